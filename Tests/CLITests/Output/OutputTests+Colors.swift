import Testing

@MainActor @Suite struct `Colors` {
  private func list(
    _ words: [String] = [], _ environment: [String: String] = [:], onTerminal: Bool = true
  ) async throws -> String {
    let cli = try await CLI.withMenu()
    cli.environment.merge(environment) { $1 }
    return await cli.run(["menu", "list"] + words, ScriptedConsole(showsColor: onTerminal)).output
  }

  @Test func `are there on a terminal, around whole words, and leave the words alone`() async throws {
    let colored = try await list([], ["TERM": "xterm", "NO_COLOR": ""])
    #expect(colored.hasPrefix("\u{1B}[1;36mMenu\u{1B}[0m\n"))
    #expect(colored.contains("\u{1B}[1mPaella\u{1B}[0m\n"))
    let plain = colored.replacing(#/\x1b\[[0-9;]*m/#, with: "")
    #expect(plain == (try await list(onTerminal: false)))
  }

  @Test func `are not there for anybody who can't see them or asked for none`() async throws {
    let plain = [
      try await list(onTerminal: false), try await list(["--no-color"]), try await list([], ["NO_COLOR": "1"]),
      try await list([], ["TERM": "dumb"]), try await list(["--json"]),
    ]
    for output in plain {
      #expect(output.contains("Paella"))
      #expect(!output.contains("\u{1B}"))
    }
  }

  @Test func `never go where the errors go`() async throws {
    let cli = try CLI()
    let answer = await cli.run(["order", "add", "dish-nada"], ScriptedConsole(isTerminal: true, showsColor: true))
    #expect(answer.errors.contains("dish-nada"))
    #expect(!answer.errors.contains("\u{1B}"))
  }
}
