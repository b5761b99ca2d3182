import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Invalid input on the screens` {
  private func cli() async throws -> CLI {
    let dishes: KeyValuePairs = ["dish-flan": 1, "dish-paella": 1]
    return try await CLI.withMenu(ordering: dishes, choosing: dishes)
  }

  /// The lines that lead to a screen, and invalid input for that screen.
  nonisolated static let nonsense: [(way: [String], words: [String])] = [
    ([], ["0", "8", "9999999999999999999999", "+ 1", "1 2", "1.5", "hola", "-1", "?", "m", "o", "٣"]),
    (
      ["1"],
      ["0", "4", "+ 0", "+ 4", "+", "- 1", "x", "+ 9999999999999999999999", "p", "m 9", "o 9", "o 1", "+ a", "++ 1"]
    ),
    (
      ["2"], ["0", "1", "+ 3", "- 0", "x 3", "x", "p 1", "p 3", "c 1", "c 3", "c 9999999999999999999999", "/flan", "m"]
    ),
    (["3"], ["0", "2", "a", "a 2", "a 0", "+ 1", "m 1", "m 9", "p"]),
    (["3", "1"], ["1", "a 1", "+ 1", "p", "m"]),
  ]

  @Test(.group(.heavy), arguments: nonsense.indices)
  func `The response to invalid input in interactive mode lists the keys of the screen`(index: Int) async throws {
    let (way, words) = Self.nonsense[index]
    let cli = try await cli()
    let there = await cli.run(["interactive"], ScriptedConsole(way))
    for word in words {
      let answer = await cli.runUnchanged(["interactive"], ScriptedConsole(way + [word]))
      answer.expect(.ok, errors: "")
      #expect(answer.output.hasPrefix(there.output))
      let last = answer.output.dropFirst(there.output.count)
      #expect(last.hasPrefix("I don't understand. ") && last.hasSuffix("q quit\n"), "\(word)")
      #expect(last.count { $0 == "\n" } == 1)
    }
  }

  @Test func `Interactive mode accepts keys in uppercase and with surrounding spaces`() async throws {
    let cli = try await cli()
    let plain = await cli("interactive", piping: ["1", "o", "b", "b", "q"])
    await cli("interactive", piping: ["  1 ", "\tO", " B", "b\r", " Q "]).expect(.ok, output: plain.output)
  }

  @Test func `Entering an empty line in interactive mode shows the screen again`() async throws {
    let cli = try await cli()
    let once = await cli("interactive", piping: ["1"]).output
    let twice = await cli("interactive", piping: ["1", "", "  "]).output
    let menu = try #require(once.firstRange(of: "\nMenu\n\n"))
    #expect(twice == once + once[menu.lowerBound...] + once[menu.lowerBound...])
  }

  @Test func `The key for going back does nothing on the home screen`() async throws {
    let cli = try await cli()
    let home = await cli("interactive").output
    #expect(await cli("interactive", piping: ["b", "b"]).output == home + home + home)
    let deep = await cli("interactive", piping: ["3", "1", "b", "b"]).output
    #expect(deep.hasSuffix(home))
    #expect(deep.count > home.count * 2)
  }
}

/// Lines from a pipe, some of which are refused, and the questions that the lines answer.
struct RefusedAnswers: Sendable, CustomTestStringConvertible {
  let lines: [String]
  let questions: [String]
  var testDescription: String { questions.joined(separator: ", ") }

  static let all = [
    // These lines fill in the delivery of an order.
    RefusedAnswers(lines: ["2", "p", "A 1", "12", "no", "600"], questions: [street, phone, phone, phone]),
    RefusedAnswers(lines: ["2", "p", long, "600", "A 1"], questions: [street, phone, street]),
    RefusedAnswers(lines: ["2", "p", long, "12", "A 1", "600"], questions: [street, phone, street, phone]),
    // These lines fill in the fields of a manufacturer.
    RefusedAnswers(
      lines: ["6", "+", "Oso", "Soria", "quizá", "", "no", "national"],
      questions: [name, address, origin, logo, origin, origin]),
    RefusedAnswers(
      lines: ["6", "+", long, "Soria", "national", "", "Oso"], questions: [name, address, origin, logo, name]),
    RefusedAnswers(
      lines: ["6", "+", "Oso", "Soria", "national", "nowhere.png", ""], questions: [name, address, origin, logo, logo]),
    // The program doesn't ask again about a form that is rejected as a whole.
    RefusedAnswers(
      lines: ["6", "+", "Casa Oso", "Soria", "national", "", "b", "2", "p", "A 1", "600"],
      questions: [name, address, origin, logo, street, phone]),
  ]

  private static let long = String(repeating: "a", count: 300)
  private static let (street, phone) = ("Address", "Telephone")
  private static let (name, address, logo) = ("name", "address", "logo file (empty: none)")
  private static let origin = "origin, national or imported"
}

extension `Invalid input on the screens` {
  @Test(arguments: RefusedAnswers.all)
  func `If the input is a pipe, interactive mode repeats only the question with the refused answer`(
    session: RefusedAnswers
  )
    async throws
  {
    let cli = try await CLI.withMenu(choosing: ["dish-flan": 1])
    try await cli.setBeers()
    _ = await cli("beers", "makers", "add", "--name", "Casa Oso", "--address", "Soria", "--origin", "national")

    let answer = await cli("interactive", piping: session.lines)
    let questions = answer.errors.split(separator: "\n").map { $0.split(separator: " [")[0] }
    #expect(questions.map { $0.hasSuffix(":") ? String($0.dropLast()) : String($0) } == session.questions)
  }
}

@MainActor @Suite struct `The end of the input` {
  private func cli() async throws -> CLI {
    let cli = try await CLI.withMenu(ordering: ["dish-paella": 1], choosing: ["dish-flan": 1])
    try await cli.setMenu(MenuFile.json(.init(name: "Flan", price: "4")))
    return cli
  }

  /// The input of a session that visits every screen and ends with a question about the differences from the menu.
  nonisolated static let session = [
    "1", "/flan", "/", "1", "o", "b", "b", "3", "1", "b", "b", "2", "p", "A 1", "600", "n", "q",
  ]

  @Test(.group(.heavy), arguments: session.indices, [false, true])
  func `Interactive mode ends cleanly wherever its input ends`(length: Int, isTerminal: Bool) async throws {
    let cli = try await cli()
    let lines = Array(Self.session.prefix(length))
    let answer = await cli.runUnchanged(["interactive"], ScriptedConsole(lines, isTerminal: isTerminal))
    #expect(answer.code == .ok)
    #expect(answer.output.hasSuffix(isTerminal ? "> " : "\n"))
    if (13...15).contains(length) { #expect(answer.output.contains("The order was not placed.")) }
  }

  @Test func `An interactive session has the same result whether its input ends or the quit key is typed`() async throws
  {
    let cli = try await cli()
    for way in [[], ["1"], ["2"], ["3"], ["3", "1"]] {
      let ended = await cli.run(["interactive"], ScriptedConsole(way))
      await cli.run(["interactive"], ScriptedConsole(way + ["q", "1", "+ 1"])).expect(.ok, output: ended.output)
    }
  }

  @Test func `A terminal session differs from a piped session only in its prompts, key hints and start`() async throws {
    let (piped, typed) = (try await cli(), try await cli())
    let pipe = await piped.run(["interactive"], ScriptedConsole(Self.session))
    let terminal = await typed.run(["interactive"], ScriptedConsole(Self.session, isTerminal: true))
    let screens = terminal.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingPrefix("> ") }
      .filter { !$0.contains("# choose · ") && !$0.hasSuffix("b back · q quit") && $0 != "Starting…" }
    let ids = #/order-\w{20}/#
    #expect(screens.joined(separator: "\n").replacing(ids, with: "") == pipe.output.replacing(ids, with: ""))
    #expect(
      terminal.errors.replacing(": ", with: ":\n").replacing("] ", with: "]\n")
        == pipe.errors.replacing(": ", with: ":\n"))
    #expect(terminal.output.contains("> \nMenu\n"))
    #expect(
      terminal.output.contains(
        "\n/text search · # view · + # add to order · e # edit · x # off the menu · n new · m more · o order · "
      )
    )
    #expect(!pipe.output.contains("q quit"))
    #expect(terminal.output.hasPrefix("Starting…\n"))
  }
}
