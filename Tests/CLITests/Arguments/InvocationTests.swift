import Testing

@testable import recetas_cli

@MainActor @Suite struct `The command line` {
  @Test(arguments: [
    ["--quiet", "menu", "list", "--json", "--limit", "2"], ["menu", "--json", "list", "--quiet", "--limit=2"],
    ["--limit", "2", "--json", "menu", "list"], ["menu", "list", "--limit", "9", "--limit", "2", "--json"],
    ["menus", "list", "--limit", "2", "--json"], ["menu", "list", "--json", "--limit", "2", "--"],
    ["--json", "--limit", "2", "--", "menu", "list"], ["--offline", "menu", "list", "--yes", "--json", "--limit", "2"],
  ])
  func `takes options anywhere, with the value behind them or in the same word`(words: [String]) async throws {
    let answer = await (try CLI()).run(words, ScriptedConsole())
    #expect(answer.code == .ok)
    #expect(try answer.document.dishCount == 2)
  }

  @Test func `takes what follows -- as it stands`() async throws {
    let cli = try CLI()
    for word in ["--help", "--json", "-x", "--"] {
      await cli("order", "add", "--", word).expect(.noInput, errorsContain: "“\(word)”")
    }
    // As behind every `--`, this is no longer an option, so the answer is for people.
    #expect(await cli("order", "show", "--", "--json").errors.hasPrefix("Not found: “--json”."))
  }

  @Test func `takes a dash alone, or before a digit, for a word`() async throws {
    let cli = try await CLI.withMenu(choosing: ["dish-flan": 5])
    #expect(await cli("order", "set", "dish-flan", "-2").output.contains("3 dishes"))
    #expect(await cli("order", "add", "-").code == .noInput)
  }

  @Test func `takes an option's value even when it looks like an option`() async throws {
    let answer = try await CLI()("menu", "list", "--search", "--json")
    #expect(answer.output == "No dish contains “--json”. Searched name and description.\n")
    #expect(try await CLI()("menu", "list", "--search=").output.hasPrefix("Menu\n"))
    // With the sign before it a mark would make one character.
    #expect(try await CLI()("menu", "list", "--search=\u{301}ñandú").output.hasPrefix("No dish contains"))
    #expect(try await CLI()("menu", "list", "--search=a=b").output.contains("“a=b”"))
  }

  @Test func `knows its groups in the plural and remove as delete`() async throws {
    let cli = try await CLI.withMenu()
    _ = await cli("orders", "add", "dish-flan")
    #expect(await cli("orders", "delete", "1").output == "Nothing chosen yet.\n")
    #expect(await cli("stores", "info").output == (await cli("store", "info").output))
  }

  @Test func `asks for the version`() async throws {
    for words in [
      ["--version"], ["menu", "list", "--version"], ["--version", "--help"], ["comer", "--version"], ["version"],
      ["-V"],
    ] {
      await (try CLI()).run(words, ScriptedConsole()).expect(.ok, output: "recetas-cli \(Program.version)\n")
    }
  }

  @Test func `has no document of the screens, and one of the version`() async throws {
    let cli = try CLI()
    #expect(await cli("interactive", "--json").code == .usage)
    #expect(try await cli("--version", "--json").document["version"] == .text(Program.version))
  }
}
