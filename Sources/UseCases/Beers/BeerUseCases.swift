public import Entities

/// The use cases that change beers, over one store; lists and records are read through its ports.
///
///     let beers = BeerUseCases(store: store)
///     let beer = try await beers.addBeer(draft, to: maker.id, photos: [])
public struct BeerUseCases: Sendable {
  /// The ports that the use cases need.
  public typealias Store = ManufacturerGateway & BeerGateway & ReviewGateway

  private let store: any Store
  private let user: User.ID
  private let now: @Sendable () -> Instant
  private let makeID: @Sendable () -> Review.ID

  /// - Parameters:
  ///   - store: stores manufacturers, beers and reviews.
  ///   - user: the author of new reviews, whose reviews can be changed and deleted.
  ///   - now: the date of a review.
  ///   - makeID: returns a new id for each review.
  public init(
    store: any Store, user: User.ID = .local, now: @escaping @Sendable () -> Instant = SystemTime.now,
    makeID: @escaping @Sendable () -> Review.ID = Review.ID.random
  ) {
    self.store = store
    self.user = user
    self.now = now
    self.makeID = makeID
  }

  /// Adds a manufacturer.
  public var addManufacturer: any AddManufacturer { AddManufacturerInteractor(manufacturers: store) }
  /// Changes a manufacturer.
  public var editManufacturer: any EditManufacturer { EditManufacturerInteractor(manufacturers: store) }
  /// Deletes a manufacturer with its beers and their reviews.
  public var deleteManufacturer: any DeleteManufacturer { DeleteInteractor(manufacturers: store) }
  /// Adds a beer.
  public var addBeer: any AddBeer { AddBeerInteractor(beers: store) }
  /// Changes a beer.
  public var editBeer: any EditBeer { EditBeerInteractor(beers: store) }
  /// Deletes a beer with its reviews.
  public var deleteBeer: any DeleteBeer { DeleteInteractor(beers: store) }
  /// Reviews a beer.
  public var writeReview: any WriteReview {
    WriteReviewInteractor(reviews: store, user: user, makeID: makeID, now: now)
  }
  /// Changes a review.
  public var editReview: any EditReview { EditReviewInteractor(reviews: store, user: user) }
  /// Deletes a review.
  public var deleteReview: any DeleteReview { DeleteReviewInteractor(reviews: store, user: user) }
}
