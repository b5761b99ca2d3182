public import Entities

/// Changes a beer, based on a form.
public protocol EditBeer: Sendable {
  /// Applies the form to the beer, and returns the changed beer. An unchanged form writes nothing.
  ///
  /// - Parameters:
  ///   - original: The beer from which the form was created.
  ///   - photos: The new pictures in the form's album.
  func callAsFunction(
    _ original: Beer, as draft: BeerDraft, photos: [LoadedImage]
  ) async throws(SaveError<BeerDraft>) -> Beer
}

/// Validates the form, and never overwrites changes made elsewhere in the meantime.
package struct EditBeerInteractor: EditBeer {
  private let beers: any BeerGateway

  /// - Parameter beers: The gateway that stores the beer.
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
