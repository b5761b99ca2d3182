import UseCases

/// The bytes of a JSON document, a chunk at a time, and the tokens in them.
struct JSONBytes: Sendable {
  private var chunk: [UInt8]
  private var index = 0
  private let file: OpenFile?
  /// Where the line of `index` begins, and which one it is; offsets count from the start of the document.
  private var line = 1
  private var lineStart = 0
  private var chunkStart = 0

  /// How many bytes were gone past.
  var count: Int { chunkStart + index }

  init(_ bytes: [UInt8]) {
    chunk = bytes
    file = nil
  }

  init(_ file: OpenFile) {
    chunk = []
    self.file = file
  }

  /// The next byte, which stays; `nil` at the end.
  mutating func peek() throws(JSONError) -> UInt8? {
    if index < chunk.count { return chunk[index] }
    guard let file else { return nil }
    chunkStart += chunk.count
    index = 0
    do { chunk = try file.read(atMost: 1 << 16) } catch { throw .unreadable(why: error.reason) }
    return chunk.first
  }

  /// Goes past the byte that ``peek()`` gave.
  mutating func advance() { index += 1 }

  /// The next byte that is no white space, which stays; `nil` at the end.
  mutating func significant() throws(JSONError) -> UInt8? {
    while let byte = try peek() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): advance()
      case UInt8(ascii: "\n"):
        advance()
        line += 1
        lineStart = chunkStart + index
      default: return byte
      }
    }
    return nil
  }

  /// As ``significant()`` where something must follow.
  mutating func nextSignificant() throws(JSONError) -> UInt8 {
    guard let byte = try significant() else { throw error(.truncated) }
    return byte
  }

  mutating func skipByteOrderMark() throws(JSONError) {
    guard try peek() == 0xEF else { return }
    for byte in [0xEF, 0xBB, 0xBF] as [UInt8] {
      guard try peek() == byte else { throw error(.notUTF8) }
      advance()
    }
  }

  mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    let start = self
    for position in 0..<word.utf8CodeUnitCount {
      guard let byte = try peek() else { throw error(.truncated) }
      guard byte == word.utf8Start[position] else { throw try unexpected(after: position, of: word, start) }
      advance()
    }
    return value
  }

  /// What to throw where a word began like another one: the whole of it is wrong, from its first letter on.
  private mutating func unexpected(
    after count: Int, of word: StaticString, _ start: JSONBytes
  ) throws(JSONError) -> JSONError {
    var found = String(decoding: UnsafeBufferPointer(start: word.utf8Start, count: count), as: UTF8.self)
    while let byte = try peek(), Character(Unicode.Scalar(byte)).isLetter || byte >= 0x80, found.utf8.count < 20 {
      found.unicodeScalars.append(byte < 0x80 ? Unicode.Scalar(byte) : "\u{FFFD}")
      advance()
    }
    return start.error(.unexpected(found: found))
  }

  /// A number, checked against the grammar and kept as it was written.
  mutating func number() throws(JSONError) -> String {
    var text: [UInt8] = []
    func isPart(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    let start = self
    while let byte = try peek(), isPart(byte), text.count <= JSONRecordReader.maximumText {
      text.append(byte)
      advance()
    }
    // Of a longer one nothing is kept: a part of it would be another number.
    guard text.count <= JSONRecordReader.maximumText, JSONGrammar.isNumber(text) else {
      throw start.error(.unexpected(found: String(decoding: text.prefix(60), as: UTF8.self)))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A string; of one longer than `limit` bytes only the beginning is kept.
  mutating func string(keeping limit: Int) throws(JSONError) -> JSONValue {
    advance()
    var text: [UInt8] = []
    var isLong = false
    func keep(_ bytes: some Collection<UInt8>) {
      let room = isLong ? 0 : limit - text.count
      text += bytes.prefix(room)
      isLong = isLong || bytes.count > room
    }
    var check = UTF8Check()
    while true {
      if !check.isInsideLetter {
        let plain = plainRun()
        keep(plain)
        index = plain.endIndex
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
        keep(CollectionOfOne(byte))
        advance()
      }
    }
  }

  /// What follows in the chunk and stands for itself in a string: most of every text.
  private func plainRun() -> ArraySlice<UInt8> {
    var end = index
    while end < chunk.count, (0x20..<0x80).contains(chunk[end]), chunk[end] != UInt8(ascii: "\""),
      chunk[end] != UInt8(ascii: "\\")
    {
      end += 1
    }
    return chunk[index..<end]
  }

  private mutating func escape() throws(JSONError) -> String {
    guard let byte = try peek() else { throw error(.truncated) }
    if byte == UInt8(ascii: "u") {
      advance()
      return String(try escapedScalar())
    }
    guard let character = JSONGrammar.escapes[byte] else { throw try unexpected(byte) }
    advance()
    return String(character)
  }

  /// The scalar of `\uXXXX`, or of two of them that make a pair.
  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let start = self
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
    throw start.error(.notUTF8)
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

  func error(_ problem: SeedFormatProblem) -> JSONError {
    .malformed(problem, line: line, column: chunkStart + index - lineStart + 1)
  }

  /// What to throw where `byte`, which stands next, does not belong. Reads on for the word that begins there.
  mutating func unexpected(_ byte: UInt8) throws(JSONError) -> JSONError {
    if byte <= 0x20 || byte == 0x7F {
      return error(.unexpected(found: "U+" + String(byte, radix: 16, uppercase: true)))
    }
    let start = self
    var word = [byte]
    advance()
    while let next = try peek(), next > 0x20, next != UInt8(ascii: ",") {
      // Cut between letters, not inside one.
      if word.count >= 20 && next & 0xC0 != 0x80 || word.count >= 24 { break }
      word.append(next)
      advance()
    }
    return start.error(.unexpected(found: String(decoding: word, as: UTF8.self)))
  }
}
