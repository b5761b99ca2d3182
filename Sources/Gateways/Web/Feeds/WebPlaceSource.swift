public import Entities
public import Gateways
public import UseCases

/// Madrid's places from a web service. All documents, such as `getShops.php`, share one base address.
public struct WebPlaceSource: PlaceSource {
  public let name: String
  private let base: String
  private let query: String
  private let root: WebAddress
  private let client: any HTTPClient
  private let template: PlaceMapTemplate?

  /// Creates a source for the documents below an address.
  ///
  /// - Parameters:
  ///   - base: the address that contains the documents, such as `https://madrid-shops.com/json_new`. Its query is sent with each request,
  ///     and never shown.
  ///   - client: the client that requests the documents and makes any retries.
  ///   - map: the template of the map addresses.
  public init(_ base: WebAddress, client: any HTTPClient, map: PlaceMapTemplate? = nil) {
    root = base
    self.base = String(base.text.prefix { $0 != "?" && $0 != "#" }).withoutSlashes
    query = String(base.text.prefix { $0 != "#" }.drop { $0 != "?" })
    name = base.withoutQuery.withoutSlashes
    self.client = client
    template = map
  }

  public func document(_ kind: Place.Kind) async throws(SeedSourceError) -> [UInt8]? {
    do { return try await WebDocument(address: address(kind), client: client).bytes() } catch {
      // The documents for services were added last, and not every server has one.
      if case .missing = error, kind == .service { return nil }
      throw error
    }
  }

  public func seed(_ document: [UInt8], of kind: Place.Kind) -> any SeedSource {
    MadridFeed.places(kind, in: document, at: address(kind).withoutQuery)
  }

  public func map(of coordinate: Coordinate) -> WebAddress? { template?.address(of: coordinate) }

  public func isReachable() async -> Bool {
    do {
      // Any response shows that the service is reachable, so its body is not downloaded.
      _ = try await client.send(HTTPRequest(.get, address(.shop), maximumBytes: 1))
      return true
    } catch {
      switch error {
      case .tooLarge, .redirected, .malformed: return true
      case .unreachable, .unusableLibrary, .untrusted, .broken, .timedOut, .insecure, .cancelled: return false
      }
    }
  }

  /// Returns the address of the document for a kind of place.
  private func address(_ kind: Place.Kind) -> WebAddress {
    // The address can only be invalid if it is too long. In that case, the base address is used, and the server's response shows the
    // problem.
    (try? WebAddress("\(base)/\(MadridDocument.name(kind)).php\(query)")) ?? root
  }
}

extension String {
  fileprivate var withoutSlashes: String {
    var text = self[...]
    while text.last == "/" { text.removeLast() }
    return String(text)
  }
}
