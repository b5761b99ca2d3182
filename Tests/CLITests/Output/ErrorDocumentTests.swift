import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `An error` {
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
  func `says what happened and what to do next, in both languages, off the data`(
    store: Stores, wrong: Case
  ) async throws {
    let cli = try CLI(store)
    let (english, spanish) = (
      await cli.run(wrong.words, .init()), await cli.run(["--lang", "es"] + wrong.words, .init())
    )
    for answer in [english, spanish] {
      #expect(answer.code == wrong.code)
      #expect(answer.output == "")
      let lines = answer.errors.split(separator: "\n").filter { !$0.contains("40 ") }
      #expect(lines.count == 2)
    }
    #expect(english.errors.split(separator: "\n").last != spanish.errors.split(separator: "\n").last)
  }

  @Test(arguments: cases)
  func `is a document with --json, alone on its stream`(wrong: Case) async throws {
    let answer = await (try CLI()).run(wrong.words + ["--json"], ScriptedConsole())
    #expect(answer.output == "")
    #expect(try JSON(answer.errors).keys == ["error"])
    let error = try answer.errorDocument
    #expect(error.keys == ["advice", "code", "message"])
    #expect(error["code"] == .number(Int(wrong.code.rawValue)))
    #expect(error["message"].text?.isEmpty == false)
    #expect(error["advice"].text?.isEmpty == false)
  }

  @Test func `of writing is told, and what was done stays done`() async throws {
    let cli = try await CLI.withMenu()
    await cli.run(["order", "add", "dish-flan"], ScriptedConsole(room: 0))
      .expect(.unfinished, errorsContain: "its output can't be written: full.")
    for words in [["menu", "list"], ["--help"], ["--json"], ["interactive"]] {
      await cli.run(words, ScriptedConsole(["1", "q"], room: 0))
        .expect(.cannotWrite, errorsContain: "The output can't be written: full.")
    }
    #expect(try await cli("order", "show", "--json").document["order"]["units"] == .number(1))
  }

  @Test(.group(.heavy), arguments: 0...6)
  func `of writing ends the screens at whichever it happens`(room: Int) async throws {
    let cli = try await CLI.withMenu()
    await cli.run(["interactive"], ScriptedConsole(["1", "+ 1", "o", "nada", "b", "b"], room: room))
      .expect(.cannotWrite, errorsContain: "The output can't be written: full.")
  }
}
