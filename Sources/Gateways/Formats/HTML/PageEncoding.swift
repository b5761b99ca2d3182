/// The encoding of a web page (https://encoding.spec.whatwg.org), limited to the encodings of recipe pages.
enum PageEncoding: Sendable, Hashable {
  case utf8, windows1252, latin9
  case utf16(isBigEndian: Bool)
  /// An unsupported encoding. Only its ASCII characters are read.
  case unknown(String)

  /// Looks up an encoding by its name.
  ///
  /// - Parameter name: A name that servers and pages use, in any case.
  init(named name: String) {
    self =
      switch name.lowercased() {
      case "utf-8", "utf8", "unicode-1-1-utf-8": .utf8
      case "windows-1252", "cp1252", "x-cp1252", "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "l1", "us-ascii",
        "ascii":
        .windows1252
      case "iso-8859-15", "iso8859-15", "latin-9", "latin9", "l9": .latin9
      case "utf-16", "utf-16le": .utf16(isBigEndian: false)
      case "utf-16be": .utf16(isBigEndian: true)
      default: .unknown(name)
      }
  }

  /// Returns the encoding that the first bytes of a page declare. The byte order mark has precedence over the server's declaration, and the
  /// server's declaration has precedence over the page's own declaration.
  static func declared(by bytes: [UInt8], server: String?) -> PageEncoding? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16(isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16(isBigEndian: true) }
    if let server { return PageEncoding(named: server) }
    let own = meta(bytes).map { PageEncoding(named: $0) }
    // The kit couldn't read the tag if the page were in UTF-16.
    if case .utf16 = own { return .utf8 }
    return own
  }

  /// Returns the name of the encoding that a page declares in `<meta charset="…">` or
  /// `<meta http-equiv="Content-Type" content="text/html; charset=…">` within its first 4096 bytes. `nil` if it declares none.
  private static func meta(_ bytes: [UInt8]) -> String? {
    let beginning = Array(bytes.prefix(4096))
    var index = 0
    while let start = beginning[index...].firstIndex(of: UInt8(ascii: "<")) {
      let tag = HTMLTag(beginning, at: start)
      index = max(tag.end, start + 1)
      guard tag.name == "meta" else { continue }
      if let name = tag["charset"] ?? tag["content"].flatMap(charset) { return name }
    }
    return nil
  }

  /// Returns the name of the encoding in a content type, for example `utf-8` in `text/html; charset="utf-8"`.
  static func charset(of contentType: String) -> String? {
    guard let start = contentType.lowercased().firstRange(of: "charset=")?.upperBound else { return nil }
    let name = contentType.lowercased()[start...].drop { "\"' ".contains($0) }.prefix { !"\"'; ".contains($0) }
    return name.isEmpty ? nil : String(name)
  }
}

/// A page converted to UTF-8, and the problems with the conversion.
struct DecodedPage {
  private(set) var utf8: [UInt8]
  /// The number of invalid bytes, each replaced with U+FFFD.
  private(set) var replaced = 0
  private(set) var firstReplaced: UInt8?
  /// Whether the encoding is a guess, because none was declared or the declared encoding is wrong.
  private(set) var isGuess = false
  /// The declared encoding if it is unsupported, in which case the characters beyond ASCII are wrong. `nil` if the encoding is supported.
  private(set) var unreadable: String?

  /// Decodes a page.
  ///
  /// - Parameter declared: The declared encoding. `nil` if none was declared.
  init(_ bytes: [UInt8], declared: PageEncoding?) {
    switch declared {
    case .utf16(let isBigEndian):
      utf8 = Self.utf8(ofUTF16: bytes, isBigEndian: isBigEndian)
      return
    case .windows1252 where String(validating: bytes, as: UTF8.self) == nil,
      .latin9 where String(validating: bytes, as: UTF8.self) == nil:
      utf8 = HTMLEntities.utf8(ofWindows: bytes, isLatin9: declared == .latin9)
      return
    case .unknown(let name): unreadable = name
    default: break
    }
    if String(validating: bytes, as: UTF8.self) != nil {
      (utf8, unreadable) = (bytes, nil)
      return
    }
    let (letters, others) = Self.counts(bytes)
    // A page in UTF-8 with a few invalid bytes has more valid letters than invalid bytes.
    if letters > others.count, unreadable == nil {
      utf8 = Array(String(decoding: bytes, as: UTF8.self).utf8)
      (replaced, firstReplaced) = (others.count, others.first)
    } else {
      utf8 = HTMLEntities.utf8(ofWindows: bytes)
      isGuess = true
    }
  }

  /// Counts the letters beyond ASCII that are valid UTF-8, and collects the invalid bytes.
  private static func counts(_ bytes: [UInt8]) -> (letters: Int, others: [UInt8]) {
    var (letters, others) = (0, [UInt8]())
    var (check, first) = (UTF8Check(), UInt8(0))
    for byte in bytes {
      let wasInside = check.isInsideLetter
      if check.accepts(byte) {
        if !wasInside { first = byte } else if !check.isInsideLetter { letters += 1 }
        continue
      }
      others.append(wasInside ? first : byte)
      check = UTF8Check()
      // This byte can start the next character.
      first = byte
      if wasInside, !check.accepts(byte) {
        others.append(byte)
        check = UTF8Check()
      }
    }
    return (letters, others)
  }

  private static func utf8(ofUTF16 bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index -> UInt16 in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    let text = String(decoding: units.first == 0xFEFF ? units.dropFirst() : units[...], as: UTF16.self)
    return Array(text.utf8)
  }
}
