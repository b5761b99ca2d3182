public import Entities
public import UseCases

extension CatalogSeed {
  /// The manufacturers and beers in a JSON document of the web, of up to 64 MB; pictures that it names are left out.
  public static func web(
    _ address: WebAddress, client: any HTTPClient, assuming assumptions: Assumptions = Assumptions()
  ) -> any SeedSource {
    WebSeedSource(address: address, client: client) { source(address.withoutQuery, $0, nil, assumptions) }
  }
}
