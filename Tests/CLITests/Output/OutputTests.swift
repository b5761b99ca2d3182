import Interfaces
import TestGroups
import TestSupport
import Testing
import UseCases

@testable import recetas_cli

@MainActor @Suite struct `The document of a command` {
  private let dish = ["description", "id", "kind", "name", "price"]
  private let draft = ["id", "lines", "total", "units"]
  private let line = ["dish", "name", "quantity", "total", "unitPrice"]
  private let placed = ["address", "id", "lines", "phone", "placedAt", "total", "units"]
  private let summary = ["address", "id", "phone", "placedAt", "total", "units"]

  /// Returns a program with a placed order and a draft, each with one Flan.
  private func cli(_ store: Stores) async throws -> CLI {
    try await CLI.withMenu(store, ordering: ["dish-flan": 1], choosing: ["dish-flan": 1])
  }

  private func document(_ cli: CLI, _ words: String...) async throws -> JSON {
    let answer = await cli.run(words + ["--json"])
    answer.expect(.ok, errors: "")
    #expect(answer.output.hasSuffix("}\n"))
    return try answer.document
  }

  @Test(arguments: Stores.persistent)
  func `The JSON overview contains the store, the user, counts, the draft and the last order`(store: Stores)
    async throws
  {
    let cli = try await cli(store)
    let overview = try await document(cli)
    #expect(
      overview.keys == [
        "beers", "dishes", "favorites", "kinds", "lastOrder", "manufacturers", "order", "places", "recipes", "store",
        "user",
      ])
    #expect(overview["store"] == .text(cli.location))
    #expect(overview["user"] == "local")
    #expect(overview["order"].keys == draft)
    #expect(overview["lastOrder"].keys == summary)
    #expect([overview["dishes"], overview["kinds"]] == [3, 2])
  }

  @Test(arguments: Stores.allCases)
  func `The JSON document of the menu contains dishes by section, the offset and the limit`(store: Stores) async throws
  {
    let menu = try await document(try CLI(store), "menu", "list")
    #expect(menu.keys == ["hasMore", "limit", "offset", "samples", "sections"])
    #expect(menu["sections"][0].keys == ["dishes", "kind"])
    #expect(menu["sections"].items.flatMap(\.["dishes"].items).allSatisfy { $0.keys == dish })
    #expect(menu["sections"][0]["dishes"][0]["price"] == .euros(1090))
  }

  @Test(arguments: Stores.allCases)
  func `The JSON document of an import contains counts, repairs and problems`(store: Stores) async throws {
    let cli = try CLI(store)
    let report = try await document(cli, "menu", "import", try cli.folder.file("menu.json", MenuFile.small))
    #expect(
      report.keys == [
        "accepted", "changed", "isDryRun", "new", "problemCount", "problems", "records", "rejected", "repairCount",
        "repaired", "repairs", "unchanged",
      ])
  }

  @Test(arguments: Stores.persistent)
  func `The JSON document of an order has the same keys in every order command`(store: Stores) async throws {
    let cli = try await cli(store)
    for words in [["show"], ["add", "dish-flan"], ["set", "dish-flan", "+1"], ["remove", "dish-flan"]] {
      let answer = try await cli.run(["order"] + words + ["--json"]).document
      #expect(answer.keys == ["differences", "order"])
      #expect(answer["order"].keys == draft)
      #expect(answer["order"]["lines"].items.allSatisfy { $0.keys == line })
    }
    let again = await cli("order", "again", await lastID(cli), "--json")
    #expect(try again.document["order"].keys == draft)
    #expect(try again.document["order"]["lines"][0]["unitPrice"] == .euros(305))

    let order = try await cli.place("--json").document
    #expect(order.keys == ["differences", "order"])
    #expect(order["order"].keys == placed)
    #expect(order["order"] == (try await document(cli, "order", "show", await lastID(cli))["order"]))
    _ = await cli("order", "add", "dish-flan")
    #expect(try await document(cli, "order", "cancel", "--yes").keys == ["cancelled"])
  }

  @Test(arguments: Stores.persistent)
  func `The JSON document of the order history contains order summaries, the offset and the limit`(store: Stores)
    async throws
  {
    let history = try await document(try await cli(store), "order", "history")
    #expect(history.keys == ["hasMore", "limit", "offset", "orders"])
    #expect(history["orders"].items.map(\.keys) == [summary])
  }

  @Test(arguments: Stores.persistent)
  func `The JSON document of a store contains the location, the size and the counts`(store: Stores) async throws {
    let cli = try await cli(store)
    let keys = [
      "beers", "bytes", "dishes", "drafts", "favorites", "kinds", "manufacturers", "pictures", "placedOrders", "places",
      "recipes", "reviews", "samples", "seeded", "store",
    ]
    #expect(try await document(cli, "store", "info").keys == keys)
    let reset = try await document(cli, "store", "reset", "--yes")
    #expect(reset.keys == keys)
    #expect(
      keys.filter { !["bytes", "pictures", "samples", "seeded", "store"].contains($0) }
        .allSatisfy { reset[$0].number == 0 })
  }

  private func lastID(_ cli: CLI) async -> String {
    (try? await cli("order", "history", "--json").document["orders"][0]["id"].text) ?? ""
  }
}

@MainActor @Suite struct `Colors` {
  private func list(
    _ words: [String] = [], _ environment: [String: String] = [:], onTerminal: Bool = true
  ) async throws -> String {
    let cli = try await CLI.withMenu()
    cli.environment.merge(environment) { $1 }
    return await cli.run(["menu", "list"] + words, ScriptedConsole(showsColor: onTerminal)).output
  }

  @Test func `Colors in a terminal enclose whole words and don't change the text`() async throws {
    let colored = try await list([], ["TERM": "xterm", "NO_COLOR": ""])
    #expect(colored.hasPrefix("\u{1B}[1;36mMenu\u{1B}[0m\n"))
    #expect(colored.contains("\u{1B}[1mPaella\u{1B}[0m\n"))
    let plain = colored.replacing(#/\x1b\[[0-9;]*m/#, with: "")
    #expect(plain == (try await list(onTerminal: false)))
  }

  @Test func `The output has no colors in a pipe, in a dumb terminal or with the option --no-color`() async throws {
    let plain = [
      try await list(onTerminal: false), try await list(["--no-color"]), try await list([], ["NO_COLOR": "1"]),
      try await list([], ["TERM": "dumb"]), try await list(["--json"]),
    ]
    for output in plain {
      #expect(output.contains("Paella"))
      #expect(!output.contains("\u{1B}"))
    }
  }

  @Test func `Standard error never contains colors`() async throws {
    let cli = try CLI()
    let answer = await cli.run(["order", "add", "dish-nada"], ScriptedConsole(isTerminal: true, showsColor: true))
    #expect(answer.errors.contains("dish-nada"))
    #expect(!answer.errors.contains("\u{1B}"))
  }
}

@MainActor @Suite struct `Reporting an error` {
  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    let code: ExitCode
    var testDescription: String { words.joined(separator: " ") }
  }

  nonisolated static let cases: [Case] = [
    Case(words: ["comer"], code: .usage), Case(words: ["menu", "list", "--limit", "x"], code: .usage),
    Case(words: ["menu", "import", "nada.json"], code: .noInput),
    Case(words: ["order", "add", "dish-nada"], code: .noInput), Case(words: ["order", "add", "9"], code: .noInput),
    Case(words: ["order", "add", "dish-flan", "--quantity", "0"], code: .data),
    Case(words: ["order", "set", "dish-flan", "2"], code: .noInput),
    Case(words: ["order", "remove", "dish-flan"], code: .noInput),
    Case(words: ["order", "show", "order-nada"], code: .noInput),
    Case(words: ["order", "again", "order-nada"], code: .noInput), Case(words: ["order", "place"], code: .usage),
    Case(words: ["order", "place", "--address", "A 1", "--phone", "600"], code: .data),
    Case(words: ["store", "reset"], code: .usage), Case(words: ["--store", "nada"], code: .usage),
  ]

  @Test(.group(.heavy), arguments: Stores.allCases, cases)
  func `An error has a message and advice in both languages`(store: Stores, wrong: Case) async throws {
    let cli = try CLI(store)
    let (english, spanish) = (
      await cli.run(wrong.words, .init()), await cli.run(["--lang", "es"] + wrong.words, .init())
    )
    for answer in [english, spanish] {
      answer.expect(wrong.code, output: "")
      let lines = answer.errors.split(separator: "\n").filter { !$0.contains("40 ") }
      #expect(lines.count == 2)
    }
    #expect(english.errors.split(separator: "\n").last != spanish.errors.split(separator: "\n").last)
  }

  @Test(arguments: cases)
  func `With JSON output, an error is a single document`(wrong: Case) async throws {
    let answer = await (try CLI()).run(wrong.words + ["--json"], ScriptedConsole())
    #expect(answer.output == "")
    #expect(try JSON(parsing: answer.errors).keys == ["error"])
    let error = try answer.errorDocument
    #expect(error.keys == ["advice", "code", "message"])
    #expect(error["code"] == .number(Int(wrong.code.rawValue)))
    #expect(error["message"].text?.isEmpty == false)
    #expect(error["advice"].text?.isEmpty == false)
  }

  @Test func `An output error after a change is reported without undoing the change`() async throws {
    let cli = try await CLI.withMenu()
    await cli.run(["order", "add", "dish-flan"], ScriptedConsole(room: 0))
      .expect(.unfinished, errorsContain: "its output can't be written: full.")
    for words in [["menu", "list"], ["--help"], ["--json"], ["interactive"]] {
      await cli.run(words, ScriptedConsole(["1", "q"], room: 0))
        .expect(.cannotWrite, errorsContain: "The output can't be written: full.")
    }
    #expect(try await cli("order", "show", "--json").document["order"]["units"] == 1)
  }

  @Test(.group(.heavy), arguments: 0...6)
  func `An output error at any point ends interactive mode`(room: Int) async throws {
    let cli = try await CLI.withMenu()
    await cli.run(["interactive"], ScriptedConsole(["1", "+ 1", "o", "nada", "b", "b"], room: room))
      .expect(.cannotWrite, errorsContain: "The output can't be written: full.")
  }
}

@Suite struct `A failure of a command` {
  private struct Unknown: Error {}

  @Test func `The kind of a problem determines the exit code`() {
    let codes: [Problem.Kind: Int32] = [
      .badRequest: 64, .refused: 65, .conflict: 65, .corrupt: 65, .notFound: 66, .unavailable: 69, .internalError: 70,
      .unfinished: 71, .cannotCreate: 73, .cannotWrite: 74, .notReady: 75, .notAllowed: 77,
    ]
    for kind in Problem.Kind.allCases { #expect(ExitCode(kind).rawValue == codes[kind]) }
  }

  @Test func `An unexpected error without a message of its own is reported as an internal failure`() {
    let (here, there) = (Failure(Unknown(), Texts(.spanish)).problem, Failure(Unknown(), Texts(.english)).problem)
    #expect(ExitCode(here.kind) == .software && here.message.contains("Unknown") && here.message != there.message)
  }

  @Test func `A failure that is created from another failure keeps its problem and details`() {
    var failure = Failure(GatewayError.cancelled, Texts(.english))
    failure.details = ["twice"]
    let again = Failure(failure, Texts(.spanish))
    #expect(again.problem == failure.problem && again.details == ["twice"])
  }
}
