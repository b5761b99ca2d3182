import Entities

/// A number as people write it in tables and catalogs: `12,5`, `1.250,50 €`, `EUR 12`, `6.5%`.
///
/// A unit can precede or follow the number, and blanks can occur anywhere except inside a group of digits. Text on both sides of a line
/// break or tab isn't one number. The page *Imported numbers* of the manual has the rules.
struct WrittenNumber: Hashable {
  /// A decimal mark, which is a comma or a point.
  enum Mark: Character {
    case comma = ","
    case point = "."
  }

  /// The number in JSON syntax, if its last mark is read as the decimal mark. `nil` if that isn't possible.
  private let decimal: String?
  /// The number in JSON syntax, if its marks are read as thousands separators. `nil` if that isn't possible.
  private let whole: String?
  /// The decimal mark that the number itself reveals. `nil` if it reveals none.
  let shownMark: Mark?
  /// The only mark of a number with two readings. `nil` for any other number.
  private let onlyMark: Mark?

  /// The two readings of a number such as `1.250`: first with thousands, then with decimals. Empty for any other number.
  var readings: [String] { onlyMark == nil ? [] : [whole, decimal].compactMap(\.self) }

  /// The only reading of the number, or both readings.
  var possible: [String] { text().map { [$0] } ?? readings }

  /// Returns the number in JSON syntax, or `nil` if it has two readings.
  ///
  /// - Parameter mark: The decimal mark, if known, which selects one of two readings.
  func text(decimalMark mark: Mark? = nil) -> String? {
    guard let onlyMark else { return decimal ?? whole }
    return mark.flatMap { $0 == onlyMark ? decimal : whole }
  }

  /// Parses a number. `nil` if the text isn't a number.
  ///
  /// - Parameter units: The accepted units in lower case. The text can contain one of them.
  init?(_ text: String, units: [String]) {
    guard Self.isOneLine(text) else { return nil }
    let line = TextRule.cleaned(String(text.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 }))
    var number = Self.withoutUnit(line, units)
    let isNegative = number.hasPrefix("-") || number.hasPrefix("\u{2212}")
    if isNegative { number = number.dropFirst() }
    let digits = number.split(omittingEmptySubsequences: false) { !Self.isDigit($0) }.map(String.init)
    let marks = number.filter { !Self.isDigit($0) }
    guard !digits.contains(""), digits.joined().count <= 36, marks.allSatisfy({ ",. '’".contains($0) }) else {
      return nil
    }
    let sign = isNegative ? "-" : ""
    func isGrouped(_ groups: ArraySlice<String>) -> Bool {
      groups.count == 1
        || (1...3).contains(groups[0].count) && !groups[0].hasPrefix("0")
          && groups.dropFirst().allSatisfy { $0.count == 3 }
    }
    let isWhole = Set(marks).count <= 1 && isGrouped(digits[...])
    let last = marks.last.flatMap(Mark.init)
    let groupMarks = marks.dropLast()
    let isDecimal =
      last != nil && Set(groupMarks).count <= 1 && !groupMarks.contains { $0 == last?.rawValue }
      && isGrouped(digits.dropLast())
    if !isWhole, !isDecimal { return nil }
    whole = isWhole ? sign + digits.joined() : nil
    decimal = isDecimal ? sign + digits.dropLast().joined() + "." + (digits.last ?? "") : nil
    onlyMark = isWhole && isDecimal ? last : nil
    // Thousands are separated by the mark that isn't the decimal mark.
    let other: Mark? = last.map { $0 == .comma ? .point : .comma }
    shownMark = onlyMark != nil ? nil : isDecimal ? last : marks.isEmpty ? nil : other
  }

  /// Returns whether line breaks, tabs and other control characters occur only at the start and end of `text`.
  private static func isOneLine(_ text: String) -> Bool {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
    func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace || isControl(scalar) }
    let inner = text.unicodeScalars.drop(while: isBlank)
    guard let last = inner.lastIndex(where: { !isBlank($0) }) else { return true }
    return !inner[...last].contains(where: isControl)
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private static func withoutUnit(_ line: String, _ units: [String]) -> Substring {
    let small = line.lowercased()
    guard small.count == line.count else { return line[...] }
    for unit in units {
      if small.hasPrefix(unit) { return trimmed(line.dropFirst(unit.count)) }
      if small.hasSuffix(unit) { return trimmed(line.dropLast(unit.count)) }
    }
    return line[...]
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let text = text.drop { $0 == " " }
    return text.last == " " ? text.dropLast() : text
  }
}
