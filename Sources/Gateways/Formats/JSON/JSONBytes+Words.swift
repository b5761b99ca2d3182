import UseCases

/// The tokens of JSON other than strings.
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

  /// What to throw where a word began like another one: the whole of it is wrong, from its first letter on.
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

  /// A number, checked against the grammar and kept as it was written; `nil` where nobody wants it.
  mutating func number(keeping isKept: Bool) throws(JSONError) -> String? {
    let start = place
    var text = ArraySlice<UInt8>()
    repeat {
      var end = index
      while end < chunk.count, JSONGrammar.isPartOfNumber(chunk[end]) { end += 1 }
      if text.isEmpty { text = chunk[index..<end] } else { text += chunk[index..<end] }
      index = end
      // Of a longer one nothing is kept: a part of it would be another number.
      if text.count > JSONRecordReader.maximumText { break }
      // It may go on in the next chunk.
    } while try peek().map(JSONGrammar.isPartOfNumber) == true
    guard text.count <= JSONRecordReader.maximumText, JSONGrammar.isNumber(text) else {
      throw error(.unexpected(found: String(decoding: text.prefix(60), as: UTF8.self)), at: start)
    }
    return isKept ? String(decoding: text, as: UTF8.self) : nil
  }
}
