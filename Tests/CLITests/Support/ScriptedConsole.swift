import Testing

@testable import recetas_cli

/// A console with scripted input that collects the output.
@MainActor final class ScriptedConsole: Console {
  let isInputTerminal: Bool
  let isOutputTerminal: Bool
  let isErrorTerminal: Bool
  let width: Int
  var height: Int?
  var errorWidth: Int? { isErrorTerminal ? width : nil }
  /// The size of the largest sixel picture that the console can show. `nil` if the console shows no sixels.
  var sixels: PixelSize?
  private(set) var output = ""
  private(set) var errors = ""
  /// The text of both streams, mixed as in a terminal.
  private(set) var screen = ""
  private var lines: ArraySlice<String>
  private var room: Int
  private var isReading = false
  private var watcher: CheckedContinuation<Void, Never>?

  /// - Parameter room: the number of writes that the output accepts before it is full.
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

  func roomForSixels() async -> PixelSize? { sixels }

  /// The actions that run before a line is typed, keyed by the line.
  var before: [String: () async -> Void] = [:]
  /// The actions that run after a line is typed but before Enter is pressed, keyed by the line.
  var typed: [String: () async -> Void] = [:]

  func readLine() async -> String? {
    if isReading { Issue.record("Two readers wait for a key at the same time.") }
    isReading = true
    defer { isReading = false }
    guard let line = lines.popFirst() else { return nil }
    await before[line]?()
    return line
  }

  func readAll(atMost limit: Int) async -> [UInt8]? {
    let bytes = Array(lines.joined(separator: "\n").utf8)
    lines = []
    return bytes.count > limit ? nil : bytes
  }

  func readLine(prompt: String, typing: @MainActor (String) -> Void) async -> String? {
    do { try write(prompt, to: .output) } catch { return nil }
    guard let line = await readLine() else { return nil }
    for end in line.indices { typing(String(line[...end])) }
    await typed[line]?()
    return line
  }

  /// Waits until the output contains a string.
  func shows(_ text: String) async {
    while !output.contains(text) { await withCheckedContinuation { watcher = $0 } }
  }

  func write(_ text: String, to stream: ConsoleStream) throws(ConsoleError) {
    switch stream {
    case .output:
      if room == 0 { throw ConsoleError(reason: "full") }
      room -= 1
      output += text
      watcher?.resume()
      watcher = nil
    case .error: errors += text
    }
    screen += text
  }
}
