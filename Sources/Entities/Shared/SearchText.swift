/// The kit's one definition of a match: a text matches a query when it contains it, blind to case and accents.
///
/// White space counts as one space, format characters as nothing, `ñ` as `n`. A blank query matches every text.
public struct SearchText: Sendable, Hashable {
  /// The query as it was typed.
  public let query: String
  /// The query as it is compared: ``fold(_:)`` of it, without blanks at its ends.
  public let folded: String

  /// A query as somebody typed it.
  public init(_ query: String = "") {
    self.query = query
    var folded = Self.fold(query)
    if folded.utf8.last == UInt8(ascii: " ") { folded.unicodeScalars.removeLast() }
    if folded.utf8.first == UInt8(ascii: " ") { folded.unicodeScalars.removeFirst() }
    self.folded = folded
  }

  /// Whether the query asks for nothing, and so matches everything.
  public var isBlank: Bool { folded.isEmpty }

  /// Whether a query of this text would ask for nothing.
  public static func isBlank(_ text: String) -> Bool {
    // What begins with a letter or a digit is not, however long it is.
    guard let first = text.unicodeScalars.first?.properties else { return true }
    if first.isAlphabetic || first.numericType != nil { return false }
    return SearchText(text).isBlank
  }

  /// Whether a text that was folded before contains the query.
  public func matches(folded text: String) -> Bool {
    // Byte by byte: after folding, equal texts have equal bytes, and a byte of UTF-8 never begins inside a letter.
    isBlank || text.utf8.contains(folded.utf8)
  }

  /// Whether `text` contains the query.
  public func matches(_ text: String) -> Bool { matches(folded: Self.fold(text)) }

  /// `text` in the form that is compared and that stores keep: lower case, no marks, single spaces.
  public static func fold(_ text: String) -> String {
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
          // The capital of a few Latin letters lies beyond the table: U+212A and U+212B, and the ǅ of titles.
          let latin = small.isASCII ? [UInt8(small.value)] : LatinLetters.letter(small)?.base
          folded += latin ?? Array((small == "ς" ? "σ" : String(small)).utf8)
          foldsLatin = latin != nil
        }
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }

  private static func appendSpace(_ folded: inout [UInt8]) {
    if folded.last != UInt8(ascii: " ") { folded.append(UInt8(ascii: " ")) }
  }
}
