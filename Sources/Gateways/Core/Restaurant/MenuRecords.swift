public import Entities
public import UseCases

/// Gives the shared implementation of `MenuGateway` access to the dishes of a store.
public protocol MenuRecords: SampleRecords {
  /// Returns the dish with this id. `nil` if it isn't on the menu.
  func dish(_ id: Dish.ID) throws(GatewayError) -> Dish?

  /// Returns the dish with this name, regardless of its id. `nil` if it isn't on the menu.
  func dish(named name: String) throws(GatewayError) -> Dish?

  /// Returns a page of the dishes that match a search and a kind, in the order of `MenuPosition`.
  func dishes(matching search: SearchText, of kind: DishKind?, page: Page) throws(GatewayError) -> Paged<Dish>

  /// Returns a page of the dishes that match a search and a kind. The hits of a search are in the order of `SearchText.bestFirst(_:)`.
  ///
  /// The default implementation reads as many hits as can be ranked, regardless of the page.
  func bestDishes(matching search: SearchText, of kind: DishKind?, page: Page) throws(GatewayError) -> Paged<Dish>

  /// Returns the kinds of all dishes in the order of `MenuPosition`. If a kind has several spellings, only the first spelling is returned.
  ///
  /// The default implementation reads all dishes.
  func dishKinds() throws(GatewayError) -> [DishKind]

  /// Stores a dish at its position on the menu.
  ///
  /// - Parameter previous: the stored dish with the same id. `nil` if there is none.
  mutating func put(_ dish: Dish, replacing previous: Dish?) throws(GatewayError)

  /// Deletes the dish with this id.
  mutating func deleteDish(_ id: Dish.ID) throws(GatewayError)
}

extension MenuRecords {
  public func bestDishes(
    matching search: SearchText, of kind: DishKind?, page: Page
  ) throws(GatewayError) -> Paged<Dish> {
    try search.bestFirst(page) { (page) throws(GatewayError) in
      try dishes(matching: search, of: kind, page: page)
    }
  }

  public func dishKinds() throws(GatewayError) -> [DishKind] {
    var (kinds, letters): ([DishKind], String?) = ([], nil)
    let dishes = try dishes(matching: SearchText(""), of: nil, page: Page(limit: Page.maximum)).items
    // Different spellings of a kind are adjacent on the menu.
    for dish in dishes where dish.kind != kinds.last {
      let own = CollationKey(dish.kind.name).letters
      if own != letters { kinds.append(dish.kind) }
      letters = own
    }
    return kinds
  }
}
