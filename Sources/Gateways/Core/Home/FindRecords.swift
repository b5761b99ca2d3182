public import Entities
public import UseCases

/// The records of a store that `FindGateway` searches.
public protocol FindRecords {
  /// The answer of `FindGateway.found(_:matching:limit:)`; `limit` is above zero.
  func found(
    _ kind: FoundRecord.Kind, matching search: SearchText, limit: Int
  ) throws(GatewayError) -> [FoundRecord]
}
