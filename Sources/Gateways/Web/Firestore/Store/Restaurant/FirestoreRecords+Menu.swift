public import Entities
public import Gateways
public import UseCases

extension FirestoreRecords: MenuRecords {
  public func dish(_ id: Dish.ID) throws(GatewayError) -> Dish? { try record(id, in: .restaurant) }

  public func dish(named name: String) throws(GatewayError) -> Dish? {
    let id = Dish.ID(ofDishNamed: name)
    if let dish = try dish(id), dish.namedID == id { return dish }
    guard let other = try blockIndex(.restaurant).renamed[id.text], let other = try? Dish.ID(other) else { return nil }
    return try dish(other)
  }

  public func dishes(
    matching search: SearchText, of kind: DishKind?, page: Page
  ) throws(GatewayError) -> Paged<Dish> {
    let blockIndex = try blockIndex(.restaurant)
    let range = kind.map { blockIndex.range(of: $0.name) } ?? 0..<blockIndex.count
    let hits: (records: [Dish], passed: Int) = try hits(
      blockIndex, range, page: page, where: search.isBlank ? nil : { $0.matches(search) })
    return Paged(longer: hits.records, than: page)
  }

  public func dishKinds() throws(GatewayError) -> [DishKind] {
    let names = try blockIndex(.restaurant).sections.keys.map { (key: CollationKey($0), name: $0) }
    var (kinds, letters): ([DishKind], String?) = ([], nil)
    for (key, name) in names.inOrder({ $0 < $1 }) where key.letters != letters {
      do { kinds.append(try DishKind(name)) } catch { throw .corrupt(what: "kind \(name)", why: error.reason) }
      letters = key.letters
    }
    return kinds
  }

  public mutating func put(_ dish: Dish, replacing previous: Dish?) throws(GatewayError) {
    try putInBlocks(dish, replacing: previous, in: .restaurant)
  }

  public mutating func deleteDish(_ id: Dish.ID) throws(GatewayError) {
    guard let dish = try dish(id) else { return }
    try putInBlocks(nil, replacing: dish, in: .restaurant)
  }
}
