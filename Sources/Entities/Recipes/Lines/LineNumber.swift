/// A number as written in a line, before its meaning is known.
enum LineNumber: Equatable {
  /// A number with only one possible reading.
  case plain(Fraction)
  /// A number with three digits after a point or comma: `1.000 g` means a thousand grams, and `1,500 kg` means one and a half kilograms.
  case grouped(asThousands: Fraction, asDecimals: Fraction)
  /// Two numbers, separated by a slash, that don't form a common fraction: `80/20`, `6/8`.
  case pair(Int, Int)
  /// A number that isn't an amount: `00`, `0000`.
  case code

  /// Parses the number at `index`, and advances `index` to its end.
  init?(in line: String, at index: inout String.Index) {
    var reader = DigitReader(line: line, index: index)
    guard let number = reader.number() else { return nil }
    self = number
    index = reader.index
  }
}

/// A parser for the digits of one line.
private struct DigitReader {
  let line: String
  var index: String.Index

  private var next: Character? { index < line.endIndex ? line[index] : nil }

  private mutating func take(_ characters: Set<Character>) -> Bool {
    guard let next, characters.contains(next) else { return false }
    index = line.index(after: index)
    return true
  }

  private mutating func digits() -> Substring {
    let start = index
    while let next, next.isASCII, next.isNumber { index = line.index(after: index) }
    return line[start..<index]
  }

  private mutating func vulgar() -> Fraction? {
    guard let next, let fraction = Self.vulgar[next] else { return nil }
    index = line.index(after: index)
    return fraction
  }

  mutating func number() -> LineNumber? {
    if let fraction = vulgar() { return .plain(fraction) }
    if next == ".", let decimals = decimals(after: 0) { return decimals }
    let digits = digits()
    guard !digits.isEmpty, digits.count <= 7, let whole = Int(digits) else { return nil }
    if digits.count > 1, digits.first == "0" { return .code }
    if let decimals = decimals(after: whole) { return decimals }
    if let bottom = denominator() { return Self.fraction(whole, bottom) }
    if let part = fraction(after: whole) { return part }
    return Fraction(whole).map(LineNumber.plain) ?? .code
  }

  /// Parses the decimals after a point or a comma.
  private mutating func decimals(after whole: Int) -> LineNumber? {
    let start = index
    let isApostrophe = take(["'", "’"])
    guard isApostrophe || take([".", ","]) else { return nil }
    let digits = digits()
    guard !digits.isEmpty, !isApostrophe || digits.count < 3 && whole > 0 else {
      index = start
      return nil
    }
    // Text with two separators isn't a number: `1,5,3` is a list, and `1.5.3` is a version.
    let end = index
    if take([".", ","]), let next, next.isNumber { return .code }
    index = end
    guard digits.count <= 18, let value = Double("\(whole).\(digits)") else { return .code }
    if digits.count == 3, whole > 0, whole < 1000, let more = Int(digits),
      let thousands = Fraction(whole * 1000 + more),
      let decimals = Fraction(whole * 1000 + more, 1000)
    {
      return .grouped(asThousands: thousands, asDecimals: decimals)
    }
    if digits.count <= 3, let more = Int(digits) {
      let scale = digits.count == 1 ? 10 : digits.count == 2 ? 100 : 1000
      return Fraction(whole * scale + more, scale).map(LineNumber.plain) ?? .code
    }
    if let near = Fraction(nearest: value), near.denominator <= 8 { return .plain(near) }
    guard digits.count <= 9, let more = Int(digits) else {
      return Fraction(nearest: value).map(LineNumber.plain) ?? .code
    }
    let scale = digits.reduce(1) { scale, _ in scale * 10 }
    return Fraction(whole * scale + more, scale).map(LineNumber.plain) ?? .code
  }

  private mutating func denominator() -> Int? {
    let start = index
    guard take(["/", "⁄"]), case let digits = digits(), (1...3).contains(digits.count), let bottom = Int(digits),
      bottom > 0
    else {
      index = start
      return nil
    }
    return bottom
  }

  private static func fraction(_ top: Int, _ bottom: Int) -> LineNumber {
    // In `11/2 cups`, a space is missing: the amount is one and a half.
    if top > 10, top > bottom, bottom <= 8 { return .code }
    guard let fraction = Fraction(top, bottom), fraction.denominator == bottom,
      [2, 3, 4, 5, 6, 8, 16].contains(bottom),
      top < bottom || bottom <= 4
    else { return .pair(top, bottom) }
    return .plain(fraction)
  }

  /// Parses the fraction of a mixed number: `1½`, `1 1/2`, `1-1/2`.
  private mutating func fraction(after whole: Int) -> LineNumber? {
    let start = index
    guard let one = Fraction(whole) else { return nil }
    if let part = vulgar() { return one.plus(part).map(LineNumber.plain) }
    while let next, next.isWhitespace { index = line.index(after: index) }
    if index == start, !take(["-"]) { return nil }
    if let part = vulgar() { return one.plus(part).map(LineNumber.plain) }
    let digits = digits()
    if (1...2).contains(digits.count), let top = Int(digits), let bottom = denominator(), top < bottom,
      case .plain(let part) = Self.fraction(top, bottom)
    {
      return one.plus(part).map(LineNumber.plain)
    }
    index = start
    return nil
  }

  private static let vulgar: [Character: Fraction] = [
    "½": Fraction(checked: 1, 2), "⅓": Fraction(checked: 1, 3), "⅔": Fraction(checked: 2, 3),
    "¼": Fraction(checked: 1, 4), "¾": Fraction(checked: 3, 4), "⅕": Fraction(checked: 1, 5),
    "⅖": Fraction(checked: 2, 5), "⅗": Fraction(checked: 3, 5), "⅘": Fraction(checked: 4, 5),
    "⅙": Fraction(checked: 1, 6), "⅚": Fraction(checked: 5, 6), "⅛": Fraction(checked: 1, 8),
    "⅜": Fraction(checked: 3, 8), "⅝": Fraction(checked: 5, 8), "⅞": Fraction(checked: 7, 8),
  ]
}
