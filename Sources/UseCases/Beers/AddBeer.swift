public import Entities

/// Adds a beer to its manufacturer's list.
public protocol AddBeer: Sendable {
  /// Adds the beer that the form describes, and returns it.
  ///
  /// - Parameter photos: The new pictures in the form's album.
  func callAsFunction(
    _ draft: BeerDraft, to manufacturer: Manufacturer.ID, photos: [LoadedImage]
  ) async throws(SaveError<BeerDraft>) -> Beer
}

/// Validates the form, and never adds the same beer twice.
package struct AddBeerInteractor: AddBeer {
  private let beers: any BeerGateway

  /// - Parameter beers: The gateway that stores the beer.
  package init(beers: any BeerGateway) { self.beers = beers }

  package func callAsFunction(
    _ draft: BeerDraft, to manufacturer: Manufacturer.ID, photos: [LoadedImage]
  ) async throws(SaveError<BeerDraft>) -> Beer {
    do { try draft.check() } catch { throw .invalid(error) }
    let name = TextRule.cleaned(draft.name)
    guard let id = Beer.ID(ofBeerNamed: name, of: manufacturer) else { throw .tooLongForAnID(name) }
    let beer = try SaveError<BeerDraft>.record(draft.beer(id, of: manufacturer))
    try await SaveError<BeerDraft>.adding(
      await beers.addBeer(beer, photos: photos), unlessThere: await beers.beer(id).beer,
      missing: .noSuchManufacturer(manufacturer))
    return beer
  }
}
