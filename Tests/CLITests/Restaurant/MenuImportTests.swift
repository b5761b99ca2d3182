import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Importing a menu` {
  @Test(arguments: Stores.lasting)
  func `Importing a menu into a new store adds only that file, and no samples`(store: Stores) async throws {
    let cli = try CLI(store)
    await cli("menu", "import", try cli.folder.file("menu.json", MenuFile.small))
      .expect(
        .ok,
        output: "3 records: 3 accepted, 0 repaired, 0 rejected. The menu has 3 dishes.\n"
          + "  3 new, 0 changed, 0 unchanged\n",
        errors: "")

    let list = await cli("menu", "list", "--json")
    #expect(try list.document.dishCount == 3)
    #expect(list.errors == "")
    #expect(try await cli("store", "info", "--json").document["seeded"] == .array([.text("restaurant")]))
  }

  @Test(arguments: Stores.lasting)
  func `copies every field of every record`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    #expect(
      try await cli("menu", "list", "--search", "paella", "--json").document["sections"]
        == .array([
          .object([
            "kind": .text("Arroces"),
            "dishes": .array([
              .object([
                "id": .text("dish-paella"), "name": .text("Paella"), "description": .text("Con azafrán"),
                "price": .euros(1250), "kind": .text("Arroces"),
              ])
            ]),
          ])
        ]))
  }

  @Test(arguments: Stores.lasting)
  func `into a menu that has dishes changes nothing without --force`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    let file = try cli.folder.file("menu.json", MenuFile.small)
    for more in [[], ["--skip-invalid"], ["--dry-run"]] {
      await cli.runUnchanged(["menu", "import", file] + more).expect(
        .data, output: "", errorsContain: "--force")
    }
  }

  @Test(.group(.heavy), arguments: Stores.lasting)
  func `takes the place of the samples, which lists call so, but of none that somebody changed`(store: Stores)
    async throws
  {
    let cli = try CLI(store)
    #expect(await cli("menu", "list").lines[1] == "Sample data")
    #expect(try await cli("menu", "list", "--json").document["samples"] == .bool(true))
    let file = try cli.folder.file("menu.json", MenuFile.small)
    _ = await cli("menu", "edit", "dish-tiramisu", "--price", "9.50")
    // Whoever changes it back has changed it all the same.
    _ = await cli("menu", "edit", "dish-tiramisu", "--price", "5.40")
    await cli.unchanged("menu", "import", file).expect(.data, errorsContain: "--force")
    #expect(await cli("menu", "list").lines[1] == "Sample data")
    _ = await cli("menu", "delete", "dish-tiramisu", "--yes")
    await cli("menu", "import", file).expect(.ok, outputContains: "The menu has 3 dishes.")
    #expect(!(await cli("menu", "list").output.contains("Sample data")))
    #expect(try await cli("menu", "list", "--json").document["samples"] == .bool(false))
  }

  @Test(arguments: Stores.lasting)
  func `with --force puts the file in the menu's place: dishes stay, change, go and come`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    let before = try await cli("store", "dump").document["dishes"].items

    let dearer = MenuFile.Dish(name: "PAELLA", description: "Con bogavante", price: "21", kind: "Arroces")
    try await cli.haveMenu(MenuFile.json(.init(name: "Sopa", price: "4"), MenuFile.flan, dearer))

    let after = try await cli("store", "dump").document["dishes"].items
    #expect(after.map(\.["id"].text) == ["dish-paella", "dish-sopa", "dish-flan"])
    #expect(after[2] == before[1])
    #expect(after[0]["name"] == .text("PAELLA"))
    #expect(after[0]["description"] == .text("Con bogavante"))
    #expect(after[0]["price"] == .euros(2100))
  }

  @Test(.group(.heavy), arguments: Stores.lasting, [["--dry-run"], ["--dry-run", "--force", "--yes"]])
  func `A dry run of a menu import reports the counts and changes nothing`(
    store: Stores, options: [String]
  ) async throws {
    let cli = try CLI(store)
    if options.contains("--force") { _ = await cli() }
    let file = try cli.folder.file("menu.json", MenuFile.small)
    await cli.runUnchanged(["menu", "import", file] + options)
      .expect(.ok, outputContains: "3 records: 3 accepted", "nothing was changed")
    let document = try await cli.runUnchanged(["menu", "import", file, "--json"] + options).document
    #expect(document["isDryRun"] == .bool(true))
  }

  @Test func `that was refused leaves the first run still to come`() async throws {
    let cli = try CLI()
    #expect(await cli("menu", "import", try cli.folder.file("bad.json", "[{}]")).code == .data)
    #expect(await cli("menu", "import", try cli.folder.file("good.json", MenuFile.small), "--dry-run").code == .ok)
    #expect(await cli().errors.contains("40 sample dishes"))
  }

  @Test(arguments: Stores.lasting)
  func `of the same file twice changes not a byte`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    try await cli.unchanged { try await cli.haveMenu() }.expect(.ok)
  }

  @Test(arguments: Stores.lasting)
  func `takes a file with one dish on each line as it takes an array of them`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    let dishes = [MenuFile.pineapple, MenuFile.paella, MenuFile.flan]
    let text = "\u{FEFF}" + dishes.map { $0.json + "\n" }.joined(separator: "\n")
    let answer = try await cli.unchanged { try await cli.haveMenu(text) }
    #expect(answer.lines.first == "3 records: 3 accepted, 0 repaired, 0 rejected. The menu has 3 dishes.")
  }

  @Test func `takes an empty array for an empty menu`() async throws {
    let cli = try CLI()
    let answer = await cli("menu", "import", try cli.folder.file("menu.json", "\u{FEFF} [ ] \n"))
    #expect(answer.output.contains("0 records"))
    #expect(await cli.dump().contains("restaurant"))
  }
}
