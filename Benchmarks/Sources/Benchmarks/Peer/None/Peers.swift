/// Replaces the factory of the GRDB peers in a program that is built without GRDB. No peer is available.
enum Peers {
  /// The line that is printed above the table.
  static let summary = "Built without GRDB: only rows with another peer are compared."

  static let importMenu: (@Sendable (_ seed: String, _ path: String) throws -> Void)? = nil

  static func menu(_ path: String) throws -> (any MenuPeer)? { nil }

  static func watch(_ path: String) async throws -> (any WatchPeer)? { nil }

  static func pool(_ path: String) throws -> (any PoolPeer)? { nil }

  static func favorites(_ path: String) throws -> (any FavoritesPeer)? { nil }

  static func beers(_ path: String) throws -> (any BeersPeer)? { nil }

  static func places(_ path: String, copyOf source: String) throws -> (any PlacesPeer)? { nil }
}
