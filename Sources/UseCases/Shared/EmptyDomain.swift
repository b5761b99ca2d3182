import Entities

/// Deletes all records in a domain. The domain stays marked as seeded, so samples aren't imported again. Users keep their orders and
/// favorites.
public protocol EmptyDomain: Sendable {
  /// Empties the domain in one change.
  ///
  /// - Parameter agreed: The stamp of the domain when the user agreed to lose its data. `nil` if no user was asked.
  /// - Returns: The number of reviews that were deleted with their beers.
  /// - Throws: ``GatewayError/conflict`` if the domain no longer has the stamp. In this case, nothing is deleted.
  func callAsFunction(_ domain: Domain, agreed: StoreStamp?) async throws(GatewayError) -> Int
}

/// Empties a domain by committing an import without records.
public struct EmptyDomainInteractor: EmptyDomain {
  private let store: any SeedGateway

  /// - Parameter store: The store of the domain.
  public init(_ store: any SeedGateway) { self.store = store }

  public func callAsFunction(_ domain: Domain, agreed: StoreStamp?) async throws(GatewayError) -> Int {
    try await store.importSeed(domain) { (writer) throws(GatewayError) -> WriteDecision<Int> in
      if let agreed, try writer.stamp != agreed { throw .conflict }
      try writer.removeAll()
      return .commit(0)
    } finish: { _, reviewsRemoved in
      reviewsRemoved
    }
  }
}
