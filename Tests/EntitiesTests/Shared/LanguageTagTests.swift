import Entities
import Testing

@Suite struct `The tag of a language` {
  @Test(arguments: ["en", "es", "es-MX", "zh-Hans-CN", "sl-rozaj-biske-1994", "x", "ES", "abcdefgh", "de-1996", "a-1"])
  func `is parts of letters and digits`(text: String) throws {
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

  @Test func `of the languages of the service is as BCP 47 writes it`() throws {
    let known: [(LanguageTag, String)] = [
      (.english, "en"), (.spanish, "es"), (.japanese, "ja"), (.chinese, "zh"), (.chilean, "es-CL"), (.mexican, "es-MX"),
    ]
    for (tag, text) in known { #expect(try tag == LanguageTag(text)) }
  }

  @Test func `comes before another by its bytes`() throws {
    let tags = try ["EN", "en", "en-GB", "es", "es-CL", "es-MX", "est", "ja"].map { try LanguageTag($0) }
    #expect(tags.shuffled().sorted() == tags)
    #expect(!(tags[0] < tags[0]))
  }
}
