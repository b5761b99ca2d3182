import Entities
import Gateways
import UseCases

/// The records of a ``FirestoreStore``: the data that a call has fetched, and the changes that it has staged.
public struct FirestoreRecords {
  let reading: FirestoreReading
  var staging = Staging()
  /// Whether no other client can change anything until this call ends.
  var isAlone = false

  init(_ reading: FirestoreReading) { self.reading = reading }

  /// Returns the fields of a document including the staged changes. `nil` if the document doesn't exist.
  func fields(_ path: String) throws(GatewayError) -> [String: FirestoreValue]? {
    if let change = staging.changes[path], !change.isMerge { return staging.fields(path, over: nil) }
    return staging.fields(path, over: try reading.document(path)?.fields)
  }

  /// Increments a number in a document, even if the document has not been fetched. In that case, a concurrent change to the number is not a
  /// conflict.
  mutating func increment(_ path: String, _ field: String, by number: Int) throws(GatewayError) {
    // A long change can be applied twice, so it must contain the resulting number instead of the increment.
    if isAlone || reading.isKnown(path) || staging.changes[path] != nil {
      guard let fields = try fields(path) else { return }
      staging.merge(path, [field: .integer((fields[field]?.number ?? 0).adding(Int64(number)))])
    } else {
      staging.increment(path, field, by: Int64(number))
    }
  }

  var control: Control {
    get throws(GatewayError) { try Control(try fields(Control.path)) }
  }

  mutating func setControl(_ control: Control) {
    staging.merge(Control.path, control.fields.mapValues { .some($0) })
  }

  /// The maximum size of a JSON document in a field, in bytes. A Firestore document has up to 1 MiB, including its name and other fields.
  static let longestText = 900_000

  /// Encodes a JSON document as the value of a field.
  ///
  /// - Parameter name: the name of the record, for the error.
  static func text(_ document: some Encodable, of name: String) throws(GatewayError) -> FirestoreValue {
    .string(try json(document, of: name))
  }

  /// Encodes a JSON document.
  ///
  /// - Throws: ``GatewayError/tooLarge(what:limit:)`` if the document is longer than ``longestText``
  static func json(_ document: some Encodable, of name: String) throws(GatewayError) -> String {
    let bytes = try JSONDocument.encode(document, isPretty: false).dropLast()
    if bytes.count > longestText { throw .tooLarge(what: name, limit: longestText) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a count in a document, or 0 if the field is missing.
  ///
  /// - Parameter most: the largest count that the kit writes.
  /// - Throws: ``GatewayError/corrupt(what:why:)`` if the count is out of range.
  static func count(
    _ field: String, in fields: [String: FirestoreValue], of path: String, atMost most: Int = 1 << 40
  ) throws(GatewayError) -> Int {
    guard let value = fields[field] else { return 0 }
    guard let count = value.number, (0...Int64(most)).contains(count) else {
      throw .corrupt(what: path, why: "its \(field) is not a valid count")
    }
    return Int(count)
  }

  /// Decodes a record from a field that the kit wrote.
  static func record<Document: Decodable, Record>(
    _ fields: [String: FirestoreValue], _ field: String, of path: String, _ read: (Document) throws -> Record
  ) throws(GatewayError) -> Record {
    guard let text = fields[field]?.text else { throw .corrupt(what: path, why: "it has no \(field)") }
    let document = try JSONDocument.decode(Document.self, Array(text.utf8), from: path)
    do { return try read(document) } catch { throw .corrupt(what: path, why: error.reason) }
  }
}
