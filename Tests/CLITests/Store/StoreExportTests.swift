import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite(.group(.heavy)) struct `Exporting and importing a store` {
  /// Returns a program with the sample data, and records of two users.
  private func filled(_ store: Stores, _ language: String = "en") async throws -> CLI {
    let cli = try CLI(store, language)
    let picture = try cli.folder.file("logo.png", BeerFile.png(7))
    for words in [
      ["order", "add", "dish-tiramisu", "--note", "sin café"],
      ["order", "place", "--address", "A 1", "--phone", "600"], ["order", "add", "dish-tiramisu"],
      ["recipes", "list"], ["recipes", "favorites", "add", "1"], ["places", "list"], ["beers", "list"],
      ["beers", "reviews", "add", "1", "--score", "4", "--text", "Muy rica.", "--photo", picture],
    ] {
      let answer = await cli.run(words)
      try #require(answer.code == .ok, "\(words): \(answer)")
    }
    _ = await cli.asUser("ana", "order", "add", "dish-tiramisu")
    return cli
  }

  /// Returns the location of another store in the same data folder.
  private func other(_ store: Stores, _ cli: CLI) -> String { store.location(in: cli.folder.path + "/otro") }

  @Test(arguments: Stores.persistent, Stores.persistent)
  func `An exported store can be imported into any kind of store without loss`(from: Stores, to: Stores) async throws {
    let cli = try await filled(from)
    let copy = cli.folder.path + "/copia"
    await cli("store", "export", copy).expect(.ok, errors: "")
    _ = try cli.folder.folder("otro")
    let store = ["--store", other(to, cli)]
    let answer = await cli.run(["store", "import", copy] + store)
    answer.expect(.ok, errors: "")
    #expect(answer.output.hasPrefix("Imported from \(copy).\n"))
    let dump = await cli.dump()
    #expect(await cli.run(["store", "dump"] + store).output == dump)
    for words in [["menu", "list"], ["order", "history"], ["beers", "reviews"], ["places", "verify"]] {
      let (here, there) = (await cli.run(words), await cli.run(words + store))
      #expect(there.code == .ok && there.output == here.output, "\(words)")
    }
    // The import adds no samples to the store.
    #expect(await cli.run(["store", "dump"] + store).output == dump)
  }

  @Test func `An export reports the number of records and the number of pictures`() async throws {
    for (language, words) in [("en", "Exported to"), ("es", "Copia guardada en")] {
      let cli = try await filled(.standard, language)
      let answer = await cli("store", "export", cli.folder.path + "/copia")
      #expect(answer.code == .ok && answer.output.hasPrefix(words) && answer.errors == "")
    }
    let cli = try await filled(.standard)
    let document = try await cli("store", "export", cli.folder.path + "/copia", "--json").document
    #expect(document.keys == ["folder", "missing", "pictures", "records"])
    #expect(document["missing"].items == [] && (document["records"].number ?? 0) > 50)
  }

  @Test(arguments: Stores.persistent) func `An export reports missing pictures`(store: Stores) async throws {
    let cli = try await filled(store)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: cli.folder.path)
    let pictures = paths.filter { $0.contains("places/photo-") }
    #expect(!pictures.isEmpty)
    for path in pictures { try FileManager.default.removeItem(atPath: cli.folder.path + "/" + path) }
    await cli("store", "export", cli.folder.path + "/copia").expect(.ok, errorsContain: "places verify")
  }

  @Test(arguments: [("en", "is not empty"), ("es", "no está vacía")])
  func `An export refuses the program's own folders and any other folder that contains files`(
    language: String, words: String
  ) async throws {
    let cli = try await filled(.standard, language)
    _ = try cli.folder.folder("copia")
    _ = try cli.folder.file("copia/a.txt", "a")
    await cli("store", "export", cli.folder.path + "/copia").expect(.cannotCreate, errorsContain: words)
    await cli("store", "export", cli.folder.path + "/nada/copia").expect(.cannotCreate, errorsContain: "nada/copia")
    await cli("store", "export", cli.folder.path + "/answers").expect(.usage, errorsContain: "answers")
    #expect(try FileManager.default.contentsOfDirectory(atPath: cli.folder.path + "/copia") == ["a.txt"])
  }

  @Test(arguments: Stores.persistent)
  func `An import into a store with data must be forced and confirmed`(store: Stores) async throws {
    let cli = try await filled(store)
    let copy = cli.folder.path + "/copia"
    #expect(await cli("store", "export", copy).code == .ok)
    let before = await cli.dump()
    _ = await cli("order", "cancel", "--yes")
    await cli.unchanged("store", "import", copy).expect(.data, errorsContain: "not empty", "--force")
    await cli.unchanged("store", "import", copy, "--force").expect(.usage, errorsContain: "--yes", "40 dishes")
    await cli.unchanged { await cli.atTerminal("store", "import", copy, "--force", typing: ["n"]) }
      .expect(.data, errorsContain: "Not confirmed")
    await cli.atTerminal("store", "import", copy, "--force", typing: ["y"]).expect(.ok)
    #expect(await cli.dump() == before)
    #expect(
      await cli("order", "set", "1", "2").errors.hasPrefix("No list of this kind shown in this terminal has row 1."))
  }

  @Test(arguments: Stores.persistent, ["en", "es"])
  func `An export of a store is checked before it is imported`(store: Stores, language: String) async throws {
    let cli = try await filled(store, language)
    let copy = cli.folder.path + "/copia"
    #expect(await cli("store", "export", copy).code == .ok)
    let users = URL(filePath: copy + "/users.jsonl")
    let bytes = try Data(contentsOf: users)
    try bytes.dropLast(9).write(to: users)
    let words = ["store", "import", copy, "--force", "--yes"]
    let damaged = language == "es" ? "está dañado o incompleto" : "is damaged or incomplete"
    await cli.runUnchanged(words).expect(.data, errorsContain: users.path, damaged)
    try bytes.write(to: users)
    _ = try cli.folder.file("copia/notas.txt", "a")
    await cli.runUnchanged(words).expect(.data, errorsContain: "notas.txt")
    await cli.unchanged("store", "import", copy + "2").expect(.data)
    await cli.unchanged("store", "import", copy + "2", "--force", "--yes").expect(.noInput, errorsContain: copy + "2")
    await cli.unchanged("store", "import", users.path, "--force", "--yes")
      .expect(.data, errorsContain: "recetas-export.json")
  }
}
