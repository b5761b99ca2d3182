public import Entities

/// Changes a beer.
public protocol EditBeer: Sendable {
  /// Applies the form to the beer and returns it. An unchanged form writes nothing.
  ///
  /// - Parameters:
  ///   - original: what the form was filled in with.
  ///   - photos: the pictures of the form's album that are new.
  func callAsFunction(
    _ original: Beer, as draft: BeerDraft, photos: [LoadedImage]
  ) async throws(SaveError<BeerDraft>) -> Beer
}

/// Checks the form, and never overwrites what somebody else changed since it was filled in.
package struct EditBeerInteractor: EditBeer {
  private let beers: any BeerGateway

  /// - Parameter beers: stores it.
  package init(beers: any BeerGateway) { self.beers = beers }

  package func callAsFunction(
    _ original: Beer, as draft: BeerDraft, photos: [LoadedImage]
  ) async throws(SaveError<BeerDraft>) -> Beer {
    let beer = try SaveError<BeerDraft>.record(draft.beer(original.id, of: original.manufacturer))
    return try await SaveError<BeerDraft>.replacing(
      original, by: beer, await beers.replaceBeer(original, by: beer, photos: photos),
      now: await beers.beer(original.id).beer)
  }
}
