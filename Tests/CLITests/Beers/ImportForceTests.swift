import Dispatch
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

/// Four beers of two makers, with two reviews; three dishes.
@MainActor @Suite struct `An import with --force` {
  struct Case: Sendable, CustomTestStringConvertible {
    let group: String
    let english: String
    let spanish: String
    var testDescription: String { group }

    static let all = [
      Case(
        group: "beers",
        english: "The whole catalog (2 manufacturers, 4 beers) will be deleted and replaced with the file. "
          + "Reviews: 2; only those of beers in the file are kept.",
        spanish: "Se borrará todo el catálogo (2 fabricantes, 4 cervezas) "
          + "y se sustituirá por el contenido del archivo. "
          + "Reseñas: 2; solo se conservarán las de cervezas que estén en el archivo."),
      Case(
        group: "menu", english: "The whole menu (3 dishes) will be deleted and replaced with the file.",
        spanish: "Se borrará toda la carta (3 platos) y se sustituirá por el contenido del archivo."),
      Case(
        group: "recipes", english: "Your whole collection (1 recipe) will be deleted and replaced with the file.",
        spanish: "Se borrará toda tu colección (1 receta) y se sustituirá por el contenido del archivo."),
    ]
  }

  private func cli(_ store: Stores = .standard, _ language: String = "en") async throws -> CLI {
    let cli = try await CLI.withMenu(store, language)
    try await cli.haveBeers()
    for beer in [BeerFile.blonde, BeerFile.hell] { try await cli.review(beer, 4) }
    _ = await cli("recipes", "add", "--title", "Gachas")
    return cli
  }

  @Test(.group(.heavy), arguments: Stores.lasting, Case.all)
  func `off a terminal needs --yes, and says what would go, even for an empty file`(store: Stores, of: Case)
    async throws
  {
    let cli = try await cli(store)
    let empty = try cli.folder.file("empty.json", "[]")
    await cli.unchanged(of.group, "import", empty, "--force", piping: ["y"])
      .expect(.usage, output: "", errorsContain: of.english, "repeat with --yes")
    await cli(of.group, "import", empty, "--force", "--yes").expect(.ok)
    // Now there is nothing to lose.
    await cli(of.group, "import", empty, "--force").expect(.ok)
  }

  @Test(.group(.heavy), arguments: Case.all) func `asks at a terminal, and changes nothing at a no`(of: Case)
    async throws
  {
    let cli = try await cli(.standard, "es")
    let words = [of.group, "import", try cli.folder.file("empty.json", "[]"), "--force"]
    for no in [["n"], [""], []] {
      let answer = await cli.runUnchanged(words, ScriptedConsole(no, isTerminal: true))
      answer.expect(.data, errorsContain: of.spanish + " ¿Continuar? [s/N] ", "No se ha confirmado.")
    }
    await cli.run(words, ScriptedConsole(["s"], isTerminal: true)).expect(.ok)
  }

  @Test func `asks again when more would go by then`() async throws {
    let cli = try await cli()
    let words = ["beers", "import", try cli.folder.file("empty.json", "[]"), "--force"]
    let console = ScriptedConsole(["y", "n"], isTerminal: true)
    console.before["y"] = { _ = try? await cli.review(BeerFile.hell, 1) }
    await cli.run(words, console)
      .expect(.data, errorsContain: "Reviews: 2;", "It has changed meanwhile. The whole catalog", "Reviews: 3;")
    #expect(try await cli.ids("beers", "list").count == 4)
  }

  @Test(arguments: Stores.lasting)
  func `asks again when something was changed while its source was read, though the numbers stay`(
    store: Stores
  ) async throws {
    let cli = try await cli(store)
    let isChanged = DispatchSemaphore(value: 0)
    let server = try LoopbackServer { _ in
      isChanged.wait()
      isChanged.signal()
      return .json("[]")
    }
    let review = try #require(try await cli.ids("reviews", "reviews", "list").last ?? nil)
    let words = ["beers", "import", server.address("/slow.json"), "--force"]
    for (answer, code) in [("n", ExitCode.data), ("y", .ok)] {
      let console = ScriptedConsole(["y", answer], isTerminal: true)
      let isFirst = answer == "n"
      async let told = cli.run(words, console)
      if isFirst {
        await server.requests(atLeast: 1)
        await cli("beers", "reviews", "edit", review, "--score", "1").expect(.ok)
        isChanged.signal()
      }
      let asked = await told
      #expect(asked.code == code)
      #expect(asked.errors.contains("It has changed meanwhile. The whole catalog (2 manufacturers") == isFirst)
      #expect(asked.output.contains("Deleted with their beers: 2 reviews.") == !isFirst)
      #expect(try await cli.ids("reviews", "reviews", "list").count == (isFirst ? 2 : 0))
    }
  }

  @Test func `that only tries asks nothing`() async throws {
    let cli = try await cli()
    for group in ["beers", "menu", "recipes"] {
      await cli.unchanged(group, "import", try cli.folder.file("empty.json", "[]"), "--force", "--dry-run").expect(.ok)
    }
  }
}
