public import UseCases

/// All records of a store, as the rules of ``StoreGateway`` and ``StoreContents`` read and remove them.
public protocol WholeRecords {
  /// How much of everything there is.
  func inventory() throws(GatewayError) -> StoreInventory

  /// Everything, as one value.
  func contents() throws(GatewayError) -> StoreState

  /// Removes everything, the marks of the seeds included.
  mutating func removeAll() throws(GatewayError)
}

extension StoreGateway where Self: RecordStore, Records: WholeRecords {
  public func inventory() async throws(GatewayError) -> StoreInventory {
    try await read(.inventory) { (records) throws(GatewayError) in try records.inventory() }
  }

  public func reset() async throws(GatewayError) {
    try await change(.reset) { (records) throws(GatewayError) in try records.removeAll() }
  }
}

extension StoreContents where Self: RecordStore, Records: WholeRecords {
  public func contents() async throws(GatewayError) -> StoreState {
    try await read(.contents) { (records) throws(GatewayError) in try records.contents() }
  }
}
