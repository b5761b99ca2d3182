/// The kit's one definition of order: the Spanish alphabet, the same on every platform.
///
/// A key is a text to be compared byte by byte: letters first (`piña` is `pin~a`, so `ñ` follows `n`), then, after a tab each,
/// accents and capitals as tie-breaks: `Limón` is `limon⇥00001⇥1`, `limon` just `limon⇥`. Blanks come before punctuation, then
/// digits, then letters; other scripts follow Latin in the order of their code points. Stores keep the text as a column and
/// get the right order from it.
public struct CollationKey: Sendable, Hashable, Comparable {
  /// The whole key.
  public let text: String
  /// What decides first: the letters, without accents and case.
  public let letters: String

  /// Stands between the levels of a key, lower than anything in a level.
  public static let separator = "\t"
  /// Follows ``separator``: `letters + afterSeparator` is above every key with these letters.
  public static let afterSeparator = "\n"

  /// The key of a text.
  public init(_ source: String) {
    var levels = Levels(reserving: source.utf8.count)
    for scalar in source.unicodeScalars { levels.append(scalar) }
    letters = levels.text(levels.letters)
    let accents = levels.trimmed(levels.accents)
    let capitals = levels.trimmed(levels.capitals)
    text =
      capitals.isEmpty
      ? letters + Self.separator + accents
      : letters + Self.separator + accents + Self.separator + capitals
  }

  /// Byte by byte, as they are ordered: two spellings of one text in Unicode are equal strings, of which one comes first.
  public static func == (left: CollationKey, right: CollationKey) -> Bool {
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }

  public static func < (left: CollationKey, right: CollationKey) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

/// The three levels of a key while it is being written.
private struct Levels {
  var letters: [UInt8] = []
  /// A zero for each letter, followed by the signs of its marks.
  var accents: [UInt8] = []
  /// A one for each capital letter, a zero for every other.
  var capitals: [UInt8] = []

  init(reserving count: Int) {
    letters.reserveCapacity(count)
    accents.reserveCapacity(count)
    capitals.reserveCapacity(count)
  }

  private static let zero = UInt8(ascii: "0")
  private static let one = UInt8(ascii: "1")

  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      appendASCII(UInt8(scalar.value))
    } else if let letter = LatinLetters.letter(scalar) {
      for base in letter.base { appendLetter(base, isCapital: letter.isCapital) }
      for mark in letter.marks { appendMark(mark) }
    } else if let mark = LatinLetters.mark(scalar) {
      appendMark(mark)
    } else if scalar.properties.isWhitespace {
      appendBlank()
    } else if scalar.properties.generalCategory != .format, scalar.properties.generalCategory != .control {
      appendOther(scalar)
    }
  }

  private mutating func appendOther(_ scalar: Unicode.Scalar) {
    let small = scalar.properties.lowercaseMapping
    if let only = small.unicodeScalars.first, let letter = LatinLetters.letter(only) {
      for base in letter.base { appendLetter(base, isCapital: true) }
      for mark in letter.marks { appendMark(mark) }
      return
    }
    if Self.isPunctuation(scalar) { letters.append(UInt8(ascii: "!")) }
    letters += small.utf8
    accents.append(Self.zero)
    capitals.append(small == String(scalar) ? Self.zero : Self.one)
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }

  private mutating func appendASCII(_ byte: UInt8) {
    switch byte {
    case 0x61...0x7A, 0x30...0x39: appendLetter(byte, isCapital: false)
    case 0x41...0x5A: appendLetter(byte | 0x20, isCapital: true)
    case 0x21...0x7E:
      letters += [UInt8(ascii: "!"), Self.punctuationRank[Int(byte)]]
      accents.append(Self.zero)
      capitals.append(Self.zero)
    default: appendBlank()
    }
  }

  private mutating func appendBlank() {
    guard let last = letters.last, last != UInt8(ascii: " ") else { return }
    letters.append(UInt8(ascii: " "))
  }

  private mutating func appendLetter(_ base: UInt8, isCapital: Bool) {
    letters.append(base)
    accents.append(Self.zero)
    capitals.append(isCapital ? Self.one : Self.zero)
  }

  private mutating func appendMark(_ mark: UInt8) {
    let isOnN = letters.last == UInt8(ascii: "n") && accents.last == Self.zero
    if mark == LatinLetters.tilde && isOnN {
      letters.append(UInt8(ascii: "~"))
    } else if !letters.isEmpty {
      accents.append(mark)
    }
  }

  func text(_ level: [UInt8]) -> String {
    var end = level.endIndex
    if level.last == UInt8(ascii: " ") { end -= 1 }
    return String(decoding: level[..<end], as: UTF8.self)
  }

  /// Zeros at the end say nothing.
  func trimmed(_ level: [UInt8]) -> String {
    let end = level.lastIndex { $0 != Self.zero }.map { $0 + 1 } ?? 0
    return String(decoding: level[..<end], as: UTF8.self)
  }

  /// Punctuation in the order of the Common Locale Data Repository's root collation, as `a` to `z` and on.
  private static let punctuationRank: [UInt8] = {
    var ranks = [UInt8](repeating: UInt8(ascii: "z"), count: 128)
    for (rank, byte) in #"_-,;:!?.'"()[]{}@*/\&#%`^+<=>|~$"#.utf8.enumerated() {
      ranks[Int(byte)] = UInt8(ascii: "A") + UInt8(rank)
    }
    return ranks
  }()
}
