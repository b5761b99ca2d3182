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
  ) async throws(EditBeerError) -> Beer
}

/// Why a beer was not changed.
public enum EditBeerError: OvertakenError, Sendable, Hashable {
  /// Fields of the form are invalid.
  case invalid(FormError<BeerDraft.Field, BeerDraft.Problem>)
  /// Somebody else changed it meanwhile, to this.
  case changed(Beer)
  /// It was deleted meanwhile.
  case notThere(Beer)
  /// The store failed.
  case store(GatewayError)
}

/// Checks the form, and never overwrites what somebody else changed since it was filled in.
public struct EditBeerInteractor: EditBeer {
  private let beers: any BeerGateway

  /// - Parameter beers: stores it.
  public init(beers: any BeerGateway) { self.beers = beers }

  public func callAsFunction(
    _ original: Beer, as draft: BeerDraft, photos: [LoadedImage]
  ) async throws(EditBeerError) -> Beer {
    let beer: Beer
    do { beer = try draft.beer(original.id, of: original.manufacturer) } catch { throw .invalid(error) }
    if beer == original { return original }
    try await EditBeerError.wrapping(
      await beers.replaceBeer(original, by: beer, photos: photos), of: original,
      now: await beers.beer(original.id).beer)
    return beer
  }
}
