public import Entities

/// Takes a beer out of its maker's list, with its reviews.
public protocol DeleteBeer: Sendable {
  /// Deletes the beer and its reviews, if that is exactly what the user agreed to lose.
  func callAsFunction(_ agreed: RatedBeer) async throws(DeleteBeerError)
}

/// Why a beer was not deleted; nothing was.
public enum DeleteBeerError: Error, Sendable, Hashable {
  /// It is gone already.
  case notThere(Beer.ID)
  /// Meanwhile there is something else to lose: this.
  case changed(RatedBeer)
  /// The store failed.
  case store(GatewayError)
}

/// Deletes in one, and tells what changed since the user was asked.
public struct DeleteBeerInteractor: DeleteBeer {
  private let beers: any BeerGateway

  /// - Parameter beers: where it is kept.
  public init(beers: any BeerGateway) { self.beers = beers }

  public func callAsFunction(_ agreed: RatedBeer) async throws(DeleteBeerError) {
    do { return try await beers.deleteBeer(agreed) } catch .notFound {
      throw .notThere(agreed.id)
    } catch .conflict {
      throw await whatIsThere(insteadOf: agreed)
    } catch {
      throw .store(error)
    }
  }

  private func whatIsThere(insteadOf agreed: RatedBeer) async -> DeleteBeerError {
    do { return .changed(try await beers.beer(agreed.id)) } catch .notFound {
      return .notThere(agreed.id)
    } catch {
      return .store(error)
    }
  }
}
