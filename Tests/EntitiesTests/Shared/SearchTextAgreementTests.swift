import Entities
import Foundation
import Testing

/// Foundation's matches are compared only for letters on which both definitions agree: plain letters, and letters composed of a base and
/// marks.
@Suite struct `A search compared with Foundation` {
  let alphabet = Array("aáàâäãåǎąAÁÀnñńÑNcçčCeéèêëẽẹốơởiíïuúüűsšşzžyýb  ")

  @Test func `A search and Foundation agree on random composed and decomposed strings`() throws {
    var random = SeededGenerator(seed: 20_260)
    var found = 0
    var missed = 0
    for _ in 0..<4000 {
      let text = spelled(random.text(0...12, of: alphabet), &random)
      let query = spelled(random.text(1...2, of: alphabet), &random)

      let expected = contains(TextRule.cleaned(text), TextRule.cleaned(query))
      if expected { found += 1 } else { missed += 1 }
      try #require(SearchText(query).matches(text) == expected, "\(query.debugDescription) in \(text.debugDescription)")
    }
    #expect(found > 500, "too few queries match")
    #expect(missed > 500, "too few queries don't match")
  }

  @Test func `Search folding treats composed and decomposed Latin letters as equal`() throws {
    for value in [0xC0...0x17F, 0x1E00...0x1E99, 0x1EA0...0x1EF9].joined() {
      let letter = String(try #require(Unicode.Scalar(UInt32(value))))
      let decomposed = letter.decomposedStringWithCanonicalMapping
      #expect(SearchText.fold(letter).utf8.elementsEqual(SearchText.fold(decomposed).utf8), "\(letter)")
      #expect(SearchText.fold(letter).utf8.allSatisfy { $0 < 0x80 || value == 0xD7 || value == 0xF7 }, "\(letter)")
    }
  }

  private func contains(_ text: String, _ query: String) -> Bool {
    query.isEmpty || text.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }

  private func spelled(_ text: String, _ random: inout SeededGenerator) -> String {
    Bool.random(using: &random) ? text : text.decomposedStringWithCanonicalMapping
  }
}
