import UseCases

/// Reads JSON strings.
extension JSONBytes {
  /// Reads a string. Keeps only the beginning of a string that is longer than `limit` bytes. With a limit of 0, the string is only
  /// validated.
  mutating func string(keeping limit: Int) throws(JSONError) -> JSONValue {
    advance()
    // Most strings have no escapes and lie within one chunk.
    var (end, bits) = (index, UInt8(0))
    while end < chunk.count, JSONGrammar.isVerbatim(chunk[end]) {
      bits |= chunk[end]
      end += 1
    }
    if end < chunk.count, chunk[end] == UInt8(ascii: "\""), end - index <= limit || limit == 0 {
      let text = chunk[index..<end]
      if bits < 0x80 || UTF8Check.accepts(text) {
        index = end + 1
        return limit == 0 ? .null : .string(String(decoding: text, as: UTF8.self))
      }
    }
    return try anyString(keeping: limit)
  }

  private mutating func anyString(keeping limit: Int) throws(JSONError) -> JSONValue {
    var text: [UInt8] = []
    var isLong = limit == 0
    func keep(_ bytes: some Collection<UInt8>) {
      if isLong { return }
      let room = limit - text.count
      text += bytes.prefix(room)
      isLong = bytes.count > room
    }
    var check = UTF8Check()
    while true {
      if !check.isInsideLetter {
        let end = plainEnd()
        keep(chunk[index..<end])
        index = end
      }
      guard let byte = try peek() else { throw error(.truncated) }
      if !check.accepts(byte) { throw error(.notUTF8) }
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        let kept = String(decoding: text, as: UTF8.self)
        return isLong ? .longString(prefix: kept) : .string(kept)
      case UInt8(ascii: "\\"):
        advance()
        keep(try escape().utf8)
      case 0..<0x20:
        throw try unexpected(byte)
      default:
        keep(chunk[index...index])
        advance()
      }
    }
  }

  /// Returns the index in the chunk after the bytes that need no decoding. Most bytes of a string need no decoding.
  private func plainEnd() -> Int {
    var end = index
    while end < chunk.count, JSONGrammar.isPlain(chunk[end]) { end += 1 }
    return end
  }

  private mutating func escape() throws(JSONError) -> String {
    guard let byte = try peek() else { throw error(.truncated) }
    if byte == UInt8(ascii: "u") {
      advance()
      return String(try escapedScalar())
    }
    guard let character = JSONGrammar.escaped(by: byte) else { throw try unexpected(byte) }
    advance()
    return String(character)
  }

  /// Reads the scalar of an escape `\uXXXX`, or of two escapes that form a surrogate pair.
  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let start = place
    let first = try hex4()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if (0xD800..<0xDC00).contains(first), try peek() == UInt8(ascii: "\\") {
      advance()
      if try peek() == UInt8(ascii: "u") {
        advance()
        let second = try hex4()
        if (0xDC00..<0xE000).contains(second),
          let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        {
          return scalar
        }
      }
    }
    throw error(.unexpected(found: "\\u" + String(first, radix: 16, uppercase: true)), at: start)
  }

  private mutating func hex4() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = try peek() else { throw error(.truncated) }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw try unexpected(byte) }
      value = value << 4 | UInt32(digit)
      advance()
    }
    return value
  }
}
