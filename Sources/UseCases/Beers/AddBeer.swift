public import Entities

/// Adds a beer to its manufacturer's list.
public protocol AddBeer: Sendable {
  /// Adds the beer that the form describes and returns it.
  ///
  /// - Parameter photos: the pictures of the form's album that are new.
  func callAsFunction(
    _ draft: BeerDraft, to manufacturer: Manufacturer.ID, photos: [LoadedImage]
  ) async throws(AddBeerError) -> Beer
}

/// Why a beer was not added.
public enum AddBeerError: StoreError, Sendable, Hashable {
  /// Fields of the form are invalid.
  case invalid(FormError<BeerDraft.Field, BeerDraft.Problem>)
  /// The id, made of the manufacturer's and of this name, would be too long.
  case tooLongForAnID(String)
  /// The manufacturer has this beer of the same id: its name is, or once was, the same.
  case alreadyThere(Beer)
  /// No manufacturer has this id.
  case noSuchManufacturer(Manufacturer.ID)
  /// The store failed.
  case store(GatewayError)
}

/// Checks the form, and never adds the same beer twice.
public struct AddBeerInteractor: AddBeer {
  private let beers: any BeerGateway

  /// - Parameter beers: stores it.
  public init(beers: any BeerGateway) { self.beers = beers }

  public func callAsFunction(
    _ draft: BeerDraft, to manufacturer: Manufacturer.ID, photos: [LoadedImage]
  ) async throws(AddBeerError) -> Beer {
    do { try draft.check() } catch { throw .invalid(error) }
    let name = TextRule.cleaned(draft.name)
    guard let id = Beer.ID(ofBeerNamed: name, of: manufacturer) else { throw .tooLongForAnID(name) }
    let beer: Beer
    do { beer = try draft.beer(id, of: manufacturer) } catch { throw .invalid(error) }
    let addition = try await AddBeerError.adding(
      await beers.addBeer(beer, photos: photos), unlessThere: await beers.beer(id).beer,
      missing: .noSuchManufacturer(manufacturer))
    if case .taken(let other) = addition { throw .alreadyThere(other) }
    return beer
  }
}
