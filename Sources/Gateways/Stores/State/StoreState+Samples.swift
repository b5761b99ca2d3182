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

  /// Stands for all records of a domain: while it stays the same, so do they.
  func digest(of domain: Domain) throws(GatewayError) -> String {
    SHA256.hex(of: try StoreDocument(part(of: domain)).encoded())
  }

  /// - Parameter digest: of the domain's samples, when they came; `nil`: it holds none.
  func samples(in domain: Domain, digest: String?) throws(GatewayError) -> SampleState? {
    guard let digest else { return nil }
    return try digest == self.digest(of: domain) ? .untouched : .changed
  }
}
