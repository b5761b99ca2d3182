/// A document in the format that Firestore returns.
struct FirestoreDocument: Sendable, Hashable, Decodable {
  /// The full name of the document, including the project and the database.
  let name: String
  /// The fields by name. Empty if the document has no fields.
  let fields: [String: FirestoreValue]
  /// The time of the last change, which identifies this version of the document. It must be sent back exactly as it was received.
  let updateTime: String

  /// The last segment of the document's name.
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

/// A page of the documents in a collection.
struct FirestoreDocumentPage: Decodable {
  /// The documents on the page. `nil` if the collection is empty.
  let documents: [FirestoreDocument]?
  /// The token of the next page. `nil` or empty on the last page.
  let nextPageToken: String?
}

/// The response for one document that was requested by name.
struct FirestoreFoundDocument: Decodable {
  let found: FirestoreDocument?
  /// The name of a document that doesn't exist.
  let missing: String?
  /// The instant at which the document was read.
  let readTime: String?
  /// An error in the stream. Responses are streamed, so an error can follow documents.
  let error: FirestoreErrorBody?
}
