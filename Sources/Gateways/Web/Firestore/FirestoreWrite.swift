/// A change to a document, and its precondition.
struct FirestoreWrite: Sendable, Hashable {
  enum Change: Sendable, Hashable {
    /// Replaces the fields that `mask` names, or the whole document if there is no mask.
    case update([String: FirestoreValue], mask: [FirestoreFieldPath]?)
    case delete
    /// Checks the precondition without changing the document. This only requires permission to read the document.
    case verify
  }

  enum Precondition: Sendable, Hashable {
    case missing
    case exists
    /// The precondition that the document has exactly this update time.
    case updated(at: String)
  }

  /// The start of a ``Change/verify`` in the body of a commit. User data can't contain these bytes: quotation marks inside a string are
  /// escaped, and the value of a field is an object.
  static let verifyMark = Array(#""verify":"projects"#.utf8)

  let name: FirestoreName
  let change: Change
  let precondition: Precondition?
  /// The values that the service computes after an update, each from the current value of a field.
  var transforms: [FirestoreTransform] = []
}

/// A field value that the service computes.
struct FirestoreTransform: Sendable, Hashable {
  enum Operation: Sendable, Hashable {
    /// The time of the commit.
    case requestTime
    /// The sum of the current value and this number.
    case increment(Int64)
  }

  let field: FirestoreFieldPath
  let operation: Operation
}

extension FirestoreTransform: Encodable {
  private enum Key: String, CodingKey { case fieldPath, setToServerValue, increment }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(field.text, forKey: .fieldPath)
    switch operation {
    case .requestTime: try container.encode("REQUEST_TIME", forKey: .setToServerValue)
    case .increment(let number): try container.encode(FirestoreValue.integer(number), forKey: .increment)
    }
  }
}

extension FirestoreWrite: Encodable {
  private enum Key: String, CodingKey {
    case update, delete, verify, updateMask, updateTransforms, currentDocument, name, fields, fieldPaths, exists,
      updateTime
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch change {
    case .delete: try container.encode(name.text, forKey: .delete)
    case .verify: try container.encode(name.text, forKey: .verify)
    case .update(let fields, let mask):
      var document = container.nestedContainer(keyedBy: Key.self, forKey: .update)
      try document.encode(name.text, forKey: .name)
      try document.encode(fields, forKey: .fields)
      if let mask {
        var container = container.nestedContainer(keyedBy: Key.self, forKey: .updateMask)
        try container.encode(mask.map(\.text), forKey: .fieldPaths)
      }
    }
    if !transforms.isEmpty { try container.encode(transforms, forKey: .updateTransforms) }
    guard let precondition else { return }
    var current = container.nestedContainer(keyedBy: Key.self, forKey: .currentDocument)
    switch precondition {
    case .missing: try current.encode(false, forKey: .exists)
    case .exists: try current.encode(true, forKey: .exists)
    case .updated(let time): try current.encode(time, forKey: .updateTime)
    }
  }
}

/// Changes that are committed together or not at all.
struct FirestoreCommit: Encodable {
  let writes: [FirestoreWrite]
}

/// The response to a commit: the result of each write, in order.
struct FirestoreCommitResult: Decodable {
  struct Write: Decodable {}

  let writeResults: [Write]?
}

/// A request for documents by their names.
struct FirestoreBatchGet: Encodable {
  struct Mask: Encodable { let fieldPaths: [String] }

  let documents: [String]
  /// The fields to return. `nil` for all fields.
  var mask: Mask?
  /// The instant to read at. `nil` to read the current data.
  var readTime: String?
}
