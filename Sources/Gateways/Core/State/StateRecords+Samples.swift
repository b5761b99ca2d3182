public import Entities
public import UseCases

extension StateRecords: SampleRecords {
  public func samples(of domain: Domain) -> [String: SampleMark] { state.samples[domain] ?? [:] }

  public mutating func setSamples(_ samples: [String: SampleMark], of domain: Domain) {
    state.samples[domain] = samples.isEmpty ? nil : samples
  }

  public func holds(_ id: String, in domain: Domain) -> Bool { state.holds(id, in: domain) }

  public func recordCount(of domain: Domain) -> Int {
    switch domain {
    case .restaurant: state.menu.count
    case .recipes: state.recipes.count
    case .beers: state.beers.manufacturers.count + state.beers.beers.count
    case .places: state.places.count
    }
  }

  public func isFavorite(_ id: Recipe.ID) -> Bool { state.favorites.values.contains { $0.favorites[id] != nil } }
}

extension StoreState {
  /// Whether the domain contains a record with this id.
  package func holds(_ id: String, in domain: Domain) -> Bool {
    switch domain {
    case .restaurant: (try? Dish.ID(id)).map { menu[$0] != nil } ?? false
    case .recipes: (try? Recipe.ID(id)).map { recipes[$0] != nil } ?? false
    case .places: (try? Place.ID(id)).map { places[$0] != nil } ?? false
    case .beers:
      (try? Beer.ID(id)).map { beers.beers[$0] != nil } ?? false
        || (try? Manufacturer.ID(id)).map { beers.manufacturers[$0] != nil } ?? false
    }
  }
}
