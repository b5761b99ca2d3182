public import Entities
public import UseCases

extension Intercepted: MenuGateway where Base: MenuGateway {
  public func dish(_ id: Dish.ID) async throws(GatewayError) -> Dish { try await make(.dish(id), await base.dish(id)) }

  public func dish(named name: String) async throws(GatewayError) -> Dish {
    try await make(.dishNamed(name), await base.dish(named: name))
  }

  public func dishes(_ ids: Set<Dish.ID>) async throws(GatewayError) -> [Dish.ID: Dish] {
    try await make(.dishes(ids), await base.dishes(ids))
  }

  public func dishes(
    matching search: SearchText, of kind: DishKind?, page: Page
  ) async throws(GatewayError) -> Paged<Dish> {
    try await make(.menu(search, kind, page), await base.dishes(matching: search, of: kind, page: page))
  }

  public func dishKinds() async throws(GatewayError) -> [DishKind] {
    try await make(.dishKinds, await base.dishKinds())
  }

  @discardableResult public func addDish(_ dish: Dish) async throws(GatewayError) -> Dish {
    try await make(.addDish(dish), await base.addDish(dish))
  }

  public func replaceDish(_ previous: Dish, by dish: Dish) async throws(GatewayError) {
    try await make(.replaceDish(previous, by: dish), await base.replaceDish(previous, by: dish))
  }

  public func deleteDish(_ expected: Dish) async throws(GatewayError) {
    try await make(.deleteDish(expected), await base.deleteDish(expected))
  }
}

extension Intercepted: OrderGateway where Base: OrderGateway {
  public func draft(of user: User.ID) async throws(GatewayError) -> OrderDraft? {
    try await make(.draft, of: user, await base.draft(of: user))
  }

  public func saveDraft(
    _ draft: OrderDraft, of user: User.ID, replacing previous: OrderDraft?
  ) async throws(GatewayError) {
    try await make(
      .saveDraft(draft, replacing: previous), of: user, await base.saveDraft(draft, of: user, replacing: previous))
  }

  public func deleteDraft(_ draft: OrderDraft, of user: User.ID) async throws(GatewayError) {
    try await make(.deleteDraft(draft), of: user, await base.deleteDraft(draft, of: user))
  }

  public func place(
    _ order: PlacedOrder, of user: User.ID, replacing draft: OrderDraft
  ) async throws(GatewayError) {
    try await make(.place(order, replacing: draft), of: user, await base.place(order, of: user, replacing: draft))
  }

  public func place(_ order: PlacedOrder, of user: User.ID) async throws(GatewayError) {
    try await make(.placeKeepingDraft(order), of: user, await base.place(order, of: user))
  }

  public func placedOrder(_ id: Order.ID, of user: User.ID) async throws(GatewayError) -> PlacedOrder {
    try await make(.placedOrder(id), of: user, await base.placedOrder(id, of: user))
  }

  public func history(
    of user: User.ID, matching filter: HistoryFilter, page: Page
  ) async throws(GatewayError) -> Paged<OrderSummary> {
    try await make(.history(filter, page), of: user, await base.history(of: user, matching: filter, page: page))
  }
}
