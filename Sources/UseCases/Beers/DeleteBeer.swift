/// Deletes a beer with its reviews.
public protocol DeleteBeer: Sendable {
  /// Deletes the beer and its reviews, if that is exactly what the user agreed to lose.
  func callAsFunction(_ agreed: RatedBeer) async throws(DeleteError<RatedBeer>)
}

extension DeleteInteractor: DeleteBeer where Facts == RatedBeer {
  /// - Parameter beers: stores it.
  public init(beers: any BeerGateway) {
    self.init(beers.deleteBeer, now: beers.beer)
  }
}
