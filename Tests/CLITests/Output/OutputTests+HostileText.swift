import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Text from an untrusted source` {
  /// Escape sequences, C1 controls, bells, backspaces and marks that change the text direction.
  nonisolated static let escaped = [
    #"\u001b[31mSopa"#, #"So\u009b31mpa"#, #"So\u0007\u0008\u007fpa"#, #"So\u202epa\u2066"#, #"\u200fSopa\u061c"#,
    #"So\u2028pa\u2029"#, #"So\r\npa"#, #"So\u0000pa"#,
  ]

  private func isSafe(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || scalar.properties.generalCategory != .control && scalar.properties.generalCategory != .lineSeparator
          && scalar.properties.generalCategory != .paragraphSeparator
          && !["\u{61C}", "\u{200E}", "\u{200F}"].contains(scalar) && !(0x202A...0x202E).contains(scalar.value)
          && !(0x2066...0x2069).contains(scalar.value)
    }
  }

  @Test(.group(.heavy), arguments: escaped)
  func `No command prints raw control characters from a menu`(text: String) async throws {
    let cli = try CLI()
    let menu = MenuFile.json(.init(name: text, description: text + " " + text, price: "1", kind: text))
    let file = try cli.folder.file("menu.json", menu)
    let dish = { try await cli("store", "dump").document["dishes"][0]["id"].text ?? "" }

    var answers = [await cli("menu", "import", file), await cli("menu", "import", file, "--json", "--force", "--yes")]
    for words in [
      ["menu", "list"], ["order", "add", try await dish(), "--quantity", "2"], ["order", "set", "1", "+1"],
      ["order", "place", "--address", "A 1", "--phone", "600"], ["order", "history"], ["order", "show", "1"],
      ["store", "dump"],
    ] {
      answers.append(await cli.run(words))
      if words[1] != "place" { answers.append(await cli.run(words + ["--json"])) }
    }
    answers.append(await cli.run(["interactive"], ScriptedConsole(["1", "1", "+ 1", "o", "p", "", "", "q"])))
    for answer in answers {
      #expect(answer.code == .ok)
      #expect(isSafe(answer.output))
      #expect(isSafe(answer.errors))
    }
  }

  @Test func `Control characters are removed from an imported menu and reported as repairs`() async throws {
    let cli = try CLI()
    let report = try await cli(
      "menu", "import",
      try cli.folder.file("menu.json", MenuFile.json(.init(name: #"\u001b[31mSopa\u009b"#, price: "1"))), "--json"
    ).document
    #expect(report["repaired"] == 1)
    #expect(report["repairs"][0]["from"] == "\"\u{1B}[31mSopa\u{9B}\"")
    #expect(report["repairs"][0]["to"] == "\"[31mSopa\"")
    #expect(try await cli("menu", "list", "--json").document["sections"][0]["dishes"][0]["name"] == "[31mSopa")
  }

  @Test func `Direction marks are kept in the store and in documents, but replaced in text output`() async throws {
    let cli = try CLI()
    try await cli.setMenu(MenuFile.json(.init(name: #"So\u202epa"#, price: "1")))
    #expect(await cli("menu", "list").output.contains("So\u{FFFD}pa"))
    let document = await cli("menu", "list", "--json")
    #expect(document.output.contains(#"So\u202epa"#))
    #expect(try document.document["sections"][0]["dishes"][0]["name"] == "So\u{202E}pa")
    #expect(try await cli("menu", "list", "--search", "sopa", "--json").document.dishCount == 1)
  }

  @Test(.group(.heavy), arguments: ["\u{1B}[2J", "\u{9B}2J", "a\nb", "\u{202E}x", "\u{7}"])
  func `Control characters in arguments and variables are never printed raw`(text: String) async throws {
    let cli = try CLI()
    for words in [
      [text], ["menu", text], ["--" + text], ["menu", "list", "--search", text],
      ["menu", "list", "--kind", text + "x"],
      ["menu", "import", text], ["order", "add", text], ["--store", text],
      ["store", "info", "--store", "json:" + text],
      ["order", "place", "--address", text, "--phone", text], ["menu", "list", "--limit", text], ["--lang", text],
    ] {
      for more in [[], ["--json"]] {
        let answer = await cli.run(more + words)
        #expect(!(answer.output + answer.errors).isEmpty)
        #expect(isSafe(answer.output) && isSafe(answer.errors), "\(words)")
        if !more.isEmpty {
          #expect(throws: Never.self) { try JSON(parsing: answer.code == .ok ? answer.output : answer.errors) }
        }
      }
    }
    #expect(isSafe(await cli.asUser(text, "order", "show").errors))
    let session = await cli.run(["interactive"], ScriptedConsole([text, "1", "/" + text, text + " 1", "q"]))
    #expect(isSafe(session.output))
  }

  @Test func `A delivery address is stored as a single line without control characters`() async throws {
    let cli = try CLI()
    _ = await cli("order", "add", "dish-tiramisu")
    _ = await cli("order", "place", "--address", " Gran\tVía,\n 1\u{1B} ", "--phone", " 600\t11 ")
    let order = try await cli("order", "history", "--json").document["orders"][0]
    #expect(order["address"] == "Gran Vía, 1")
    #expect(order["phone"] == "600 11")
  }
}
