package import Entities

/// The documents of the feed by their names.
package enum MadridDocument {
  /// The longest one that is taken, in bytes.
  static let maximumBytes = 64 << 20

  /// Without what comes after the point.
  package static func name(_ kind: Place.Kind) -> String {
    switch kind {
    case .shop: "getShops"
    case .activity: "getActivities"
    case .service: "getServices"
    }
  }
}
