import Entities
import Testing

@Suite struct `A beer of a manufacturer` {
  @Test func `A beer has the values that it was created with`() throws {
    let album = try PhotoAlbum(photos(2))
    let (id, maker) = (try Beer.ID("beer-mahou+clasica"), try Manufacturer.ID("maker-mahou"))
    let beer = try Beer(
      id: id, of: maker, name: "Clásica", type: BeerType("Lager"), measures: [.alcohol: 4800, .calories: 43],
      album: album)
    #expect((beer.id, beer.manufacturer, beer.name) == (id, maker, "Clásica"))
    #expect((beer.type.name, beer.alcohol, beer.calories) == ("Lager", 4800, 43))
    #expect(beer.album == album)
  }

  @Test func `A beer requires only a name and a type`() throws {
    let beer = try beer("Clásica")
    #expect(beer.alcohol == nil)
    #expect(beer.calories == nil)
    #expect(beer.album == .empty)
  }

  @Test(arguments: [
    ("", TextError.empty), (" ", .empty), ("\u{200B}\u{FEFF}", .empty), (" Clásica", .unclean),
    ("a\u{2028}b", .unclean),
    (String(repeating: "ñ", count: 121), .tooLong(121, limit: 120)),
    ("a" + String(repeating: "\u{301}", count: 120), .tooLong(121, limit: 120)),
  ])
  func `The name of a beer must be one clean line of 1 to 120 scalars`(name: String, error: TextError) {
    #expect(throws: BeerError.name(error)) { try beer(name, id: "beer-x") }
  }

  @Test(arguments: ["a" + String(repeating: "\u{301}", count: 119), String(repeating: "🍺", count: 120), "\u{301}"])
  func `The name of a beer can have up to 120 scalars`(name: String) throws {
    #expect(try beer(name).name == name)
  }

  @Test(arguments: [-1, 10_001, Int.min, .max]) func `A beer with calories outside 0 to 10,000 is rejected`(
    calories: Int
  ) {
    #expect(throws: BeerError.measure(.calories, calories)) { try beer("Clásica", measures: [.calories: calories]) }
  }

  @Test(arguments: [0, 10_000]) func `A beer can have any number of calories from 0 to 10,000`(calories: Int) throws {
    #expect(try beer("Clásica", measures: [.calories: calories]).calories == calories)
  }

  @Test(arguments: [
    ("", TextError.empty), ("\u{200B}", .empty), ("a  b", .unclean),
    (String(repeating: "ñ", count: 61), .tooLong(61, limit: 60)),
  ])
  func `The name of a beer type must be one clean line of 1 to 60 scalars`(name: String, error: TextError) {
    #expect(throws: error) { try BeerType(name) }
  }

  @Test(arguments: ["", " ", "clasi", "CLÁSICA", "pale ále", "IPA", "india clásica", "mahou", "MAHÓU ipa clásica"])
  func `A search finds a beer by name, type or manufacturer`(query: String) throws {
    #expect(try isFound(beer("Clásica", type: "India pale ale (IPA)"), by: query))
  }

  @Test(arguments: ["beer", "5.4", "clásicas", "clásica rubia"])
  func `A search doesn't find a beer by its id, its measures or an unrelated word`(query: String) throws {
    #expect(try !isFound(beer("Clásica", type: "India pale ale", measures: [.alcohol: 5400]), by: query))
  }

  private func isFound(_ beer: Beer, by query: String) -> Bool {
    SearchText(query).matches(beer.searchedTexts(maker: "Mahou").map(\.text))
  }
}

@Suite struct `The id of a beer` {
  @Test(arguments: [
    ("Mahou", "", "Clásica", "beer-mahou+clasica"),
    ("Mahou", "Alcalá de Henares", "5 Estrellas", "beer-mahou@alcala-de-henares+5-estrellas"),
    ("x", "", "x+y", "beer-x+x_2b_y"), ("x+y", "", "z", "beer-x_2b_y+z"), ("a-b", "", "c", "beer-a_2d_b+c"),
    ("麒麟", "", "一番搾り", "beer-_9e92__9e9f_+_4e00__756a__643e__308a_"),
  ])
  func `A beer's id is readable and needs no escaping`(name: String, address: String, beer: String, id: String) throws {
    let made = try #require(try Beer.ID(ofBeerNamed: beer, of: maker(name, at: address).id))
    #expect(made.text == id)
    #expect(try Beer.ID(id) == made)
  }

  @Test(arguments: ["Clásica", "clasica", " CLÁSICA\n", "Cla\u{301}sica", "Clá\u{AD}sica"])
  func `The id derived from a beer's name ignores accents, case and extra spaces`(name: String) throws {
    #expect(try Beer.ID(ofBeerNamed: name, of: maker("Mahou").id)?.text == "beer-mahou+clasica")
  }

  @Test func `Different beers never have the same derived id`() throws {
    var random = SeededGenerator(seed: 33)
    var beers: [Beer.ID: [String]] = [:]
    var repetitions = 0
    for _ in 0..<4000 {
      // The strings are the manufacturer's name and address, and the beer's name.
      let texts = (0..<3).map { _ in SearchText("a" + random.text(0...2, of: Array("a+@ -"))).folded }
      let id = try #require(Beer.ID(ofBeerNamed: texts[2], of: maker(texts[0], at: texts[1] == "a" ? "" : texts[1]).id))
      if let known = beers.updateValue(texts, forKey: id) {
        repetitions += 1
        try #require(known == texts, "\(id)")
      }
    }
    #expect(repetitions > 100)
  }

  @Test func `No id is derived from a beer name that is too long`() throws {
    let long = String(repeating: "🍺", count: 120)
    #expect(try Beer.ID(ofBeerNamed: long, of: maker("Mahou").id) != nil)
    #expect(try Beer.ID(ofBeerNamed: long, of: maker(long).id) == nil)
  }
}
