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
  private var dishes: [Dish.ID: Dish]

  init(_ state: StoreState, _ domain: Domain) {
    self.domain = domain
    isSeeded = state.seeded.contains(domain)
    dishes = Dictionary(uniqueKeysWithValues: state.menu.dishes.map { ($0.id, $0) })
  }

  var isEmpty: Bool {
    switch domain {
    case .restaurant: dishes.isEmpty
    case .recipes: true
    }
  }

  func removeAll() {
    switch domain {
    case .restaurant: dishes = [:]
    case .recipes: break
    }
  }

  func insert(_ record: SeedRecord) -> Bool {
    switch record {
    case .dish(let dish):
      if dishes[dish.id] != nil { return false }
      dishes[dish.id] = dish
      return true
    case .recipe: return false
    }
  }

  func commit(to state: inout StoreState) throws(GatewayError) {
    guard let menu = MenuState(dishes.values) else { throw .conflict }
    state.menu = menu
    state.seeded.insert(domain)
  }
}
