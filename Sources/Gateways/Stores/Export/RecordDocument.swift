import Entities
package import StoreCore
package import UseCases

/// A record in an export, as a line of JSON. The object has one key that identifies the kind of record, and the key `user` if the record
/// belongs to a user.
struct RecordDocument: Codable {
  var seeded: String?
  /// The marks of the domain's samples, by record id. `nil` if there are none.
  var samples: [String: String]?
  var dish: DishDocument?
  var recipe: RecipeDetailsDocument?
  var manufacturer: ManufacturerDocument?
  var beer: BeerDocument?
  var place: PlaceDocument?
  var placeDownload: PlaceDownloadDocument?
  var review: ReviewDocument?
  var order: OrderDocument?
  var favorite: FavoriteDocument?
  var favoritesSharedIn: String?
  /// The id of the user to whom the record belongs.
  var user: String?

  init(_ record: StoreRecord) {
    switch record {
    case .seeded(let domain, let samples):
      seeded = domain.rawValue
      self.samples = samples.isEmpty ? nil : samples.mapValues(\.rawValue)
    case .dish(let dish): self.dish = DishDocument(dish)
    case .recipe(let details): recipe = RecipeDetailsDocument(details)
    case .manufacturer(let manufacturer): self.manufacturer = ManufacturerDocument(manufacturer)
    case .beer(let beer): self.beer = BeerDocument(beer)
    case .place(let place): self.place = PlaceDocument(place)
    case .placeDownload(let note): placeDownload = PlaceDownloadDocument(note)
    case .review(let review): self.review = ReviewDocument(review)
    case .draft(let draft, let user): (order, self.user) = (OrderDocument(draft), user.text)
    case .placedOrder(let order, let user): (self.order, self.user) = (OrderDocument(order), user.text)
    case .favorite(let state, let user): (favorite, self.user) = (FavoriteDocument(state), user.text)
    case .favoritesSharedIn(let place, let user): (favoritesSharedIn, self.user) = (place, user.text)
    }
  }

  func record() throws -> StoreRecord {
    if let seeded, let domain = Domain(rawValue: seeded) {
      // Version 0.1.0 wrote digests instead of marks.
      return .seeded(domain, samples: (samples ?? [:]).mapValues { SampleMark(rawValue: $0) ?? .kept })
    }
    if let dish { return .dish(try dish.dish()) }
    if let recipe { return .recipe(try recipe.details()) }
    if let manufacturer { return .manufacturer(try manufacturer.manufacturer()) }
    if let beer { return .beer(try beer.beer()) }
    if let place { return .place(try place.place()) }
    if let placeDownload { return .placeDownload(try placeDownload.note()) }
    if let review { return .review(try review.review()) }
    if let user = try user.map({ try User.ID($0) }) {
      if let order {
        return order.isDraft ? .draft(try order.draft(), of: user) : .placedOrder(try order.placedOrder(), of: user)
      }
      if let favorite { return .favorite(try favorite.favoriteState(), of: user) }
      if let favoritesSharedIn { return .favoritesSharedIn(favoritesSharedIn, of: user) }
    }
    throw DocumentError.wrong("a record", found: "something unknown", expected: "a record of a store")
  }

  /// Returns the record on a line. Throws if the line has an unknown key, because its data would be lost.
  static func record(_ line: [UInt8], from path: String) throws -> StoreRecord {
    let record = try JSONDocument.decode(RecordDocument.self, line, from: path).record()
    try DocumentKeys.check(line, areThoseOf: try RecordDocument(record).line(), from: path)
    return record
  }

  func line() throws(GatewayError) -> [UInt8] { try JSONDocument.encode(self, isPretty: false) }
}

extension SampleMark {
  /// Creates the mark of a sample from the digest that was stored when the sample was imported. If the record's current digest differs, the
  /// record was changed.
  package init(digest: String, of record: StoreRecord?) throws(GatewayError) {
    // When older versions migrated their files, they stored this string instead of a digest for places from the bundle.
    let expected = if digest == "bundle" { digest } else { try Self.digest(of: record) }
    self = digest == expected ? .untouched : .kept
  }

  /// Returns a digest of the whole record. `nil` if there is no record.
  static func digest(of record: StoreRecord?) throws(GatewayError) -> String? {
    guard let record else { return nil }
    return SHA256.hex(of: try RecordDocument(record).line())
  }
}
