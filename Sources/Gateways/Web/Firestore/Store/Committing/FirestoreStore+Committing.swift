import Entities
import Gateways
import UseCases

extension FirestoreStore {
  /// Makes one change: runs `body` repeatedly until its writes are committed without a conflict.
  func commit<Answer: Sendable>(
    touching scope: RecordScope, isAlone: Bool,
    _ body: (inout FirestoreRecords) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    var backoff = CommitBackoff(patience, clock, chance, place: place)
    if isAlone { return try await commitAlone(touching: scope, &backoff, body) }
    while true {
      let (records, answer) = try await run(body)
      // Changes to the control document must also wait until a long change has ended.
      let isControlled = records.staging.changes[Control.path] != nil
      if let change = try records.control.change, isControlled || change.concerns(scope) {
        try await end(change, &backoff)
        continue
      }
      switch try answer.get() {
      case .discard(let answer): return answer
      case .commit(let answer):
        if records.staging.isEmpty { return answer }
        let nonce = Nonce(chance)
        let commit = try StagedCommit(records, nonce, client)
        if commit.isTooLarge { return try await commitAlone(touching: scope, &backoff, body) }
        try await keep(records.staging)
        if try await send(commit, nonce, pictures: records.staging.pictures) == .done {
          noteChange(commit.paths)
          return answer
        }
      }
      try await backoff.again()
    }
  }

  enum Outcome { case done, overtaken }

  /// Sends a commit until its outcome is known. Cancellation doesn't stop the commit, since its outcome would stay unknown.
  ///
  /// - Parameter pictures: the number of pictures that are added or removed with a review.
  func send(_ commit: StagedCommit, _ nonce: Nonce, pictures: Int = 0) async throws(GatewayError) -> Outcome {
    let result = await Task { [client] () -> Result<Outcome, GatewayError> in
      do throws(GatewayError) { return .success(try await client.commit(commit, nonce)) } catch {
        return .failure(error)
      }
    }.value
    if case .failure(.failed(let place, .forbidden)) = result, pictures > Self.maximumPictures {
      throw .tooManyPictures(what: place, limit: Self.maximumPictures)
    }
    return try result.get()
  }

  /// The maximum number of pictures that a user's commit can add or remove, according to `hasPictures` in `firestore.rules`.
  private static let maximumPictures = 4

  /// Writes blocks and large pictures before the commit that names them. If that commit is never made, a later sweep deletes them.
  func keep(_ staging: Staging, withParts: Bool = false) async throws(GatewayError) {
    var writes: [FirestoreWrite] = []
    for (name, text) in staging.blocks {
      writes.append(try client.write("blocks/\(name)", .update(["text": .string(text)], mask: nil), nil))
    }
    if withParts || staging.hasLargeParts(client) {
      for (path, bytes) in staging.parts {
        writes.append(try client.write(path, .update(["bytes": .bytes(bytes)], mask: nil), nil))
      }
    }
    var part: [FirestoreWrite] = []
    var size = 0
    for write in writes {
      let length = write.estimatedSize
      if size + length > StagedCommit.maximumSize(client) || part.count == StagedCommit.maximumWrites {
        try await client.commit(part)
        (part, size) = ([], 0)
      }
      part.append(write)
      size += length
    }
    if !part.isEmpty { try await client.commit(part) }
  }

  /// Notifies observers of a commit by this store.
  func noteChange(_ paths: [String]) {
    poller.note(Dictionary(uniqueKeysWithValues: paths.users.map { ($0, nil) }))
    feed.tell()
  }
}

extension Staging {
  /// The number of pictures that are added or removed with a review.
  fileprivate var pictures: Int {
    changes.count { path, change in
      path.hasPrefix("photos/") && path.split(separator: "/").count == 2 && change.fields["by"] != nil
    }
  }
}
