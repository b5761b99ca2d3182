public import UseCases

extension WholeRecords {
  /// - Throws: ``GatewayError/conflict`` if the store has changed since the user agreed to replace its records. If `agreed` is `nil`,
  ///   nothing is checked.
  func check(_ agreed: StoreStamp?) throws(GatewayError) {
    if let agreed, try stamp(of: nil) != agreed { throw .conflict }
  }
}

extension StoreGateway where Self: RecordStore, Records: WholeRecords {
  public func inventory() async throws(GatewayError) -> StoreInventory {
    try await read(touching: .everything) { (records) throws(GatewayError) in try records.inventory() }
  }

  public func stampedInventory(of domain: Domain?) async throws(GatewayError) -> StampedInventory {
    try await read(touching: RecordScope(domain)) { (records) throws(GatewayError) in
      StampedInventory(inventory: try records.inventory(), stamp: try records.stamp(of: domain))
    }
  }

  public func reset(_ agreed: StoreStamp?) async throws(GatewayError) {
    try await change(touching: .everything) { (records) throws(GatewayError) in
      try records.check(agreed)
      try records.removeAll()
    }
  }
}

extension StoreContents where Self: RecordStore, Records: WholeRecords {
  public func contents() async throws(GatewayError) -> StoreState {
    try await read(touching: .everything) { (records) throws(GatewayError) in try records.contents() }
  }
}

extension RecordStore {
  /// Runs `body` once on a snapshot of the records, on its own thread.
  package func readLong<Answer: Sendable>(
    touching scope: RecordScope, _ body: @Sendable (Records) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    try await write(
      touching: scope,
      after: { (records) throws(GatewayError) -> Preparation<Never, Answer> in .answer(try body(records)) }
    ) { (_, _: Never) throws(GatewayError) -> WriteDecision<Answer> in }
  }
}
