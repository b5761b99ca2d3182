/// The input and output of the program: a terminal, pipes, or a test.
@MainActor protocol Console {
  /// Whether the program can ask the user questions.
  var isInputTerminal: Bool { get }
  var isOutputTerminal: Bool { get }
  /// The width of the output, in columns.
  var width: Int { get }
  /// The height of the terminal that receives the output, in lines. `nil` if the output is not a terminal.
  var height: Int? { get }
  /// The width of the error stream, in columns. `nil` if a line written there can't be erased.
  var errorWidth: Int? { get }

  /// The terminal that edits lines and draws screens. `nil` for a pipe, or for a terminal that can only print.
  var terminal: (any LineTerminal)? { get }

  /// Queries the terminal, and returns the size of the largest sixel picture that it can show. `nil` if the terminal shows no sixels.
  func roomForSixels() async -> PixelSize?

  /// Returns the next line without its line break. `nil` at the end of input.
  func readLine() async -> String?

  /// Returns the rest of the input. `nil` if the rest has more than `limit` bytes.
  func readAll(atMost limit: Int) async -> [UInt8]?

  /// Shows a prompt, and returns the next line without its line break. A console that receives individual keys passes the text typed so far
  /// to `typing`.
  func readLine(prompt: String, typing: @MainActor (String) -> Void) async -> String?

  func write(_ text: String, to stream: ConsoleStream) throws(ConsoleError)
}

extension Console {
  var terminal: (any LineTerminal)? { nil }
  func roomForSixels() async -> PixelSize? { nil }
}

enum ConsoleStream: Sendable {
  /// The output of the command.
  case output
  /// Notices, questions, progress and errors.
  case error
}

/// The error for a failed write, with the reason that the system gives.
struct ConsoleError: Error {
  let reason: String
}

/// A size in pixels.
struct PixelSize: Sendable, Hashable {
  var width: Int
  var height: Int
}
