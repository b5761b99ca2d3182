public import Entities
public import UseCases

/// One thing that a store holds: the unit of an export, the same for every kind of store. Pictures are named, not held.
public indirect enum StoreRecord: Sendable, Hashable {
  /// A seed of the domain was imported; its samples are there by their ids.
  case seeded(Domain, samples: [String: SampleMark])
  case dish(Dish)
  case recipe(RecipeDetails)
  case manufacturer(Manufacturer)
  case beer(Beer)
  case place(Place)
  /// What the places came with.
  case placeDownload(PlaceDownloadNote)
  case review(Review)
  case draft(OrderDraft, of: User.ID)
  case placedOrder(PlacedOrder, of: User.ID)
  /// A favorite, or a removal that is still unsent.
  case favorite(FavoriteState, of: User.ID)
  /// Where a user's favorites were last synchronized.
  case favoritesSharedIn(String, of: User.ID)

  /// Whether it comes from users rather than from seeds.
  package var isOfUsers: Bool {
    switch self {
    case .seeded, .dish, .recipe, .manufacturer, .beer, .place, .placeDownload: false
    case .review, .draft, .placedOrder, .favorite, .favoritesSharedIn: true
    }
  }

  /// The pictures that the store keeps for it. Those of places are elsewhere.
  package var photos: [Photo.ID] {
    switch self {
    case .manufacturer(let manufacturer): manufacturer.photos
    case .beer(let beer): beer.album.photos
    case .review(let review): review.album.photos
    default: []
    }
  }

  /// The pictures of a place that were kept.
  package var placePhotos: [Photo.ID] {
    if case .place(let place) = self { place.pictures.values.compactMap(\.photo) } else { [] }
  }
}
