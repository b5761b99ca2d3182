/// A search query, and the kit's definition of a match: text matches if it contains all words of the query, in any order, ignoring case and
/// accents.
///
/// A run of white space counts as one space, format characters are ignored, and `ñ` matches `n`. Parts of words match, too. A blank query
/// matches all text. ``SearchRank`` defines the order of the matches.
public struct SearchText: Sendable, Hashable {
  /// The query, as typed.
  public let query: String
  /// The query in the form in which searches compare it: the result of ``fold(_:)``, without blanks at the ends.
  public let folded: String
  /// The words of ``folded``, without duplicates. The sixteenth word and all later words count as one word, including the spaces.
  public let words: [String]

  /// Creates a query from typed text.
  public init(_ query: String = "") {
    self.query = query
    self.folded = String(decoding: Self.trimmed(query), as: UTF8.self)
    self.words = folded.split(separator: " ", maxSplits: Self.mostWords - 1).reduce(into: []) { words, word in
      if !words.contains(where: { $0 == word }) { words.append(String(word)) }
    }
  }

  private static let mostWords = 16

  /// Whether the query is empty after folding, and therefore matches all text.
  public var isBlank: Bool { folded.isEmpty }

  /// Whether a query with this text would be blank.
  public static func isBlank(_ text: String) -> Bool {
    // Text that starts with a letter or a digit isn't blank. This check avoids folding long text.
    guard let first = text.unicodeScalars.first?.properties else { return true }
    if first.isAlphabetic || first.numericType != nil { return false }
    return SearchText(text).isBlank
  }

  /// Whether folded text contains all words of the query.
  public func matches(folded text: String) -> Bool {
    // Comparing bytes is sufficient: equal strings have equal bytes after folding, and UTF-8 never matches in the middle of a character.
    words.allSatisfy { text.utf8.contains($0.utf8) }
  }

  /// Whether the folded fields of one record contain all words of the query. Each word can be in any field.
  public func matches(folded texts: some Collection<String>) -> Bool {
    words.allSatisfy { word in texts.contains { $0.utf8.contains(word.utf8) } }
  }

  /// Whether `text` contains all words of the query.
  public func matches(_ text: String) -> Bool { isBlank || matches(folded: Self.fold(text)) }

  /// Whether the fields of one record contain all words of the query. Each word can be in any field.
  public func matches(_ texts: some Collection<String>) -> Bool { isBlank || matches(folded: texts.map(Self.fold)) }

  /// Returns `text` in the form in which searches compare it and stores save it: lower case, without marks, with single spaces.
  public static func fold(_ text: String) -> String { String(decoding: bytes(text), as: UTF8.self) }

  /// Returns the bytes of ``folded``.
  static func trimmed(_ query: String) -> ArraySlice<UInt8> {
    let folded = bytes(query)[...]
    let start = folded.first == UInt8(ascii: " ") ? folded.startIndex + 1 : folded.startIndex
    return folded.last == UInt8(ascii: " ") ? folded[start...].dropLast() : folded[start...]
  }

  private static func bytes(_ text: String) -> [UInt8] { plainBytes(text) ?? bytesOfAnyScript(text) }

  /// Folds text that consists only of ASCII and letters in ``LatinLetters/plain``, as most text does, faster than ``bytesOfAnyScript(_:)``.
  /// `nil` for any other text.
  static func plainBytes(_ text: String) -> [UInt8]? {
    // All threads share the empty array without capacity, so the function must not write to it.
    if text.isEmpty { return [] }
    var (text, isPlain) = (text, true)
    let folded = text.withUTF8 { bytes in
      [UInt8](unsafeUninitializedCapacity: bytes.count) { folded, count in
        var index = 0
        while index < bytes.count {
          let byte = bytes[index]
          index += 1
          switch byte {
          case 0x41...0x5A: folded[count] = byte | 0x20
          case 0x21...0x7E: folded[count] = byte
          case 0...0x7F:
            if count > 0, folded[count - 1] == UInt8(ascii: " ") { continue }
            folded[count] = UInt8(ascii: " ")
          case 0xC3...0xC9:
            // The lead bytes 0xC3 to 0xC9 encode U+00C0 to U+027F in two bytes.
            let base = LatinLetters.plain[Int(byte - 0xC3) << 6 | Int(bytes[index] & 0x3F)]
            if base == 0 { return isPlain = false }
            folded[count] = base
            index += 1
          default: return isPlain = false
          }
          count += 1
        }
      }
    }
    return isPlain ? folded : nil
  }

  static func bytesOfAnyScript(_ text: String) -> [UInt8] {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    var foldsLatin = false
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(scalar.value)
        switch byte {
        case 0x41...0x5A: folded.append(byte | 0x20)
        case 0x21...0x7E: folded.append(byte)
        default: appendSpace(&folded)
        }
        foldsLatin = true
      } else if let letter = LatinLetters.letter(scalar) {
        folded += letter.base
        foldsLatin = true
      } else if foldsLatin, LatinLetters.mark(scalar) != nil {
        continue
      } else if scalar.properties.isWhitespace || scalar.properties.generalCategory == .control {
        appendSpace(&folded)
      } else if scalar.properties.generalCategory != .format {
        for small in scalar.properties.lowercaseMapping.unicodeScalars {
          // A few Latin capitals, such as U+212A, U+212B and the titlecase `ǅ`, aren't in the table.
          let latin = small.isASCII ? [UInt8(small.value)] : LatinLetters.letter(small)?.base
          folded += latin ?? Array((small == "ς" ? "σ" : String(small)).utf8)
          foldsLatin = latin != nil
        }
      }
    }
    return folded
  }

  private static func appendSpace(_ folded: inout [UInt8]) {
    if folded.last != UInt8(ascii: " ") { folded.append(UInt8(ascii: " ")) }
  }
}
