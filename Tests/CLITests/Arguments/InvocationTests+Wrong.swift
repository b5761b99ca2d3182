import TestGroups
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
    Case(words: ["comer"], says: "Unknown command “comer”; available: \(Command.groups.joined(separator: ", "))."),
    Case(
      words: ["menu", "comer"],
      says: "Unknown command “menu comer”; available: list, show, add, edit, delete, import, export, watch."),
    Case(words: ["menu list"], says: "Unknown command “menu list”"),
    Case(words: [""], says: "Unknown command “”"),
    Case(words: ["order"], says: "Missing subcommand after “order”: show, add,", hint: "See: recetas-cli order --help"),
    Case(words: ["stores"], says: "Missing subcommand after “store”", hint: "See: recetas-cli store --help"),
    Case(
      words: ["recipes", "favorites", "comer"],
      says: "Unknown command “recipes favorites comer”; available: list, add, remove, sync, status."),
    Case(
      words: ["recipe", "comer"],
      says:
        "Unknown command “recipes comer”; available: list, suggest, show, shopping, favorites, add, edit, delete, import, export, status."
    ),
    Case(words: ["--nada"], says: "Unknown option “--nada”."),
    Case(words: ["menu", "list", "--Search", "x"], says: "Unknown option “--Search”."),
    Case(words: ["-v"], says: "Unknown option “-v”."),
    Case(words: ["---help"], says: "Unknown option “---help”."),
    Case(words: ["menu", "list", "--search"], says: "Missing value for --search."),
    Case(words: ["--store"], says: "Missing value for --store."),
    Case(words: ["--data="], says: "Missing value for --data."),
    Case(words: ["--data", ""], says: "Missing value for --data."),
    Case(words: ["--json=yes"], says: "The option --json takes no value."),
    Case(words: ["--lang", "fr"], says: "Invalid --lang “fr”.", hint: "Use es or en."),
    Case(
      words: ["menu", "list", "--force"], says: "This command has no option --force.",
      hint: "Usage: recetas-cli menu list [--search TEXT]"),
    Case(
      words: ["menu", "list", "--limit", "0"], says: "Invalid --limit “0”.", hint: "Use a whole number, 1 or more."),
    Case(words: ["completions", "csh"], says: "Invalid value “csh”.", hint: "Use bash, zsh or fish."),
    Case(words: ["--limit", "3"], says: "This command has no option --limit.", hint: "Usage: recetas-cli"),
    Case(words: ["menu", "import"], says: "Missing FILE.", hint: "Usage: recetas-cli menu import FILE [--force]"),
    Case(words: ["order", "add"], says: "Missing DISH.", hint: "Usage: recetas-cli order add DISH… [--quantity N]"),
    Case(words: ["order", "set", "1"], says: "Missing N|+N|-N.", hint: "Usage: recetas-cli order set LINE [N|+N|-N]"),
    Case(words: ["order", "again"], says: "Missing ID.", hint: "Usage: recetas-cli order again ID"),
    Case(
      words: ["order", "show", "1", "2"], says: "Unexpected argument “2”.", hint: "Usage: recetas-cli order show [ID]"),
    Case(
      words: ["menu", "list", "postres"], says: "Unexpected argument “postres”.", hint: "Usage: recetas-cli menu list"),
    Case(words: ["interactive", "menu"], says: "Unexpected argument “menu”.", hint: "Usage: recetas-cli interactive"),
    Case(words: ["comer", "--help"], says: "Unknown command “comer”"),
    Case(words: ["menu", "comer", "--help"], says: "Unknown command “menu comer”"),
  ]

  @Test(.group(.heavy), arguments: cases)
  func `An invalid command line is refused with a suggestion and changes nothing`(wrong: Case) async throws {
    let cli = try CLI()
    let answer = await cli.run(wrong.words)
    answer.expect(.usage, errorsContain: wrong.says)
    #expect(answer.errors.split(separator: "\n").last?.hasPrefix(wrong.hint) == true)
    #expect(answer.output == "")
    #expect(try await cli("store", "info", "--json").document["seeded"] == [])
  }

  @Test(arguments: cases)
  func `The error for an invalid command line is in Spanish for a Spanish-speaking user`(wrong: Case) async throws {
    let cli = try CLI(.standard, "es")
    let answer = await cli.run(wrong.words)
    #expect(answer.code == .usage)
    #expect(!answer.errors.contains(wrong.says))
    #expect(answer.errors.contains(wrong.hint.hasPrefix("Use ") ? "Usa " : "recetas-cli"))
    #expect(!answer.errors.contains("Usage:"))
  }

  @Test(arguments: cases)
  func `With JSON output, the error for an invalid command line is a JSON document`(wrong: Case) async throws {
    let answer = await (try CLI()).run(["--json"] + wrong.words)
    #expect(answer.output == "")
    let error = try answer.errorDocument
    #expect(error["code"] == 64)
    #expect(error["message"].text?.contains(wrong.says) == true)
    #expect(error["advice"].text?.hasPrefix(wrong.hint) == true)
    #expect(error.keys == ["advice", "code", "message"])
  }
}
