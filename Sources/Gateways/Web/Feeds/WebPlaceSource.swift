public import Entities
public import Gateways
public import UseCases

/// Madrid's places from the service that has them: `getShops.php` and so on, under one address.
public struct WebPlaceSource: PlaceSource {
  public let name: String
  private let base: String
  private let query: String
  private let root: WebAddress
  private let client: any HTTPClient
  private let template: PlaceMapTemplate?

  /// - Parameters:
  ///   - base: what the documents are under: `https://madrid-shops.com/json_new`. A query is sent with each, and never shown.
  ///   - client: asks for them; retries are its business.
  ///   - map: where maps come from.
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
      // Services came last, and not to every service.
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
      // Any answer will do, so none is waited for to its end.
      _ = try await client.send(HTTPRequest(.get, address(.shop), maximumBytes: 1))
      return true
    } catch {
      switch error {
      case .tooLarge, .redirected, .malformed: return true
      case .unreachable, .unusableLibrary, .untrusted, .broken, .timedOut, .insecure, .cancelled: return false
      }
    }
  }

  /// Where a document is.
  private func address(_ kind: Place.Kind) -> WebAddress {
    // Only one that is longer than an address may be is none: then what is there says so.
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
