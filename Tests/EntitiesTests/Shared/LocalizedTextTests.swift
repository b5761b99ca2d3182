import Entities
import Testing

@Suite struct `A text in several languages` {
  let text = LocalizedText([.spanish: "hola", .english: "hello", .japanese: "今日は", .chilean: "wena"])

  @Test func `Localized text is shown in the requested language`() {
    for (tag, words) in [(LanguageTag.spanish, "hola"), (.english, "hello"), (.japanese, "今日は"), (.chilean, "wena")] {
      let wording = text.wording(in: tag)
      #expect(wording?.text == words && wording?.language == tag && wording?.isFallback == false)
    }
  }

  @Test func `Localized text falls back to English`() {
    for tag in [LanguageTag.chinese, .mexican] {
      let wording = text.wording(in: tag)
      #expect(wording?.text == "hello" && wording?.language == .english && wording?.isFallback == true)
    }
  }

  @Test func `Localized text without English falls back to the language whose tag sorts first`() throws {
    let words = LocalizedText([.chinese: "你好", .mexican: "qué onda", .spanish: "hola", .japanese: "今日は"])
    let wording = words.wording(in: .chilean)
    #expect(wording?.text == "hola" && wording?.language == .spanish && wording?.isFallback == true)
    #expect(words.wording(in: .english)?.isFallback == true)
    #expect(LocalizedText([.chinese: "你好"]).wording(in: .english)?.language == .chinese)
  }

  @Test(arguments: ["", " ", "\n\n", "\t", "\u{200B}", "\u{A0}"])
  func `Localized text drops languages for which the text is blank`(blank: String) {
    let words = LocalizedText([.english: blank, .spanish: "hola"])
    #expect(words == LocalizedText([.spanish: "hola"]))
    #expect(words.wording(in: .english)?.language == .spanish && words.wording(in: .english)?.isFallback == true)
    #expect(LocalizedText([.english: blank]) == .none)
  }

  @Test func `Empty localized text has no value in any language`() {
    #expect(LocalizedText.none.wording(in: .spanish) == nil)
    #expect(LocalizedText.none.texts.isEmpty)
  }
}

@Suite struct `The tag of a language` {
  @Test(arguments: ["en", "es", "es-MX", "zh-Hans-CN", "sl-rozaj-biske-1994", "x", "ES", "abcdefgh", "de-1996", "a-1"])
  func `A language tag consists of parts made of letters and digits`(text: String) throws {
    #expect(try LanguageTag(text).text == text)
    #expect("\(try LanguageTag(text))" == text)
  }

  @Test(arguments: [
    "", "-", "es-", "-es", "es--MX", "es_MX", "abcdefghi", "es-abcdefghi", "1", "e1", "12-es", "es MX", " es", "es\n",
    "ñ",
    "es-ñ", "日本", "es.MX", "es-M\u{301}X", "\0", "@", "[", "`", "{", "es-@", "es-[",
  ])
  func `The error for a malformed language tag contains the tag`(text: String) {
    #expect(throws: LanguageTagError.malformed(text)) { try LanguageTag(text) }
  }

  @Test func `The predefined language tags follow BCP 47`() throws {
    let known: [(LanguageTag, String)] = [
      (.english, "en"), (.spanish, "es"), (.japanese, "ja"), (.chinese, "zh"), (.chilean, "es-CL"), (.mexican, "es-MX"),
    ]
    for (tag, text) in known { #expect(try tag == LanguageTag(text)) }
  }

  @Test func `Language tags are sorted by their bytes`() throws {
    let tags = try ["EN", "en", "en-GB", "es", "es-CL", "es-MX", "est", "ja"].map { try LanguageTag($0) }
    #expect(tags.shuffled().sorted() == tags)
    #expect(!(tags[0] < tags[0]))
  }
}
