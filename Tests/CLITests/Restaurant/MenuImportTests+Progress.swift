import GatewayTesting
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The progress of importing a menu` {
  private let dishes = (1...2500).map { MenuFile.Dish(name: "Plato \($0)", price: "1").json }.joined(separator: "\n")

  @Test(.group(.heavy), arguments: Stores.allCases, ["en", "es"])
  func `is shown at a terminal until the report takes its place`(store: Stores, language: String) async throws {
    let (cli, console) = (try CLI(store, language), ScriptedConsole(showsProgress: true))
    cli.clock = ManualClock(movingBy: .seconds(1))
    let answer = await cli.run(["menu", "import", try cli.folder.file("menu.json", dishes)], console)

    #expect(answer.code == .ok)
    let last =
      language == "es"
      ? "2500 registros, 0,1 de 0,1 MB, 833 registros por segundo"
      : "2,500 records, 0.1 of 0.1 MB, 833 records per second"
    #expect(answer.errors.contains("\r" + last))
    #expect(answer.errors.hasSuffix("\r" + String(repeating: " ", count: last.count) + "\r"))
    #expect(console.screen == answer.errors + answer.output)
  }

  @Test func `is gone before an error is told`() async throws {
    let (cli, console) = (try CLI(), ScriptedConsole(showsProgress: true))
    cli.clock = ManualClock(movingBy: .seconds(1))
    let answer = await cli.run(["menu", "import", try cli.folder.file("menu.json", dishes + "7")], console)
    #expect(answer.code == .data)
    #expect(answer.errors.split(separator: "\r").last?.contains("unexpected 7") == true)
    #expect(answer.errors.contains("2,000 records, "))
  }

  @Test func `is told in lines where there is no terminal`() async throws {
    let (cli, console) = (try CLI(), ScriptedConsole())
    cli.clock = ManualClock(movingBy: .seconds(10))
    let answer = await cli.run(["menu", "import", try cli.folder.file("menu.json", dishes)], console)
    #expect(answer.errors.hasSuffix("2,500 records, 0.1 of 0.1 MB, 83 records per second\n"))
    #expect(!answer.errors.contains("\r"))
    #expect(console.screen == answer.errors + answer.output)
  }

  @Test(.group(.heavy), arguments: ["--quiet", "--json"])
  func `is not told to who wants quiet, nor to a program`(option: String) async throws {
    for isTerminal in [true, false] {
      let cli = try CLI()
      cli.clock = ManualClock(movingBy: .seconds(60))
      let file = try cli.folder.file("menu.json", dishes)
      await cli.run(["menu", "import", file, option], ScriptedConsole(showsProgress: isTerminal))
        .expect(.ok, errors: "")
    }
  }

  @Test func `is not told of the sample of a first run`() async throws {
    let (cli, console) = (try CLI(), ScriptedConsole(showsProgress: true))
    cli.clock = ManualClock(movingBy: .seconds(60))
    #expect(await cli.run([], console).errors == TheFirstRun.notices)
  }
}
