public import Entities
public import UseCases

/// The draft and the placed orders of one user.
package struct OrderState: Sendable, Equatable {
  /// The user's draft. `nil` if there is none.
  package var draft: OrderDraft?
  /// The placed orders, in the order in which they were placed.
  package var placed: [PlacedOrder] = []

  package init(draft: OrderDraft? = nil, placed: [PlacedOrder] = []) {
    self.draft = draft
    self.placed = placed
  }
}

extension StateRecords: MenuRecords {
  public func dish(_ id: Dish.ID) -> Dish? { state.menu[id] }

  public func dish(named name: String) -> Dish? {
    let id = Dish.ID(ofDishNamed: name)
    // Most dishes still have the name that their id was derived from.
    if let dish = state.menu[id], dish.namedID == id { return dish }
    return state.menu.entries.first { $0.record.namedID == id }?.record
  }

  public func dishes(matching search: SearchText, of kind: DishKind?, page: Page) -> Paged<Dish> {
    let letters = kind.map { CollationKey($0.name).letters }
    return state.menu.page(page) { entry in
      (letters ?? entry.position.kind.letters) == entry.position.kind.letters && entry.matches(search)
    }
  }

  public mutating func put(_ dish: Dish, replacing previous: Dish?) { state.menu[dish.id] = dish }

  public mutating func deleteDish(_ id: Dish.ID) { state.menu[id] = nil }
}

extension StateRecords: OrderRecords {
  public func draft(of user: User.ID) -> OrderDraft? { state.orders[user]?.draft }

  public func placedOrder(_ id: Order.ID, of user: User.ID) -> PlacedOrder? {
    state.orders[user]?.placed.first { $0.id == id }
  }

  public func history(of user: User.ID, matching filter: HistoryFilter, page: Page) -> Paged<OrderSummary> {
    // A stable sort of the reversed list lists the newest order first, even among orders with the same date.
    let newest = (state.orders[user]?.placed ?? []).reversed().filter(filter.passes).map(OrderSummary.init)
    return Paged(newest.inOrder { $0.placement.date > $1.placement.date }, page: page)
  }

  public mutating func put(_ draft: OrderDraft, of user: User.ID, replacing previous: OrderDraft?) {
    state.orders[user, default: OrderState()].draft = draft
  }

  public mutating func put(_ order: PlacedOrder, of user: User.ID, replacing draft: OrderDraft?) {
    state.orders[user, default: OrderState()].draft = nil
    state.orders[user, default: OrderState()].placed.append(order)
  }

  public mutating func deleteDraft(_ id: Order.ID, of user: User.ID) {
    guard state.orders[user]?.draft?.id == id else { return }
    state.orders[user]?.draft = nil
    // Users without orders have no entry.
    if state.orders[user] == OrderState() { state.orders[user] = nil }
  }
}
