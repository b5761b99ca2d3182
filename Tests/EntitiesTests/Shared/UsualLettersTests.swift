@testable import Entities
import Testing

@Suite struct `Texts in standard letters` {
  @Test func `The fast paths for text with common letters agree with the general paths for any script`() {
    for value in 0...0x300 as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in ["\(scalar)", "a\(scalar)b", " \(scalar) ", "\(scalar)\(scalar)"] {
        let which = Comment("U+\(String(value, radix: 16)) in “\(text)”")
        #expect(TextRule.isClean(text) == TextRule.isCleanInAnyScript(text), which)
        if let plain = SearchText.plainBytes(text) { #expect(plain == SearchText.bytesOfAnyScript(text), which) }
        if let plain = Dish.ID.plainSlug("dish-", of: text) {
          #expect(plain == Dish.ID.slugOfAnyScript("dish-", of: text), which)
        }
      }
    }
  }

  @Test(arguments: ["Ñoquis de la Abuela", "  piña\t y\n\njamón ", "100 % CAFÉ", "Łódź", ""])
  func `The fast path for search folding handles common letters`(text: String) {
    #expect(SearchText.plainBytes(text) == SearchText.bytesOfAnyScript(text))
    #expect(SearchText.plainBytes(text) != nil)
  }

  @Test(arguments: ["ß", "n\u{303}", "日本", "\u{250}", "a\u{AD}b", "×"])
  func `The fast path for search folding rejects uncommon letters`(text: String) {
    #expect(SearchText.plainBytes(text) == nil)
  }

  @Test(arguments: ["Ñoquis de la Abuela", "Pizza 4 quesos", "JAMÓN", "Łódź", ""])
  func `The fast path for dish ids handles names with common letters`(name: String) {
    #expect(Dish.ID.plainSlug("dish-", of: name) == Dish.ID.slugOfAnyScript("dish-", of: name))
  }

  @Test(arguments: ["all'ananas", "a-b", " pan", "pan ", "a  b", "a\tb", "ß", "n\u{303}", "日本", "×"])
  func `The fast path for dish ids rejects names with uncommon characters`(name: String) {
    #expect(Dish.ID.plainSlug("dish-", of: name) == nil)
  }
}
