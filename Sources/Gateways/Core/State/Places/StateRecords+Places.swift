public import Entities
public import UseCases

extension StateRecords: PlaceRecords {
  public func placeDownload() -> PlaceDownloadNote? { state.placeDownload }

  public func place(_ id: Place.ID) -> Place? { state.places[id] }

  public func places(_ question: PlaceQuery, page: Page) -> Paged<Place> {
    question.nearest == nil
      ? state.places.page(page) { $0.answers(question) } : Paged(hits(question), page: page)
  }

  public func pins(_ question: PlaceQuery) -> [PlacePin] {
    hits(question).compactMap { place in
      place.coordinate.map { PlacePin(place.id, name: place.name, at: $0) }
    }
  }

  public func placeCounts() -> PlaceCounts { PlaceCounts(of: state.places.all) }

  private func hits(_ question: PlaceQuery) -> [Place] {
    let hits = state.places.entries.filter { $0.answers(question) }.map(\.record)
    guard let point = question.nearest else { return hits }
    // The hits are already sorted by name, so a stable sort by distance is enough.
    return hits.map { (place: $0, distance: $0.coordinate.map { point.distance(to: $0) } ?? .infinity) }
      .inOrder { $0.distance < $1.distance }
      .map(\.place)
  }
}

extension SortedRecords<Place>.Entry {
  fileprivate func answers(_ question: PlaceQuery) -> Bool {
    (question.kind ?? record.kind) == record.kind && matches(question.search)
  }
}
