public import Entities
public import Gateways
public import UseCases

extension FirestoreRecords: ReviewRecords {
  static func path(_ id: Review.ID) -> String { "reviews/\(id.text)" }

  public func review(_ id: Review.ID) throws(GatewayError) -> Review? {
    let path = Self.path(id)
    return try fields(path).map { (fields) throws(GatewayError) in try Self.review(fields, path) }
  }

  public func reviews(
    _ filter: ReviewFilter, sortedBy sorting: ReviewSorting, page: Page
  ) throws(GatewayError) -> Paged<BeerReview> {
    if sorting.criterion == .beer && filter.beer == nil {
      if let author = filter.author { return try reviewsByBeer(filter, of: author, sorting, page) }
      return try reviewsByBeer(filter, sorting, page)
    }
    // The reviews of one beer have the same beer name, so they are sorted by date.
    let orders = sorting.criterion == .beer ? Self.orders(.newest) : Self.orders(sorting)
    var query = FirestoreQuery("reviews", by: orders)
    if let beer = filter.beer {
      query.filters = [.init("beer", .equal, .string(beer.text))]
    } else if let author = filter.author {
      query.filters = [Self.isBy(author)]
    }
    if sorting.criterion != .score {
      if let since = filter.since { query.filters.append(.init("date", .atLeast, .timestamp(Timestamp.text(since)))) }
      if let until = filter.until { query.filters.append(.init("date", .below, .timestamp(Timestamp.text(until)))) }
    }
    let rest = ReviewFilter(of: filter.beer, by: filter.beer == nil ? filter.author : nil)
    let found = try self.page(query, page, isFiltered: filter != rest) {
      (document) throws(GatewayError) -> Review? in
      let review = try Self.review(document.fields, document.path)
      return filter.passes(review) ? review : nil
    }
    return Paged(try named(found.items), hasMore: found.hasMore)
  }

  private static func isBy(_ author: User.ID) -> FirestoreQuery.Filter {
    let lowercase = author.text.lowercased()
    let spellings = Set([
      author.text, lowercase, lowercase.uppercased(), lowercase.prefix(1).uppercased() + lowercase.dropFirst(),
    ])
    return .init("author", .isAny, .array(spellings.sorted().map { .string($0) }))
  }

  static func orders(_ sorting: ReviewSorting) -> [FirestoreQuery.Order] {
    switch sorting.criterion {
    case .date: [.init("date", isDescending: sorting.isReversed)]
    case .score: [.init("score", isDescending: sorting.isReversed), .init("date", isDescending: true)]
    case .beer: [.init("reviewedName", isDescending: sorting.isReversed)]
    }
  }

  /// Returns the reviews with the current names of their beers.
  func named(_ reviews: [Review]) throws(GatewayError) -> [BeerReview] {
    try reading.prepare(Set(reviews.map { Self.path($0.beer) }).sorted())
    return try reviews.map { (review) throws(GatewayError) in
      BeerReview(review, beerName: try beer(review.beer)?.beer.name ?? "")
    }
  }

  /// Returns an author's reviews sorted by beer. They are few enough to be sorted in memory.
  private func reviewsByBeer(
    _ filter: ReviewFilter, of author: User.ID, _ sorting: ReviewSorting, _ page: Page
  ) throws(GatewayError) -> Paged<BeerReview> {
    let query = FirestoreQuery("reviews", where: [Self.isBy(author)])
    let reviews = try reading.list(query).map { (document) throws(GatewayError) in
      try Self.review(document.fields, document.path)
    }
    let sorted = try named(reviews.filter(filter.passes)).map { ($0, ReviewPosition($0)) }
      .sorted { sorting.isInOrder($0.1, $1.1) }
    return Paged(sorted.map(\.0), page: page)
  }

  /// Returns reviews sorted by beer. Reviews don't contain the name of the beer, so the reviewed beers are read in name order, and the
  /// reviews of each beer by date.
  private func reviewsByBeer(
    _ filter: ReviewFilter, _ sorting: ReviewSorting, _ page: Page
  ) throws(GatewayError) -> Paged<BeerReview> {
    var (found, passed): ([BeerReview], Int) = ([], 0)
    var beers = FirestoreQuery("beers", by: Self.orders(sorting))
    beers.limit = 100
    while true {
      let documents = try reading.list(beers)
      for document in documents {
        let beer = try Self.beer(document.fields, document.path)
        var (part, rest) = (filter, Page(limit: Page.maximum))
        part.beer = beer.id
        if filter.isOpen {
          // Reviews before the page are only counted, not read.
          rest = Page(offset: page.offset - passed, limit: page.limit + 1 - max(0, passed - page.offset))
          passed += beer.rating.count
          if passed <= page.offset { continue }
        }
        found += try reviews(part, sortedBy: .newest, page: rest).items
        // Without a filter, the number of reviews is known even before they are fetched.
        let isFull = filter.isOpen ? passed - page.offset > page.limit : found.count - page.offset > page.limit
        if isFull || !filter.isOpen && !reading.wanted.isEmpty { break }
      }
      let isFull = found.count - (filter.isOpen ? 0 : page.offset) > page.limit
      guard !isFull, reading.wanted.isEmpty, documents.count == beers.limit, let last = documents.last else {
        return filter.isOpen ? Paged(longer: found, than: page) : Paged(found, page: page)
      }
      beers = beers.following(last)
    }
  }

  public mutating func put(_ review: Review, replacing previous: Review?) throws(GatewayError) {
    let path = Self.path(review.id)
    try use(review.album.photos, insteadOf: previous?.album.photos ?? [], by: review.id)
    try count(
      review.id, of: review.beer, reviews: previous == nil ? 1 : 0,
      scores: review.score.value - (previous?.score.value ?? 0))
    staging.merge(
      path,
      [
        "text": try Self.text(ReviewDocument(review), of: review.id.text), "beer": .string(review.beer.text),
        "maker": try fields(Self.path(review.beer))?["maker"] ?? .string(""),
        "author": .string(review.author.text), "score": .integer(Int64(review.score.value)),
        "date": .timestamp(Timestamp.text(review.date)),
        "photos": .array(review.album.photos.map { .string($0.text) }),
      ])
  }

  public mutating func deleteReview(_ id: Review.ID) throws(GatewayError) {
    guard let review = try review(id) else { return }
    try remove(review)
    try count(id, of: review.beer, reviews: -1, scores: -review.score.value)
  }

  /// Deletes a review. The caller also deletes its beer, or updates the beer's counts.
  mutating func remove(_ review: Review) throws(GatewayError) {
    try use([], insteadOf: review.album.photos, by: review.id)
    staging.delete(Self.path(review.id))
  }

  /// Returns all reviews with this value of a field, in no particular order.
  func reviews(_ field: String, _ value: String) throws(GatewayError) -> [Review] {
    let query = FirestoreQuery("reviews", where: [.init(field, .equal, .string(value))])
    var reviews: [Review] = []
    for path in try paths(of: "reviews", query) {
      guard let fields = try fields(path), fields[field]?.text == value else { continue }
      reviews.append(try Self.review(fields, path))
    }
    return reviews
  }

  /// Decodes a review. The security rules check its fields, but its text can be anything that the author sent.
  static func review(_ fields: [String: FirestoreValue], _ path: String) throws(GatewayError) -> Review {
    let document = fields["text"]?.text.map { Array($0.utf8) }
    let said = document.flatMap { text in
      try? JSONDocument.decode(ReviewDocument.self, text, from: path).review()
    }
    guard let date = fields.instant("date") else { throw .corrupt(what: path, why: "it has no date") }
    do {
      let photos = fields.texts("photos").compactMap { try? Photo.ID($0) }
      return try Review(
        id: Review.ID(String(path.split(separator: "/").last ?? "")), of: Beer.ID(fields["beer"]?.text ?? ""),
        by: User.ID(fields["author"]?.text ?? ""), score: Score(Int(fields["score"]?.number ?? 0)),
        text: said?.text ?? "", date: date,
        album: said?.album.photos == photos ? said?.album ?? .empty : PhotoAlbum(photos))
    } catch {
      throw .corrupt(what: path, why: error.reason)
    }
  }
}

extension [String: FirestoreValue] {
  /// Returns the strings in a list field.
  func texts(_ field: String) -> [String] {
    if case .array(let values) = self[field] { values.compactMap(\.text) } else { [] }
  }

  /// Returns the instant in a field.
  func instant(_ field: String) -> Instant? {
    if case .timestamp(let text) = self[field] { FirestoreTimestamp.date(text) } else { nil }
  }
}
