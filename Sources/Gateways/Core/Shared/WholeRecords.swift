public import UseCases

/// All records of a store, as the rules of `StoreGateway` and ``StoreContents`` read and remove them.
public protocol WholeRecords {
  /// How much of everything there is.
  func inventory() throws(GatewayError) -> StoreInventory

  /// The stamp of a domain's records; `nil`: of all records.
  func stamp(of domain: Domain?) throws(GatewayError) -> StoreStamp

  /// Everything, as one value.
  func contents() throws(GatewayError) -> StoreState

  /// Calls `body` with every record. Whatever refers to another one comes after it, a user's draft after the orders that are placed;
  /// equal stores give the same order.
  func forEachRecord(_ body: (StoreRecord) throws(GatewayError) -> Void) throws(GatewayError)

  /// Makes these the domains whose seed was imported.
  mutating func setSeeded(_ domains: Set<Domain>) throws(GatewayError)

  /// Puts recipes and favorites of older versions under the ids that their pages have now.
  mutating func renewIDs() throws(GatewayError)

  /// Removes everything, the marks of the seeds included.
  mutating func removeAll() throws(GatewayError)
}
