public import UseCases

/// Gives the shared implementations of `StoreGateway` and ``StoreContents`` access to all records of a store.
public protocol WholeRecords {
  /// Returns the number of records of each kind.
  func inventory() throws(GatewayError) -> StoreInventory

  /// Returns the stamp of a domain's records, or of all records if `domain` is `nil`.
  func stamp(of domain: Domain?) throws(GatewayError) -> StoreStamp

  /// Returns all records as one value.
  func contents() throws(GatewayError) -> StoreState

  /// Calls `body` with every record. Each record follows those to which it refers, and a user's draft follows the user's placed orders. The
  /// order is the same for equal stores.
  func forEachRecord(_ body: (StoreRecord) throws(GatewayError) -> Void) throws(GatewayError)

  /// Replaces the outdated page ids of recipes and favorites from older versions of the kit with the current ids.
  mutating func setSeeded(_ domains: Set<Domain>) throws(GatewayError)

  /// Moves recipes and favorites that older versions of the kit stored under outdated ids to the current ids of their pages.
  mutating func renewIDs() throws(GatewayError)

  /// Deletes all records, and the marks of imported seeds.
  mutating func removeAll() throws(GatewayError)
}
