public import Entities
public import Gateways
import Synchronization
public import UseCases

/// A catalog on a server. Opening the source downloads the catalog and the pictures that it names.
struct WebCatalogSource: SeedSource {
  let address: WebAddress
  let client: any HTTPClient
  let images: any ImageGateway
  let assumptions: CatalogSeed.Assumptions

  func open() async throws(SeedSourceError) -> any SeedReader {
    let bytes = try await WebDocument(address: address, client: client).bytes()
    let wanted = PictureNameCollector()
    var reader = try await source(bytes, wanted).open()
    // Errors are ignored here, because reading the catalog a second time reports them.
    while (try? reader.next()) != nil {}
    let pictures = try await WebPictures(of: address, from: images).fetch(wanted.names)
    return try await source(bytes, FetchedPictures(pictures: pictures)).open()
  }

  private func source(_ bytes: [UInt8], _ pictures: any CatalogPictures) -> any SeedSource {
    CatalogSeed.source(address.withoutQuery, bytes, pictures, assumptions)
  }
}

/// Collects the names of the pictures in a catalog.
private final class PictureNameCollector: CatalogPictures {
  private let all = Mutex<[String]>([])

  var names: [String] { all.withLock { $0 } }

  func isInside(_ name: String) -> Bool { true }

  func picture(_ name: String) -> LoadedImage? {
    all.withLock { $0.append(name) }
    return nil
  }
}

/// The downloaded pictures, by their names in the catalog.
private struct FetchedPictures: CatalogPictures {
  let pictures: [String: LoadedImage]

  func isInside(_ name: String) -> Bool { true }
  func picture(_ name: String) -> LoadedImage? { pictures[name] }
}

extension CatalogSeed {
  /// Returns the manufacturers and beers in a JSON document of up to 64 MB on the web. The document names its pictures by paths relative to
  /// itself or by full addresses. The pictures must be on the same host as the document. A picture that can't be downloaded is left out and
  /// reported.
  ///
  /// - Parameters:
  ///   - client: the client that requests the document and the pictures and makes any retries.
  ///   - now: the current time, for servers that send a date in `Retry-After`.
  public static func web(
    _ address: WebAddress, client: any HTTPClient, assuming assumptions: Assumptions = Assumptions(),
    now: @escaping @Sendable () -> Instant = SystemTime.now
  ) -> any SeedSource {
    WebCatalogSource(
      address: address, client: client, images: HTTPImageGateway(client, now: now), assumptions: assumptions)
  }
}
