/// A cell of a CSV table to write.
///
/// A spreadsheet evaluates a cell that starts like a formula, and a formula can send the content of other cells to a server. The text of
/// such a cell is written with a leading `'`, which ``withoutGuard(_:)`` removes.
package enum CSVCell {
  case text(String)
  /// A number in JSON syntax, which is written without a leading `'`.
  case number(String)

  /// Returns a row of a table, without a line break (RFC 4180).
  package static func row(_ cells: [CSVCell]) -> String { cells.map(\.written).joined(separator: ",") }

  private var written: String {
    let text =
      switch self {
      case .number(let text): text
      case .text(let text): Self.needsGuard(text) ? "'" + text : text
      }
    return text.utf8.contains(where: ",;\"\t\r\n".utf8.contains) ? Self.quoted(text) : text
  }

  private static func quoted(_ text: String) -> String {
    var scalars = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in text.unicodeScalars {
      if scalar == "\"" { scalars.append(scalar) }
      scalars.append(scalar)
    }
    scalars.append("\"")
    return String(scalars)
  }

  /// Returns the original text of a cell, without the leading `'` that was added when the cell was written.
  static func withoutGuard(_ text: String) -> String {
    text.unicodeScalars.first == "'" && needsGuard(String(text.unicodeScalars.dropFirst()))
      ? String(text.unicodeScalars.dropFirst()) : text
  }

  // Scalars are compared, since a character such as `=` forms a different `Character` with a combining accent.
  private static func needsGuard(_ text: String) -> Bool {
    text.unicodeScalars.first.map { "=+-@'\t\r\n".unicodeScalars.contains($0) } ?? false
  }
}
