public import Entities
public import UseCases

extension StateRecords: SeedRecords {
  public func isSeeded(_ domain: Domain) -> Bool { state.seeded.contains(domain) }

  public func seedWriter(_ domain: Domain) -> BufferedSeedWriter<StateRecords> { BufferedSeedWriter(self, domain) }

  public mutating func commit(_ writer: BufferedSeedWriter<StateRecords>) throws(GatewayError) -> Int {
    let before = state.beers.reviews.count
    try put(writer)
    return before - state.beers.reviews.count
  }

  public func beerIDs(continuing id: Beer.ID, of manufacturer: Manufacturer.ID) -> [Beer.ID] {
    state.beers.beersOfMaker[manufacturer, default: []].filter { $0.text.hasPrefix(id.text + "+") }
  }

  private mutating func put(_ seed: BufferedSeedWriter<StateRecords>) throws(GatewayError) {
    try seed.check(self)
    try prepare(for: seed.marks, in: seed.domain)
    let now = seed.keepsBase ? state : StoreState()
    switch seed.domain {
    case .restaurant: state.menu = try sorted(seed.dishes, over: now.menu)
    case .recipes:
      state.recipes = try sorted(seed.recipes, over: now.recipes) { $0.completed(by: $1) }
    case .places:
      state.places = try sorted(seed.places, over: now.places)
      state.placeDownload = seed.download ?? now.placeDownload
    case .beers: state.beers = try catalog(of: seed, over: now.beers)
    }
    brought.merge(seed.photos) { $1 }
    state.seeded.insert(seed.domain)
    try settle(seed.marks, in: seed.domain)
  }

  /// Returns the collected records, and the stored records that they don't replace.
  private func sorted<Record: ListedRecord>(
    _ collected: [Record.ID: Record], over now: SortedRecords<Record>,
    completed: (Record, Record) -> Record = { newer, _ in newer }
  ) throws(GatewayError) -> SortedRecords<Record> {
    let all = now.byID.merging(collected) { completed($1, $0) }
    guard let sorted = SortedRecords(Array(all.values)) else { throw .conflict }
    return sorted
  }

  /// Returns the merged catalog. A beer that is kept also keeps its reviews.
  private func catalog(
    of seed: BufferedSeedWriter<StateRecords>, over now: BeerState
  ) throws(GatewayError) -> BeerState {
    let kept = state.beers
    let manufacturers = now.manufacturers.merging(seed.manufacturers) { $1.completed(by: $0) }
    let beers = now.beers.merging(seed.beers) { $1.completed(by: $0) }
    let named = manufacturers.values.flatMap(\.photos) + beers.values.flatMap(\.album.photos)
    guard named.allSatisfy({ seed.photos[$0] != nil || hasPhoto($0) }) else { throw .conflict }
    let reviews = kept.reviews.values.filter { beers[$0.beer] != nil }
    guard
      let catalog = BeerState(
        manufacturers: Array(manufacturers.values), beers: Array(beers.values), reviews: reviews)
    else { throw .conflict }
    return catalog
  }
}
