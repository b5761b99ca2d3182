/// A change to a document, and what it starts from.
struct FirestoreWrite: Sendable, Hashable {
  enum Change: Sendable, Hashable {
    /// Fields that `mask` does not name stay; without a mask, the document becomes these.
    case update([String: FirestoreValue], mask: [FirestoreFieldPath]?)
    case delete
  }

  enum Precondition: Sendable, Hashable {
    case missing
    /// With this time of its last change, to the letter.
    case updated(at: String)
  }

  let name: FirestoreName
  let change: Change
  let precondition: Precondition?
}

extension FirestoreWrite: Encodable {
  private enum Key: String, CodingKey {
    case update, delete, updateMask, currentDocument, name, fields, fieldPaths, exists, updateTime
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch change {
    case .delete: try container.encode(name.text, forKey: .delete)
    case .update(let fields, let mask):
      var document = container.nestedContainer(keyedBy: Key.self, forKey: .update)
      try document.encode(name.text, forKey: .name)
      try document.encode(fields, forKey: .fields)
      if let mask {
        var container = container.nestedContainer(keyedBy: Key.self, forKey: .updateMask)
        try container.encode(mask.map(\.text), forKey: .fieldPaths)
      }
    }
    guard let precondition else { return }
    var current = container.nestedContainer(keyedBy: Key.self, forKey: .currentDocument)
    switch precondition {
    case .missing: try current.encode(false, forKey: .exists)
    case .updated(let time): try current.encode(time, forKey: .updateTime)
    }
  }
}

/// Changes that are made together or not at all.
struct FirestoreCommit: Encodable {
  let writes: [FirestoreWrite]
}

/// What came of them, one by one.
struct FirestoreCommitResult: Decodable {
  struct Write: Decodable {}

  let writeResults: [Write]?
}

/// A question for documents by their names.
struct FirestoreBatchGet: Encodable {
  struct Mask: Encodable { let fieldPaths: [String] }

  let documents: [String]
  let mask: Mask
}
