import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Searching everything` {
  @Test(.group(.heavy), arguments: Stores.allCases)
  func `A search of all domains finds words in any order`(store: Stores) async throws {
    let cli = try CLI(store)
    let answer = await cli("find", "catalana", "crema")
    answer.expect(
      .ok,
      output: """
        Search: “catalana crema”

           1  recipe  Crema catalana  title: catalana, Crema
              recetas-cli recipes show local-crema-catalana

        """)
    #expect(await cli("find", "catalana crema").output == answer.output)
  }

  @Test func `A search of all domains has Spanish results for a Spanish-speaking user`() async throws {
    let cli = try CLI(.standard, "es")
    let answer = await cli("find", "mahon")
    #expect(
      answer.lines == [
        "Búsqueda: «mahon»", "   1  plato  Pizza de sobrasada y miel  descripción: Mahón",
        "      recetas-cli menu show dish-pizza-de-sobrasada-y-miel",
        "   2  plato  Ensaladilla rusa  descripción: mahonesa", "      recetas-cli menu show dish-ensaladilla-rusa",
      ])
    #expect(await cli("find", "zzz").output == "Sin resultados para «zzz».\n")
  }

  @Test func `A search of all domains can return a JSON document`() async throws {
    let document = try await CLI(.standard)("find", "STOUT", "--limit", "1", "--json").document
    #expect(document["query"].text == "STOUT")
    #expect(document["limit"] == 1)
    #expect(document["hasMore"] == true)
    let found = document["found"].items
    #expect(found.map(\.["kind"].text) == ["beer"])
    #expect(found.map(\.["name"].text) == ["Noche de Grajos"])
    #expect(found[0]["maker"].text == "Cervecería El Peñón Tuerto")
    #expect(found[0]["matches"].items.map(\.["field"].text) == ["type"])
    #expect(found[0]["matches"].items[0]["words"].items.map(\.text) == ["Stout"])
    #expect(found[0]["command"].text == "recetas-cli beers show \(found[0]["id"].text ?? "")")
    #expect(try await CLI(.standard)("find", "zzz", "--json").document["found"].items.isEmpty)
  }

  @Test(.group(.heavy)) func `A search of all domains prints a command for opening each result`() async throws {
    let cli = try CLI(.standard)
    _ = await cli("places", "download")
    let maker =
      try await cli("beers", "makers", "--limit", "1", "--json").document["manufacturers"].items[0]["name"].text ?? ""
    let beer = try await cli("beers", "list", "--limit", "1", "--json").document["beers"].items[0]
    let (id, name) = (beer["id"].text ?? "", beer["name"].text ?? "")
    _ = await cli("beers", "reviews", "add", id, "--score", "4", "--text", "Inolvidable")
    let place = try await cli("places", "list", "--limit", "1", "--json").document["places"].items[0]["name"].text ?? ""
    var kinds: Set<String> = []
    for text in [maker, "Inolvidable", place, "pizza", "crema catalana", name] {
      for found in try await cli("find", text, "--json").document["found"].items {
        kinds.insert(found["kind"].text ?? "")
        let words = (found["command"].text ?? "").split(separator: " ").map(String.init)
        #expect(words.first == "recetas-cli")
        #expect(await cli.run(Array(words.dropFirst())).code == .ok, "\(words)")
      }
    }
    #expect(kinds == ["dish", "recipe", "beer", "manufacturer", "review", "place"])
  }

  @Test func `A search of all domains with too many results explains how to see more`() async throws {
    let answer = await (try CLI(.standard))("find", "a", "--limit", "2")
    #expect(answer.lines.count == 6)
    #expect(answer.lines.last == "There are more results: use --limit 4.")
  }

  @Test(arguments: [["find"], ["find", " "], ["find", "a", "--limit", "0"], ["find", "a", "--limit", "x"]])
  func `A search of all domains requires text and a valid limit`(words: [String]) async throws {
    #expect(await (try CLI(.standard)).run(words).code == .usage)
  }

  @Test(arguments: [
    ("dish-a", "dish-a"), ("beer-a@b_2c_+c", "beer-a@b_2c_+c"), ("寿 司", "'寿 司'"), ("a'b", "'a'\\''b'"), ("", "''"),
  ])
  func `An id in a suggested command is quoted for the shell only if necessary`(id: String, word: String) {
    #expect(id.shellWord == word)
  }

  @Test(arguments: Stores.persistent)
  func `The home screen can search all domains`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    let answer = await cli.run(["interactive"], ScriptedConsole(["/ PINA", "/flan", "1", "b", "b"]))
    answer.expect(
      .ok, outputContains: "Search: “PINA”\n\n   1  dish  Piña  name: Piña\n",
      "Search: “flan”\n\n   1  dish  Flan  name: Flan\n", "De huevo")
    #expect(answer.output.hasSuffix("Madrid            not downloaded yet\n"))
  }
}

@MainActor @Suite struct `Showing a dish` {
  @Test func `A dish can be shown by row number, id or name, as text or as a JSON document`() async throws {
    let cli = try await CLI.withMenu()
    let text = "Menu\n\nPostres\n   1  €3.05  Flan\n             De huevo\n"
    #expect(await cli("menu", "show", "dish-flan").output == text)
    _ = await cli("menu", "list", "--search", "flan")
    #expect(await cli("menu", "show", "1").output == text)
    #expect(try await cli("menu", "show", "dish-flan", "--json").document["name"].text == "Flan")
    #expect(await cli("menu", "show", "dish-nada").code == .noInput)
  }
}
