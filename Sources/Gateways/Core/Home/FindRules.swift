public import Entities
public import UseCases

/// Gives the shared implementation of `FindGateway` access to all records of a store.
public protocol FindRecords {
  /// Returns the best hits of a search, for `FindGateway.found(_:matching:limit:)`. The limit must be greater than zero.
  func found(
    _ kind: FoundRecord.Kind, matching search: SearchText, limit: Int
  ) throws(GatewayError) -> [FoundRecord]
}

extension FindGateway where Self: RecordStore, Records: FindRecords {
  public func found(
    _ kind: FoundRecord.Kind, matching search: SearchText, limit: Int
  ) async throws(GatewayError) -> [FoundRecord] {
    try await read(touching: .domain(kind.domain)) { (records) throws(GatewayError) in
      limit < 1 ? [] : try records.found(kind, matching: search, limit: limit)
    }
  }
}
