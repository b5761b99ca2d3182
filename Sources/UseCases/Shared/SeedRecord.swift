public import Entities

/// A record of a seed; every domain has its own kinds.
public indirect enum SeedRecord: Sendable, Hashable {
  /// A dish of the menu.
  case dish(Dish)
  /// A recipe of the collection.
  case recipe(RecipeDetails)
  /// A manufacturer, with its logo if that is new.
  case manufacturer(Manufacturer, photos: [LoadedImage])
  /// A beer, with its new pictures; its maker comes before it, or exists already.
  case beer(Beer, photos: [LoadedImage])
  /// A place, with the state of its pictures.
  case place(Place)
  /// The note of a download of places; its last record.
  case placeDownload(PlaceDownloadNote)
}
