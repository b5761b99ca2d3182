import Testing

@testable import recetas_cli

@MainActor @Suite struct `A wrong command line` {
  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    let says: String
    var hint = "See: recetas-cli --help"
    var testDescription: String { words.joined(separator: " ") }
  }

  nonisolated static let cases: [Case] = [
    Case(
      words: ["comer"],
      says: "There is no command “comer”; there are: interactive, menu, order, recipes, beers, places, store."
    ),
    Case(
      words: ["menu", "comer"],
      says: "There is no command “menu comer”; there are: list, add, edit, delete, import, watch."),
    Case(words: ["menu list"], says: "There is no command “menu list”"),
    Case(words: [""], says: "There is no command “”"),
    Case(words: ["order"], says: "What to do with order is missing: show, add,", hint: "See: recetas-cli order --help"),
    Case(words: ["stores"], says: "What to do with store is missing", hint: "See: recetas-cli store --help"),
    Case(
      words: ["recipes", "favorites", "comer"],
      says: "There is no command “recipes favorites comer”; there are: list, add, remove, sync, status."),
    Case(
      words: ["recipe", "comer"],
      says:
        "There is no command “recipes comer”; there are: list, suggest, show, favorites, add, edit, delete, import, status."
    ),
    Case(words: ["--nada"], says: "There is no option “--nada”."),
    Case(words: ["menu", "list", "--Search", "x"], says: "There is no option “--Search”."),
    Case(words: ["-v"], says: "There is no option “-v”."),
    Case(words: ["---help"], says: "There is no option “---help”."),
    Case(words: ["menu", "list", "--search"], says: "The value of --search is missing."),
    Case(words: ["--store"], says: "The value of --store is missing."),
    Case(words: ["--data="], says: "The value of --data is missing."),
    Case(words: ["--data", ""], says: "The value of --data is missing."),
    Case(words: ["--json=yes"], says: "The option --json takes no value."),
    Case(words: ["--lang", "fr"], says: "There is no language “fr”; there are: es, en."),
    Case(
      words: ["menu", "list", "--force"], says: "The option --force is not of this command.",
      hint: "Usage: recetas-cli menu list [--search TEXT]"),
    Case(words: ["--limit", "3"], says: "The option --limit is not of this command.", hint: "Usage: recetas-cli"),
    Case(words: ["menu", "import"], says: "FILE is missing.", hint: "Usage: recetas-cli menu import FILE [--force]"),
    Case(words: ["order", "add"], says: "DISH is missing.", hint: "Usage: recetas-cli order add DISH… [--quantity N]"),
    Case(
      words: ["order", "set", "1"], says: "N|+N|-N is missing.", hint: "Usage: recetas-cli order set LINE [N|+N|-N]"),
    Case(words: ["order", "again"], says: "ID is missing.", hint: "Usage: recetas-cli order again ID"),
    Case(words: ["order", "show", "1", "2"], says: "“2” is too much.", hint: "Usage: recetas-cli order show [ID]"),
    Case(words: ["menu", "list", "postres"], says: "“postres” is too much.", hint: "Usage: recetas-cli menu list"),
    Case(words: ["interactive", "menu"], says: "“menu” is too much.", hint: "Usage: recetas-cli interactive"),
    Case(words: ["comer", "--help"], says: "There is no command “comer”"),
    Case(words: ["menu", "comer", "--help"], says: "There is no command “menu comer”"),
  ]

  @Test(arguments: cases)
  func `is told with what would be right, and does nothing`(wrong: Case) async throws {
    let cli = try CLI()
    let answer = await cli.run(wrong.words)
    answer.expect(.usage, errorsContain: wrong.says)
    #expect(answer.errors.split(separator: "\n").last?.hasPrefix(wrong.hint) == true)
    #expect(answer.output == "")
    #expect(try await cli("store", "info", "--json").document["seeded"] == .array([]))
  }

  @Test(arguments: cases)
  func `is told in Spanish, each in other words`(wrong: Case) async throws {
    let cli = try CLI(.standard, "es")
    let answer = await cli.run(wrong.words)
    #expect(answer.code == .usage)
    #expect(!answer.errors.contains(wrong.says))
    #expect(answer.errors.contains("recetas-cli"))
    #expect(!answer.errors.contains("Usage:"))
  }

  @Test(arguments: cases)
  func `is told to a program as a document`(wrong: Case) async throws {
    let answer = await (try CLI()).run(["--json"] + wrong.words)
    #expect(answer.output == "")
    let error = try answer.errorDocument
    #expect(error["code"] == .number(64))
    #expect(error["message"].text?.contains(wrong.says) == true)
    #expect(error["advice"].text?.hasPrefix(wrong.hint) == true)
    #expect(error.keys == ["advice", "code", "message"])
  }
}
