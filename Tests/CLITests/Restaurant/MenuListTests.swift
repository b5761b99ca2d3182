import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Listing the menu` {
  @Test(arguments: Stores.allCases)
  func `The menu is listed in Spanish alphabetical order`(store: Stores) async throws {
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

  @Test func `The menu lists each dish with a number, a price and a description`() async throws {
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

  @Test func `The menu has Spanish prices and a Spanish title for a Spanish-speaking user`() async throws {
    let cli = try await CLI.withMenu(.standard, "es")
    let list = await cli("menu", "list")
    #expect(list.lines.first == "Carta")
    #expect(list.lines[2] == "   1  12,50\u{A0}€  Paella")
    #expect(await cli("menu", "list", "--search", "xyz").output.contains("«xyz»"))
  }

  @Test(arguments: Stores.allCases, ["PINA", "piña", "Pin\u{303}A", "  pINa "])
  func `A search finds dishes by name or description, ignoring case and accents`(store: Stores, text: String)
    async throws
  {
    let document = try await CLI(store)("menu", "list", "--search", text, "--json").document
    let names = document["sections"].items.flatMap(\.["dishes"].items).map(\.["name"].text)
    #expect(names == ["Secreto ibérico con piña", "Calzone relleno"])
  }

  @Test(.group(.heavy), arguments: Stores.allCases, ["", "   ", "\t"])
  func `Searching the menu for blank text lists every dish`(store: Stores, text: String) async throws {
    #expect(try await CLI(store)("menu", "list", "--search", text, "--json").document.dishCount == 40)
  }

  @Test(.group(.heavy), arguments: Stores.allCases, ["Postres", "POSTRES", "póstres", " postres "])
  func `The menu list can be limited to one section, ignoring case and accents`(store: Stores, kind: String)
    async throws
  {
    let document = try await CLI(store)("menu", "list", "--kind", kind, "--json").document
    #expect(document["sections"].items.map(\.["kind"].text) == ["Postres"])
    #expect(document.dishCount == 6)
  }

  @Test(
    arguments: [
      (
        ["--search", "paella", "--kind", "Postres"],
        "No dish in the section “Postres” matches “paella”. Searched name and description.\n"
      ),
      (["--search", "piña", "--offset", "9"], "No rows in that range.\n"),
      (["--kind", "Postres", "--offset", "9"], "No rows in that range.\n"),
      (["--search", "sushi"], "No dish matches “sushi”. Searched name and description.\n"),
      // A section must be given by its full name.
      (["--kind", "postre"], "The menu has no dishes in the section “postre”. Did you mean “Postres”?\n"),
    ])
  func `The message for an empty menu list mentions only the criteria that the user specified`(
    options: [String], reported: String
  )
    async throws
  {
    let cli = try await CLI.withMenu()
    await cli.run(["menu", "list"] + options).expect(.ok, output: reported)
  }

  @Test(arguments: ["", " "])
  func `Listing the menu with an empty section name is refused`(kind: String) async throws {
    try await CLI()("menu", "list", "--kind", kind).expect(.usage, output: "")
  }

  @Test func `Dish descriptions are wrapped to the width of the terminal`() async throws {
    let cli = try CLI()
    let narrow = await cli.run(["menu", "list"], ScriptedConsole(width: 50))
    #expect(narrow.lines.allSatisfy { $0.count <= 50 })
    #expect(await cli("menu", "list").lines.contains { $0.count > 70 })
  }
}

@MainActor @Suite struct `The first run of the program` {
  @Test(.group(.heavy), arguments: Stores.allCases)
  func `The first run of the program imports the samples and prints a notice to standard error`(store: Stores)
    async throws
  {
    let cli = try CLI(store)

    let overview = await cli()
    overview.expect(.ok, outputContains: "40 dishes in 6 sections", errors: FirstRun.notices)
    #expect(!overview.output.contains("filled"))
  }

  @Test func `The first run of the program announces the samples in Spanish to a Spanish-speaking user`() async throws {
    let overview = try await CLI(.standard, "es")()
    #expect(overview.output.contains("40 platos en 6 secciones"))
    #expect(
      overview.errors == """
        40 platos de muestra añadidos a la carta.
        40 recetas de muestra añadidas a tu colección.
        70 fabricantes y cervezas de muestra añadidos al catálogo.

        """)
  }

  @Test(.group(.heavy), arguments: Stores.persistent)
  func `Only the first run of the program imports the sample menu`(store: Stores) async throws {
    let cli = try CLI(store)
    _ = await cli()
    let filled = await cli.dump()

    for words in [[], ["menu", "list"], ["interactive"]] {
      await cli.run(words).expect(.ok, errors: "")
    }
    #expect(await cli.dump() == filled)
  }

  @Test func `The first run of the program prints no notice about the samples with --quiet or --json`() async throws {
    for option in ["--quiet", "--json"] {
      try await CLI()(option).expect(.ok, outputContains: "40", errors: "")
    }
  }

  @Test(arguments: Stores.persistent)
  func `A command that doesn't need the menu imports no samples`(store: Stores) async throws {
    let cli = try CLI(store)
    for words in [["order", "show"], ["order", "history"], ["store", "info"], ["store", "dump"], ["--help"]] {
      await cli.run(words).expect(.ok, errors: "")
    }
    #expect(try await cli("store", "info", "--json").document["seeded"] == [])
  }

  @Test(.group(.heavy), arguments: [["order", "add", "dish-tiramisu"], ["menu", "list"], ["interactive"], []])
  func `Every command that needs the menu imports the samples`(words: [String]) async throws {
    let cli = try CLI()
    await cli.run(words).expect(.ok, errorsContain: "40 sample dishes")
    #expect(try await cli("store", "info", "--json").document["dishes"] == 40)
  }

  @Test func `No sample dishes are imported into a menu that the user emptied`() async throws {
    let cli = try CLI()
    _ = await cli()
    try await cli.setMenu("[]")

    let list = await cli("menu", "list")
    #expect(list.output == "The menu is empty.\n")
    #expect(list.errors == "")
  }

  @Test func `The samples are imported again after the store is reset`() async throws {
    let cli = try await CLI.withMenu()
    #expect(await cli("store", "reset", "--yes").code == .ok)
    #expect(await cli().errors.contains("40 sample dishes"))
  }

  @Test func `The overview of the program shows the next steps, the draft and the last order`() async throws {
    let cli = try CLI()
    #expect(await cli().lines.suffix(4).allSatisfy { $0.hasPrefix("  recetas-cli ") })
    _ = await cli("order", "add", "dish-tiramisu", "--quantity", "2")
    #expect(await cli().output.contains("2 dishes, €10.80"))
    await cli.place()
    let overview = await cli()
    #expect(overview.output.contains("Nothing chosen yet."))
    #expect(overview.output.contains("the latest: 21 Nov 2026, 10:00, €10.80"))
  }
}

@MainActor @Suite struct `A page of the menu` {
  @Test(arguments: Stores.allCases)
  func `A page of the menu starts at the offset and has no more dishes than the limit`(store: Stores) async throws {
    let cli = try CLI(store)
    let whole = try await cli("menu", "list", "--json").document
    let page = try await cli("menu", "list", "--offset", "5", "--limit", "4", "--json").document

    let names = { (menu: JSON) in menu["sections"].items.flatMap(\.["dishes"].items).map(\.["name"].text) }
    #expect(names(page) == Array(names(whole)[5..<9]))
    #expect(page["offset"] == 5)
    #expect(page["limit"] == 4)
    #expect(page["hasMore"] == true)
    #expect(whole["hasMore"] == false)
    #expect(whole["limit"] == 50)
  }

  @Test func `A page of the menu shows the options for the next page`() async throws {
    let cli = try CLI()
    #expect(await cli("menu", "list", "--limit", "15").lines.last == "  --offset 15 --limit 15")
    #expect(await cli("menu", "list", "--limit", "15", "--offset", "15").lines.last == "  --offset 30 --limit 15")
    #expect(await cli("menu", "list", "--limit", "15", "--offset", "30").lines.last?.contains("--offset") == false)
  }

  @Test(arguments: Stores.allCases, ["40", "1000", "9223372036854775807"])
  func `A page past the end of the menu is empty without being an error`(store: Stores, offset: String) async throws {
    let cli = try CLI(store)
    await cli("menu", "list", "--offset", offset).expect(.ok, output: "No rows in that range.\n")
    #expect(try await cli("menu", "list", "--offset", offset, "--json").document["sections"] == [])
  }

  @Test(arguments: Stores.allCases)
  func `The limit of a page of the menu can be the largest integer`(store: Stores) async throws {
    let page = try await CLI(store)("menu", "list", "--offset", "1", "--limit", "9223372036854775807", "--json")
    #expect(try page.document.dishCount == 39)
  }

  @Test func `The menu is searched before it is divided into pages`() async throws {
    let cli = try CLI()
    let page = try await cli("menu", "list", "--search", "pizza", "--limit", "2", "--offset", "1", "--json").document
    #expect(
      page["sections"].items.flatMap(\.["dishes"].items).map(\.["name"].text) == [
        "Pizza all'ortolana", "Pizza alla diavola",
      ])
  }

  @Test(arguments: ["-1", "abc", "1.5", "9223372036854775808", ""], ["--limit", "--offset"])
  func `A page of the menu with a negative or invalid limit or offset is refused`(number: String, option: String)
    async throws
  {
    let cli = try CLI()
    for command in [["menu", "list"], ["order", "history"]] {
      await cli.run(command + [option, number]).expect(.usage, output: "", errorsContain: "“\(number)”")
    }
  }
}
