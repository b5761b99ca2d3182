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

extension WholeRecords {
  /// - Throws: ``GatewayError/conflict`` if anything was changed since a user agreed to lose it; `nil`: whatever there is.
  func check(_ agreed: StoreStamp?) throws(GatewayError) {
    if let agreed, try stamp(of: nil) != agreed { throw .conflict }
  }
}

extension StoreGateway where Self: RecordStore, Records: WholeRecords {
  public func inventory() async throws(GatewayError) -> StoreInventory {
    try await read(.inventory) { (records) throws(GatewayError) in try records.inventory() }
  }

  public func holdings(of domain: Domain?) async throws(GatewayError) -> StoreHoldings {
    try await read(.holdings(domain)) { (records) throws(GatewayError) in
      StoreHoldings(inventory: try records.inventory(), stamp: try records.stamp(of: domain))
    }
  }

  public func reset(_ agreed: StoreStamp?) async throws(GatewayError) {
    try await change(.reset) { (records) throws(GatewayError) in
      try records.check(agreed)
      try records.removeAll()
    }
  }
}

extension StoreContents where Self: RecordStore, Records: WholeRecords {
  public func contents() async throws(GatewayError) -> StoreState {
    try await read(.contents) { (records) throws(GatewayError) in try records.contents() }
  }
}

extension RecordStore {
  /// Runs `body` over a snapshot of the records, once, on a thread of its own.
  package func readLong<Answer: Sendable>(
    _ call: StoreCall, _ body: @Sendable (Records) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    try await write(
      call,
      after: { (records) throws(GatewayError) -> Preparation<Never, Answer> in .answer(try body(records)) }
    ) { (_, _: Never) throws(GatewayError) -> WriteDecision<Answer> in }
  }
}
