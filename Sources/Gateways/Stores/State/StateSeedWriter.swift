public import UseCases
import Entities

extension StateRecords: SeedRecords {
  public func isSeeded(_ domain: Domain) -> Bool { state.seeded.contains(domain) }

  public func seedWriter(_ domain: Domain) -> StateSeedWriter { StateSeedWriter(state, domain) }

  public mutating func commit(_ writer: StateSeedWriter) throws(GatewayError) {
    try writer.commit(to: &state)
    brought = writer.photos
  }
}

/// Gathers what a seed writes, and puts it into the state at the end.
public final class StateSeedWriter: SeedWriter {
  private let domain: Domain
  public let isSeeded: Bool
  private var dishes: SeededValues<Dish>
  private var recipes: SeededValues<RecipeDetails>
  private var manufacturers: SeededValues<Manufacturer>
  private var beers: SeededValues<Beer>
  private var places: SeededValues<Place>
  private var download: PlaceDownloadNote?
  /// The pictures that came in.
  private(set) var photos: [Photo.ID: LoadedImage] = [:]
  private let keptPhotos: Set<Photo.ID>

  init(_ state: StoreState, _ domain: Domain) {
    self.domain = domain
    isSeeded = state.seeded.contains(domain)
    dishes = SeededValues(state.menu.all)
    recipes = SeededValues(state.recipes.all)
    manufacturers = SeededValues(state.beers.manufacturers.values)
    beers = SeededValues(state.beers.beers.values)
    places = SeededValues(state.places.all)
    download = state.placeDownload
    keptPhotos = Set(state.beers.photoUses.keys)
  }

  public var isEmpty: Bool {
    switch domain {
    case .restaurant: dishes.isEmpty
    case .recipes: recipes.isEmpty
    case .beers: manufacturers.isEmpty
    case .places: places.isEmpty
    }
  }

  public func removeAll() {
    switch domain {
    case .restaurant: dishes = SeededValues([])
    case .recipes: recipes = SeededValues([])
    case .beers: (manufacturers, beers) = (SeededValues([]), SeededValues([]))
    case .places: (places, download) = (SeededValues([]), nil)
    }
  }

  public func insert(_ record: SeedRecord) throws(GatewayError) -> Bool {
    switch record {
    case .dish(let dish): return dishes.insert(dish)
    case .recipe(let details): return recipes.insert(recipes[details.id].map(details.completed) ?? details)
    case .manufacturer(let manufacturer, let logo):
      if manufacturers.hasInserted(manufacturer.id) { return false }
      try bring(manufacturer.photos, from: logo)
      return manufacturers.insert(manufacturers[manufacturer.id].map(manufacturer.completed) ?? manufacturer)
    case .beer(let beer, let album):
      if beers.hasInserted(beer.id) { return false }
      if manufacturers[beer.manufacturer] == nil { throw .notFound }
      try bring(beer.album.photos, from: album)
      return beers.insert(beers[beer.id].map(beer.completed) ?? beer)
    case .place(let place): return places.insert(place)
    case .placeDownload(let note):
      download = note
      return true
    }
  }

  /// Takes those of the pictures along that are new.
  private func bring(_ ids: [Photo.ID], from images: [LoadedImage]) throws(GatewayError) {
    let new = ids.filter { !keptPhotos.contains($0) && photos[$0] == nil }
    if new.isEmpty { return }
    let byID = Dictionary(images.map { (Photo.ID(of: $0), $0) }) { first, _ in first }
    for id in new { photos[id] = try byID[id].orNotFound }
  }

  func commit(to state: inout StoreState) throws(GatewayError) {
    switch domain {
    case .restaurant:
      guard let menu = SortedRecords(dishes.values) else { throw .conflict }
      state.menu = menu
    case .recipes:
      guard let collection = SortedRecords(recipes.values) else { throw .conflict }
      state.recipes = collection
    case .places:
      guard let places = SortedRecords(places.values) else { throw .conflict }
      (state.places, state.placeDownload) = (places, download)
    case .beers:
      // What was said of a beer stays where the beer does.
      let reviews = state.beers.reviews.values.filter { beers[$0.beer] != nil }
      do {
        state.beers = try BeerState(manufacturers: manufacturers.values, beers: beers.values, reviews: reviews)
      } catch {
        throw .conflict
      }
    }
    state.seeded.insert(domain)
  }
}

/// What a domain holds while a seed comes in.
private struct SeededValues<Value: Identifiable> {
  private var byID: [Value.ID: Value]
  private var inserted: Set<Value.ID> = []

  init(_ values: some Sequence<Value>) { byID = Dictionary(values.map { ($0.id, $0) }) { $1 } }

  var values: some Sequence<Value> { byID.values }
  var isEmpty: Bool { byID.isEmpty }

  subscript(id: Value.ID) -> Value? { byID[id] }

  func hasInserted(_ id: Value.ID) -> Bool { inserted.contains(id) }

  mutating func insert(_ value: Value) -> Bool {
    guard inserted.insert(value.id).inserted else { return false }
    byID[value.id] = value
    return true
  }
}
