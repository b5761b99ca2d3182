import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Listing the menu` {
  @Test(arguments: Stores.allCases)
  func `shows sections and dishes in the order of the Spanish alphabet`(store: Stores) async throws {
    let document = try await CLI(store)("menu", "list", "--json").document

    let sections = document["sections"].items
    #expect(sections.map(\.["kind"].text) == ["Carnes", "Ensaladas", "Entrantes", "Pescados", "Pizzas", "Postres"])
    #expect(
      sections[5]["dishes"].items.map(\.["name"].text) == [
        "Buñuelo de viento", "Natillas con galleta", "Panna cotta d'arancia", "Piñonate con helado", "Tiramisù",
        "Torrijas de leche y canela",
      ])
    #expect(sections.flatMap(\.["dishes"].items).count == 40)
  }

  @Test func `puts a number, a price and a description beside each name`() async throws {
    let cli = try await CLI.withMenu()
    let list = await cli("menu", "list")
    #expect(
      list.output == """
        Menu

        Arroces
           1  €12.50  Paella
                      Con azafrán

        Postres
           2   €3.05  Flan
                      De huevo
           3   €2.90  Piña
                      Al natural

        """)
  }

  @Test func `writes money and title in Spanish for who reads that`() async throws {
    let cli = try await CLI.withMenu(.standard, "es")
    let list = await cli("menu", "list")
    #expect(list.lines.first == "Carta")
    #expect(list.lines[2] == "   1  12,50\u{A0}€  Paella")
  }

  @Test(arguments: Stores.allCases, ["PINA", "piña", "Pin\u{303}A", "  pINa "])
  func `finds a dish by its name or description, blind to case and accents`(store: Stores, text: String) async throws {
    let document = try await CLI(store)("menu", "list", "--search", text, "--json").document
    let names = document["sections"].items.flatMap(\.["dishes"].items).map(\.["name"].text)
    #expect(names == ["Secreto ibérico con piña", "Calzone relleno"])
  }

  @Test(.group(.heavy), arguments: Stores.allCases, ["", "   ", "\t"])
  func `Searching the menu for blank text lists every dish`(store: Stores, text: String) async throws {
    #expect(try await CLI(store)("menu", "list", "--search", text, "--json").document.dishCount == 40)
  }

  @Test(.group(.heavy), arguments: Stores.allCases, ["Postres", "POSTRES", "póstres", " postres "])
  func `keeps to one kind, however it is spelt`(store: Stores, kind: String) async throws {
    let document = try await CLI(store)("menu", "list", "--kind", kind, "--json").document
    #expect(document["sections"].items.map(\.["kind"].text) == ["Postres"])
    #expect(document.dishCount == 6)
  }

  @Test(
    arguments: [
      (
        ["--search", "paella", "--kind", "Postres"],
        "No dish of the section “Postres” contains “paella”. Searched name and description.\n"
      ),
      (["--search", "piña", "--offset", "9"], "No rows in that range.\n"),
      (["--kind", "Postres", "--offset", "9"], "No rows in that range.\n"),
      (["--search", "sushi"], "No dish contains “sushi”. Searched name and description.\n"),
    ])
  func `An empty list says no more than was looked at`(options: [String], told: String) async throws {
    let cli = try await CLI.withMenu()
    await cli.run(["menu", "list"] + options).expect(.ok, output: told)
  }

  @Test func `a kind is the whole word`() async throws {
    try await CLI()("menu", "list", "--kind", "postre")
      .expect(.ok, output: "The menu has no dishes in the section “postre”. Did you mean “Postres”?\n")
  }

  @Test(arguments: ["", " "])
  func `a kind without a name is refused`(kind: String) async throws {
    try await CLI()("menu", "list", "--kind", kind).expect(.usage, output: "")
  }

  @Test func `says so when nothing is found`() async throws {
    #expect(
      try await CLI()("menu", "list", "--search", "xyz").output
        == "No dish contains “xyz”. Searched name and description.\n")
    #expect(try await CLI(.standard, "es")("menu", "list", "--search", "xyz").output.contains("«xyz»"))
  }

  @Test func `wraps descriptions to the terminal's width`() async throws {
    let cli = try CLI()
    let narrow = await cli.run(["menu", "list"], ScriptedConsole(width: 50))
    #expect(narrow.lines.allSatisfy { $0.count <= 50 })
    #expect(await cli("menu", "list").lines.contains { $0.count > 70 })
  }
}
