public import Entities
public import Gateways
public import UseCases

extension CatalogSeed {
  /// The manufacturers and beers in a JSON document of the web, of up to 64 MB. Pictures that it names are on the same host: in the folder
  /// of the document, or at an address of their own. One that can't be downloaded is left out and reported.
  ///
  /// - Parameters:
  ///   - client: requests the document and the pictures, with any retries.
  ///   - now: the time by which a server may say how long to wait.
  public static func web(
    _ address: WebAddress, client: any HTTPClient, assuming assumptions: Assumptions = Assumptions(),
    now: @escaping @Sendable () -> Instant = SystemTime.now
  ) -> any SeedSource {
    WebCatalogSource(
      address: address, client: client, images: HTTPImageGateway(client, now: now), assumptions: assumptions)
  }
}
