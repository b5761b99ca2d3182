public import Entities
public import UseCases

extension StateStore: MenuGateway {
  public func dish(_ id: Dish.ID) throws(GatewayError) -> Dish {
    try read { (state) throws(GatewayError) in try state.menu.dish(id) }
  }

  public func dishes(_ ids: Set<Dish.ID>) throws(GatewayError) -> [Dish.ID: Dish] {
    try read { (state) in state.menu.dishes(ids) }
  }

  public func dishes(
    matching search: SearchText, of kind: DishKind?, page: Page
  ) throws(GatewayError) -> Paged<Dish> {
    try read { (state) in state.menu.dishes(matching: search, of: kind, page: page) }
  }
}
