public import Entities
public import UseCases

/// The dishes of a store, as the rules of `MenuGateway` read them.
public protocol MenuRecords: SampleRecords {
  /// The dish of this id, `nil` when it is not in the menu.
  func dish(_ id: Dish.ID) throws(GatewayError) -> Dish?

  /// The dish that is called this, whatever its id; `nil` when it is not in the menu.
  func dish(named name: String) throws(GatewayError) -> Dish?

  /// A page of the dishes that match, in the order of `MenuPosition`.
  func dishes(matching search: SearchText, of kind: DishKind?, page: Page) throws(GatewayError) -> Paged<Dish>

  /// A page of the hits of a search as `MenuGateway` has them: sorted as `SearchText.bestFirst(_:)` does.
  ///
  /// The default implementation reads all hits that are ranked, whatever the page.
  func bestDishes(matching search: SearchText, of kind: DishKind?, page: Page) throws(GatewayError) -> Paged<Dish>

  /// The kinds of all dishes in the order of `MenuPosition`, of several spellings of the same words the first.
  ///
  /// The default implementation reads all dishes.
  func dishKinds() throws(GatewayError) -> [DishKind]

  /// Puts a dish at its position on the menu.
  ///
  /// - Parameter previous: the one of its id as it is kept; `nil`: none.
  mutating func put(_ dish: Dish, replacing previous: Dish?) throws(GatewayError)

  /// Deletes the dish of this id.
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
    // Spellings of the same words are neighbors in the menu.
    for dish in dishes where dish.kind != kinds.last {
      let own = CollationKey(dish.kind.name).letters
      if own != letters { kinds.append(dish.kind) }
      letters = own
    }
    return kinds
  }
}
