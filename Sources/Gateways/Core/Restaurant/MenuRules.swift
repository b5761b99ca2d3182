public import Entities
public import UseCases

extension MenuGateway where Self: RecordStore, Records: MenuRecords {
  public func dish(_ id: Dish.ID) async throws(GatewayError) -> Dish {
    try await read(touching: .domain(.restaurant)) { (records) throws(GatewayError) in try records.dish(id).orNotFound }
  }

  public func dish(named name: String) async throws(GatewayError) -> Dish {
    try await read(touching: .domain(.restaurant)) { (records) throws(GatewayError) in
      try records.dish(named: name).orNotFound
    }
  }

  public func dishes(_ ids: Set<Dish.ID>) async throws(GatewayError) -> [Dish.ID: Dish] {
    try await read(touching: .domain(.restaurant)) { (records) throws(GatewayError) in
      var found: [Dish.ID: Dish] = [:]
      for id in ids { found[id] = try records.dish(id) }
      return found
    }
  }

  public func dishes(
    matching search: SearchText, of kind: DishKind?, page: Page
  ) async throws(GatewayError) -> Paged<Dish> {
    try await read(touching: .domain(.restaurant)) { (records) throws(GatewayError) in
      try records.bestDishes(matching: search, of: kind, page: page)
    }
  }

  public func dishKinds() async throws(GatewayError) -> [DishKind] {
    try await read(touching: .domain(.restaurant)) { (records) throws(GatewayError) in try records.dishKinds() }
  }

  @discardableResult public func addDish(_ dish: Dish) async throws(GatewayError) -> Dish {
    try await change(touching: .domain(.restaurant)) { (records) throws(GatewayError) in
      if try records.dish(named: dish.name) != nil { throw .conflict }
      let id = try dish.id.free { (id) throws(GatewayError) in try records.dish(id) != nil }
      let added = Dish(id, of: dish)
      try records.put(added, replacing: nil)
      return added
    }
  }

  public func replaceDish(_ previous: Dish, by dish: Dish) async throws(GatewayError) {
    try await change(touching: .domain(.restaurant)) { (records) throws(GatewayError) in
      let kept = try records.dish(dish.id).orNotFound
      guard kept == previous else { throw .conflict }
      if kept == dish { return }
      if dish.namedID != kept.namedID, try records.dish(named: dish.name) != nil { throw .conflict }
      try records.put(dish, replacing: kept)
      try records.keepSample(dish.id.text, of: .restaurant)
    }
  }

  public func deleteDish(_ expected: Dish) async throws(GatewayError) {
    try await change(touching: .domain(.restaurant)) { (records) throws(GatewayError) in
      if try records.dish(expected.id).orNotFound != expected { throw .conflict }
      try records.deleteDish(expected.id)
      try records.pruneSamples(of: .restaurant)
    }
  }
}
