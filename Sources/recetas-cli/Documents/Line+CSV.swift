import Interfaces

extension Line {
  /// A line of a CSV table.
  ///
  /// Source: RFC 4180, but for line breaks, which are those of every other output.
  init(csv fields: [String]) { self.init(fields.map(Self.field).joined(separator: ",")) }

  private static func field(_ text: String) -> String {
    text.contains { ",;\"".contains($0) || $0.isNewline } ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}
