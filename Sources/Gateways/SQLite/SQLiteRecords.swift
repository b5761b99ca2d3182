/// The records of an ``SQLiteStore``: an open transaction on a connection.
public struct SQLiteRecords {
  let database: SQLiteConnection

  init(_ database: SQLiteConnection) { self.database = database }
}
