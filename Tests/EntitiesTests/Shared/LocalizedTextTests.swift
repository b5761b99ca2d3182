import Entities
import Testing

@Suite struct `A text in several languages` {
  let text = LocalizedText([.spanish: "hola", .english: "hello", .japanese: "今日は", .chilean: "wena"])

  @Test func `is shown in the language that was asked for`() {
    for (tag, words) in [(LanguageTag.spanish, "hola"), (.english, "hello"), (.japanese, "今日は"), (.chilean, "wena")] {
      let wording = text.wording(in: tag)
      #expect(wording?.text == words && wording?.language == tag && wording?.isFallback == false)
    }
  }

  @Test func `is shown in English otherwise, and says so`() {
    for tag in [LanguageTag.chinese, .mexican] {
      let wording = text.wording(in: tag)
      #expect(wording?.text == "hello" && wording?.language == .english && wording?.isFallback == true)
    }
  }

  @Test func `is shown in the first language by its tag where there is no English, and says so`() throws {
    let words = LocalizedText([.chinese: "你好", .mexican: "qué onda", .spanish: "hola", .japanese: "今日は"])
    let wording = words.wording(in: .chilean)
    #expect(wording?.text == "hola" && wording?.language == .spanish && wording?.isFallback == true)
    #expect(words.wording(in: .english)?.isFallback == true)
    #expect(LocalizedText([.chinese: "你好"]).wording(in: .english)?.language == .chinese)
  }

  @Test(arguments: ["", " ", "\n\n", "\t", "\u{200B}", "\u{A0}"])
  func `has no language in which it is blank`(blank: String) {
    let words = LocalizedText([.english: blank, .spanish: "hola"])
    #expect(words == LocalizedText([.spanish: "hola"]))
    #expect(words.wording(in: .english)?.language == .spanish && words.wording(in: .english)?.isFallback == true)
    #expect(LocalizedText([.english: blank]) == .none)
  }

  @Test func `says nothing when it is in none`() {
    #expect(LocalizedText.none.wording(in: .spanish) == nil)
    #expect(LocalizedText.none.texts.isEmpty)
  }
}
