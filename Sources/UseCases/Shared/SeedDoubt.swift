/// A value that was kept as it is, although it is probably wrong.
public struct SeedDoubt: Sendable, Hashable {
  /// The name of the record.
  public let name: String
  /// The number of the record, counted from 1.
  public let record: Int
  /// The field, as the source spells it.
  public let field: String
  /// The value, as the source spells it.
  public let value: String
  /// The reason for the doubt.
  public let reason: Reason

  /// The reasons for doubting a value.
  public enum Reason: Sendable, Hashable, CaseIterable {
    /// So little alcohol that the number is probably a fraction, not a per cent.
    case fraction
    /// A place of Madrid whose coordinates are far away from it.
    case farFromMadrid
  }

  init(_ repair: SeedRepair, of record: SeedRecord, _ reason: Reason) {
    name = record.name
    self.record = repair.record
    field = repair.field
    value = repair.from
    self.reason = reason
  }
}
