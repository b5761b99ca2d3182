import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `An import of beers as others write them` {
  @Test func `refuses an origin that nobody understands, whatever is said for files that say none`() async throws {
    let cli = try CLI()
    let file = try cli.folder.file("a.json", #"[{"name": "A", "origin": "Mars"}, {"name": "B", "beers": []}]"#)
    await cli("beers", "import", file, "--origin", "national").expect(.data)
    let rest = await cli("beers", "import", file, "--origin", "national", "--skip-invalid")
    #expect(rest.lines[0].hasPrefix("2 records: 1 accepted, 0 repaired, 1 rejected."))
    #expect(try await cli.ids("manufacturers", "makers") == ["maker-b"])
  }

  @Test(arguments: Stores.lasting)
  func `takes manufacturers of a domestic origin, and leaves pictures out that are none`(store: Stores) async throws {
    let cli = try CLI(store)
    let report = try await cli.haveBeers(ForeignCatalogs.manufacturers)
    #expect(report.lines[0] == "5 records: 3 accepted, 2 repaired, 0 rejected. They are in the beer catalog.")
    #expect(report.lines[2] == #"  record 1, logo: "malta_lunar" was left out"#)
    let makers = try await cli("beers", "makers", "--json").document["manufacturers"].items
    #expect(makers.map(\.["origin"].text) == ["national", "imported"])
    let beer = try await cli("beers", "show", "beer-malta-lunar+luna-nueva", "--json").document
    #expect([beer["alcohol"], beer["calories"]] == [.decimal(4.9), .number(130)])
  }

  @Test(arguments: Stores.lasting)
  func `takes beers by themselves for those of a maker`(store: Stores) async throws {
    let cli = try CLI(store)
    let file = try cli.folder.file("punk.json", ForeignCatalogs.punk)
    let words = ["--maker", " Taller Pez ", "--origin", "imported", "--type", "Ale"]
    let report = await cli.run(["beers", "import", file] + words)
    #expect((report.code, report.errors) == (.ok, ""))
    #expect(report.lines[0] == "3 records: 3 accepted, 0 repaired, 0 rejected. They are in the beer catalog.")
    let beers = try await cli("beers", "list", "maker-taller-pez", "--json").document["beers"].items
    #expect(beers.map(\.["id"].text) == ["beer-taller-pez+cohete+1", "beer-taller-pez+cohete+2"])
    #expect(beers.map(\.["type"].text) == ["Ale", "Ale"])
    #expect(beers.map(\.["alcohol"]) == [.decimal(6.2), .number(7)])
    #expect(try await cli("beers", "makers", "--json").document["manufacturers"][0]["name"] == .text("Taller Pez"))

    _ = await cli.runUnchanged(["beers", "import", file] + words)
  }

  @Test(arguments: Stores.lasting)
  func `finds the beers of another capture, which numbers them otherwise or not at all`(store: Stores) async throws {
    let cli = try CLI(store)
    let words = ["--maker", "Taller Pez", "--origin", "imported", "--type", "Ale"]
    for (number, id) in ["\"id\": 7, ", "\"id\": \"77\", ", ""].enumerated() {
      let file = try cli.folder.file("\(number).json", #"[{\#(id)"name": "Cohete", "abv": 5}, {"name": "Luna"}]"#)
      #expect(await cli.run(["beers", "import", file] + words).code == .ok)
      #expect(try await cli.ids("beers", "list") == ["beer-taller-pez+cohete", "beer-taller-pez+luna"])
    }
  }

  @Test func `counts records as they stand in the file, wrong ones and duplicates alike`() async throws {
    let cli = try CLI()
    let file = try cli.folder.file(
      "a.json", #"[{"name": "Uno"}, {"name": "Uno"}, {"name": ""}, {"name": "Dos"}, {"name": "dos"}]"#)
    let words = ["--maker", "Taller Pez", "--origin", "imported", "--type", "Ale", "--skip-invalid"]
    let report = await cli.run(["beers", "import", file] + words)
    let numbers = report.lines.dropFirst(2).map { $0.prefix { $0 != "," && $0 != ":" } }
    #expect(numbers.sorted() == ["  record 2", "  record 3", "  record 5"])
  }

  @Test(arguments: Stores.lasting)
  func `takes breweries for manufacturers, where their country says`(store: Stores) async throws {
    let cli = try CLI(store)
    #expect(try await cli.haveBeers(ForeignCatalogs.breweries).code == .ok)
    let makers = try await cli("beers", "makers", "--json").document["manufacturers"].items
    #expect(makers.map(\.["name"].text) == ["Pez Volador", "Slow Otter Brewing"])
    #expect(makers.map(\.["origin"].text) == ["national", "imported"])
    #expect(makers[0]["address"] == .text("Calle Larga 7, 11001, Cádiz, Andalucía, Spain"))
    #expect(makers[1]["address"] == .text("00000-0001, Elsewhere, Ohio, United States"))
  }

  @Test(arguments: [
    (["--maker", "Taller Pez"], "--maker needs --origin.\nAdd --origin national or --origin imported.\n"),
    (["--maker", "Taller Pez", "--origin", "Mars"], "Invalid --origin “Mars”.\nUse national or imported.\n"),
    (["--maker", " ", "--origin", "imported"], "Invalid name “”."),
    (["--maker", String(repeating: "a", count: 121), "--origin", "imported"], "Invalid name “aaa"),
    (["--maker", "A", "--origin", "imported", "--type", ""], "Invalid name “”."),
    (["--maker", "A", "--origin", "imported", "--type", String(repeating: "a", count: 61)], "Invalid name “aaa"),
  ])
  func `with options that can't be is a wrong command line`(words: [String], says: String) async throws {
    let cli = try CLI()
    let file = try cli.folder.file("punk.json", ForeignCatalogs.punk)
    await cli.runUnchanged(["beers", "import", file] + words).expect(.usage, output: "", errorsContain: says)
  }

  @Test(arguments: [[], ["--type", "Ale"], ["--origin", "imported"], ["--maker", "A", "--origin", "imported"]])
  func `without what nobody says is refused`(words: [String]) async throws {
    let cli = try CLI()
    let file = try cli.folder.file("punk.json", ForeignCatalogs.punk)
    let answer = await cli.run(["beers", "import", file] + words)
    #expect((answer.code, answer.output) == (.data, ""))
    #expect(
      answer.errors.contains(words.contains("--maker") ? "type: expected a text" : "manufacturer: expected a text"))
  }

  @Test func `An import of beers names the fields that the kit doesn't keep, also in its document`() async throws {
    let cli = try CLI()
    let file = try cli.folder.file("punk.json", ForeignCatalogs.punk)
    let words = ["beers", "import", file, "--maker", "Taller Pez", "--origin", "imported", "--type", "Ale"]
    let line = "  ignored fields (records): method (2), tagline (2), contributed_by (1), description (1), "
    #expect(await cli.run(words).lines.last?.hasPrefix(line) == true)
    let ignored = try await cli.run(words + ["--json"]).document["ignored"].items
    #expect(ignored.contains(.object(["field": .text("ebc"), "count": .number(1)])))
    #expect(!ignored.contains { $0["field"] == .text("abv") || $0["field"] == .text("id") })
  }
}
