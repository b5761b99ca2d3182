import Dispatch
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

/// The store has four beers from two manufacturers, two reviews, three dishes and a recipe.
@MainActor @Suite struct `An import with --force` {
  struct Case: Sendable, CustomTestStringConvertible {
    let group: String
    /// The path of the imported catalog.
    let file: String
    let english: String
    let spanish: String
    var testDescription: String { group }

    static let all = [
      Case(
        group: "beers", file: BeerFile.small,
        english: "The whole catalog (2 manufacturers, 4 beers) will be deleted and replaced with the file. "
          + "Reviews: 2; only those of beers in the file are kept.",
        spanish: "Se borrará todo el catálogo (2 fabricantes, 4 cervezas) "
          + "y se sustituirá por el contenido del archivo. "
          + "Reseñas: 2; solo se conservarán las de cervezas que estén en el archivo."),
      Case(
        group: "menu", file: MenuFile.small,
        english: "The whole menu (3 dishes) will be deleted and replaced with the file.",
        spanish: "Se borrará toda la carta (3 platos) y se sustituirá por el contenido del archivo."),
      Case(
        group: "recipes", file: RecipeFile.small,
        english: "Your whole collection (1 recipe) will be deleted and replaced with the file.",
        spanish: "Se borrará toda tu colección (1 receta) y se sustituirá por el contenido del archivo."),
    ]
  }

  private func cli(_ store: Stores = .standard, _ language: String = "en") async throws -> CLI {
    let cli = try await CLI.withMenu(store, language)
    try await cli.setBeers()
    for beer in [BeerFile.blonde, BeerFile.hell] { try await cli.review(beer, 4) }
    _ = await cli("recipes", "add", "--title", "Gachas")
    return cli
  }

  @Test(.group(.heavy), arguments: Stores.persistent, Case.all)
  func `Without a terminal, a forced import requires --yes and reports the affected records`(store: Stores, of: Case)
    async throws
  {
    let cli = try await cli(store)
    let file = try cli.folder.file("new.json", of.file)
    await cli.unchanged(of.group, "import", file, "--force", piping: ["y"])
      .expect(.usage, output: "", errorsContain: of.english, "run the command again with --yes")
    await cli(of.group, "import", file, "--force", "--yes").expect(.ok)
    await cli("store", "reset", of.group, "--yes").expect(.ok)
    // The store is now empty, so the import needs no confirmation.
    await cli(of.group, "import", file, "--force").expect(.ok)
  }

  @Test(arguments: Case.all, [[], ["--yes"], ["--dry-run"], ["--skip-invalid", "--yes"]])
  func `A forced import refuses a file without records`(of: Case, options: [String]) async throws {
    let cli = try await cli()
    let words = [of.group, "import", try cli.folder.file("empty.json", "[]"), "--force"] + options
    await cli.runUnchanged(words).expect(
      .data, output: "", errorsContain: "It contains no records; nothing was imported.",
      "To delete everything: recetas-cli store reset \(of.group)")
  }

  @Test(arguments: Case.all) func `A forced import reports an invalid or missing file before it asks for confirmation`(
    of: Case
  )
    async throws
  {
    let cli = try await cli()
    let files = [
      (try cli.folder.file("cut.json", "[{"), ExitCode.data), (try cli.folder.file("wrong.json", "[null]"), .data),
      (cli.folder.path + "/missing.json", .noInput),
    ]
    for (file, code) in files {
      let words = [of.group, "import", file, "--force"]
      let piped = await cli.runUnchanged(words)
      piped.expect(code, output: "")
      let typed = await cli.runUnchanged(words, ScriptedConsole(["y"], isTerminal: true))
      typed.expect(code, output: "")
      #expect(!piped.errors.contains("--yes") && !typed.errors.contains("Continue?"))
    }
  }

  @Test(.group(.heavy), arguments: Case.all)
  func `A forced import in a terminal changes nothing if the answer is no`(of: Case) async throws {
    let cli = try await cli(.standard, "es")
    let words = [of.group, "import", try cli.folder.file("new.json", of.file), "--force"]
    for no in [["n"], [""], []] {
      let answer = await cli.runUnchanged(words, ScriptedConsole(no, isTerminal: true))
      answer.expect(.data, errorsContain: of.spanish + " ¿Continuar? [s/N] ", "No se ha confirmado.")
    }
    await cli.run(words, ScriptedConsole(["s"], isTerminal: true)).expect(.ok)
  }

  @Test func `A forced import asks again if more records would be lost than its question stated`() async throws {
    let cli = try await cli()
    let words = ["beers", "import", try cli.folder.file("new.json", BeerFile.small), "--force"]
    let console = ScriptedConsole(["y", "n"], isTerminal: true)
    console.before["y"] = { _ = try? await cli.review(BeerFile.hell, 1) }
    await cli.run(words, console)
      .expect(.data, errorsContain: "Reviews: 2;", "It has changed in the meantime. The whole catalog", "Reviews: 3;")
    #expect(try await cli.ids("beers", "list").count == 4)
  }

  @Test(arguments: Stores.persistent)
  func `A forced import asks again if records have changed, even if their counts are the same`(store: Stores)
    async throws
  {
    let cli = try await cli(store)
    let isChanged = DispatchSemaphore(value: 0)
    let server = try LoopbackServer { _ in
      isChanged.wait()
      isChanged.signal()
      return .json(#"[{"name": "Casa Oso", "origin": "national"}]"#)
    }
    let review = try #require(try await cli.ids("reviews", "reviews", "list").last ?? nil)
    let words = ["beers", "import", server.address("/slow.json"), "--force"]
    for (answer, code) in [("n", ExitCode.data), ("y", .ok)] {
      let console = ScriptedConsole(["y", answer], isTerminal: true)
      let isFirst = answer == "n"
      async let reported = cli.run(words, console)
      if isFirst {
        await server.requests(atLeast: 1)
        await cli("beers", "reviews", "edit", review, "--score", "1").expect(.ok)
        isChanged.signal()
      }
      let asked = await reported
      #expect(asked.code == code)
      #expect(asked.errors.contains("It has changed in the meantime. The whole catalog (2 manufacturers") == isFirst)
      #expect(asked.output.contains("Deleted with their beers: 2 reviews.") == !isFirst)
      #expect(try await cli.ids("reviews", "reviews", "list").count == (isFirst ? 2 : 0))
    }
  }

  @Test func `A dry run of a forced import asks no questions`() async throws {
    let cli = try await cli()
    for of in Case.all {
      let file = try cli.folder.file("new.json", of.file)
      await cli.unchanged(of.group, "import", file, "--force", "--dry-run").expect(.ok)
    }
  }
}
