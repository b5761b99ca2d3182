public import Entities
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
public struct InterceptedStore<Base: Store>: Store {
  /// What happens before a call.
  public typealias Interceptor = @Sendable (StoreCall) async throws(GatewayError) -> Void

  let base: Base
  let before: Interceptor

  /// - Parameter before: runs before each call reaches `base`; when it throws, the call does not reach it.
  public init(_ base: Base, before: @escaping Interceptor) {
    self.base = base
    self.before = before
  }

  public func dish(_ id: Dish.ID) async throws(GatewayError) -> Dish {
    try await before(.dish(id))
    return try await base.dish(id)
  }

  public func dishes(_ ids: Set<Dish.ID>) async throws(GatewayError) -> [Dish.ID: Dish] {
    try await before(.dishes(ids))
    return try await base.dishes(ids)
  }

  public func dishes(
    matching search: SearchText, of kind: DishKind?, page: Page
  ) async throws(GatewayError) -> Paged<Dish> {
    try await before(.menu(search, kind, page))
    return try await base.dishes(matching: search, of: kind, page: page)
  }

  public func changes() async -> AsyncStream<Void> { await base.changes() }

  public func draft(of user: User.ID) async throws(GatewayError) -> Order? {
    try await before(.draft)
    return try await base.draft(of: user)
  }

  public func saveDraft(_ order: Order, of user: User.ID, replacing previous: Order?) async throws(GatewayError) {
    try await before(.saveDraft(order, replacing: previous))
    try await base.saveDraft(order, of: user, replacing: previous)
  }

  public func deleteDraft(_ id: Order.ID, of user: User.ID) async throws(GatewayError) {
    try await before(.deleteDraft(id))
    try await base.deleteDraft(id, of: user)
  }

  public func place(_ order: Order, of user: User.ID, replacing draft: Order) async throws(GatewayError) {
    try await before(.place(order, replacing: draft))
    try await base.place(order, of: user, replacing: draft)
  }

  public func placedOrder(_ id: Order.ID, of user: User.ID) async throws(GatewayError) -> Order {
    try await before(.placedOrder(id))
    return try await base.placedOrder(id, of: user)
  }

  public func history(of user: User.ID, page: Page) async throws(GatewayError) -> Paged<OrderSummary> {
    try await before(.history(page))
    return try await base.history(of: user, page: page)
  }

  public func isSeeded(_ domain: Domain) async throws(GatewayError) -> Bool {
    try await before(.isSeeded(domain))
    return try await base.isSeeded(domain)
  }

  public func importSeed<Answer: Sendable>(
    _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> SeedDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    try await before(.importSeed(domain))
    return try await base.importSeed(domain, fill)
  }

  public func inventory() async throws(GatewayError) -> StoreInventory {
    try await before(.inventory)
    return try await base.inventory()
  }

  public func reset() async throws(GatewayError) {
    try await before(.reset)
    try await base.reset()
  }

  public func contents() async throws(GatewayError) -> StoreState {
    try await before(.contents)
    return try await base.contents()
  }
}
