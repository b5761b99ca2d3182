import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The first run` {
  @Test(.group(.heavy), arguments: Stores.allCases)
  func `fills the menu with the sample and says so, not among the data`(store: Stores) async throws {
    let cli = try CLI(store)

    let overview = await cli()
    overview.expect(.ok, outputContains: "40 dishes in 6 sections", errors: TheFirstRun.notices)
    #expect(!overview.output.contains("filled"))
  }

  @Test func `The first run announces the samples in Spanish`() async throws {
    let overview = try await CLI(.standard, "es")()
    #expect(overview.output.contains("40 platos en 6 secciones"))
    #expect(
      overview.errors == """
        40 platos de muestra añadidos a la carta.
        40 recetas de muestra añadidas a tu colección.
        70 fabricantes y cervezas de muestra añadidos al catálogo.

        """)
  }

  @Test(.group(.heavy), arguments: Stores.lasting)
  func `happens once`(store: Stores) async throws {
    let cli = try CLI(store)
    _ = await cli()
    let filled = await cli.dump()

    for words in [[], ["menu", "list"], ["interactive"]] {
      await cli.run(words).expect(.ok, errors: "")
    }
    #expect(await cli.dump() == filled)
  }

  @Test func `The first run announces nothing with --quiet or --json`() async throws {
    for option in ["--quiet", "--json"] {
      try await CLI()(option).expect(.ok, outputContains: "40", errors: "")
    }
  }

  @Test(arguments: Stores.lasting)
  func `of a command that needs no menu leaves it unfilled`(store: Stores) async throws {
    let cli = try CLI(store)
    for words in [["order", "show"], ["order", "history"], ["store", "info"], ["store", "dump"], ["--help"]] {
      await cli.run(words).expect(.ok, errors: "")
    }
    #expect(try await cli("store", "info", "--json").document["seeded"] == .array([]))
  }

  @Test(.group(.heavy), arguments: [["order", "add", "dish-tiramisu"], ["menu", "list"], ["interactive"], []])
  func `of every command that needs a menu fills it`(words: [String]) async throws {
    let cli = try CLI()
    await cli.run(words).expect(.ok, errorsContain: "40 sample dishes")
    #expect(try await cli("store", "info", "--json").document["dishes"] == .number(40))
  }

  @Test func `does not bring back a menu that was emptied on purpose`() async throws {
    let cli = try CLI()
    _ = await cli()
    try await cli.haveMenu("[]")

    let list = await cli("menu", "list")
    #expect(list.output == "The menu is empty.\n")
    #expect(list.errors == "")
  }

  @Test func `comes again after a reset`() async throws {
    let cli = try await CLI.withMenu()
    #expect(await cli("store", "reset", "--yes").code == .ok)
    #expect(await cli().errors.contains("40 sample dishes"))
  }

  @Test func `shows where to go next, with what was ordered and placed so far`() async throws {
    let cli = try CLI()
    #expect(await cli().lines.suffix(4).allSatisfy { $0.hasPrefix("  recetas-cli ") })
    _ = await cli("order", "add", "dish-tiramisu", "--quantity", "2")
    #expect(await cli().output.contains("2 dishes, €10.80"))
    await cli.place()
    let overview = await cli()
    #expect(overview.output.contains("Nothing chosen yet."))
    #expect(overview.output.contains("the last one, 21 Nov 2026, 10:00, €10.80"))
  }
}
