/// Decodes the character references of HTML (WHATWG HTML, 13.2.5.72 to 80). It supports all numeric references, and the named references
/// that occur on recipe pages.
enum HTMLEntities {
  /// Returns the character of a reference, or `nil` if the reference is malformed or unknown. For a number without a character, returns
  /// U+FFFD.
  ///
  /// - Parameters:
  ///   - name: The text after `&`: a name, or `#` and a number.
  ///   - isClosed: Whether a `;` follows the name.
  static func scalar(_ name: String, isClosed: Bool) -> Unicode.Scalar? {
    if name.hasPrefix("#") { return number(name.dropFirst()) }
    // The oldest names don't need a semicolon.
    if let scalar = oldNames[name] { return scalar }
    return isClosed ? newNames[name] : nil
  }

  private static func number(_ digits: Substring) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let digits = isHexadecimal ? digits.dropFirst() : digits
    if digits.isEmpty || !digits.allSatisfy({ isHexadecimal ? $0.isHexDigit : $0.isNumber }) { return nil }
    guard let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), value != 0 else { return "\u{FFFD}" }
    // HTML treats these numbers as Windows-1252 bytes.
    if (0x80..<0xA0).contains(value) { return windows[Int(value) - 0x80] }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static let windows = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

  /// Returns the character of a byte in Windows-1252, or `nil` if the byte has no character.
  static func scalar(ofWindows byte: UInt8) -> Unicode.Scalar? {
    guard (0x80..<0xA0).contains(byte) else { return Unicode.Scalar(byte) }
    let scalar = windows[Int(byte) - 0x80]
    return scalar.value < 0xA0 ? nil : scalar
  }

  /// Converts text from Windows-1252 or ISO 8859-15 to UTF-8.
  static func utf8(ofWindows bytes: [UInt8], isLatin9: Bool = false) -> [UInt8] {
    bytes.flatMap { byte -> [UInt8] in
      if byte < 0x80 { return [byte] }
      let own = isLatin9 ? latin9[byte] : byte < 0xA0 ? windows[Int(byte) - 0x80] : nil
      return Array(String(Character(own ?? Unicode.Scalar(byte))).utf8)
    }
  }

  /// The bytes whose characters differ between ISO 8859-15 and ISO 8859-1.
  private static let latin9: [UInt8: Unicode.Scalar] = [
    0xA4: "€", 0xA6: "Š", 0xA8: "š", 0xB4: "Ž", 0xB8: "ž", 0xBC: "Œ", 0xBD: "œ", 0xBE: "Ÿ",
  ]

  private static let oldNames: [String: Unicode.Scalar] = {
    let latin = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro
      para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil
      Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave
      Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml
      igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute
      thorn yuml
      """
    var names: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "AMP": "&", "QUOT": "\""]
    for (offset, name) in latin.split(whereSeparator: \.isWhitespace).enumerated() {
      names[String(name)] = Unicode.Scalar(0xA0 + UInt8(offset))
    }
    // Pages use `&nbsp;` for padding more often than to prevent a line break.
    names["nbsp"] = " "
    return names
  }()

  private static let newNames: [String: Unicode.Scalar] = [
    "apos": "'", "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "circ": "ˆ",
    "tilde": "˜", "ensp": " ", "emsp": " ", "thinsp": " ", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}",
    "rlm": "\u{200F}", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”",
    "bdquo": "„", "dagger": "†", "Dagger": "‡", "bull": "•", "hellip": "…", "permil": "‰", "prime": "′", "Prime": "″",
    "lsaquo": "‹", "rsaquo": "›", "frasl": "⁄", "euro": "€", "trade": "™", "larr": "←", "uarr": "↑", "rarr": "→",
    "darr": "↓", "harr": "↔", "minus": "−", "infin": "∞", "asymp": "≈", "ne": "≠", "le": "≤", "ge": "≥", "hearts": "♥",
    "check": "✓", "star": "☆", "starf": "★", "frac13": "⅓", "frac23": "⅔", "frac15": "⅕", "frac25": "⅖", "frac35": "⅗",
    "frac45": "⅘", "frac16": "⅙", "frac56": "⅚", "frac18": "⅛", "frac38": "⅜", "frac58": "⅝", "frac78": "⅞",
    "half": "½", "excl": "!", "num": "#", "dollar": "$", "percnt": "%", "lpar": "(", "rpar": ")", "ast": "*",
    "plus": "+", "comma": ",", "period": ".", "sol": "/", "colon": ":", "semi": ";", "equals": "=", "quest": "?",
    "commat": "@", "NewLine": "\n", "Tab": "\t",
  ]
}
