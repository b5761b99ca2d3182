import Entities
package import StoreCore
package import UseCases

extension SampleMark {
  /// The mark of a sample whose digest was kept when it came: if the record is no longer the same, somebody changed it.
  package init(digest: String, of record: StoreRecord?) throws(GatewayError) {
    // An older version's places from the bundle got this instead of a digest when their file was brought up to date.
    let expected = if digest == "bundle" { digest } else { try Self.digest(of: record) }
    self = digest == expected ? .untouched : .kept
  }

  /// Stands for all that a record says.
  static func digest(of record: StoreRecord?) throws(GatewayError) -> String? {
    guard let record else { return nil }
    return SHA256.hex(of: try RecordDocument(record).line())
  }
}
