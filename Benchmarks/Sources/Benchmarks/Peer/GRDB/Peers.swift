/// Creates the peers that use GRDB.
enum Peers {
  /// The line that is printed above the table.
  static let summary = "The peers are written with GRDB."

  static let importMenu: (@Sendable (_ seed: String, _ path: String) throws -> Void)? = PeerImport.run

  static func menu(_ path: String) throws -> (any MenuPeer)? { try PeerMenu(path) }

  static func watch(_ path: String) async throws -> (any WatchPeer)? { try await PeerWatch(path) }

  static func pool(_ path: String) throws -> (any PoolPeer)? { try PeerPool(path) }

  static func favorites(_ path: String) throws -> (any FavoritesPeer)? { try PeerFavorites(path) }

  static func beers(_ path: String) throws -> (any BeersPeer)? { try PeerBeers(path) }

  static func places(_ path: String, copyOf source: String) throws -> (any PlacesPeer)? {
    try PeerPlaces(path, copyOf: source)
  }
}
