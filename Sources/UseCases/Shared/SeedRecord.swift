public import Entities

/// One thing that a seed brings into a store; every domain adds its own kinds.
public enum SeedRecord: Sendable, Hashable {
  /// A dish of the menu.
  case dish(Dish)
  /// A recipe of the collection.
  case recipe(RecipeDetails)
  /// With its logo, if that is new.
  case manufacturer(Manufacturer, photos: [LoadedImage])
  /// With those of its pictures that are new; its maker came before, or is there.
  case beer(Beer, photos: [LoadedImage])
  /// A place, with what became of its pictures.
  case place(Place)
  /// What a download of places was; the last record of one.
  case placeDownload(PlaceDownloadNote)
}
