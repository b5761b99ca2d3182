import Entities
import UseCases

/// Dishes from a file: JSON, or a CSV table with a header.
struct DishFileSource: SeedSource {
  let path: String

  func open() throws(SeedSourceError) -> any SeedReader {
    var beginning = JSONBytes(try OpenFile(path))
    let first = try? { () throws(JSONError) in
      try beginning.skipByteOrderMark()
      return try beginning.significant()
    }()
    // The name of a column begins with a letter or a quote; for anything else, the JSON reader reports the error.
    let isTable = first.map { $0 == UInt8(ascii: "\"") || DishTable.isLetter($0) } ?? false
    guard isTable else { return try DishSeed.json(path).open() }
    guard let bytes = try OpenFile.bytes(of: path, atMost: DishTable.maximumBytes) else {
      throw .unreadable(path: path, why: OpenFile.Failure.tooLarge.reason)
    }
    let table = DishTable(bytes)
    if table.missing.isEmpty { return table }
    if table.isTable { throw .malformed(path: path, .missingColumns(table.missing), line: 1, column: 1) }
    return try DishSeed.json(path).open()
  }
}

/// A menu as a CSV table: `name`, `description`, `price` and `kind`, or their Spanish names, in any order.
///
/// Prices may have a decimal comma and a currency sign: `12,50 €`. Other columns are ignored.
struct DishTable: SeedReader {
  /// The largest table that is read, in bytes.
  static let maximumBytes = 64 << 20

  private static let names: [String: String] = [
    "nombre": "nombre", "name": "nombre", "plato": "nombre", "dish": "nombre", "descripcion": "descripcion",
    "description": "descripcion", "precio": "precio", "price": "precio", "tipo": "tipo", "kind": "tipo", "type": "tipo",
    "seccion": "tipo", "section": "tipo", "categoria": "tipo", "category": "tipo",
  ]

  private var table: CSVTable
  /// The field of each column; `nil`: ignored.
  private let columns: [String?]
  /// The required fields that no column of the first row, the header, is for.
  let missing: [String]
  let totalBytes: Int?
  /// As in a spreadsheet: the header is row 1.
  var record: Int { table.rowNumber }

  var bytesRead: Int { table.bytesRead }

  /// - Parameter bytes: in UTF-8, or else in Windows-1252, as old spreadsheets write.
  init(_ bytes: [UInt8]) {
    table = CSVTable(String(validating: bytes, as: UTF8.self) == nil ? HTMLEntities.utf8(ofWindows: bytes) : bytes)
    totalBytes = bytes.count
    var known: Set<String> = []
    columns = (table.next() ?? []).map { title in
      guard let field = Self.names[SearchText.fold(TextRule.cleaned(title))], known.insert(field).inserted
      else { return nil }
      return field
    }
    missing = ["nombre", "precio"].filter { !known.contains($0) }
  }

  /// Whether the first row is a header: it has several fields, or one that is known.
  var isTable: Bool { columns.count > 1 || columns.contains { $0 != nil } }

  static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20) }

  mutating func next() -> SeedItem? {
    guard let row = table.next() else { return nil }
    var members = zip(columns, row).compactMap { field, text in
      field.map { JSONMember(key: $0, value: $0 == "precio" ? Self.price(text) : .string(text)) }
    }
    // Without the column, no dish has a description.
    if !columns.contains("descripcion") { members.append(JSONMember(key: "descripcion", value: .string(""))) }
    return DishSeed.item(.object(members), record: record)
  }

  /// `12,50 €` is 12.50; `1.234,50` and `1,234.50` are 1234.50. Anything else stays a text.
  private static func price(_ text: String) -> JSONValue {
    var digits = TextRule.cleaned(text)
    for sign in ["€", "EUR", "eur"] {
      if digits.hasPrefix(sign) { digits.removeFirst(sign.count) }
      if digits.hasSuffix(sign) { digits.removeLast(sign.count) }
    }
    digits = TextRule.cleaned(digits)
    let marks = digits.filter { $0 == "," || $0 == "." }
    if let last = marks.last, Set(marks).count == 2, marks.filter({ $0 == last }).count == 1 {
      digits = digits.filter { $0 == last || ($0 != "," && $0 != ".") }
    }
    digits = digits.replacing(",", with: ".")
    let isNumber = digits.wholeMatch(of: /-?[0-9]{1,18}(?:\.[0-9]{1,18})?/) != nil
    return isNumber ? .number(digits) : .string(text)
  }
}
