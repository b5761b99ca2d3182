import Entities
public import UseCases

extension StoreContents where Self: RecordStore, Records: StoreRecords {
  public func reading<Answer: Sendable>(
    _ body: @Sendable (any WholeRecords & PhotoRecords) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    try await readLong(touching: .everything, body)
  }

  public func restore(
    _ export: any RecordArchive, replacing agreed: StoreStamp?, progress: @Sendable (SeedProgress) -> Void
  ) async throws(GatewayError) {
    try await restoreRecords(export, progress: progress) { (records) throws(GatewayError) in
      try records.check(agreed)
    }
  }
}

extension RecordStore where Records: StoreRecords {
  /// Replaces all records with the records of an export, in one change.
  ///
  /// - Parameter check: a closure that throws if the stored records differ from those that the user agreed to replace.
  package func restoreRecords(
    _ export: any RecordArchive, progress: @Sendable (SeedProgress) -> Void,
    check: @Sendable (Records) throws(GatewayError) -> Void
  ) async throws(GatewayError) {
    try await write(
      touching: .everything,
      after: { (records) throws(GatewayError) -> Preparation<StagedExport<Records>, Void> in
        try check(records)
        return .change(try StagedExport(export, over: records, progress))
      }
    ) { (records, staged) throws(GatewayError) -> WriteDecision<Void> in
      try check(records)
      try records.removeAll()
      for domain in Domain.allCases { if let writer = staged.writers[domain] { _ = try records.commit(writer) } }
      try records.setSeeded(staged.seeded)
      for domain in Domain.allCases {
        try records.setSamples(staged.samples[domain] ?? [:], of: domain)
        try records.pruneSamples(of: domain)
      }
      try export.forEachRecord(of: .users) { (record) throws(GatewayError) in try records.add(record, from: export) }
      // An older version of the kit can have written the export.
      try records.renewIDs()
      return .commit(())
    }
  }
}

/// The seed records of an export, staged outside the store. The initializer reads and checks the whole export.
private struct StagedExport<Records: SeedRecords> {
  private(set) var writers: [Domain: Records.Writer] = [:]
  private(set) var seeded: Set<Domain> = []
  private(set) var samples: [Domain: [String: SampleMark]] = [:]
  private var photos: Set<Photo.ID> = []
  private var placePhotos: Set<Photo.ID> = []

  init(
    _ export: any RecordArchive, over records: Records, _ progress: (SeedProgress) -> Void
  ) throws(GatewayError) {
    for domain in Domain.allCases {
      let writer = try records.seedWriter(domain)
      try writer.removeAll()
      writers[domain] = writer
    }
    try export.forEachRecord(of: .catalog, progress: progress) { (record) throws(GatewayError) in
      try add(record, from: export)
    }
    // The file with the users' records is only checked here. The change reads it again.
    try export.forEachRecord(of: .users, progress: progress) { (record) throws(GatewayError) in
      for id in record.photos where photos.insert(id).inserted { _ = try export.photo(id) }
    }
    try export.require(photos: photos, placePhotos: placePhotos)
  }

  private mutating func add(_ record: StoreRecord, from export: any RecordArchive) throws(GatewayError) {
    var new: [LoadedImage] = []
    for id in record.photos where photos.insert(id).inserted { new.append(try export.photo(id)) }
    placePhotos.formUnion(record.placePhotos)
    switch record {
    case .seeded(let domain, let samples):
      if !seeded.insert(domain).inserted { throw .conflict }
      self.samples[domain] = samples
    case .dish(let dish): try insert(.dish(dish), .restaurant)
    case .recipe(let details): try insert(.recipe(details), .recipes)
    case .manufacturer(let manufacturer): try insert(.manufacturer(manufacturer, photos: new), .beers)
    case .beer(let beer): try insert(.beer(beer, photos: new), .beers)
    case .place(let place): try insert(.place(place), .places)
    case .placeDownload(let note): try insert(.placeDownload(note), .places)
    case .review, .draft, .placedOrder, .favorite, .favoritesSharedIn: break
    }
  }

  private func insert(_ record: SeedRecord, _ domain: Domain) throws(GatewayError) {
    if try writers[domain]?.insert(record) == false { throw .conflict }
  }
}

extension ReviewRecords where Self: OrderRecords & FavoriteRecords {
  /// Adds a record from the file that contains the users' records.
  ///
  /// - Throws: ``GatewayError/notFound`` if the beer of a review is missing, or ``GatewayError/conflict`` for a duplicate.
  fileprivate mutating func add(_ record: StoreRecord, from export: any RecordArchive) throws(GatewayError) {
    switch record {
    case .review(let review):
      if try self.review(review.id) != nil { throw .conflict }
      _ = try beer(review.beer).orNotFound
      for id in review.album.photos where try !hasPhoto(id) { try put(try export.photo(id), id) }
      try put(review, replacing: nil)
    case .draft(let draft, let user):
      try requireDraft(nil, andNoOrder: draft.id, of: user)
      try put(draft, of: user, replacing: nil)
    case .placedOrder(let order, let user):
      try requireDraft(nil, andNoOrder: order.id, of: user)
      try put(order, of: user, replacing: nil)
    case .favorite(let state, let user):
      let id = state.favorite.id
      if try favoriteState(id, of: user) != nil { throw .conflict }
      try setFavoriteState(state, for: id, of: user)
    case .favoritesSharedIn(let place, let user):
      if try favoritePlace(of: user) != nil { throw .conflict }
      try setFavoritePlace(place, of: user)
    case .seeded, .dish, .recipe, .manufacturer, .beer, .place, .placeDownload: break
    }
  }
}
