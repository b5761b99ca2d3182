import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `An import of beers` {
  @Test(arguments: Stores.persistent)
  func `Importing beers into a new store adds no sample beers`(store: Stores) async throws {
    let cli = try CLI(store)
    let report = await cli("beers", "import", try cli.folder.file("beers.json", BeerFile.small))
    report.expect(.ok, errors: "")
    #expect(
      report.output == "6 records: 6 accepted, 0 repaired, 0 rejected. They are in the beer catalog.\n"
        + "  6 new, 0 changed, 0 unchanged\n")
    #expect(try await cli.ids("manufacturers", "makers").count == 2)
  }

  @Test(arguments: Stores.persistent)
  func `A beer import updates existing beers and adds new ones`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    try await cli.review(BeerFile.blonde, 4)
    let more =
      #"[{"name": "casa oso", "origin": "national", "beers": [{"name": "OSO RUBIA", "type": "Pale", "alcohol": 5},"#
      + #"{"name": "Oso Polar", "type": "Ale"}]}]"#
    let file = try cli.folder.file("more.json", more)
    #expect(await cli("beers", "import", file).code == .ok)
    #expect(try await cli.ids("beers", "list", BeerFile.oso).count == 4)
    let beer = try await cli("beers", "show", BeerFile.blonde, "--json").document
    #expect([beer["name"], beer["type"], beer["alcohol"]] == ["OSO RUBIA", "Pale", 5])
    // Values that are missing from the file stay unchanged.
    #expect([beer["calories"], beer["reviews"]] == [140, 1])

    let once = await cli.dump()
    #expect(await cli("beers", "import", file).code == .ok)
    #expect(await cli.dump() == once)
  }

  @Test(arguments: Stores.persistent)
  func `A forced import replaces the beer catalog and keeps the reviews of the remaining beers`(store: Stores)
    async throws
  {
    let cli = try CLI(store)
    _ = await cli("beers", "list")
    try await cli.setBeers()
    #expect(try await cli.ids("manufacturers", "makers") == [BeerFile.oso, "maker-zwei-baren"])
    let stays = try await cli.review(BeerFile.blonde, 4)
    try await cli.review(BeerFile.hell, 5)
    let dump = await cli.dump()
    try await cli.setBeers()
    #expect(await cli.dump() == dump)

    try await cli.setBeers(
      #"[{"name": "Casa Oso", "origin": "national", "beers": [{"name": "Oso Rubia", "type": "A"}]}]"#)
    #expect(try await cli.ids("beers", "list") == [BeerFile.blonde])
    #expect(try await cli.ids("reviews", "reviews") == [stays])
    #expect(try await cli("beers", "show", BeerFile.blonde, "--json").document["alcohol"] == .missing)
  }

  @Test(.group(.heavy), arguments: Stores.persistent, [["--dry-run"], ["--dry-run", "--force", "--yes"]])
  func `A dry run of a beer import reports the counts and changes nothing`(store: Stores, options: [String])
    async throws
  {
    let cli = try CLI(store)
    _ = await cli("beers", "list")
    let file = try cli.folder.file("beers.json", BeerFile.small)
    // The number of deleted records includes the samples.
    let deleted = options.contains("--force") ? ", 70 deleted" : ""
    let report =
      "6 records: 6 accepted, 0 repaired, 0 rejected. Dry run: nothing was changed.\n"
      + "  6 new, 0 changed, 0 unchanged\(deleted)\n"
    await cli.runUnchanged(["beers", "import", file] + options).expect(.ok, output: report, errors: "")
    let document = try await cli.runUnchanged(["beers", "import", file, "--json"] + options).document
    #expect([document["isDryRun"], document["accepted"]] == [true, 6])
  }

  private let wrong = """
    [{"name": "Casa Oso", "origin": "national", "beers": [
       {"name": "Una", "type": "Lager", "alcohol": 101}, {"name": "Dos", "type": "Lager", "calories": -1},
       {"name": "Tres", "type": "Lager"}]},
     {"name": "Nadie", "origin": "Mars", "beers": [{"name": "Roja", "type": "Lager"}]}]
    """

  @Test(arguments: Stores.persistent)
  func `The error for an invalid beer catalog lists the numbers of the invalid records`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let answer = await cli.unchanged("beers", "import", try cli.folder.file("wrong.json", wrong))
    answer.expect(
      .data, output: "",
      errorsContain: "record 2, alcohol: expected a number between 0 and 100, found 101",
      "record 3, calories: expected a number between 0 and 10,000, found -1",
      #"record 5, origin: expected national or imported, found "Mars""#, "record 6, manufacturer", "--skip-invalid")
    #expect(answer.errors.hasPrefix("Records rejected: 4 of 6; nothing was imported.\n"))
  }

  @Test(arguments: Stores.persistent)
  func `An import that skips invalid beers still imports the valid ones`(store: Stores) async throws {
    let cli = try CLI(store)
    let file = try cli.folder.file("wrong.json", wrong)
    let report = await cli("beers", "import", file, "--skip-invalid", "--json")
    #expect(report.code == .ok)
    let document = try report.document
    #expect([document["accepted"], document["rejected"], document["problemCount"]] == [2, 4, 4])
    #expect(document["problems"].items.map(\.["record"].number) == [2, 3, 5, 6])
    #expect(try await cli.ids("beers", "list") == ["beer-casa-oso+tres"])
    // Even with `--skip-invalid`, a file without valid records is refused.
    let bad = try cli.folder.file("bad.json", #"[{"name": "Una", "type": "Lager"}]"#)
    await cli.unchanged("beers", "import", bad, "--skip-invalid").expect(.data, output: "")
  }

  @Test(.group(.heavy), arguments: ["", "{", "[", "null", "<html></html>", "[1, 2]", "{}", "hola", "[{}]"])
  func `The error for importing a file that isn't a beer catalog gives the reason`(text: String) async throws {
    let cli = try await CLI.withBeers()
    for options in [[], ["--force", "--yes"]] {
      let file = try cli.folder.file("bad.json", text)
      let answer = await cli.runUnchanged(["beers", "import", file] + options)
      answer.expect(.data, output: "")
      #expect(!answer.errors.isEmpty)
    }
  }

  @Test func `Importing beers from a missing file reports that the file doesn't exist`() async throws {
    await (try CLI()).unchanged("beers", "import", "nada.json")
      .expect(.noInput, output: "", errors: "nada.json does not exist.\nCheck the path.\n")
  }

  @Test(.group(.heavy), arguments: Stores.persistent)
  func `A beer catalog with 3,000 beers from one manufacturer can be imported`(store: Stores) async throws {
    let cli = try CLI(store)
    let beers = (1...3000).map { #"{"name": "Cerveza \#($0)", "type": "Tipo \#($0 % 9)", "alcohol": \#($0 % 12)}"# }
    let text = #"[{"name": "Grande", "origin": "national", "beers": ["# + beers.joined(separator: ",") + "]}]"
    let report = try await cli.setBeers(text)
    #expect(report.lines.first?.hasPrefix("3,001 records: ") == true, "\(report)")
    #expect(try await cli("store", "info", "--json").document["beers"] == 3000)
    let last = try await cli("beers", "list", "maker-grande", "--offset", "2999", "--json").document
    #expect(last["beers"].items.count == 1)
    #expect(last["hasMore"] == false)
  }

  @Test(arguments: [#"\u001b[31mPan"#, #"Pa\u202en"#, #"Pa\u0000n"#])
  func `Control characters in imported beers are never printed raw`(name: String) async throws {
    let cli = try CLI()
    let text = #"[{"name": "\#(name)", "origin": "national", "beers": [{"name": "\#(name)", "type": "\#(name)"}]}]"#
    let imported = try await cli.setBeers(text)
    _ = await cli("beers", "list")
    for words in [
      ["list"], ["makers"], ["show", "1"], ["reviews", "add", "1", "--score", "3"], ["reviews"], ["best"],
    ] {
      let answer = await cli.run(["beers"] + words)
      for scalar in (imported.errors + imported.output + answer.output + answer.errors).unicodeScalars {
        #expect(scalar == "\n" || !["\u{1B}", "\u{202E}", "\u{0}"].contains(scalar))
      }
    }
  }
}

@MainActor @Suite struct `An import of beers in other formats` {
  @Test func `A beer catalog with an unknown origin is refused even if the options specify an origin`() async throws {
    let cli = try CLI()
    let file = try cli.folder.file("a.json", #"[{"name": "A", "origin": "Mars"}, {"name": "B", "beers": []}]"#)
    await cli("beers", "import", file, "--origin", "national").expect(.data)
    let rest = await cli("beers", "import", file, "--origin", "national", "--skip-invalid")
    #expect(rest.lines[0].hasPrefix("2 records: 1 accepted, 0 repaired, 1 rejected."))
    #expect(try await cli.ids("manufacturers", "makers") == ["maker-b"])
  }

  @Test(arguments: Stores.persistent)
  func `A beer import reads the origin “domestic” as national and leaves out invalid pictures`(store: Stores)
    async throws
  {
    let cli = try CLI(store)
    let report = try await cli.setBeers(ForeignCatalogs.manufacturers)
    #expect(report.lines[0] == "5 records: 3 accepted, 2 repaired, 0 rejected. They are in the beer catalog.")
    #expect(report.lines[2] == #"  record 1, logo: "malta_lunar" was left out"#)
    let makers = try await cli("beers", "makers", "--json").document["manufacturers"].items
    #expect(makers.map(\.["origin"].text) == ["national", "imported"])
    let beer = try await cli("beers", "show", "beer-malta-lunar+luna-nueva", "--json").document
    #expect([beer["alcohol"], beer["calories"]] == [.decimal(4.9), 130])
  }

  @Test(arguments: Stores.persistent)
  func `A list of beers can be imported for a manufacturer specified by an option`(store: Stores) async throws {
    let cli = try CLI(store)
    let file = try cli.folder.file("punk.json", ForeignCatalogs.punk)
    let words = ["--maker", " Taller Pez ", "--origin", "imported", "--type", "Ale"]
    let report = await cli.run(["beers", "import", file] + words)
    report.expect(.ok, errors: "")
    #expect(report.lines[0] == "3 records: 3 accepted, 0 repaired, 0 rejected. They are in the beer catalog.")
    let beers = try await cli("beers", "list", "maker-taller-pez", "--json").document["beers"].items
    #expect(beers.map(\.["id"].text) == ["beer-taller-pez+cohete+1", "beer-taller-pez+cohete+2"])
    #expect(beers.map(\.["type"].text) == ["Ale", "Ale"])
    #expect(beers.map(\.["alcohol"]) == [.decimal(6.2), 7])
    #expect(try await cli("beers", "makers", "--json").document["manufacturers"][0]["name"] == "Taller Pez")

    _ = await cli.runUnchanged(["beers", "import", file] + words)
  }

  @Test(arguments: Stores.persistent)
  func `Importing a beer catalog again updates its beers even if ids differ or are missing`(store: Stores) async throws
  {
    let cli = try CLI(store)
    let words = ["--maker", "Taller Pez", "--origin", "imported", "--type", "Ale"]
    for (number, id) in ["\"id\": 7, ", "\"id\": \"77\", ", ""].enumerated() {
      let file = try cli.folder.file("\(number).json", #"[{\#(id)"name": "Cohete", "abv": 5}, {"name": "Luna"}]"#)
      #expect(await cli.run(["beers", "import", file] + words).code == .ok)
      #expect(try await cli.ids("beers", "list") == ["beer-taller-pez+cohete", "beer-taller-pez+luna"])
    }
  }

  @Test func `The record numbers in a beer import's report also count invalid and duplicate records`() async throws {
    let cli = try CLI()
    let file = try cli.folder.file(
      "a.json", #"[{"name": "Uno"}, {"name": "Uno"}, {"name": ""}, {"name": "Dos"}, {"name": "dos"}]"#)
    let words = ["--maker", "Taller Pez", "--origin", "imported", "--type", "Ale", "--skip-invalid"]
    let report = await cli.run(["beers", "import", file] + words)
    let numbers = report.lines.dropFirst(2).map { $0.prefix { $0 != "," && $0 != ":" } }
    #expect(numbers.sorted() == ["  record 2", "  record 3", "  record 5"])
  }

  @Test(arguments: Stores.persistent)
  func `Imported breweries become manufacturers whose origin is derived from their country`(store: Stores) async throws
  {
    let cli = try CLI(store)
    #expect(try await cli.setBeers(ForeignCatalogs.breweries).code == .ok)
    let makers = try await cli("beers", "makers", "--json").document["manufacturers"].items
    #expect(makers.map(\.["name"].text) == ["Pez Volador", "Slow Otter Brewing"])
    #expect(makers.map(\.["origin"].text) == ["national", "imported"])
    #expect(makers[0]["address"] == "Calle Larga 7, 11001, Cádiz, Andalucía, Spain")
    #expect(makers[1]["address"] == "00000-0001, Elsewhere, Ohio, United States")
  }

  @Test(arguments: [
    (["--maker", "Taller Pez"], "--maker needs --origin.\nAdd --origin national or --origin imported.\n"),
    (["--maker", "Taller Pez", "--origin", "Mars"], "Invalid --origin “Mars”.\nUse national or imported.\n"),
    (["--maker", " ", "--origin", "imported"], "Invalid name “”."),
    (["--maker", String(repeating: "a", count: 121), "--origin", "imported"], "Invalid name “aaa"),
    (["--maker", "A", "--origin", "imported", "--type", ""], "Invalid name “”."),
    (["--maker", "A", "--origin", "imported", "--type", String(repeating: "a", count: 61)], "Invalid name “aaa"),
  ])
  func `A beer import is refused if its options are invalid`(words: [String], says: String) async throws {
    let cli = try CLI()
    let file = try cli.folder.file("punk.json", ForeignCatalogs.punk)
    await cli.runUnchanged(["beers", "import", file] + words).expect(.usage, output: "", errorsContain: says)
  }

  @Test(arguments: [[], ["--type", "Ale"], ["--origin", "imported"], ["--maker", "A", "--origin", "imported"]])
  func `An import of beers that have no type or no manufacturer is refused`(words: [String]) async throws {
    let cli = try CLI()
    let file = try cli.folder.file("punk.json", ForeignCatalogs.punk)
    let answer = await cli.run(["beers", "import", file] + words)
    answer.expect(.data, output: "")
    #expect(
      answer.errors.contains(words.contains("--maker") ? "type: expected text" : "manufacturer: expected text"))
  }

  @Test func `An import of beers lists the ignored fields both as text and as JSON`() async throws {
    let cli = try CLI()
    let file = try cli.folder.file("punk.json", ForeignCatalogs.punk)
    let words = ["beers", "import", file, "--maker", "Taller Pez", "--origin", "imported", "--type", "Ale"]
    let line = "  ignored fields (records): method (2), tagline (2), contributed_by (1), description (1), "
    #expect(await cli.run(words).lines.last?.hasPrefix(line) == true)
    let ignored = try await cli.run(words + ["--json"]).document["ignored"].items
    #expect(ignored.contains(["field": "ebc", "count": 1]))
    #expect(!ignored.contains { $0["field"] == "abv" || $0["field"] == "id" })
  }
}
