package import Entities
public import UseCases

/// Collects the records of a seed separately from the stored records. The collected and the stored records are merged when the seed is
/// committed.
public final class BufferedSeedWriter<Base: StoreRecords>: SeedWriter {
  private let answers: SeedAnswers<Base>
  /// Whether the stored records are kept. `false` after a call to `removeAll()`.
  package private(set) var keepsBase = true
  package private(set) var dishes: [Dish.ID: Dish] = [:]
  package private(set) var recipes: [Recipe.ID: RecipeDetails] = [:]
  package private(set) var manufacturers: [Manufacturer.ID: Manufacturer] = [:]
  package private(set) var beers: [Beer.ID: Beer] = [:]
  private(set) var places: [Place.ID: Place] = [:]
  private(set) var download: PlaceDownloadNote?
  package private(set) var photos: [Photo.ID: LoadedImage] = [:]

  package init(_ base: Base, _ domain: Domain) {
    answers = SeedAnswers(base, domain)
  }

  package var domain: Domain { answers.domain }
  package var marks: SeedMarks { answers.marks }

  public var isSeeded: Bool {
    get throws(GatewayError) { try answers.readSeeded() }
  }

  public var isEmpty: Bool {
    get throws(GatewayError) {
      let hasNoRecords = dishes.isEmpty && recipes.isEmpty && manufacturers.isEmpty && places.isEmpty
      return !hasNoRecords || !keepsBase ? hasNoRecords : try answers.readEmpty()
    }
  }

  public var hasSamples: Bool {
    get throws(GatewayError) { try answers.readSamples() }
  }

  public var stamp: StoreStamp {
    get throws(GatewayError) { try answers.readStamp() }
  }

  public func markSamples() { answers.marks.holdsSamples = true }

  public func dropSamples() { answers.marks.dropsSamples = true }

  public func removeAll() {
    keepsBase = false
    (dishes, recipes, manufacturers, beers, places) = ([:], [:], [:], [:], [:])
    (download, photos) = (nil, [:])
  }

  public func replaced(by record: SeedRecord) throws(GatewayError) -> SeedRecord? {
    try answers.replaced(by: record)
  }

  public func insert(_ record: SeedRecord) throws(GatewayError) -> Bool {
    try answers.note(record)
    switch record {
    case .dish(let dish): return dishes.insertNew(dish)
    case .recipe(let details): return recipes.insertNew(details)
    case .manufacturer(let manufacturer, let logo):
      if manufacturers[manufacturer.id] != nil { return false }
      try bring(manufacturer.photos, from: logo)
      return manufacturers.insertNew(manufacturer)
    case .beer(let beer, let album):
      if beers[beer.id] != nil { return false }
      if manufacturers[beer.manufacturer] == nil {
        guard keepsBase, try answers.base.manufacturer(beer.manufacturer) != nil else { throw .notFound }
      }
      try bring(beer.album.photos, from: album)
      return beers.insertNew(beer)
    case .place(let place): return places.insertNew(place)
    case .placeDownload(let note):
      download = note
      return true
    }
  }

  /// Collects the pictures supplied with a record. All other pictures of the record must already be stored.
  private func bring(_ ids: [Photo.ID], from images: [LoadedImage]) throws(GatewayError) {
    let new = ids.filter { photos[$0] == nil }
    if new.isEmpty { return }
    let byID = Dictionary(images.map { (Photo.ID(of: $0), $0) }) { first, _ in first }
    for id in new {
      if let image = byID[id] { photos[id] = image } else if try !answers.base.hasPhoto(id) { throw .notFound }
    }
  }

  /// - Throws: ``GatewayError/conflict`` if `records` no longer match an answer that this writer returned earlier.
  package func check(_ records: Base) throws(GatewayError) { try answers.check(records) }
}

extension Dictionary where Value: Identifiable, Key == Value.ID {
  /// Inserts a value. If a value with the same id exists, changes nothing and returns `false`.
  fileprivate mutating func insertNew(_ value: Value) -> Bool {
    if self[value.id] != nil { return false }
    self[value.id] = value
    return true
  }
}
