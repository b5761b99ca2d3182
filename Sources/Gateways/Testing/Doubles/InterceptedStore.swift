public import Gateways
public import UseCases

/// A store before which something happens at every call: it is recorded, refused, held up.
///
/// ```swift
/// let calls = CallRecorder()
/// let store = InterceptedStore(StateStore()) { call throws(GatewayError) in
///   calls.record(call)
///   try fault.strike()
/// }
/// ```
public struct InterceptedStore<Base: RecordStore>: RecordStore {
  /// What happens before a call.
  public typealias Interceptor = @Sendable (StoreCall) async throws(GatewayError) -> Void

  private let base: Base
  private let before: Interceptor

  /// - Parameter before: runs before each call reaches `base`; when it throws, the call does not reach it.
  public init(_ base: Base, before: @escaping Interceptor) {
    self.base = base
    self.before = before
  }

  public func read<Answer: Sendable>(
    _ call: StoreCall, _ body: @Sendable (Base.Records) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    try await before(call)
    return try await base.read(call, body)
  }

  public func write<Answer: Sendable>(
    _ call: StoreCall, _ body: @Sendable (inout Base.Records) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    try await before(call)
    return try await base.write(call, body)
  }

  public func write<Prepared, Answer: Sendable>(
    _ call: StoreCall, after prepare: @Sendable (Base.Records) throws(GatewayError) -> Preparation<Prepared, Answer>,
    _ body: @Sendable (inout Base.Records, Prepared) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    try await before(call)
    return try await base.write(call, after: prepare, body)
  }

  public func changes() async -> AsyncStream<Void> { await base.changes() }
}

extension InterceptedStore: MenuGateway where Base.Records: MenuRecords {}
extension InterceptedStore: OrderGateway where Base.Records: OrderRecords {}
extension InterceptedStore: RecipeSource, RecipeGateway, RecipeCollectionGateway where Base.Records: RecipeRecords {}
extension InterceptedStore: FavoriteGateway, FavoriteChangeGateway where Base.Records: FavoriteRecords {}
extension InterceptedStore: PhotoGateway where Base.Records: PhotoRecords {}
extension InterceptedStore: ManufacturerGateway where Base.Records: ManufacturerRecords {}
extension InterceptedStore: BeerGateway where Base.Records: BeerRecords {}
extension InterceptedStore: ReviewGateway where Base.Records: ReviewRecords {}
extension InterceptedStore: PlaceGateway where Base.Records: PlaceRecords {}
extension InterceptedStore: SeedGateway where Base.Records: SeedRecords {}
extension InterceptedStore: StoreGateway where Base.Records: WholeRecords {}
extension InterceptedStore: StoreContents where Base.Records: StoreRecords {}
