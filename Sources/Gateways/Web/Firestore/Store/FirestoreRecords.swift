import Entities
import Gateways
import UseCases

/// The records of a ``FirestoreStore``: what a call has fetched, and what it has put.
public struct FirestoreRecords {
  let reading: FirestoreReading
  var staging = Staging()
  /// Whether nobody else can change anything meanwhile.
  var isAlone = false

  init(_ reading: FirestoreReading) { self.reading = reading }

  /// The fields of a document as they are after what was put; `nil`: there is none.
  func fields(_ path: String) throws(GatewayError) -> [String: FirestoreValue]? {
    if let change = staging.changes[path], !change.isMerge { return staging.fields(path, over: nil) }
    return staging.fields(path, over: try reading.document(path)?.fields)
  }

  /// Increments a number of a document, whatever its value: another user's change of it does not conflict.
  mutating func increment(_ path: String, _ field: String, by number: Int) throws(GatewayError) {
    // What is written down to be done later has to come to the same if it is done twice.
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

  /// The longest document of the kit, in bytes: a document of Firestore holds up to 1 MiB, its name and its other fields included.
  static let longestText = 900_000

  /// A document of the kit in a field of Firestore.
  ///
  /// - Parameter name: of what it describes, for the error.
  static func text(_ document: some Encodable, of name: String) throws(GatewayError) -> FirestoreValue {
    .string(try json(document, of: name))
  }

  /// - Throws: ``GatewayError/tooLarge(what:limit:)``
  static func json(_ document: some Encodable, of name: String) throws(GatewayError) -> String {
    let bytes = try JSONDocument.encode(document, isPretty: false).dropLast()
    if bytes.count > longestText { throw .tooLarge(what: name, limit: longestText) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A count in a document; 0 if the field is missing.
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

  /// What the kit wrote into a field of a document.
  static func record<Document: Decodable, Record>(
    _ fields: [String: FirestoreValue], _ field: String, of path: String, _ read: (Document) throws -> Record
  ) throws(GatewayError) -> Record {
    guard let text = fields[field]?.text else { throw .corrupt(what: path, why: "it has no \(field)") }
    let document = try JSONDocument.decode(Document.self, Array(text.utf8), from: path)
    do { return try read(document) } catch { throw .corrupt(what: path, why: error.reason) }
  }
}
