#if SQLite
  import UseCases

  /// A connection that reads, opened when it is first used. It runs on the thread of whoever reads.
  actor SQLiteReader {
    private let file: SQLiteFile
    private var connection: SQLiteConnection?

    init(_ file: SQLiteFile) { self.file = file }

    /// - Returns: `nil` where the file has to be made or brought up to date first.
    func read<Answer: Sendable>(
      _ body: @Sendable (SQLiteRecords) throws(GatewayError) -> Answer
    ) throws(GatewayError) -> Answer? {
      if let connection { return try Self.read(connection, body) }
      guard let opened = try file.openForReading() else { return nil }
      // Opened as fixed it does not see what others change, so it is opened anew for each call.
      if !opened.isFixed { connection = opened }
      return try Self.read(opened, body)
    }

    /// Where SQLite has no room for its own files beside the database.
    func readWithoutRoom<Answer: Sendable>(
      _ body: @Sendable (SQLiteRecords) throws(GatewayError) -> Answer
    ) throws(GatewayError) -> Answer { try Self.read(try file.openWithoutRoom(), body) }

    private static func read<Answer: Sendable>(
      _ connection: SQLiteConnection, _ body: @Sendable (SQLiteRecords) throws(GatewayError) -> Answer
    ) throws(GatewayError) -> Answer {
      try connection.reading { () throws(GatewayError) in try body(SQLiteRecords(connection)) }
    }
  }
#endif
