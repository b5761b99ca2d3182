/// One line of a recording: an input of the run, a value from its environment, or an output.
enum RecordedEntry: Codable, Sendable, Hashable {
  case begun(RecordedStart)
  /// A line of input. `nil` at the end of input.
  case typed(line: String?)
  /// The date, in seconds since 1970.
  case date(seconds: Double)
  /// The offset of the user's time zone from UTC at a date.
  case offset(seconds: Int)
  /// The size of the store's file, in bytes.
  case size(bytes: Int)
  /// A newly generated identifier.
  case identifier(text: String)
  /// A file that the run read, or the path of a file that it wrote.
  case file(RecordedFile)
  /// A response from a service.
  case answered(RecordedAnswer)
  case written(text: String, isError: Bool)
  /// The command ended with this exit code.
  case ended(code: Int32)
}

/// The initial conditions of a run.
struct RecordedStart: Codable, Sendable, Hashable {
  /// The command line without `--record`, `--store` and `--data`.
  var words: [String]
  /// The known environment variables. The values of secrets are replaced.
  var environment: [String: String]
  var isInputTerminal: Bool
  var isOutputTerminal: Bool
  var width: Int
  /// The height of the terminal, in lines. `nil` if the output was not a terminal.
  var height: Int?
  /// The kind of store: `sqlite`, `json` or `memory`.
  var store: String
  /// The content of the store in the format of `store dump`. It is present only in the first run of a recording, and only if the store
  /// wasn't empty.
  var contents: String?
}

/// A response from a service, or the reason that there was none.
struct RecordedAnswer: Codable, Sendable, Hashable {
  /// The method and the address, without the query, which may contain a key.
  var request: String
  var status: Int?
  var headers: [String: String]?
  /// The body in Base64.
  var body: String?
  /// The name of the error and its details, if there was no response.
  var failure: [String]?
}
