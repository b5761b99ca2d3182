public import Entities

/// One thing that a seed brings into a store; every domain adds its own kinds.
public enum SeedRecord: Sendable, Hashable {
  case dish(Dish)
  case recipe(RecipeDetails)
  /// With its logo, if that is new.
  case manufacturer(Manufacturer, photos: [LoadedImage])
  /// With those of its pictures that are new; its maker came before, or is there.
  case beer(Beer, photos: [LoadedImage])
  case place(Place)
  /// What a download of places was; the last record of one.
  case placeDownload(PlaceDownloadNote)
}
