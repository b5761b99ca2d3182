import UseCases

/// The bytes of a JSON document, read in chunks, with the current position.
package struct JSONBytes: Sendable {
  private(set) var chunk: [UInt8]
  /// The index of the next byte in the chunk.
  var index = 0
  private let file: OpenFile?
  /// The number of the current line, counting from 1. ``lineStart`` is the offset of its first byte from the start of the document.
  private var line = 1
  private var lineStart = 0
  private var chunkStart = 0

  /// The number of consumed bytes.
  var count: Int { chunkStart + index }

  package init(_ bytes: [UInt8]) {
    chunk = bytes
    file = nil
  }

  init(_ file: OpenFile) {
    chunk = []
    self.file = file
  }

  /// Returns the next byte without consuming it, or `nil` at the end.
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

  /// Consumes the byte that ``peek()`` returned.
  @inline(__always)
  mutating func advance() { index += 1 }

  /// Skips white space and returns the next byte without consuming it, or `nil` at the end.
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

  /// Returns the byte that ``significant()`` returns, or throws an error at the end of the document.
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

  /// A position in the document. Lines and columns are numbered from 1, and columns are measured in bytes.
  struct Place {
    let line: Int
    let column: Int
  }

  var place: Place { Place(line: line, column: count - lineStart + 1) }

  func error(_ problem: SeedFormatProblem) -> JSONError { error(problem, at: place) }

  func error(_ problem: SeedFormatProblem, at place: Place) -> JSONError {
    .malformed(problem, line: place.line, column: place.column)
  }

  /// Returns the error for an unexpected next byte. Reads further to quote the word that starts there.
  mutating func unexpected(_ byte: UInt8) throws(JSONError) -> JSONError {
    if byte <= 0x20 || byte == 0x7F {
      return error(.unexpected(found: "U+" + String(byte, radix: 16, uppercase: true)))
    }
    let start = place
    var word = [byte]
    advance()
    while let next = try peek(), next > 0x20, next != UInt8(ascii: ",") {
      // The quoted word is cut between characters, not within one.
      if word.count >= 20 && next & 0xC0 != 0x80 || word.count >= 24 { break }
      word.append(next)
      advance()
    }
    return error(.unexpected(found: String(decoding: word, as: UTF8.self)), at: start)
  }
}
