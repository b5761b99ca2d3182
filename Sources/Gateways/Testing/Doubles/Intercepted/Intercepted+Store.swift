public import Entities
public import StoreCore
public import UseCases

extension Intercepted: FindGateway where Base: FindGateway {
  public func found(
    _ kind: FoundRecord.Kind, matching search: SearchText, limit: Int
  ) async throws(GatewayError) -> [FoundRecord] {
    try await make(.found(kind, search, limit: limit), await base.found(kind, matching: search, limit: limit))
  }
}

extension Intercepted: ChangeGateway where Base: ChangeGateway {
  /// Returns the change notifications from the base store. If an interceptor throws, the sequence ends immediately, as if the store had
  /// been released.
  public func changes() async -> AsyncStream<Void> {
    do throws(GatewayError) {
      return try await make(.changes, await base.changes())
    } catch {
      return AsyncStream { $0.finish() }
    }
  }
}

extension Intercepted: SeedGateway where Base: SeedGateway {
  public func isSeeded(_ domain: Domain) async throws(GatewayError) -> Bool {
    try await make(.isSeeded(domain), await base.isSeeded(domain))
  }

  public func samples(in domain: Domain) async throws(GatewayError) -> SampleCount? {
    try await make(.samples(domain), await base.samples(in: domain))
  }

  public func importSeed<Answer: Sendable>(
    _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>,
    finish: @Sendable (Answer, _ reviewsRemoved: Int) -> Answer
  ) async throws(GatewayError) -> Answer {
    try await make(.importSeed(domain), await base.importSeed(domain, fill, finish: finish))
  }
}

extension Intercepted: StoreGateway where Base: StoreGateway {
  public func inventory() async throws(GatewayError) -> StoreInventory {
    try await make(.inventory, await base.inventory())
  }

  public func commonInventory() async throws(GatewayError) -> StoreInventory {
    try await make(.inventory, await base.commonInventory())
  }

  public func stampedInventory(of domain: Domain?) async throws(GatewayError) -> StampedInventory {
    try await make(.stampedInventory(domain), await base.stampedInventory(of: domain))
  }

  public func reset(_ agreed: StoreStamp?) async throws(GatewayError) {
    try await make(.reset, await base.reset(agreed))
  }

  public func close() async throws(GatewayError) { try await make(.close, await base.close()) }
}

extension Intercepted: StoreContents where Base: StoreContents {
  public func contents() async throws(GatewayError) -> StoreState { try await make(.contents, await base.contents()) }

  public func reading<Answer: Sendable>(
    _ body: @Sendable (any WholeRecords & PhotoRecords) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    try await make(.export, await base.reading(body))
  }

  public func restore(
    _ export: any RecordArchive, replacing agreed: StoreStamp?, progress: @Sendable (SeedProgress) -> Void
  ) async throws(GatewayError) {
    try await make(.restore, await base.restore(export, replacing: agreed, progress: progress))
  }
}
