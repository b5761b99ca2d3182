import Foundation
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Changing a beer` {
  @Test(arguments: Stores.persistent)
  func `Editing a beer changes only the values that the command specifies`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    try await cli.review(BeerFile.blonde, 4)
    await cli("beers", "edit", BeerFile.blonde, "--name", "Oso Dorada", "--abv", "").expect(
      .ok, output: "Saved: Oso Dorada\n")
    let beer = try await cli("beers", "show", BeerFile.blonde, "--json").document
    #expect([beer["name"], beer["type"]] == ["Oso Dorada", "Lager"])
    #expect([beer["alcohol"], beer["calories"], beer["reviews"]] == [.missing, 140, 1])
    // The beer's original name stays reserved, since the id is derived from it.
    await cli("beers", "add", BeerFile.oso, "--name", "Oso Rubia", "--type", "Ale").expect(
      .data, errorsContain: "Oso Dorada")
  }

  @Test(
    .group(.heavy), arguments: Stores.persistent,
    [[], ["--name", "Oso Rubia", "--abv", "4,80"], ["--calories", " 140 "]])
  func `Editing a beer without changes writes nothing`(store: Stores, words: [String]) async throws {
    let cli = try await CLI.withBeers(store)
    await cli.runUnchanged(["beers", "edit", BeerFile.blonde] + words).expect(.ok, output: "Unchanged: Oso Rubia\n")
    let spanish = await cli.unchanged("beers", "edit", BeerFile.blonde, "--lang", "es")
    #expect(spanish.output == "Sin cambios: Oso Rubia\n")
  }

  @Test(
    .group(.heavy),
    arguments: [
      (["--name", ""], "Name can't be empty.", "El nombre no puede estar vacío."),
      (["--type", " "], "Type can't be empty.", "El tipo no puede estar vacío."),
      (["--abv", "100.1"], "Alcohol: 100.1 is not between 0 and 100", "Alcohol: 100.1 no está entre 0 y 100"),
      (["--abv", "%"], "Alcohol: “%” is not a number", "Alcohol: «%» no es un número"),
      (["--calories", "10001"], "Calories: 10001 is not between", "Calorías: 10001 no está entre"),
      (
        ["--calories", "muchas"], "Calories: “muchas” is not a whole number",
        "Calorías: «muchas» no es un número entero"
      ),
    ])
  func `An invalid change to a beer is not saved`(words: [String], english: String, spanish: String) async throws {
    for (language, says) in [("en", english), ("es", spanish)] {
      let cli = try await CLI.withBeers(.standard, language)
      await cli.runUnchanged(["beers", "edit", BeerFile.blonde] + words)
        .expect(.data, output: "", errorsContain: says)
    }
  }

  @Test(
    .group(.heavy), arguments: ["beer-nada", "99", "ñ"],
    [["edit"], ["show"], ["delete"], ["reviews", "add"], ["reviews", "list"]])
  func `The error for a beer that doesn't exist names the beer`(beer: String, command: [String]) async throws {
    let cli = try await CLI.withBeers()
    let score = command.last == "add" ? ["--score", "3"] : []
    await cli.run(["beers"] + command + [beer] + score).expect(.noInput, output: "", errorsContain: beer)
  }

  @Test(arguments: Stores.persistent)
  func `Deleting a beer with its reviews requires confirmation`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    try await cli.review(BeerFile.blonde, 4)
    let before = await cli.dump()

    let asked = await cli("beers", "delete", BeerFile.blonde)
    #expect(asked.code == .usage)
    #expect(asked.errors.hasPrefix("“Oso Rubia” will be deleted, with 1 review.\n"))
    #expect(await cli.atTerminal("beers", "delete", BeerFile.blonde, typing: ["no"]).code == .data)
    #expect(await cli.dump() == before)

    let deleted = await cli.atTerminal("beers", "delete", BeerFile.blonde, typing: ["y"])
    deleted.expect(.ok, output: "Deleted: Oso Rubia\n")
    #expect(try await cli.ids("beers", "list", BeerFile.oso) == [BeerFile.girl, BeerFile.strong])
    #expect(await cli("beers", "reviews").output == "There are no reviews.\n")
    #expect(await cli("beers", "delete", BeerFile.strong, "--yes").code == .ok)
  }
}

@MainActor @Suite struct `A photo of a beer` {
  private func album(_ cli: CLI, _ beer: String = BeerFile.blonde) async throws -> JSON {
    try await cli("beers", "show", beer, "--json").document["album"]
  }

  @Test(arguments: Stores.persistent)
  func `A beer keeps its photo after the photo's file is deleted`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let file = try cli.folder.file("a.png", BeerFile.png())
    #expect(await cli("beers", "edit", BeerFile.blonde, "--photo", file).code == .ok)
    let (kept, album) = (await cli.dump(), try await album(cli))
    #expect(album["photos"].items.count == 1)
    #expect(album["cover"] == album["photos"][0])
    #expect(await cli("beers", "show", BeerFile.blonde).lines.contains { $0.hasPrefix("Photos") && $0.hasSuffix("1") })

    try FileManager.default.removeItem(atPath: file)
    #expect(try await self.album(cli) == album)
    #expect(await cli.dump() == kept)
    #expect(await cli("beers", "edit", BeerFile.blonde, "--abv", "5").code == .ok)
    #expect(try await self.album(cli) == album)
  }

  @Test(arguments: Stores.persistent)
  func `The first of several photos of a beer is the beer's cover`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let (one, two) = (try cli.folder.file("1.png", BeerFile.png(1)), try cli.folder.file("2.png", BeerFile.png(2)))
    let again = try cli.folder.file("3.png", BeerFile.png(1))
    let words = ["add", BeerFile.oso, "--name", "A", "--type", "B", "--photo", one, "--photo", two, "--photo", again]
    #expect(await cli.run(["beers"] + words).code == .ok)
    let album = try await album(cli, "beer-casa-oso+a")
    #expect(album["photos"].items.count == 2)
    #expect(album["cover"] == album["photos"][0])

    // New photos replace all existing photos.
    _ = await cli("beers", "edit", "beer-casa-oso+a", "--photo", two)
    #expect(try await self.album(cli, "beer-casa-oso+a")["photos"] == [album["photos"][1]])
  }

  nonisolated static let commands = [
    ["add", BeerFile.oso, "--name", "A", "--type", "B", "--photo"], ["edit", BeerFile.blonde, "--photo"],
    ["makers", "add", "--name", "A", "--origin", "national", "--logo"],
    ["reviews", "add", BeerFile.blonde, "--score", "3", "--photo"],
  ]

  @Test(.group(.heavy), arguments: commands)
  func `Adding a photo to a beer is refused without saving anything if the file isn't a picture`(command: [String])
    async throws
  {
    let cli = try await CLI.withBeers()
    for (name, bytes) in [("empty.png", []), ("text.png", Array("<svg>".utf8)), ("cut.png", [0x89, 0x50])] {
      let file = try cli.folder.file(name, bytes)
      let answer = await cli.runUnchanged(["beers"] + command + [file])
      answer.expect(.data, output: "")
      #expect(answer.errors.hasPrefix("\(file) is not a picture.\n"))
    }
  }

  @Test(.group(.heavy), arguments: commands)
  func `Adding a photo to a beer is refused without saving anything if the file is missing`(command: [String])
    async throws
  {
    let cli = try await CLI.withBeers()
    for file in [cli.folder.path + "/nada.png", cli.folder.path + "/nada/nada.png"] {
      await cli.runUnchanged(["beers"] + command + [file])
        .expect(.noInput, output: "", errors: "\(file) does not exist.\nCheck the path.\n")
    }
  }

  @Test func `Using a folder or a pipe as a beer's photo is refused without waiting for data`() async throws {
    let cli = try await CLI.withBeers()
    let pipe = cli.folder.path + "/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    for path in [try cli.folder.folder("fotos"), pipe] {
      await cli.unchanged("beers", "edit", BeerFile.blonde, "--photo", path)
        .expect(
          .noInput, output: "",
          errors: "\(path) is not a file.\nCheck the path; save piped input to a file first.\n")
    }
  }

  @Test func `Adding a photo to a beer is refused without saving anything if the file is too large`() async throws {
    let cli = try await CLI.withBeers()
    let file = try cli.folder.file("a.png", BeerFile.png() + Array(repeating: 0, count: 20 << 20))
    await cli.unchanged("beers", "edit", BeerFile.blonde, "--photo", file).expect(.data, errorsContain: "20 MB")
  }

  @Test(arguments: Stores.persistent)
  func `A photo can be used as a manufacturer's logo`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let file = try cli.folder.file("a.png", BeerFile.png())
    _ = await cli("beers", "makers", "add", "--name", "Ambar", "--origin", "national", "--logo", file)
    #expect(await cli("beers", "makers").lines.contains("   1  ◉ Ambar  0 beers"))
    #expect(try await cli("beers", "makers", "--json").document["manufacturers"][0]["logo"].text != nil)
  }
}

@Suite struct `Unchanged beers` {
  @Test(.group(.processes), arguments: Stores.persistent)
  func `A command that doesn't change a beer writes no files`(store: Stores) async throws {
    let beers = try await UsedBeers(store, beers: 30)
    let folder = beers.used.program.folder
    for words in beers.unchanging {
      let before = try folder.written()
      #expect(try await beers.used.program.start(words).end().code == 0)
      let after = try folder.written()
      for name in Set(after.keys).union(before.keys) { #expect(after[name] == before[name], "\(name): \(words)") }
    }
    // This change shows that the comparison detects a write.
    let before = try folder.written()
    #expect(try await beers.changePictures().code == 0)
    #expect(try folder.written() != before)
  }
}

/// The content of a file, its inode number, and its modification date.
private struct WrittenFile: Equatable {
  let bytes: Data
  let number: UInt64?
  let date: Date?
}

extension TemporaryFolder {
  fileprivate func written() throws -> [String: WrittenFile] {
    var files: [String: WrittenFile] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      files[name] = WrittenFile(
        bytes: try Data(contentsOf: URL(filePath: path + "/" + name)),
        number: (attributes[.systemFileNumber] as? NSNumber)?.uint64Value,
        date: attributes[.modificationDate] as? Date)
    }
    return files
  }
}
