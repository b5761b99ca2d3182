/// A document as Firestore returns it.
struct FirestoreDocument: Sendable, Hashable, Decodable {
  /// With everything that it is under.
  let name: String
  /// By name; a document without any has none.
  let fields: [String: FirestoreValue]
  /// Tells this version of it from others; sent back to the letter.
  let updateTime: String

  /// The last part of the name.
  var id: String { name.split(separator: "/").last.map(String.init) ?? name }
}

extension FirestoreDocument {
  private enum CodingKeys: String, CodingKey { case name, fields, updateTime }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    fields = try container.decodeIfPresent([String: FirestoreValue].self, forKey: .fields) ?? [:]
    updateTime = try container.decode(String.self, forKey: .updateTime)
  }
}

/// A page of a collection.
struct FirestoreDocumentPage: Decodable {
  /// None in an empty collection.
  let documents: [FirestoreDocument]?
  /// Without one, or with an empty one, it is the last page.
  let nextPageToken: String?
}

/// What a server says of each document that was asked for by name.
struct FirestoreFoundDocument: Decodable {
  let found: FirestoreDocument?
  /// The name of a document that there is not.
  let missing: String?
  /// As of when this is so.
  let readTime: String?
  /// Such an answer is streamed: it may have begun well and end so.
  let error: FirestoreErrorBody?
}
