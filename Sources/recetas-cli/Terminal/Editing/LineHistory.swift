/// The lines entered before, recalled by the arrow keys; the line being typed is kept.
struct LineHistory {
  private static let limit = 500

  private var lines: [String] = []
  /// How many lines back; the line being typed is kept.
  private var distance = 0
  private var first = ""

  /// Remembers a line, unless it is blank or the last one again.
  mutating func append(_ line: String) {
    if line.allSatisfy(\.isWhitespace) || line == lines.last { return }
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst() }
  }

  /// The line before; `nil`: there is none.
  mutating func older(than current: String) -> String? {
    guard distance < lines.count else { return nil }
    if distance == 0 { first = current }
    distance += 1
    return lines[lines.count - distance]
  }

  /// The next line, finally the one being typed; `nil`: there is none.
  mutating func newer(than current: String) -> String? {
    guard distance > 0 else { return nil }
    distance -= 1
    return distance == 0 ? first : lines[lines.count - distance]
  }
}
