import Entities
import Synchronization

/// The origins of the manufacturers in a catalog that is being read. The first record that states a manufacturer's origin determines the
/// origin. This is the record of the manufacturer, or a beer that names the manufacturer.
final class CatalogOrigins: Sendable {
  private let origins: Mutex<[Manufacturer.ID: Manufacturer.Origin]>

  /// Creates the origins that are known before a catalog is read.
  ///
  /// - Parameter assumed: The manufacturer that is assumed for beers that don't name one. `nil` to assume none.
  init(_ assumed: Manufacturer?) {
    let known = assumed.map { [$0.id: $0.origin] } ?? [:]
    origins = Mutex(known)
  }

  /// Returns the origin of a manufacturer, or `nil` if it is unknown.
  ///
  /// - Parameter said: The origin that the current record states. It is kept if no earlier record has stated one.
  func origin(of maker: Manufacturer.ID, orElse said: Manufacturer.Origin?) -> Manufacturer.Origin? {
    origins.withLock { origins in
      if let known = origins[maker] { return known }
      origins[maker] = said
      return said
    }
  }
}
