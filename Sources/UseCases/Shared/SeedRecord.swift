public import Entities

/// A record of a seed; every domain has its own kinds.
public indirect enum SeedRecord: Sendable, Hashable {
  /// A dish of the menu.
  case dish(Dish)
  /// A recipe of the collection.
  case recipe(RecipeDetails)
  /// A manufacturer, with its logo if that is new.
  case manufacturer(Manufacturer, photos: [LoadedImage])
  /// A beer, with its new pictures; its manufacturer comes before it, or exists already.
  case beer(Beer, photos: [LoadedImage])
  /// A place, with the state of its pictures.
  case place(Place)
  /// The note of a download of places; its last record.
  case placeDownload(PlaceDownloadNote)

  /// The name of the record, as users know it.
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
