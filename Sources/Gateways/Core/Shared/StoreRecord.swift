public import Entities
public import UseCases

/// A record of a store, which is also the unit of an export. All kinds of stores use this type. A record contains the ids of its pictures,
/// not their bytes.
public indirect enum StoreRecord: Sendable, Hashable {
  /// Indicates that a seed of the domain has been imported. `samples` contains the marks of the domain's samples, by record id.
  case seeded(Domain, samples: [String: SampleMark])
  case dish(Dish)
  case recipe(RecipeDetails)
  case manufacturer(Manufacturer)
  case beer(Beer)
  case place(Place)
  /// The record of the download that provided the places.
  case placeDownload(PlaceDownloadNote)
  case review(Review)
  case draft(OrderDraft, of: User.ID)
  case placedOrder(PlacedOrder, of: User.ID)
  /// A favorite of a user, or an unsent removal of a favorite.
  case favorite(FavoriteState, of: User.ID)
  /// The name of the service with which a user's favorites were last synchronized.
  case favoritesSharedIn(String, of: User.ID)

  /// Whether the record was created by a user rather than by a seed.
  package var isOfUsers: Bool {
    switch self {
    case .seeded, .dish, .recipe, .manufacturer, .beer, .place, .placeDownload: false
    case .review, .draft, .placedOrder, .favorite, .favoritesSharedIn: true
    }
  }

  /// The ids of the record's pictures in the store. Empty for a place, whose pictures are stored elsewhere.
  package var photos: [Photo.ID] {
    switch self {
    case .manufacturer(let manufacturer): manufacturer.photos
    case .beer(let beer): beer.album.photos
    case .review(let review): review.album.photos
    default: []
    }
  }

  /// The ids of a place's downloaded pictures. Empty for any other record.
  package var placePhotos: [Photo.ID] {
    if case .place(let place) = self { place.pictures.values.compactMap(\.photo) } else { [] }
  }
}
