/// Deletes a beer with its reviews.
public protocol DeleteBeer: Sendable {
  /// Deletes the beer and its reviews if the beer and its rating haven't changed since the user confirmed the deletion.
  func callAsFunction(_ agreed: RatedBeer) async throws(DeleteError<RatedBeer>)
}

extension DeleteInteractor: DeleteBeer where Facts == RatedBeer {
  /// - Parameter beers: The gateway that stores the beer.
  public init(beers: any BeerGateway) {
    self.init(beers.deleteBeer, now: beers.beer)
  }
}
