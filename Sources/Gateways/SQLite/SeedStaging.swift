import StoreCore
import UseCases

/// Stages the records of one seed outside the store, until all are there and can be moved into it.
protocol SeedStaging {
  var isEmpty: Bool { get throws(GatewayError) }

  /// Stages a record. Answers `false`, and changes nothing, if one with its id is staged already.
  ///
  /// - Parameters:
  ///   - store: the store as it was when the seed began.
  ///   - keepsStore: whether the store's existing records stay.
  func insert(_ record: SeedRecord, over store: SQLiteRecords, keepsStore: Bool) throws(GatewayError) -> Bool

  /// Moves all records into the store.
  ///
  /// - Parameter keepsStore: whether the store's existing records stay, except those whose ids are staged.
  /// - Throws: ``GatewayError/conflict`` if something that a staged record needs is no longer in the store.
  func move(to store: SQLiteRecords, keepsStore: Bool) throws(GatewayError)
}

extension GatewayError {
  /// The error for a record of a domain other than the seed's.
  static func alien(_ record: SeedRecord, _ store: SQLiteRecords) -> GatewayError {
    .failed(what: store.database.path, why: "a seed holds a record of another domain: \(record)")
  }
}
