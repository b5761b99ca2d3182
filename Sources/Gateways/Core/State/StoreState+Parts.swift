import Entities
import UseCases

extension StoreState {
  /// All records of a domain, reviews included, and nothing else.
  func part(of domain: Domain) -> StoreState {
    var part = StoreState()
    switch domain {
    case .restaurant: part.menu = menu
    case .recipes: part.recipes = recipes
    case .beers: part.beers = beers
    case .places: part.places = places
    }
    return part
  }
}
