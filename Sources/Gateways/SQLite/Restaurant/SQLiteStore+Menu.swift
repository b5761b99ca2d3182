#if SQLite
  public import Entities
  public import UseCases

  extension SQLiteStore: MenuGateway {
    public func dish(_ id: Dish.ID) throws(GatewayError) -> Dish {
      let dish = try read { (database) throws(GatewayError) in try MenuTable(database).dish(id) }
      guard let dish else { throw .notFound }
      return dish
    }

    public func dishes(_ ids: Set<Dish.ID>) throws(GatewayError) -> [Dish.ID: Dish] {
      try read { (database) throws(GatewayError) in
        var found: [Dish.ID: Dish] = [:]
        for id in ids { found[id] = try MenuTable(database).dish(id) }
        return found
      }
    }

    public func dishes(
      matching search: SearchText, of kind: DishKind?, page: Page
    ) throws(GatewayError) -> Paged<Dish> {
      try read { (database) throws(GatewayError) in
        try MenuTable(database).page(page, matching: search, of: kind)
      }
    }
  }

  extension SQLiteConnection {
    /// Makes an entity of what stands in a row; a row that makes none was written by somebody else.
    func valid<Entity>(_ what: String, _ make: () throws -> Entity) throws(GatewayError) -> Entity {
      do { return try make() } catch { throw .corrupt(what: path, why: "\(what): \(error)") }
    }
  }
#endif
