import Entities

/// Converts HTML to plain text. Like a browser, it accepts any input. Plain text stays unchanged.
enum HTMLText {
  /// Returns the text as one line. Unescapes twice, since some pages escape their text twice: `Fish &amp;amp; Chips`, `&lt;p&gt;`.
  static func line(_ html: String) -> String { line(html, times: 2) }

  private static func line(_ html: String, times: Int) -> String {
    if times == 0 || !HTMLScanner.mayBeHTML(html) { return TextRule.cleaned(html) }
    var scanner = HTMLScanner(html)
    return line(String(decoding: scanner.scan(), as: UTF8.self), times: times - 1)
  }

  /// Returns the lines that a browser would show, split at the ends of paragraphs, items and rows. Text without these elements is split at
  /// its own line ends.
  static func lines(_ html: String) -> [String] {
    var scanner = HTMLScanner(html)
    let text = scanner.scan()
    let hasBlocks = scanner.hasBlocks
    let blocks = hasBlocks ? text.split(separator: HTMLScanner.blockEnd) : [text[...]]
    return blocks.flatMap { block in
      // Text that was escaped twice still contains its block elements.
      var scanner = HTMLScanner(String(decoding: block, as: UTF8.self))
      let text = scanner.scan()
      let isPlain = !hasBlocks && !scanner.hasBlocks
      let lines = text.split(separator: isPlain ? HTMLScanner.lineEnd : HTMLScanner.blockEnd)
      return lines.map { TextRule.cleaned(String(decoding: $0, as: UTF8.self)) }.filter { !$0.isEmpty }
    }
  }

  /// Returns the lines of a list, or `nil` if no element in the text forms lines.
  static func rows(_ html: String) -> [String]? {
    var scanner = HTMLScanner(html, isList: true)
    let text = scanner.scan()
    guard scanner.hasRows else { return nil }
    return text.split(separator: HTMLScanner.blockEnd).map { line(String(decoding: $0, as: UTF8.self), times: 1) }
      .filter { !$0.isEmpty }
  }

  /// Removes lines without content, such as `,` or `1:`, which remain where a page joins its paragraphs or numbers empty paragraphs.
  static func telling(_ lines: [String]) -> [String] {
    lines.compactMap { line in
      let line = line.hasPrefix(", ") ? String(line.dropFirst(2)) : line
      let isCount = line.wholeMatch(of: /[\p{P}\s]*|[0-9]{1,2}[.,:;)\-–—\s]*/) != nil
      return isCount ? nil : line
    }
  }

  /// The words for “step” in the languages of recipe pages, folded for comparison.
  private static let stepWords: Set = [
    "paso", "step", "etape", "schritt", "passo", "passaggio", "stap", "steg", "trinn", "trin", "krok", "pas", "vaihe",
  ]

  /// Returns whether a line contains only a step number: `Paso 1`, `Step #2:`, `3.`
  static func isCount(_ line: String) -> Bool {
    guard let match = line.wholeMatch(of: /(\p{L}*)\s*#?[0-9]{1,3}[.:)]?/) else { return false }
    return match.1.isEmpty || stepWords.contains(SearchText.fold(String(match.1)))
  }

  /// Returns the lines without those that only contain a step number, if the steps are numbered completely and in order: `Paso 1: La masa`,
  /// `Paso 2`.
  static func withoutCounts(_ lines: [String]) -> [String] {
    let counts = lines.map { line in
      line.wholeMatch(of: /(\p{L}+)\s*([0-9]{1,3})(?:[.:)]?|[.:)]\s(.+))/)
        .flatMap { stepWords.contains(SearchText.fold(String($0.1))) ? $0 : nil }
    }
    let own = counts.map { $0.flatMap { $0.1 == counts.first??.1 ? $0 : nil } }
    let numbers = own.compactMap { $0.flatMap { Int($0.2) } }
    let isBare = own.map { $0.map { $0.3 == nil } ?? false }
    guard numbers.count > 1, numbers == Array(1...numbers.count), isBare.last == false else { return lines }
    return zip(lines, isBare).filter { !$1 }.map(\.0)
  }

  /// Returns the lines without their bullets, if all lines start with the same bullet: `- 2 huevos`.
  static func withoutMarks(_ lines: [String]) -> [String] {
    let mark = ["- ", "– ", "• ", "· ", "* "].first { mark in lines.allSatisfy { $0.hasPrefix(mark) } }
    guard let mark, lines.count > 1 else { return lines }
    return lines.map { String($0.dropFirst(mark.count)) }
  }

  /// Returns the lines without their numbers, if every line starts with its number.
  static func withoutNumbers(_ lines: [String]) -> [String] {
    let rests = lines.enumerated().map { withoutNumber($1, $0 + 1) }
    return rests.allSatisfy { $0 != nil } ? rests.compactMap(\.self) : lines
  }

  /// Returns the line without a leading `1.`, `1)` or `1 -`, or `nil` if it doesn't start with this number. `1 - 2 min` is a range.
  private static func withoutNumber(_ line: String, _ number: Int) -> String? {
    guard line.hasPrefix("\(number)") else { return nil }
    let rest = line.dropFirst("\(number)".count)
    for mark in [". ", ") ", ".- ", " - ", ": "] where rest.hasPrefix(mark) {
      let line = String(rest.dropFirst(mark.count))
      return [" - ", ": "].contains(mark) && line.first?.isNumber == true ? nil : line
    }
    return nil
  }
}
