/// A value that was stored unchanged, although it is probably wrong.
public struct SeedDoubt: Sendable, Hashable {
  /// The name of the record that contains the doubtful value.
  public let name: String
  /// The number of the record, counted from 1.
  public let record: Int
  /// The name of the field, as spelled in the source.
  public let field: String
  /// The value, as written in the source.
  public let value: String
  /// The reason why the value is probably wrong.
  public let reason: Reason

  /// A reason why a value is doubtful.
  public enum Reason: Sendable, Hashable, CaseIterable {
    /// The alcohol content is so low that it is probably a fraction, not a percentage.
    case fraction
    /// The coordinates of the place are far from Madrid.
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
