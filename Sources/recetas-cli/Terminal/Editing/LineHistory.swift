/// Lines that were entered before, as arrows bring them back; what is typed meanwhile is not lost.
struct LineHistory {
  private static let limit = 500

  private var lines: [String] = []
  /// How many lines back one stands; what stood there at first is kept.
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

  /// The line after, at last what stood there first; `nil`: there is none.
  mutating func newer(than current: String) -> String? {
    guard distance > 0 else { return nil }
    distance -= 1
    return distance == 0 ? first : lines[lines.count - distance]
  }
}
