import Entities
import UseCases

extension FirestoreStore {
  /// Completes a change that another client started, or waits for that client.
  func end(_ change: LongChange, _ backoff: inout CommitBackoff) async throws(GatewayError) {
    if try await !takeOver(change) { try await backoff.again(isLeased: true) }
  }

  /// Completes a change that has stalled, if this user has permission to do so.
  func takeOver(_ change: LongChange) async throws(GatewayError) -> Bool {
    guard poller.hasStalled(change, clock: clock, for: patience * 3) else { return false }
    do {
      switch change.step {
      case .apply: try await apply(change)
      case .prepare: try await forget(change.id, ifStill: change)
      }
      return true
    } catch {
      // Without permission to complete the change, the caller waits for a client that has permission.
      guard case .failed(_, .forbidden) = error else { throw error }
      return false
    }
  }

  /// Applies the remaining parts of a decided change. The commit of each part also counts the part in the control document, so it is
  /// applied once, even if several clients apply the change.
  func apply(_ change: LongChange) async throws(GatewayError) {
    while let control = try await client.documents(at: [Control.path], asOf: nil).value[Control.path],
      let now = try Control(control.fields).change, now.id == change.id
    {
      let index = Int(now.beat)
      guard now.log.indices.contains(index) else { throw .corrupt(what: Control.path, why: "its change has no end") }
      do {
        try await client.replay(text(of: now.log[index]), of: now, isLast: index == now.log.count - 1, over: control)
      } catch {
        // Another client applied the part first, or this is a retry whose first response was lost.
        let found = try await client.documents(at: [Control.path], asOf: nil).value[Control.path]
        if found?.updateTime == control.updateTime { throw error }
      }
    }
    // The change is complete, so errors are ignored. The remaining blocks only take up space.
    try? await sweep(change.log)
  }

  private func text(of names: String) async throws(GatewayError) -> String {
    let paths = names.split(separator: " ").map { "blocks/\($0)" }
    let found = try await client.documents(at: paths, asOf: nil).value
    var text = ""
    for path in paths {
      guard let piece = found[path]?.fields["text"]?.text else { throw .corrupt(what: path, why: "it is missing") }
      text += piece
    }
    return text
  }

  /// Releases the claim of a change that has not been decided.
  func forget(_ id: String, ifStill change: LongChange? = nil) async throws(GatewayError) {
    _ = try await changeControl { control, _ in
      guard let current = control.change, current.id == id, current.step == .prepare, change ?? current == current
      else { return false }
      control.change = nil
      return true
    }
  }

  /// Deletes the blocks that contain a change's log.
  private func sweep(_ log: [String]) async throws(GatewayError) {
    let names = log.flatMap { $0.split(separator: " ") }
    for start in stride(from: 0, to: names.count, by: StagedCommit.maximumWrites) {
      var writes: [FirestoreWrite] = []
      for name in names[start..<min(start + StagedCommit.maximumWrites, names.count)] {
        writes.append(try client.write("blocks/\(name)", .delete, nil))
      }
      try await client.commit(writes)
    }
  }
}
