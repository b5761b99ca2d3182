import Interfaces
import Testing

@Suite struct `The user's language` {
  @Test(arguments: ["es", "es_ES.UTF-8", "es-MX", "ES", "Es_AR@euro", "es.UTF-8"])
  func `A preference for Spanish selects Spanish`(preference: String) {
    #expect(Language(preferences: [preference]) == .spanish)
  }

  @Test(arguments: ["en_US", "en", "C", "C.UTF-8", "POSIX", "fr_FR", "de", "_es", "1"])
  func `A preference for a language other than Spanish selects English`(preference: String) {
    #expect(Language(preferences: [preference]) == .english)
  }

  @Test(arguments: ["est", "est_EE.UTF-8", "esu", "eses"])
  func `A language code that starts with es, such as est, does not select Spanish`(preference: String) {
    #expect(Language(preferences: [preference]) == .english)
  }

  @Test func `The first nonempty language preference determines the language`() {
    #expect(Language(preferences: [nil, "", nil, "es_ES", "en_US"]) == .spanish)
    #expect(Language(preferences: ["en_US", "es_ES"]) == .english)
    #expect(Language(preferences: ["C", "es_ES"]) == .english)
  }

  @Test func `English is selected if there is no language preference`() {
    #expect(Language(preferences: []) == .english)
    #expect(Language(preferences: [nil, ""]) == .english)
  }

  @Test(arguments: [
    ("es", Language.spanish), ("es-MX, en;q=0.5", .spanish), ("en;q=0.5, ES ; Q=0.9", .spanish),
    ("fr, es;q=0.1", .spanish),
    ("en, es", .english), ("es;q=0.3,en;q=0.8", .english), ("es;q=0", .english), ("fr", .english), ("", .english),
    ("*", .english), (";q=1,,", .english), ("es;q=viel", .spanish), ("est", .english),
  ])
  func `The language with the greatest weight in an Accept-Language header is selected`(
    header: String, language: Language
  ) {
    #expect(Language(acceptLanguage: header) == language)
  }
}
