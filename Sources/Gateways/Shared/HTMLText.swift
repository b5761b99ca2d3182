import Entities

/// What a text in HTML says, without its markup. Anything is understood somehow, as in a browser; plain text says what it says.
enum HTMLText {
  /// As one line.
  static func line(_ html: String) -> String {
    if !HTMLScanner.mayBeHTML(html) { return TextRule.cleaned(html) }
    var scanner = HTMLScanner(html)
    return TextRule.cleaned(String(decoding: scanner.scan(), as: UTF8.self))
  }

  /// As the lines that one would see: broken where paragraphs, items and rows end, or, in text without such, at its own line ends.
  static func lines(_ html: String) -> [String] {
    var scanner = HTMLScanner(html)
    let text = scanner.scan()
    let end = scanner.hasBlocks ? HTMLScanner.blockEnd : HTMLScanner.lineEnd
    return text.split(separator: end).map { TextRule.cleaned(String(decoding: $0, as: UTF8.self)) }.filter {
      !$0.isEmpty
    }
  }

  /// The lines without the numbers that count them, if all have theirs.
  static func withoutNumbers(_ lines: [String]) -> [String] {
    let rests = lines.enumerated().map { withoutNumber($1, $0 + 1) }
    return rests.allSatisfy { $0 != nil } ? rests.compactMap(\.self) : lines
  }

  /// The line without `1.`, `1)` or `1 -` before it, if it has just that.
  private static func withoutNumber(_ line: String, _ number: Int) -> String? {
    guard line.hasPrefix("\(number)") else { return nil }
    let rest = line.dropFirst("\(number)".count)
    for mark in [". ", ") ", ".- ", " - ", ": "] where rest.hasPrefix(mark) {
      return String(rest.dropFirst(mark.count))
    }
    return nil
  }
}
