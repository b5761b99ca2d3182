import Entities

/// The documents of the feed by their names.
enum MadridDocument {
  /// Without what comes after the point.
  static func name(_ kind: Place.Kind) -> String {
    switch kind {
    case .shop: "getShops"
    case .activity: "getActivities"
    case .service: "getServices"
    }
  }
}
