import UseCases

/// Reads the JSON tokens other than strings.
extension JSONBytes {
  mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    let start = place
    for position in 0..<word.utf8CodeUnitCount {
      guard let byte = try peek() else { throw error(.truncated) }
      guard byte == word.utf8Start[position] else { throw try unexpected(after: position, of: word, start) }
      advance()
    }
    return value
  }

  /// Returns the error for a misspelled `true`, `false` or `null`. The error quotes the whole word and has the position of its first
  /// letter.
  private mutating func unexpected(
    after count: Int, of word: StaticString, _ start: Place
  ) throws(JSONError) -> JSONError {
    var found = String(decoding: UnsafeBufferPointer(start: word.utf8Start, count: count), as: UTF8.self)
    while let byte = try peek(), Character(Unicode.Scalar(byte)).isLetter || byte >= 0x80, found.utf8.count < 20 {
      found.unicodeScalars.append(byte < 0x80 ? Unicode.Scalar(byte) : "\u{FFFD}")
      advance()
    }
    return error(.unexpected(found: found), at: start)
  }

  /// Reads a number, checks it against the grammar, and returns its text. Returns `nil` if the number isn't kept.
  mutating func number(keeping isKept: Bool) throws(JSONError) -> String? {
    let start = place
    var text = ArraySlice<UInt8>()
    repeat {
      var end = index
      while end < chunk.count, JSONGrammar.isPartOfNumber(chunk[end]) { end += 1 }
      if text.isEmpty { text = chunk[index..<end] } else { text += chunk[index..<end] }
      index = end
      // The beginning of a number would be a different number, so a number that is too long isn't kept at all.
      if text.count > JSONRecordReader.maximumText { break }
      // The number can continue in the next chunk.
    } while try peek().map(JSONGrammar.isPartOfNumber) == true
    guard text.count <= JSONRecordReader.maximumText, JSONGrammar.isNumber(text) else {
      throw error(.unexpected(found: String(decoding: text.prefix(60), as: UTF8.self)), at: start)
    }
    return isKept ? String(decoding: text, as: UTF8.self) : nil
  }
}
