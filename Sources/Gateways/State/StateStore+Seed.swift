import Entities
public import UseCases

extension StateStore: SeedGateway {
  public func isSeeded(_ domain: Domain) throws(GatewayError) -> Bool {
    try read { (state) in state.seeded.contains(domain) }
  }

  public func importSeed<Answer: Sendable>(
    _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> SeedDecision<Answer>
  ) throws(GatewayError) -> Answer {
    try write { (state) throws(GatewayError) in
      let writer = StateSeedWriter(state, domain)
      switch try fill(writer) {
      case .discard(let answer):
        return answer
      case .commit(let answer):
        if Task.isCancelled { throw .cancelled }
        try writer.commit(to: &state)
        return answer
      }
    }
  }
}

/// Gathers what a seed writes, and puts it into the state at the end.
private final class StateSeedWriter: SeedWriter {
  private let domain: Domain
  let isSeeded: Bool
  private var dishes: SeededValues<Dish>
  private var recipes: SeededValues<RecipeDetails>

  init(_ state: StoreState, _ domain: Domain) {
    self.domain = domain
    isSeeded = state.seeded.contains(domain)
    dishes = SeededValues(state.menu.dishes)
    recipes = SeededValues(state.recipes.recipes)
  }

  var isEmpty: Bool {
    switch domain {
    case .restaurant: dishes.isEmpty
    case .recipes: recipes.isEmpty
    }
  }

  func removeAll() {
    switch domain {
    case .restaurant: dishes = SeededValues([])
    case .recipes: recipes = SeededValues([])
    }
  }

  func insert(_ record: SeedRecord) -> Bool {
    switch record {
    case .dish(let dish): dishes.insert(dish)
    case .recipe(let details): recipes.insert(recipes[details.id].map(details.completed) ?? details)
    }
  }

  func commit(to state: inout StoreState) throws(GatewayError) {
    switch domain {
    case .restaurant:
      guard let menu = MenuState(dishes.values) else { throw .conflict }
      state.menu = menu
    case .recipes:
      guard let collection = RecipeState(recipes.values) else { throw .conflict }
      state.recipes = collection
    }
    state.seeded.insert(domain)
  }
}

/// What a domain holds while a seed comes in.
private struct SeededValues<Value: Identifiable> {
  private var byID: [Value.ID: Value]
  private var inserted: Set<Value.ID> = []

  init(_ values: [Value]) { byID = Dictionary(values.map { ($0.id, $0) }) { $1 } }

  var values: some Sequence<Value> { byID.values }
  var isEmpty: Bool { byID.isEmpty }

  subscript(id: Value.ID) -> Value? { byID[id] }

  mutating func insert(_ value: Value) -> Bool {
    guard inserted.insert(value.id).inserted else { return false }
    byID[value.id] = value
    return true
  }
}
