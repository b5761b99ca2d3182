import StoreCore
import UseCases

/// Stages the records of one seed outside the store until all of them can be moved into the store.
protocol SeedStaging {
  var isEmpty: Bool { get throws(GatewayError) }

  /// Stages a record. If a record with the same id is already staged, changes nothing and returns `false`.
  ///
  /// - Parameters:
  ///   - store: the store at the start of the import.
  ///   - keepsStore: whether the stored records are kept.
  func insert(_ record: SeedRecord, over store: SQLiteRecords, keepsStore: Bool) throws(GatewayError) -> Bool

  /// Moves all staged records into the store.
  ///
  /// - Parameter keepsStore: whether to keep stored records whose ids are not staged.
  /// - Throws: ``GatewayError/conflict`` if the store no longer contains a record or picture to which a staged record refers.
  func move(to store: SQLiteRecords, keepsStore: Bool) throws(GatewayError)
}

extension GatewayError {
  /// Returns the error for a record that belongs to a different domain than its seed.
  static func unexpectedRecord(_ record: SeedRecord, _ store: SQLiteRecords) -> GatewayError {
    .failed(what: store.database.path, why: "a seed holds a record of another domain: \(record)")
  }
}
