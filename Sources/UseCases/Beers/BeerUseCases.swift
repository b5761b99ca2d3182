public import Entities

/// The use cases that change beers in one store. Lists and records are read directly from the store.
///
///     let beers = BeerUseCases(store: store)
///     let beer = try await beers.addBeer(draft, to: maker.id, photos: [])
///     let best = try await beers.store.bestBeers(page: .first)
///
/// All beer presenters and features are created from this value. To replace a use case everywhere, assign a different one to its property.
public struct BeerUseCases: Sendable {
  /// The ports that the use cases need.
  public typealias Store = ManufacturerGateway & BeerGateway & ReviewGateway

  /// The store of manufacturers, beers and reviews.
  public let store: any Store
  package let user: User.ID

  /// The use case that adds a manufacturer.
  public var addManufacturer: any AddManufacturer
  /// The use case that changes a manufacturer.
  public var editManufacturer: any EditManufacturer
  /// The use case that deletes a manufacturer with its beers and their reviews.
  public var deleteManufacturer: any DeleteManufacturer
  /// The use case that adds a beer to its manufacturer's list.
  public var addBeer: any AddBeer
  /// The use case that changes a beer.
  public var editBeer: any EditBeer
  /// The use case that deletes a beer with its reviews.
  public var deleteBeer: any DeleteBeer
  /// The use case that adds a review of a beer.
  public var writeReview: any WriteReview
  /// The use case that changes a review.
  public var editReview: any EditReview
  /// The use case that deletes a review.
  public var deleteReview: any DeleteReview

  /// - Parameters:
  ///   - store: The store of manufacturers, beers and reviews.
  ///   - user: The author of new reviews. Only reviews by this user can be changed or deleted.
  ///   - now: A closure that returns the date for a new review.
  ///   - makeID: A closure that returns a new id for each review.
  public init(
    store: any Store, user: User.ID = .local, now: @escaping @Sendable () -> Instant = SystemTime.now,
    makeID: @escaping @Sendable () -> Review.ID = Review.ID.random
  ) {
    self.store = store
    self.user = user
    addManufacturer = AddManufacturerInteractor(manufacturers: store)
    editManufacturer = EditManufacturerInteractor(manufacturers: store)
    deleteManufacturer = DeleteInteractor(manufacturers: store)
    addBeer = AddBeerInteractor(beers: store)
    editBeer = EditBeerInteractor(beers: store)
    deleteBeer = DeleteInteractor(beers: store)
    writeReview = WriteReviewInteractor(reviews: store, user: user, makeID: makeID, now: now)
    editReview = EditReviewInteractor(reviews: store, user: user)
    deleteReview = DeleteReviewInteractor(reviews: store, user: user)
  }
}
