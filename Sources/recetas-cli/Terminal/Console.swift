/// Where the program reads and writes: a terminal, pipes, or a test.
@MainActor protocol Console {
  /// Whether there is a person to be asked.
  var isInputTerminal: Bool { get }
  var isOutputTerminal: Bool { get }
  /// How many characters a line of the output has.
  var width: Int { get }
  /// The height of the output's terminal, in lines; `nil` if the output is not a terminal.
  var height: Int? { get }
  /// How many a line has where errors go; `nil` where a line can't be taken back.
  var errorWidth: Int? { get }

  /// Edits lines and draws screens; `nil` for a pipe, or a terminal that can only print.
  var terminal: (any LineTerminal)? { get }

  /// The size of the largest picture in sixels that the output's terminal shows; `nil`: it shows none. The terminal is asked for it.
  func roomForSixels() async -> PixelSize?

  /// The next line without its end, `nil` when there is no more.
  func readLine() async -> String?

  /// Everything that is left to read; `nil`: more than `limit` bytes.
  func readAll(atMost limit: Int) async -> [UInt8]?

  /// As ``readLine()`` at a prompt; whoever sees the keys tells what is typed so far with each.
  func readLine(prompt: String, typing: @MainActor (String) -> Void) async -> String?

  func write(_ text: String, to stream: ConsoleStream) throws(ConsoleError)
}

extension Console {
  var terminal: (any LineTerminal)? { nil }
  func roomForSixels() async -> PixelSize? { nil }
}

enum ConsoleStream: Sendable {
  /// Data.
  case output
  /// Everything else.
  case error
}

/// Why something could not be written, in the system's words.
struct ConsoleError: Error {
  let reason: String
}

/// A size in pixels.
struct PixelSize: Sendable, Hashable {
  var width: Int
  var height: Int
}
