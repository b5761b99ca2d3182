import Entities
import Testing

@Suite struct `The id that a beer has from its maker and its name` {
  @Test(arguments: [
    ("Mahou", "", "Clásica", "beer-mahou+clasica"),
    ("Mahou", "Alcalá de Henares", "5 Estrellas", "beer-mahou@alcala-de-henares+5-estrellas"),
    ("x", "", "x+y", "beer-x+x_2b_y"), ("x+y", "", "z", "beer-x_2b_y+z"), ("a-b", "", "c", "beer-a_2d_b+c"),
    ("麒麟", "", "一番搾り", "beer-_9e92__9e9f_+_4e00__756a__643e__308a_"),
  ])
  func `The id of a beer is readable and needs no escaping`(
    name: String, address: String, beer: String, id: String
  ) throws {
    let made = try #require(try Beer.ID(ofBeerNamed: beer, of: maker(name, at: address).id))
    #expect(made.text == id)
    #expect(try Beer.ID(id) == made)
  }

  @Test(arguments: ["Clásica", "clasica", " CLÁSICA\n", "Cla\u{301}sica", "Clá\u{AD}sica"])
  func `The id of a beer ignores accents, case and extra spaces in its name`(name: String) throws {
    #expect(try Beer.ID(ofBeerNamed: name, of: maker("Mahou").id)?.text == "beer-mahou+clasica")
  }

  @Test func `is never that of another beer`() throws {
    var random = SeededGenerator(seed: 33)
    var beers: [Beer.ID: [String]] = [:]
    var repetitions = 0
    for _ in 0..<4000 {
      // The name, the address, the beer.
      let texts = (0..<3).map { _ in SearchText("a" + random.text(0...2, of: Array("a+@ -"))).folded }
      let id = try #require(Beer.ID(ofBeerNamed: texts[2], of: maker(texts[0], at: texts[1] == "a" ? "" : texts[1]).id))
      if let known = beers.updateValue(texts, forKey: id) {
        repetitions += 1
        try #require(known == texts, "\(id)")
      }
    }
    #expect(repetitions > 100)
  }

  @Test func `is none when it would be too long for one`() throws {
    let long = String(repeating: "🍺", count: 120)
    #expect(try Beer.ID(ofBeerNamed: long, of: maker("Mahou").id) != nil)
    #expect(try Beer.ID(ofBeerNamed: long, of: maker(long).id) == nil)
  }
}
