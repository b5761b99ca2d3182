public import Entities
public import UseCases

extension StateStore: OrderGateway {
  public func draft(of user: User.ID) throws(GatewayError) -> Order? {
    try read { (state) in state.orders[user]?.draft }
  }

  public func saveDraft(_ order: Order, of user: User.ID, replacing previous: Order?) throws(GatewayError) {
    try write { (state) throws(GatewayError) in
      try state.orders[user, default: OrderState()].saveDraft(order, replacing: previous)
    }
  }

  public func deleteDraft(_ id: Order.ID, of user: User.ID) throws(GatewayError) {
    try write { (state) in
      state.orders[user]?.deleteDraft(id)
      // A user who has nothing is none.
      if state.orders[user] == OrderState() { state.orders[user] = nil }
    }
  }

  public func place(_ order: Order, of user: User.ID, replacing draft: Order) throws(GatewayError) {
    try write { (state) throws(GatewayError) in
      try state.orders[user, default: OrderState()].place(order, replacing: draft)
    }
  }

  public func placedOrder(_ id: Order.ID, of user: User.ID) throws(GatewayError) -> Order {
    try read { (state) throws(GatewayError) in
      try (state.orders[user] ?? OrderState()).placedOrder(id)
    }
  }

  public func history(of user: User.ID, page: Page) throws(GatewayError) -> Paged<OrderSummary> {
    try read { (state) in (state.orders[user] ?? OrderState()).history(page) }
  }
}
