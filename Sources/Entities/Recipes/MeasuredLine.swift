/// An ingredient's line, parsed: `1½ tazas de harina` is an amount, a unit and a name.
public struct MeasuredLine: Sendable, Hashable {
  /// The amount, or the lower end of a range (`2-3 dientes`).
  public let amount: Fraction
  /// The upper end of a range; `nil`: not a range.
  public let most: Fraction?
  /// The unit; `nil`: pieces, or an unknown unit, which is then part of ``name``.
  public let unit: KitchenUnit?
  /// The ingredient: `harina`; may be empty.
  public let name: String
  /// The text between the ends of a range, as written.
  public let joint: String
  /// The line after the amount, as written.
  public let rest: String

  /// - Returns: `nil` when the line does not begin with an amount, as `Sal` does not.
  public init?(_ line: String) {
    var text = line[...]
    guard let amount = Self.amount(&text) else { return nil }
    self.amount = amount
    var beyond = text
    let joint = beyond.prefixMatch(of: /\s{0,3}(?:-|–|—|\sa\s|\so\s|\sto\s|\sor\s)\s{0,3}/)
    if let joint { beyond = beyond[joint.range.upperBound...] }
    if let joint, let most = Self.amount(&beyond), most > amount {
      (self.most, self.joint, text) = (most, String(joint.output), beyond)
    } else {
      (self.most, self.joint) = (nil, "")
    }
    // The number in `2%`, `1-inch` or `7up` is not an amount; in `500g` it is.
    let glued = text.prefix { !$0.isWhitespace && $0 != "(" }
    let isGlued = !glued.isEmpty
    if isGlued, KitchenUnit(word: glued) == nil { return nil }
    rest = String(text)
    let words = Self.withoutGroups(rest).split(separator: " ")
    unit = words.first.flatMap { KitchenUnit(word: $0.last == "," ? $0.dropLast() : $0) }
    name = Self.name(words.dropFirst(unit == nil ? 0 : 1))
  }

  private static func name(_ words: ArraySlice<Substring>) -> String {
    var words = words
    if let first = words.first?.lowercased(), ["de", "of"].contains(first) { words.removeFirst() }
    if let first = words.first?.lowercased(), first.hasPrefix("d'") || first.hasPrefix("d’") {
      words[words.startIndex] = words[words.startIndex].dropFirst(2)
    }
    return cut(words.joined(separator: " "))
  }

  /// The text without what stands in parentheses: `lata (400 g) de tomate` is `lata de tomate`.
  private static func withoutGroups(_ text: String) -> String {
    var (kept, depth) = ("", 0)
    for character in text {
      if character == "(" {
        depth += 1
        kept += " "
      } else if character == ")" {
        depth = max(0, depth - 1)
      } else if depth == 0 {
        kept.append(character)
      }
    }
    return kept.split(separator: " ").joined(separator: " ")
  }

  /// The name without remarks: `Sal al gusto` is salt.
  static func cut(_ name: String) -> String {
    let isEnd: (Character) -> Bool = { $0 == "," || $0 == ";" }
    var name = withoutGroups(name).drop { $0 == " " || isEnd($0) }.prefix { !isEnd($0) }
    for ending in [" al gusto", " to taste", " c/n"] where name.lowercased().hasSuffix(ending) {
      name = name.dropLast(ending.count)
    }
    while name.last == " " || name.last == "." { name.removeLast() }
    return String(name)
  }

  /// Parses the amount that a text begins with: `1`, `1,5`, `0.75`, `1/2`, `1 1/2`, `1½`, `½`.
  private static func amount(_ text: inout Substring) -> Fraction? {
    let start = text
    if let sign = text.first.flatMap({ vulgar[$0] }) {
      text = text.dropFirst()
      return sign
    }
    guard let whole = number(&text) else { return nil }
    var rest = text
    if let point = rest.first, point == "." || point == "," {
      rest = rest.dropFirst()
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      // `1.000 g` is a thousand in Spanish and one in English: three digits are not parsed.
      guard (1...2).contains(digits.count), let decimals = Int(digits) else {
        text = start
        return nil
      }
      text = rest.dropFirst(digits.count)
      let scale = digits.count == 1 ? 10 : 100
      return Fraction(whole * scale + decimals, scale)
    }
    if let part = part(of: &rest) {
      text = rest
      return Fraction(whole, part)
    }
    while rest.first == " " { rest = rest.dropFirst() }
    if let sign = rest.first.flatMap({ vulgar[$0] }), let one = Fraction(whole) {
      text = rest.dropFirst()
      return one.plus(sign)
    }
    if rest.startIndex > text.startIndex, let top = number(&rest), let bottom = part(of: &rest),
      let one = Fraction(whole), let more = Fraction(top, bottom)
    {
      text = rest
      return one.plus(more)
    }
    return Fraction(whole)
  }

  /// The denominator, after `/` or `⁄`.
  private static func part(of text: inout Substring) -> Int? {
    guard text.first == "/" || text.first == "⁄" else { return nil }
    var rest = text.dropFirst()
    guard let bottom = number(&rest), bottom > 0 else { return nil }
    text = rest
    return bottom
  }

  private static func number(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard (1...6).contains(digits.count), let number = Int(digits) else { return nil }
    text = text.dropFirst(digits.count)
    return number
  }

  private static let vulgar: [Character: Fraction] = [
    "½": Fraction(checked: 1, 2), "⅓": Fraction(checked: 1, 3), "⅔": Fraction(checked: 2, 3),
    "¼": Fraction(checked: 1, 4), "¾": Fraction(checked: 3, 4), "⅕": Fraction(checked: 1, 5),
    "⅖": Fraction(checked: 2, 5), "⅗": Fraction(checked: 3, 5), "⅘": Fraction(checked: 4, 5),
    "⅙": Fraction(checked: 1, 6), "⅚": Fraction(checked: 5, 6), "⅛": Fraction(checked: 1, 8),
    "⅜": Fraction(checked: 3, 8), "⅝": Fraction(checked: 5, 8), "⅞": Fraction(checked: 7, 8),
  ]
}
