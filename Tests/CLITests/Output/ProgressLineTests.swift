import Interfaces
import Testing
import UseCases

@testable import recetas_cli

@MainActor @Suite struct `The progress line` {
  @Test func `If the output is a terminal, progress is shown on one line, which is cleared at the end`() {
    let console = show([500, 1000, 1500], ScriptedConsole(showsProgress: true))
    #expect(
      console.screen == "\r50,000 records, 100,000 records per second"
        + "\r100,000 records, 100,000 records per second" + "\r150,000 records, 100,000 records per second"
        + "\r" + String(repeating: " ", count: 43) + "\r")
  }

  @Test func `A shorter progress line covers a longer one completely`() {
    let line = ScriptedConsole(showsProgress: true)
    let progress = ProgressLine(line, Texts(.english))
    progress.show(SeedProgress(records: 1000, bytesRead: 0, totalBytes: nil, elapsed: .milliseconds(200)))
    progress.show(SeedProgress(records: 1000, bytesRead: 0, totalBytes: nil, elapsed: .seconds(2)))
    #expect(line.screen == "\r1,000 records, 5,000 records per second\r1,000 records, 500 records per second  ")
  }

  @Test func `If the output is a terminal, progress is updated at most five times a second`() {
    let console = show(Array(stride(from: 0, through: 1000, by: 10)), ScriptedConsole(showsProgress: true))
    let times = console.screen.split(separator: "\r").filter { $0.contains("records") }.map { $0.prefix { $0 != " " } }
    #expect(times == ["20,000", "40,000", "60,000", "80,000", "100,000"])
  }

  @Test func `The progress line is cut to the width of the terminal`() {
    let console = show([1000], ScriptedConsole(showsProgress: true, width: 12))
    #expect(console.screen == "\r100,000 rec\r           \r")
  }

  @Test func `If the output is a pipe, progress is printed on a new line every ten seconds`() {
    let console = show(Array(stride(from: 0, through: 35_000, by: 250)), ScriptedConsole())
    #expect(
      console.screen == """
        1,000,000 records, 100,000 records per second
        2,000,000 records, 100,000 records per second
        3,000,000 records, 100,000 records per second

        """)
  }

  @Test(arguments: [true, false])
  func `A short operation shows no progress line`(isTerminal: Bool) {
    #expect(show([0, 50, 199], ScriptedConsole(showsProgress: isTerminal)).screen == "")
  }

  /// Shows a step at each of these times, in milliseconds, with a hundred records per millisecond.
  private func show(_ times: [Int], _ console: ScriptedConsole) -> ScriptedConsole {
    let line = ProgressLine(console, Texts(.english))
    for time in times {
      line.show(SeedProgress(records: time * 100, bytesRead: 0, totalBytes: nil, elapsed: .milliseconds(time)))
    }
    line.clear()
    return console
  }
}
