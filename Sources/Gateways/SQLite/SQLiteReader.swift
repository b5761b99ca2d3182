import UseCases

/// A read-only connection that is opened on first use and runs on the caller's thread.
actor SQLiteReader {
  /// The number of times that the pool had been closed when this reader was created.
  nonisolated let round: Int
  private let file: SQLiteFile
  private var connection: SQLiteConnection?

  init(_ file: SQLiteFile, round: Int) {
    self.file = file
    self.round = round
  }

  /// Runs `body` on a read-only connection.
  ///
  /// - Returns: the result of `body`. `nil` if the file must be created or migrated first.
  func read<Answer: Sendable>(
    _ body: @Sendable (SQLiteRecords) throws(GatewayError) -> Answer
  ) throws(GatewayError) -> Answer? {
    if let connection, try file.isCurrent(connection) { return try Self.read(connection, body) }
    connection = nil
    guard let opened = try file.openForReading() else { return nil }
    // A fixed connection doesn't see changes by other processes, so each call opens a new connection.
    if !opened.isFixed { connection = opened }
    return try Self.read(opened, body)
  }

  /// Runs `body` when there is no room for SQLite's other files next to the database. `nil` if reading is impossible.
  func readWithoutRoom<Answer: Sendable>(
    _ body: @Sendable (SQLiteRecords) throws(GatewayError) -> Answer
  ) throws(GatewayError) -> Answer? {
    guard let connection = try? file.openWithoutRoom() else { return nil }
    return try Self.read(connection, body)
  }

  private static func read<Answer: Sendable>(
    _ connection: SQLiteConnection, _ body: @Sendable (SQLiteRecords) throws(GatewayError) -> Answer
  ) throws(GatewayError) -> Answer {
    try connection.reading { () throws(GatewayError) in try body(SQLiteRecords(connection)) }
  }
}
