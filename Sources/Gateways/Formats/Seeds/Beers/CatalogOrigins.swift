import Entities
import Synchronization

/// The origins of the manufacturers in one reading of a catalog, each as it is said first: by the record of the manufacturer, or by a beer
/// that names it.
final class CatalogOrigins: Sendable {
  private let origins: Mutex<[Manufacturer.ID: Manufacturer.Origin]>

  /// - Parameter assumed: the manufacturer of the beers that name none.
  init(_ assumed: Manufacturer?) {
    let known = assumed.map { [$0.id: $0.origin] } ?? [:]
    origins = Mutex(known)
  }

  /// The origin of a manufacturer; `nil` if it is unknown.
  ///
  /// - Parameter said: the origin if this is the first record to say it.
  func origin(of maker: Manufacturer.ID, orElse said: Manufacturer.Origin?) -> Manufacturer.Origin? {
    origins.withLock { origins in
      if let known = origins[maker] { return known }
      origins[maker] = said
      return said
    }
  }
}
