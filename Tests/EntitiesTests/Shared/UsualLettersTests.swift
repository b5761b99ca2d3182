@testable import Entities
import Testing

@Suite struct `Texts in the usual letters` {
  @Test func `are folded and checked as those of any script are, letter by letter`() {
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
  func `are folded the quick way`(text: String) {
    #expect(SearchText.plainBytes(text) == SearchText.bytesOfAnyScript(text))
    #expect(SearchText.plainBytes(text) != nil)
  }

  @Test(arguments: ["ß", "n\u{303}", "日本", "\u{250}", "a\u{AD}b", "×"])
  func `are none with these`(text: String) { #expect(SearchText.plainBytes(text) == nil) }

  @Test(arguments: ["Ñoquis de la Abuela", "Pizza 4 quesos", "JAMÓN", "Łódź", ""])
  func `make an id the quick way`(name: String) {
    #expect(Dish.ID.plainSlug("dish-", of: name) == Dish.ID.slugOfAnyScript("dish-", of: name))
  }

  @Test(arguments: ["all'ananas", "a-b", " pan", "pan ", "a  b", "a\tb", "ß", "n\u{303}", "日本", "×"])
  func `make none with these`(name: String) { #expect(Dish.ID.plainSlug("dish-", of: name) == nil) }
}
