import Entities
import UseCases

extension StoreState {
  /// A digest of all records of a domain, reviews included; it changes when any of them does.
  func digest(of domain: Domain) throws(GatewayError) -> String {
    var document = StoreState()
    switch domain {
    case .restaurant: document.menu = menu
    case .recipes: document.recipes = recipes
    case .beers: document.beers = beers
    case .places: document.places = places
    }
    return SHA256.hex(of: try StoreDocument(document).encoded())
  }

  /// - Parameter digest: of the domain's samples, when they came; `nil`: it holds none.
  func samples(in domain: Domain, digest: String?) throws(GatewayError) -> SampleState? {
    guard let digest else { return nil }
    return try digest == self.digest(of: domain) ? .untouched : .changed
  }
}
