/// The previously entered lines, recalled by the arrow keys. The line being typed is kept in the meantime.
struct LineHistory {
  private static let limit = 500

  private var lines: [String] = []
  /// The position in the history, counted from its end. At 0, the line being typed is shown.
  private var distance = 0
  private var first = ""

  /// Adds a line, unless it is blank or repeats the last one.
  mutating func append(_ line: String) {
    if line.allSatisfy(\.isWhitespace) || line == lines.last { return }
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst() }
  }

  /// Returns the previous line. `nil` if there is no previous line.
  mutating func older(than current: String) -> String? {
    guard distance < lines.count else { return nil }
    if distance == 0 { first = current }
    distance += 1
    return lines[lines.count - distance]
  }

  /// Returns the next line, and finally the line being typed. `nil` if there is no next line.
  mutating func newer(than current: String) -> String? {
    guard distance > 0 else { return nil }
    distance -= 1
    return distance == 0 ? first : lines[lines.count - distance]
  }
}
