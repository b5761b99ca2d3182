import Gateways
import UseCases

/// The writes of a commit, which make the staged changes.
struct StagedCommit: Sendable {
  /// The maximum number of writes in a commit. The service has sometimes refused commits with only half as many writes as its own limit
  /// allows ("Transaction too big"), since index entries count as well.
  static let maximumWrites = 400
  /// Returns the maximum size of a commit, in bytes. The service accepts 10 MiB, and the emulator accepts 4 MiB.
  static func maximumSize(_ client: FirestoreClient) -> Int { client.endpoint.isEmulator ? 3_600_000 : 9_500_000 }
  /// The maximum number of index entries that a commit changes. Each n-gram in a list is an entry in several indexes. The limit of a commit
  /// is undocumented, and a document can have 40,000 entries (firebase.google.com/docs/firestore/quotas).
  static let maximumEntries = 20_000

  let writes: [FirestoreWrite]
  /// Whether the writes are too large for one commit.
  let isTooLarge: Bool
  let paths: [String]
  /// The path of the document that shows whether the commit was made.
  let witness: String

  /// Creates the commit that makes staged changes.
  ///
  /// - Parameters:
  ///   - records: the staged changes, and the documents that they depend on. Later changes by other clients are not overwritten.
  ///   - control: the current control document, if it isn't the one that was read.
  init(
    _ records: FirestoreRecords, _ nonce: Nonce, _ client: FirestoreClient, control: FirestoreDocument? = nil
  ) throws(GatewayError) {
    let control = if let control { control } else { try records.reading.document(Control.path) }
    var staging = records.staging
    let isControlled = staging.changes[Control.path] != nil
    witness = staging.witness ?? Control.path
    if staging.witness == nil && !isControlled {
      staging.merge(Control.path, try records.control.fields.mapValues { .some($0) })
    }
    let basis = Basis(records: records, control: control, witness: witness, nonce: nonce)
    var writes: [FirestoreWrite] = []
    for path in staging.paths where staging.parts[path] == nil {
      if let change = staging.changes[path], let write = try basis.write(change, to: path, client) {
        writes.append(write)
      }
    }
    if !staging.hasLargeParts(client) {
      for (path, bytes) in staging.parts.sorted(by: \.key) {
        writes.append(try client.write(path, .update(["bytes": .bytes(bytes)], mask: nil), nil))
      }
    }
    if staging.changes[Control.path] == nil {
      writes.append(
        try client.write(Control.path, .verify, control.map { .updated(at: $0.updateTime) } ?? .missing))
    }
    self.writes = writes
    isTooLarge =
      writes.count > Self.maximumWrites || writes.reduce(0) { $0 + $1.estimatedSize } > Self.maximumSize(client)
      || writes.reduce(0) { $0 + $1.estimatedEntries } > Self.maximumEntries
    paths = staging.paths
  }
}

/// The documents that the writes of a commit depend on.
private struct Basis {
  let records: FirestoreRecords
  /// The current control document.
  let control: FirestoreDocument?
  /// The path of the document that contains the nonce.
  let witness: String
  let nonce: Nonce

  /// Returns whether the state of a document is known, so that the commit can require it to be unchanged.
  private func isKnown(_ path: String) -> Bool { path == Control.path || records.reading.isKnown(path) }

  private func document(_ path: String) throws(GatewayError) -> FirestoreDocument? {
    if path == Control.path { return control }
    return records.reading.isKnown(path) ? try records.reading.document(path) : nil
  }

  /// Returns the write that makes a staged change.
  ///
  /// - Returns: `nil` if a document to be deleted doesn't exist.
  func write(
    _ change: Staging.Change, to path: String, _ client: FirestoreClient
  ) throws(GatewayError) -> FirestoreWrite? {
    let known = try document(path)
    // While other clients can't change anything, preconditions are unnecessary.
    let isCompared = path == Control.path || isKnown(path) && !records.isAlone
    let condition: FirestoreWrite.Precondition? =
      isCompared
      ? known.map { .updated(at: $0.updateTime) } ?? .missing : change.increments.isEmpty ? nil : .exists
    if change.isDeletion {
      return isCompared && known == nil ? nil : try client.write(path, .delete, condition)
    }
    var fields = change.fields
    var transforms = change.increments.sorted(by: \.key).map {
      FirestoreTransform(field: FirestoreFieldPath($0.key), operation: .increment($0.value))
    }
    if path == witness { fields["ops"] = .some(nonce.added(to: known?.fields)) }
    if Self.isMarked(path) {
      fields["mark"] = .integer(nonce.mark)
      transforms.append(FirestoreTransform(field: FirestoreFieldPath("touched"), operation: .requestTime))
    }
    let values = fields.compactMapValues { $0 }
    let mask = change.isMerge ? fields.keys.sorted().map { FirestoreFieldPath($0) } : nil
    return try client.write(path, .update(values, mask: mask), condition, transforms)
  }

  /// Returns whether a document stores the time of its last change, which observers check, and a mark, from which the stamps of the store
  /// are computed.
  private static func isMarked(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.count == 2 && ["makers", "beers", "users", "control"].contains(parts[0])
  }
}

extension Staging {
  /// The path of the document that shows whether the commit was made, preferably one that other clients rarely change.
  var witness: String? {
    for collection in ["reviews", "users", "beers", "makers"] {
      let path = paths.first { path in
        path.hasPrefix(collection + "/") && path.split(separator: "/").count == 2
          && changes[path].map { !$0.isDeletion && !$0.fields.isEmpty } == true
      }
      if let path { return path }
    }
    return nil
  }

  /// Returns whether new pictures are too large for the commit that names them.
  func hasLargeParts(_ client: FirestoreClient) -> Bool {
    parts.values.reduce(0) { $0 + $1.count * 4 / 3 } > StagedCommit.maximumSize(client) - 200_000
  }
}

extension FirestoreClient {
  func write(
    _ path: String, _ change: FirestoreWrite.Change, _ precondition: FirestoreWrite.Precondition?,
    _ transforms: [FirestoreTransform] = []
  ) throws(GatewayError) -> FirestoreWrite {
    var name = try FirestoreName.documents(of: project)
    for segment in path.split(separator: "/") { name = try name.appending(String(segment)) }
    return FirestoreWrite(name: name, change: change, precondition: precondition, transforms: transforms)
  }
}

extension FirestoreWrite {
  /// The approximate size of the write, in bytes.
  var estimatedSize: Int {
    guard case .update(let fields, _) = change else { return 300 }
    return fields.values.reduce(300) { $0 + $1.estimatedSize }
  }

  /// The approximate number of index entries that the write changes.
  var estimatedEntries: Int {
    switch change {
    case .update(let fields, _): if case .array(let grams) = fields["grams"] { grams.count * 8 } else { 30 }
    // A beer's n-grams have up to 300 index entries. Other documents have fewer.
    case .delete: name.segments.dropLast().last == "beers" ? 300 : 30
    case .verify: 0
    }
  }
}

extension FirestoreValue {
  fileprivate var estimatedSize: Int {
    switch self {
    // Quotation marks and backslashes are escaped, so they take two bytes.
    case .string(let text): text.utf8.reduce(30) { $0 + ($1 == 0x22 || $1 == 0x5C || $1 < 0x20 ? 2 : 1) }
    case .bytes(let bytes): bytes.count * 4 / 3 + 30
    case .array(let values): values.reduce(30) { $0 + $1.estimatedSize }
    case .map(let fields): fields.values.reduce(30) { $0 + $1.estimatedSize }
    default: 40
    }
  }
}
