public import Entities
public import UseCases

/// The dishes of a store, as the rules of ``MenuGateway`` read them.
public protocol MenuRecords {
  /// The dish of this id, `nil` when it is not in the menu.
  func dish(_ id: Dish.ID) throws(GatewayError) -> Dish?

  /// A page as ``MenuGateway/dishes(matching:of:page:)`` answers it.
  func dishes(matching search: SearchText, of kind: DishKind?, page: Page) throws(GatewayError) -> Paged<Dish>
}

extension MenuGateway where Self: RecordStore, Records: MenuRecords {
  public func dish(_ id: Dish.ID) async throws(GatewayError) -> Dish {
    try await read(.dish(id)) { (records) throws(GatewayError) in try records.dish(id).orNotFound }
  }

  public func dishes(_ ids: Set<Dish.ID>) async throws(GatewayError) -> [Dish.ID: Dish] {
    try await read(.dishes(ids)) { (records) throws(GatewayError) in
      var found: [Dish.ID: Dish] = [:]
      for id in ids { found[id] = try records.dish(id) }
      return found
    }
  }

  public func dishes(
    matching search: SearchText, of kind: DishKind?, page: Page
  ) async throws(GatewayError) -> Paged<Dish> {
    try await read(.menu(search, kind, page)) { (records) throws(GatewayError) in
      try records.dishes(matching: search, of: kind, page: page)
    }
  }
}

extension Optional {
  /// What was looked for by its id; throws ``GatewayError/notFound`` when there is none.
  var orNotFound: Wrapped {
    get throws(GatewayError) {
      guard let self else { throw .notFound }
      return self
    }
  }
}
