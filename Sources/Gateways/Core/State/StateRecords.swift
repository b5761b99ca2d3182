public import Entities
public import UseCases

/// The records of a ``StateStore``: the state as a value, and the source of the pictures.
public struct StateRecords: Sendable {
  package var state: StoreState
  /// The pictures that this change adds.
  package var brought: [Photo.ID: LoadedImage] = [:]
  package let photoSource: any PhotoSource

  package init(_ state: StoreState, _ photoSource: any PhotoSource) {
    self.state = state
    self.photoSource = photoSource
  }
}

extension StateRecords: PhotoRecords {
  public func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage? {
    state.beers.photoUses[id] == nil ? nil : try photoSource.photo(id)
  }

  public func hasPhoto(_ id: Photo.ID) -> Bool { state.beers.photoUses[id] != nil || brought[id] != nil }

  public mutating func put(_ photo: LoadedImage, _ id: Photo.ID) { brought[id] = photo }
}

extension StateRecords: WholeRecords {
  public func inventory() -> StoreInventory { state.inventory() }

  public func stamp(of domain: Domain?) -> StoreStamp { StoreStamp(domain.map(state.part) ?? state) }

  public func contents() -> StoreState { state }

  public func forEachRecord(_ body: (StoreRecord) throws(GatewayError) -> Void) throws(GatewayError) {
    let beers = state.beers
    for domain in state.seeded.sorted(by: \.rawValue) {
      try body(.seeded(domain, samples: samples(of: domain)))
    }
    for entry in state.menu.entries { try body(.dish(entry.record)) }
    for entry in state.recipes.entries { try body(.recipe(entry.record)) }
    for maker in beers.manufacturers.values.sorted(by: \.id.text) { try body(.manufacturer(maker)) }
    for beer in beers.beers.values.sorted(by: \.id.text) { try body(.beer(beer)) }
    for entry in state.places.entries { try body(.place(entry.record)) }
    if let note = state.placeDownload { try body(.placeDownload(note)) }
    for review in beers.reviews.values.sorted(by: \.id.text) { try body(.review(review)) }
    for (user, orders) in state.orders.sorted(by: \.key.text) {
      for order in orders.placed { try body(.placedOrder(order, of: user)) }
      if let draft = orders.draft { try body(.draft(draft, of: user)) }
    }
    for (user, book) in state.favorites.sorted(by: \.key.text) where !book.states.isEmpty {
      if let place = book.place { try body(.favoritesSharedIn(place, of: user)) }
      for state in book.states.values.sorted(by: \.favorite.id.text) { try body(.favorite(state, of: user)) }
    }
  }

  public mutating func setSeeded(_ domains: Set<Domain>) { state.seeded = domains }

  public mutating func renewIDs() { state.renewIDs() }

  public mutating func removeAll() { state = StoreState() }
}

extension Sequence {
  /// Returns the elements sorted by the UTF-8 bytes of a string, as SQLite sorts them.
  package func sorted(by text: (Element) -> String) -> [Element] {
    inOrder { text($0).utf8.lexicographicallyPrecedes(text($1).utf8) }
  }
}
