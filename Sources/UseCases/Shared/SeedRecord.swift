public import Entities

/// A record in a seed. Every domain has its own kinds of records.
public indirect enum SeedRecord: Sendable, Hashable {
  /// A dish on the menu.
  case dish(Dish)
  /// A recipe in the collection.
  case recipe(RecipeDetails)
  /// A manufacturer. The photos contain its logo if the logo is new.
  case manufacturer(Manufacturer, photos: [LoadedImage])
  /// A beer and its new pictures. The beer's manufacturer must precede the beer or already exist.
  case beer(Beer, photos: [LoadedImage])
  /// A place, with the state of its pictures.
  case place(Place)
  /// The record of a completed download of places, which is the last record in the seed.
  case placeDownload(PlaceDownloadNote)

  /// The name of the record, as shown to users.
  package var name: String {
    switch self {
    case .dish(let dish): dish.name
    case .recipe(let details): details.recipe.title
    case .manufacturer(let manufacturer, _): manufacturer.name
    case .beer(let beer, _): beer.name
    case .place(let place): place.name
    case .placeDownload(let note): note.source
    }
  }
}
