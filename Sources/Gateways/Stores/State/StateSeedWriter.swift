public import Entities
public import UseCases

extension StateRecords: SeedRecords {
  public func isSeeded(_ domain: Domain) -> Bool { state.seeded.contains(domain) }

  public func seedWriter(_ domain: Domain) -> StateSeedWriter { StateSeedWriter(self, domain) }

  public mutating func commit(_ writer: StateSeedWriter) throws(GatewayError) -> Int {
    let before = state.beers.reviews.count
    try writer.commit(to: &self)
    return before - state.beers.reviews.count
  }
}

/// Gathers the records of a seed separately from the existing ones; both are merged at the end.
public final class StateSeedWriter: SeedWriter {
  private let domain: Domain
  /// The records as they were when the seed began.
  private let base: StateRecords
  private var answered = SeedAnswers()
  private var marks = SeedMarks()
  /// Whether the existing records stay.
  private var keepsBase = true
  private var dishes: [Dish.ID: Dish] = [:]
  private var recipes: [Recipe.ID: RecipeDetails] = [:]
  private var manufacturers: [Manufacturer.ID: Manufacturer] = [:]
  private var beers: [Beer.ID: Beer] = [:]
  private var places: [Place.ID: Place] = [:]
  private var download: PlaceDownloadNote?
  private var photos: [Photo.ID: LoadedImage] = [:]

  init(_ base: StateRecords, _ domain: Domain) {
    self.base = base
    self.domain = domain
  }

  public var isSeeded: Bool { answered.isSeeded(base.isSeeded(domain)) }

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

  public var stamp: StoreStamp { answered.stamp(base.stamp(of: domain)) }

  public func markSamples() { marks.holdsSamples = true }

  public func dropSamples() { marks.dropsSamples = true }

  public func removeAll() {
    keepsBase = false
    (dishes, recipes, manufacturers, beers, places) = ([:], [:], [:], [:], [:])
    (download, photos) = (nil, [:])
  }

  public func knownID(of beer: Beer) -> Beer.ID? {
    let kept = base.state.beers
    if kept.beers[beer.id] != nil { return beer.id }
    let others = kept.beersOfMaker[beer.manufacturer, default: []].filter { $0.text.hasPrefix(beer.id.text + "+") }
    guard others.count == 1, let id = others.first, let known = kept.beers[id] else { return nil }
    return known.alcohol == beer.alcohol || known.alcohol == nil || beer.alcohol == nil ? id : nil
  }

  public func insert(_ record: SeedRecord) throws(GatewayError) -> Bool {
    try marks.note(record) { base.samples(of: domain) }
    switch record {
    case .dish(let dish): return dishes.insertNew(dish)
    case .recipe(let details): return recipes.insertNew(details)
    case .manufacturer(let manufacturer, let logo):
      if manufacturers[manufacturer.id] != nil { return false }
      try bring(manufacturer.photos, from: logo)
      return manufacturers.insertNew(manufacturer)
    case .beer(let beer, let album):
      if beers[beer.id] != nil { return false }
      let isMakerThere =
        manufacturers[beer.manufacturer] != nil || keepsBase && base.manufacturer(beer.manufacturer) != nil
      if !isMakerThere { throw .notFound }
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
      if let image = byID[id] { photos[id] = image } else if !base.hasPhoto(id) { throw .notFound }
    }
  }

  func commit(to records: inout StateRecords) throws(GatewayError) {
    try answered.check(isSeeded: records.isSeeded(domain)) { (dropsSamples) throws(GatewayError) in
      try records.isEmpty(domain, dropsSamples: dropsSamples)
    } hasSamples: { () throws(GatewayError) in
      try records.sampleCount(in: domain)?.makeWay == true
    } stamp: {
      records.stamp(of: domain)
    }
    try records.prepare(for: marks, in: domain)
    let now = keepsBase ? records.state : StoreState()
    switch domain {
    case .restaurant: records.state.menu = try sorted(dishes, over: now.menu)
    case .recipes:
      records.state.recipes = try sorted(recipes, over: now.recipes) { $0.completed(by: $1) }
    case .places:
      records.state.places = try sorted(places, over: now.places)
      records.state.placeDownload = download ?? now.placeDownload
    case .beers: records.state.beers = try catalog(over: now.beers, in: records)
    }
    records.brought.merge(photos) { $1 }
    records.state.seeded.insert(domain)
    try records.settle(marks, in: domain)
  }

  /// The gathered records, and the existing ones that they do not replace.
  private func sorted<Record: ListedRecord>(
    _ gathered: [Record.ID: Record], over now: SortedRecords<Record>,
    completed: (Record, Record) -> Record = { newer, _ in newer }
  ) throws(GatewayError) -> SortedRecords<Record> {
    let all = now.byID.merging(gathered) { completed($1, $0) }
    guard let sorted = SortedRecords(all.values) else { throw .conflict }
    return sorted
  }

  /// The merged catalog. The reviews of a beer stay if the beer does.
  private func catalog(over now: BeerState, in records: StateRecords) throws(GatewayError) -> BeerState {
    let kept = records.state.beers
    let manufacturers = now.manufacturers.merging(manufacturers) { $1.completed(by: $0) }
    let beers = now.beers.merging(beers) { $1.completed(by: $0) }
    let named = manufacturers.values.flatMap(\.photos) + beers.values.flatMap(\.album.photos)
    guard named.allSatisfy({ photos[$0] != nil || records.hasPhoto($0) }) else { throw .conflict }
    do {
      return try BeerState(
        manufacturers: manufacturers.values, beers: beers.values,
        reviews: kept.reviews.values.filter { beers[$0.beer] != nil })
    } catch {
      throw .conflict
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
