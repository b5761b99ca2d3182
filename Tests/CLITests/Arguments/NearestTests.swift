import Testing

@testable import recetas_cli

@Suite struct `The nearest words` {
  @Test(arguments: [
    ("lsit", ["list"]), ("recpies", ["recipes"]), ("RECIPES", ["recipes"]), ("récipe", ["recipes"]),
    ("rec", ["recipes"]), ("li", ["list"]),
    ("plases", ["places"]), ("beres", ["beers"]), ("favorits", ["favorites"]), ("cartaa", ["carta"]),
    // Either is one edit away.
    ("bears", ["beers", "bear"]),
  ])
  func `are those with the fewest edits`(typed: String, meant: [String]) {
    let known = ["list", "recipes", "places", "beers", "bear", "favorites", "carta"]
    #expect(Nearest.words(to: typed, among: known) == meant)
  }

  @Test(arguments: [
    "", " ", "x", "ls", "comer", "tsil", "receptor", String(repeating: "x", count: 5000), "😀", "\u{301}",
  ])
  func `are none where even they are too far`(typed: String) {
    #expect(Nearest.words(to: typed, among: ["list", "recipes", "places", ""]) == [])
  }

  @Test func `are few, or nothing is meant`() {
    #expect(Nearest.words(to: "aaa", among: ["aab", "aac", "aad", "aab"]) == ["aab", "aac", "aad"])
    #expect(Nearest.words(to: "aaa", among: ["aab", "aac", "aad", "aae"]) == [])
  }
}

@Suite struct `Other words for commands` {
  @Test func `are each of a command, and none is a command itself`() {
    let names = Set(Command.all.flatMap(\.spec.name))
    for (word, name) in CommandSynonyms.names {
      #expect(names.contains(name), "\(name)")
      #expect(!names.contains(word), "\(word)")
    }
  }
}
