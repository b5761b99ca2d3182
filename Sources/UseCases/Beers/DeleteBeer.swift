public import Entities

/// Deletes a beer with its reviews.
public protocol DeleteBeer: Sendable {
  /// Deletes the beer and its reviews, if that is exactly what the user agreed to lose.
  func callAsFunction(_ agreed: RatedBeer) async throws(DeleteBeerError)
}

/// Why a beer was not deleted; nothing was.
public enum DeleteBeerError: OvertakenError, AgreementError, Sendable, Hashable {
  /// It was deleted meanwhile.
  case notThere(Beer.ID)
  /// It has changed since the user confirmed, to this: ask again.
  case changed(RatedBeer)
  /// The store failed.
  case store(GatewayError)

  public var now: RatedBeer? { if case .changed(let now) = self { now } else { nil } }
}

/// Compares and deletes in one step, and reports what changed since the user confirmed.
public struct DeleteBeerInteractor: DeleteBeer {
  private let beers: any BeerGateway

  /// - Parameter beers: stores it.
  public init(beers: any BeerGateway) { self.beers = beers }

  public func callAsFunction(_ agreed: RatedBeer) async throws(DeleteBeerError) {
    try await DeleteBeerError.wrapping(
      await beers.deleteBeer(agreed), of: agreed.id, now: await beers.beer(agreed.id))
  }
}
