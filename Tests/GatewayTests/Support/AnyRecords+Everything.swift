import Entities
import GatewayTesting
import Gateways
import UseCases

extension AnyRecords {
  /// A text of several lines, perhaps empty.
  private mutating func paragraphs() -> String {
    maybe() ? "" : (0...number(0...2)).map { _ in text() }.joined(separator: maybe() ? "\n" : "\n\n")
  }

  mutating func dish(_ number: Int) throws -> Dish {
    try Dish(
      name: "\(text()) \(number)", description: maybe() ? text() : "",
      price: Money(minorUnits: Int64(self.number(0...200_000))), kind: DishKind(text()))
  }

  mutating func maker(_ number: Int) throws -> Manufacturer {
    try Manufacturer(
      name: "\(text()) \(number)", address: maybe() ? text() : "", origin: maybe() ? .national : .imported)
  }

  mutating func beer(_ number: Int, of maker: Manufacturer) throws -> Beer {
    try Beer(
      id: Beer.ID("beer-\(number)"), of: maker.id, name: text(), type: BeerType(text()),
      measures: maybe() ? [.alcohol: self.number(0...12_000), .calories: self.number(0...400)] : [:])
  }

  mutating func review(_ number: Int, of beer: Beer, by author: User.ID) throws -> Review {
    try Review(
      id: Review.ID("review-\(number)"), of: beer.id, by: author, score: Score(self.number(1...5)), text: paragraphs(),
      date: Samples.date(Double(self.number(0...9_000_000)) / 1000), album: .empty)
  }

  mutating func place(_ number: Int) throws -> Place {
    func localized(_ any: inout AnyRecords) -> LocalizedText {
      LocalizedText([.spanish: any.paragraphs(), .english: any.paragraphs(), .chilean: any.paragraphs()])
    }
    let kinds = Place.Kind.allCases
    return try Place(
      kinds[number % kinds.count], number: "\(number)", name: text(), address: maybe() ? text() : "",
      coordinate: optional { (decimal: $0.decimal(), other: $0.decimal()) }
        .map { try Coordinate(latitude: 40 + $0.decimal / 1e4, longitude: -$0.other / 1e4) },
      description: localized(&self), openingHours: localized(&self), keywords: localized(&self),
      contact: PlaceContact(
        telephone: text(), email: text(), website: WebAddress("https://a.example/?b=\(number)&lt=2")),
      booking: PlaceBooking(operation: text(), data: text()), categories: texts(3), routes: texts(2),
      hasSpecialOffer: maybe())
  }

  /// Fills a store with so many records: as many of each kind, in the catalogs and of users.
  mutating func fill(_ store: any Store, _ count: Int) async throws {
    let numbers = 0..<count / 8
    let dishes = try numbers.map { try dish($0) }
    try await store.seed(dishes)
    let recipes = try numbers.map { try recipe($0) }
    try await store.seed(recipes: recipes)
    let makers = try numbers.map { try maker($0) }
    let beers = try numbers.map { try beer($0, of: makers[$0 / 7]) }
    try await store.seed(beers: makers.map { .manufacturer($0, photos: []) } + beers.map { .beer($0, photos: []) })
    try await store.seed(places: numbers.map { try place($0) }, with: Samples.download("one"))
    for index in numbers {
      let user = try Samples.user("user-\(index / 50)")
      try await store.addReview(review(index, of: beers[index / 3], by: user), photos: [])
      var order = try Samples.order("order-\(index)", [dishes[index]])
      if maybe() { try order.setNote(OrderNote(text()), of: dishes[index].id) }
      if index % 50 == 49 {
        try await store.saveDraft(order, of: user, replacing: nil)
      } else {
        try await store.place(order, at: Double(number(0...9_000_000)) / 1000, of: user)
      }
      _ = try await store.addFavorite(Favorite(recipes[index], addedAt: Samples.date(Double(index))), of: user)
    }
  }
}
