@testable import recetas_cli

/// A console that types what a test says, and keeps what it is shown.
@MainActor final class ScriptedConsole: Console {
  let isInputTerminal: Bool
  let isOutputTerminal: Bool
  let isErrorTerminal: Bool
  let width: Int
  private(set) var output = ""
  private(set) var errors = ""
  /// Both streams as they come at a terminal.
  private(set) var screen = ""
  private var lines: ArraySlice<String>
  private var room: Int

  /// - Parameter room: how many writes to the output it takes before it is full.
  init(
    _ lines: [String] = [], isTerminal: Bool = false, showsColor: Bool = false, showsProgress: Bool = false,
    width: Int = 80, room: Int = .max
  ) {
    self.lines = lines[...]
    isInputTerminal = isTerminal
    isOutputTerminal = showsColor
    isErrorTerminal = showsProgress
    self.width = width
    self.room = room
  }

  func readLine() -> String? { lines.popFirst() }

  func write(_ text: String, to stream: ConsoleStream) throws(ConsoleError) {
    switch stream {
    case .output:
      if room == 0 { throw ConsoleError(reason: "full") }
      room -= 1
      output += text
    case .error: errors += text
    }
    screen += text
  }
}
