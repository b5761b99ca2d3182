package import Entities
public import UseCases

/// Gathers the records of a seed separately from the existing ones; both are merged at the end.
public final class GatheredSeedWriter<Base: StoreRecords>: SeedWriter {
  package let domain: Domain
  /// The records as they were when the seed began.
  private let base: Base
  private var answered = SeedAnswers()
  package private(set) var marks = SeedMarks()
  /// Whether the existing records stay.
  package private(set) var keepsBase = true
  package private(set) var dishes: [Dish.ID: Dish] = [:]
  package private(set) var recipes: [Recipe.ID: RecipeDetails] = [:]
  package private(set) var manufacturers: [Manufacturer.ID: Manufacturer] = [:]
  package private(set) var beers: [Beer.ID: Beer] = [:]
  private(set) var places: [Place.ID: Place] = [:]
  private(set) var download: PlaceDownloadNote?
  package private(set) var photos: [Photo.ID: LoadedImage] = [:]

  package init(_ base: Base, _ domain: Domain) {
    self.base = base
    self.domain = domain
  }

  public var isSeeded: Bool {
    get throws(GatewayError) { answered.isSeeded(try base.isSeeded(domain)) }
  }

  public var isEmpty: Bool {
    get throws(GatewayError) {
      let isNoneGathered = dishes.isEmpty && recipes.isEmpty && manufacturers.isEmpty && places.isEmpty
      if !isNoneGathered || !keepsBase { return isNoneGathered }
      return answered.isEmpty(
        try base.isEmpty(domain, dropsSamples: marks.dropsSamples), dropsSamples: marks.dropsSamples)
    }
  }

  public var hasSamples: Bool {
    get throws(GatewayError) { answered.hasSamples(try base.sampleCount(in: domain)?.makeWay == true) }
  }

  public var stamp: StoreStamp {
    get throws(GatewayError) { answered.stamp(try base.stamp(of: domain)) }
  }

  public func markSamples() { marks.holdsSamples = true }

  public func dropSamples() { marks.dropsSamples = true }

  public func removeAll() {
    keepsBase = false
    (dishes, recipes, manufacturers, beers, places) = ([:], [:], [:], [:], [:])
    (download, photos) = (nil, [:])
  }

  public func replaced(by record: SeedRecord) throws(GatewayError) -> SeedRecord? {
    try base.replaced(by: record, in: domain, &marks)
  }

  public func insert(_ record: SeedRecord) throws(GatewayError) -> Bool {
    try marks.note(record) { () throws(GatewayError) in try base.samples(of: domain) }
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
        guard keepsBase, try base.manufacturer(beer.manufacturer) != nil else { throw .notFound }
      }
      try bring(beer.album.photos, from: album)
      return beers.insertNew(beer)
    case .place(let place): return places.insertNew(place)
    case .placeDownload(let note):
      download = note
      return true
    }
  }

  /// Gathers the pictures that came with a record; any others must already be there.
  private func bring(_ ids: [Photo.ID], from images: [LoadedImage]) throws(GatewayError) {
    let new = ids.filter { photos[$0] == nil }
    if new.isEmpty { return }
    let byID = Dictionary(images.map { (Photo.ID(of: $0), $0) }) { first, _ in first }
    for id in new {
      if let image = byID[id] { photos[id] = image } else if try !base.hasPhoto(id) { throw .notFound }
    }
  }

  /// - Throws: ``GatewayError/conflict`` if something that this writer reported no longer holds of `records`.
  package func check(_ records: Base) throws(GatewayError) {
    try answered.check(isSeeded: try records.isSeeded(domain)) { (dropsSamples) throws(GatewayError) in
      try records.isEmpty(domain, dropsSamples: dropsSamples)
    } hasSamples: { () throws(GatewayError) in
      try records.sampleCount(in: domain)?.makeWay == true
    } stamp: { () throws(GatewayError) in
      try records.stamp(of: domain)
    }
  }
}

extension Dictionary where Value: Identifiable, Key == Value.ID {
  /// Inserts a value. Answers `false`, and changes nothing, if one with its id exists.
  fileprivate mutating func insertNew(_ value: Value) -> Bool {
    if self[value.id] != nil { return false }
    self[value.id] = value
    return true
  }
}
