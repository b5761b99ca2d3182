import Entities
import UseCases

extension FirestoreStore {
  /// Ends a change that somebody else began, or waits for it.
  func end(_ change: LongChange, _ waiting: inout Contention) async throws(GatewayError) {
    if try await !takeOver(change) { try await waiting.again(isClaimed: true) }
  }

  /// Ends a change that nobody has been at for a while, if this user may.
  func takeOver(_ change: LongChange) async throws(GatewayError) -> Bool {
    // One that is decided is seen by nobody until it is whole, and two may apply it at once.
    let time = change.step == .apply ? patience * 0.2 : patience * 3
    guard lookout.hasStood(change, clock: clock, for: time) else { return false }
    do {
      switch change.step {
      case .apply: try await apply(change)
      case .prepare: try await forget(change.id, ifStill: change)
      }
      return true
    } catch {
      // Who may not end it waits for somebody who may.
      guard case .forbidden = error else { throw error }
      return false
    }
  }

  /// Applies the parts of a decided change; doing it twice is doing it once.
  func apply(_ change: LongChange) async throws(GatewayError) {
    guard let control = try await client.documents(at: [Control.path], asOf: nil).value[Control.path],
      try Control(control.fields).change?.id == change.id
    else { return }
    for (index, names) in change.log.enumerated() {
      do {
        let part = try await text(of: names)
        try await client.replay(part, isLast: index == change.log.count - 1, control: control)
      } catch {
        // Somebody else was done first.
        if try await isOver(change) { return }
        throw error
      }
    }
    // It is done: what can't be deleted now only takes room.
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

  private func isOver(_ change: LongChange) async throws(GatewayError) -> Bool {
    let control = try await client.documents(at: [Control.path], asOf: nil).value[Control.path]
    return try Control(control?.fields).change?.id != change.id
  }

  /// Gives up a claim of which nothing is decided.
  func forget(_ id: String, ifStill change: LongChange? = nil) async throws(GatewayError) {
    _ = try await changeControl { control, _ in
      guard let current = control.change, current.id == id, current.step == .prepare, change ?? current == current
      else { return false }
      control.change = nil
      return true
    }
  }

  /// Deletes what a change was written down in.
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
