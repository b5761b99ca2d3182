extension String {
  /// The number of terminal columns that the text occupies.
  package var columns: Int {
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return reduce(0) { $0 + $1.columns }
  }
}

extension Character {
  /// The number of terminal columns that the character occupies: two if it is wide, zero if it only combines with another character.
  package var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    // Variation selector 16 requests the emoji in color, which is wide (UTS 51, 1.4.3).
    let isPicture = unicodeScalars.count > 1 && unicodeScalars.contains("\u{FE0F}") && first.properties.isEmoji
    return isPicture ? 2 : first.columns
  }
}

extension Unicode.Scalar {
  fileprivate var columns: Int {
    // This is a fast path for the most common letters, without a Unicode lookup.
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // Hangul vowels and final consonants combine with the syllable before them.
    if (0x1160...0x11FF).contains(value) { return 0 }
    return Self.wide.contains { $0.contains(value) } || properties.isEmojiPresentation ? 2 : 1
  }

  /// The blocks whose East Asian Width is "wide" or "fullwidth" (UAX 11). Emoji are recognized by a Unicode property instead.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF,
    0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
