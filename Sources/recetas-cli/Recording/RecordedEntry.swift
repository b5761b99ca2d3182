/// One line of a recording: what a run was given, what it asked of the world and was answered, what it wrote, in their order.
enum RecordedEntry: Codable, Sendable, Hashable {
  case begun(RecordedStart)
  /// A line of the input; `nil`: its end.
  case typed(line: String?)
  /// The date, in seconds since 1970.
  case date(seconds: Double)
  /// How far the user's time zone is ahead at a date.
  case offset(seconds: Int)
  /// The size of the store's file.
  case size(bytes: Int)
  /// A new identifier.
  case identifier(text: String)
  /// A file that the run read, or the place of one that it wrote.
  case file(RecordedFile)
  /// A service's answer.
  case answered(RecordedAnswer)
  case written(text: String, isError: Bool)
  /// The command ended with this exit code.
  case ended(code: Int32)
}

/// What a command began with.
struct RecordedStart: Codable, Sendable, Hashable {
  /// The command line without `--record`, `--store` and `--data`.
  var words: [String]
  /// The variables that the program knows; of secrets only that they were set.
  var environment: [String: String]
  var isInputTerminal: Bool
  var isOutputTerminal: Bool
  var width: Int
  /// Of the terminal, in lines; `nil` if the output was not a terminal.
  var height: Int?
  /// `sqlite`, `json` or `memory`.
  var store: String
  /// What the store held, as `store dump` prints it; only in the first run of a recording, and if there was anything.
  var contents: String?
}

/// What a service answered, or why it did not.
struct RecordedAnswer: Codable, Sendable, Hashable {
  /// Method and address without its query, which may hold a key.
  var request: String
  var status: Int?
  var headers: [String: String]?
  /// In Base64.
  var body: String?
  /// The name of the error, where there was no answer, and its reason.
  var failure: [String]?
}
