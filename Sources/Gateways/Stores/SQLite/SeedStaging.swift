#if SQLite
  import UseCases

  /// Where the records of one seed wait beside the store, until all are there and can take their places.
  protocol SeedStaging {
    var isEmpty: Bool { get throws(GatewayError) }

    /// Puts a record in; `false`, and nothing, where one of its id is.
    ///
    /// - Parameters:
    ///   - store: the store as it was when the seed began.
    ///   - keepsStore: whether what is in the store stays.
    func insert(_ record: SeedRecord, over store: SQLiteRecords, keepsStore: Bool) throws(GatewayError) -> Bool

    /// Moves all records into the store.
    ///
    /// - Parameter keepsStore: whether what is in the store stays, but for what has an id that comes in.
    /// - Throws: ``GatewayError/conflict`` when something that a record needs is not in the store any more.
    func move(to store: SQLiteRecords, keepsStore: Bool) throws(GatewayError)
  }

  extension GatewayError {
    /// A record of another domain than the seed's.
    static func alien(_ record: SeedRecord, _ store: SQLiteRecords) -> GatewayError {
      .failed(what: store.database.path, why: "a seed holds a record of another domain: \(record)")
    }
  }
#endif
