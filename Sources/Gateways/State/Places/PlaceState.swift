public import Entities
import UseCases

/// The places in the order of their names, ready to be searched.
public struct PlaceState: Sendable, Hashable {
  private struct Entry: Sendable, Hashable {
    let place: Place
    let position: PlacePosition
    let name: String

    init(_ place: Place) {
      self.place = place
      position = PlacePosition(place)
      name = SearchText.fold(place.name)
    }
  }

  /// What they came with; `nil`: they were never downloaded to the end.
  public internal(set) var download: PlaceDownloadNote?
  private var entries: [Entry] = []
  private var byID: [Place.ID: Place] = [:]

  /// - Returns: `nil` when two places have one id.
  init?(_ places: some Sequence<Place>, download: PlaceDownloadNote?) {
    for place in places where byID.updateValue(place, forKey: place.id) != nil { return nil }
    entries = byID.values.map(Entry.init).sorted { $0.position < $1.position }
    self.download = download
  }

  init() {}

  /// All places, by name.
  public var places: [Place] { entries.map(\.place) }
  var count: Int { entries.count }

  func place(_ id: Place.ID) throws(GatewayError) -> Place {
    guard let place = byID[id] else { throw .notFound }
    return place
  }

  func list(_ question: PlaceQuestion, page: Page) -> Paged<Place> {
    let rest = hits(question).dropFirst(page.offset)
    return Paged(Array(rest.prefix(page.limit)), hasMore: rest.count > page.limit)
  }

  func pins(_ question: PlaceQuestion) -> [PlacePin] {
    hits(question).compactMap { place in
      place.coordinate.map { PlacePin(place.id, name: place.name, at: $0) }
    }
  }

  private func hits(_ question: PlaceQuestion) -> [Place] {
    let hits = entries.lazy.filter { entry in
      (question.kind ?? entry.place.kind) == entry.place.kind && question.search.matches(folded: entry.name)
    }
    .map(\.place)
    guard let point = question.nearest else { return Array(hits) }
    // Names are compared once: those that are equally far stay in their order.
    return hits.map { (place: $0, distance: $0.coordinate.map { point.distance(to: $0) } ?? .infinity) }
      .enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .map(\.element.place)
  }
}
