import Entities
import Interfaces
import Testing
import UseCases

@Suite struct `The texts on the page of places` {
  private func html(_ places: [Place], _ language: Language = .spanish, position: Coordinate? = nil) -> String {
    PlacePage.html(PlaceSamples.list(places, position: position), pictures: [:], Texts(language))
  }

  /// Returns the names of the tags in an HTML page.
  private func tags(_ html: String) -> Set<Substring> {
    Set(html.split(separator: "<").dropFirst().map { $0.prefix { $0 != ">" && $0 != " " && $0 != "\n" } })
  }

  @Test func `An HTML page of places escapes its text, attributes and search data`() throws {
    let places = try PlaceSamples.hostile.enumerated().map { number, text in
      try PlaceSamples.place(
        number, text, address: text, description: [.spanish: text], hours: [.english: text],
        contact: PlaceContact(telephone: text, email: text))
    }
    let page = html(places)
    let ordinary = html([
      try PlaceSamples.place(
        1, "x", address: "x", description: [.spanish: "x"], hours: [.english: "x"],
        contact: PlaceContact(telephone: "x", email: "x"))
    ])
    #expect(tags(page).subtracting(tags(ordinary)) == [])
    for attribute in ["onerror=", "onmouseover=\"", "autofocus x='"] {
      #expect(!page.contains(attribute + "alert(1)>"))
    }
    // The page folds Latin letters itself, so only this name needs folded search data.
    #expect(page.contains(" data-f=\"مطعم السلام\"") && !page.contains(" data-f=\"&lt;"))
    #expect(page.contains("aria-label=\"1: &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;\""))
    #expect(page.ranges(of: "<script>").count == 1)
    #expect(page.unicodeScalars.allSatisfy { $0 == "\n" || !VisibleText.isDangerous($0) })
  }

  @Test func `An HTML page of places keeps line breaks`() throws {
    let page = html([try PlaceSamples.place(1, description: [.spanish: "Uno\n\nDos & <tres>"])])
    #expect(page.contains("lang=\"es\">Uno<br><br>Dos &amp; &lt;tres&gt; <em"))
    #expect(!page.contains("\u{FFFD}"))
  }

  @Test func `An HTML page of places labels foreign-language text in both languages of the page`() throws {
    let both = html([try PlaceSamples.place(1, description: [.spanish: "Sí", .english: "Yes"])])
    #expect(both.contains("<p class=\"d es\" lang=\"es\">Sí</p><p class=\"d en\" lang=\"en\">Yes</p>"))
    #expect(!both.contains("<em"))
    let spanish = html([try PlaceSamples.place(1, description: [.spanish: "Sí"])])
    #expect(spanish.contains("<p class=\"d\" lang=\"es\">Sí <em class=\"en\" lang=\"en\">(in Spanish)</em></p>"))
    let english = html([try PlaceSamples.place(1, hours: [.english: "Always"])])
    #expect(english.contains("<p class=\"h\" lang=\"en\">Always <em class=\"es\" lang=\"es\">(en inglés)</em></p>"))
    let other = html([try PlaceSamples.place(1, description: [.japanese: "本"])])
    #expect(
      other.contains(
        "lang=\"ja\">本 <em class=\"es\" lang=\"es\">(en japonés)</em> <em class=\"en\" lang=\"en\">(in Japanese)</em>"))
  }

  @Test func `The labels of an HTML map are in both languages`() throws {
    let away = try Coordinate(latitude: 10, longitude: 10)
    let page = html([try PlaceSamples.place(1, at: away)], position: away)
    for text in ["1 fuera del mapa", "1 outside the map", "Estás fuera del mapa", "You are outside the map"] {
      #expect(page.contains(">\(text)</span>"))
    }
    #expect(page.contains("<g class=\"es\"><g class=\"m-user\" role=\"img\" aria-label=\"tu posición\""))
    #expect(page.contains("<g class=\"en\"><g class=\"m-user\" role=\"img\" aria-label=\"your position\""))
  }

  @Test(arguments: [Language.spanish, .english])
  func `An HTML page of places starts in the requested language`(language: Language) throws {
    let page = html([try PlaceSamples.place(1)], language)
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"\(language.rawValue)\">"))
    #expect(page.contains("<title>\(Texts(language).mapOfMadrid)</title>"))
    for other in [Language.spanish, .english] {
      #expect(page.contains("lang=\"\(other.rawValue)\" aria-pressed=\"\(other == language)\""))
    }
  }

  @Test func `The only external URLs on an HTML page of places are links to websites`() throws {
    let website = try WebAddress("https://errata.example/?a=1&b='2'")
    let page = html([
      try PlaceSamples.place(
        1, "http://no.example", description: [.spanish: "http://tampoco.example"],
        contact: PlaceContact(website: website))
    ])
    #expect(page.contains("Content-Security-Policy\" content=\"default-src 'none'; img-src data:;"))
    #expect(page.contains("<meta name=\"referrer\" content=\"no-referrer\">"))
    #expect(!page.contains("src=\""))
    let addresses = page.ranges(of: "href=\"").map { page[$0.upperBound...].prefix { $0 != "\"" } }
    #expect(Set(addresses) == ["#listtitle", "#shop-1", "https://errata.example/?a=1&amp;b=&#39;2&#39;"])
    #expect(page.contains(">errata.example</a>"))
  }

  @Test func `An HTML page without places has a title and a map but no rows`() {
    let page = html([])
    #expect(!page.contains("<li ") && !page.contains("<a class=\"m-pin"))
    #expect(page.contains("<h1>") && page.contains("m-ground"))
  }
}
