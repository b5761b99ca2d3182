/// A sort key that defines the kit's only sort order: the Spanish alphabet, the same on every platform.
///
/// Keys are compared byte by byte. A key starts with the letters (`piña` is `pin~a`, so `ñ` follows `n`). Accents and capitals break ties.
/// They follow the letters, each after a tab: `Limón` is `limon⇥00001⇥1`, and `limon` is just `limon⇥`. Blanks sort before punctuation,
/// punctuation before digits, and digits before letters. Other scripts follow Latin in code point order. Stores save the key's text in a
/// column and sort by it.
public struct CollationKey: Sendable, Hashable, Comparable {
  /// The whole key, with all of its levels.
  public let text: String
  /// The first level of the key: the letters, without accents and case.
  public let letters: String

  /// The separator between the levels of a key. It sorts before every character inside a level.
  package static let separator = "\t"
  /// The character after ``separator``: `letters + afterSeparator` sorts after every key with these letters.
  package static let afterSeparator = "\n"

  /// Creates the sort key of a string.
  public init(_ source: String) {
    var levels = Levels(reserving: source.utf8.count)
    var source = source
    source.withUTF8 { levels.append($0) }
    var key = levels.letters
    if key.last == UInt8(ascii: " ") { key.removeLast() }
    letters = String(decoding: key, as: UTF8.self)
    key += Self.separator.utf8
    key += levels.accents.bytes
    if !levels.capitals.bytes.isEmpty {
      key += Self.separator.utf8
      key += levels.capitals.bytes
    }
    text = String(decoding: key, as: UTF8.self)
  }

  /// Compares two keys byte by byte, consistently with `<`. Swift's string comparison would treat different Unicode spellings as equal.
  public static func == (left: CollationKey, right: CollationKey) -> Bool {
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }

  public static func < (left: CollationKey, right: CollationKey) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

/// The three levels of a key under construction.
private struct Levels {
  var letters: [UInt8] = []
  /// A zero for each letter, followed by the codes for its accents.
  var accents = TieBreak()
  /// A one for each capital letter, and a zero for each other character.
  var capitals = TieBreak()

  /// A level of mostly zeros. A zero is written only when a different character follows, so that trailing zeros are omitted.
  struct TieBreak {
    private(set) var bytes: [UInt8] = []
    private var zeros = 0

    var endsWithZero: Bool { zeros > 0 }

    mutating func append(_ sign: UInt8) {
      if sign == Levels.zero {
        zeros += 1
        return
      }
      bytes += repeatElement(Levels.zero, count: zeros)
      bytes.append(sign)
      zeros = 0
    }
  }

  init(reserving count: Int) { letters.reserveCapacity(count + 4) }

  private static let zero = UInt8(ascii: "0")
  private static let one = UInt8(ascii: "1")

  /// Appends UTF-8 text, which is mostly ASCII.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        appendASCII(byte)
        index += 1
      } else {
        let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        var value = UInt32(byte & 0x7F >> length)
        for next in text[index + 1..<index + length] { value = value << 6 | UInt32(next & 0x3F) }
        if let scalar = Unicode.Scalar(value) { append(scalar) }
        index += length
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if let letter = LatinLetters.letter(scalar) {
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
      letters.append(UInt8(ascii: "!"))
      letters.append(Self.punctuationRank[Int(byte)])
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
    let isOnN = letters.last == UInt8(ascii: "n") && accents.endsWithZero
    if mark == LatinLetters.tilde && isOnN {
      letters.append(UInt8(ascii: "~"))
    } else if !letters.isEmpty {
      accents.append(mark)
    }
  }

  /// The rank of each ASCII punctuation character, as a letter from `A`, in the order of the root collation of CLDR.
  private static let punctuationRank: [UInt8] = {
    var ranks = [UInt8](repeating: UInt8(ascii: "z"), count: 128)
    for (rank, byte) in #"_-,;:!?.'"()[]{}@*/\&#%`^+<=>|~$"#.utf8.enumerated() {
      ranks[Int(byte)] = UInt8(ascii: "A") + UInt8(rank)
    }
    return ranks
  }()
}
