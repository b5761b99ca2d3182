import Interfaces

extension Line {
  /// A line of a CSV table.
  ///
  /// Source: RFC 4180, except for line breaks, which are those of all other output.
  init(csv fields: [String]) { self.init(fields.map(Self.field).joined(separator: ",")) }

  private static func field(_ text: String) -> String {
    text.contains { ",;\"".contains($0) || $0.isNewline } ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}
