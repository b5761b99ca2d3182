import UseCases

/// The bytes of a JSON document, a chunk at a time, and where in them one is.
package struct JSONBytes: Sendable {
  private(set) var chunk: [UInt8]
  /// Of the next byte, in the chunk.
  var index = 0
  private let file: OpenFile?
  /// Where the line of `index` begins, and which one it is; offsets count from the start of the document.
  private var line = 1
  private var lineStart = 0
  private var chunkStart = 0

  /// How many bytes were gone past.
  var count: Int { chunkStart + index }

  package init(_ bytes: [UInt8]) {
    chunk = bytes
    file = nil
  }

  init(_ file: OpenFile) {
    chunk = []
    self.file = file
  }

  /// The next byte, which stays; `nil` at the end.
  @inline(__always)
  mutating func peek() throws(JSONError) -> UInt8? {
    if index < chunk.count { return chunk[index] }
    return try refill()
  }

  private mutating func refill() throws(JSONError) -> UInt8? {
    guard let file else { return nil }
    chunkStart += chunk.count
    index = 0
    do { chunk = try file.read(atMost: 1 << 16) } catch { throw .unreadable(why: error.reason) }
    return chunk.first
  }

  /// Goes past the byte that ``peek()`` gave.
  @inline(__always)
  mutating func advance() { index += 1 }

  /// The next byte that is not white space, without consuming it; `nil` at the end.
  @inline(__always)
  mutating func significant() throws(JSONError) -> UInt8? {
    if index < chunk.count, chunk[index] > UInt8(ascii: " ") { return chunk[index] }
    return try pastWhiteSpace()
  }

  private mutating func pastWhiteSpace() throws(JSONError) -> UInt8? {
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
  @inline(__always)
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

  /// Where one is, counted from 1; the column counts bytes.
  struct Place {
    let line: Int
    let column: Int
  }

  var place: Place { Place(line: line, column: count - lineStart + 1) }

  func error(_ problem: SeedFormatProblem) -> JSONError { error(problem, at: place) }

  func error(_ problem: SeedFormatProblem, at place: Place) -> JSONError {
    .malformed(problem, line: place.line, column: place.column)
  }

  /// What to throw where `byte`, which stands next, does not belong. Reads on for the word that begins there.
  mutating func unexpected(_ byte: UInt8) throws(JSONError) -> JSONError {
    if byte <= 0x20 || byte == 0x7F {
      return error(.unexpected(found: "U+" + String(byte, radix: 16, uppercase: true)))
    }
    let start = place
    var word = [byte]
    advance()
    while let next = try peek(), next > 0x20, next != UInt8(ascii: ",") {
      // Cut between letters, not inside one.
      if word.count >= 20 && next & 0xC0 != 0x80 || word.count >= 24 { break }
      word.append(next)
      advance()
    }
    return error(.unexpected(found: String(decoding: word, as: UTF8.self)), at: start)
  }
}
