import Entities
import Gateways
import UseCases

extension BrokenStore {
  func placeDownload() async throws(GatewayError) -> PlaceDownloadNote? {
    if let onPlaceDownload { try await onPlaceDownload(base) } else { try await base.placeDownload() }
  }

  func place(_ id: Place.ID) async throws(GatewayError) -> Place {
    if let onOnePlace { try await onOnePlace(base, id) } else { try await base.place(id) }
  }

  func places(_ question: PlaceQuestion, page: Page) async throws(GatewayError) -> Paged<Place> {
    if let onPlaces { return try await onPlaces(base, question, page) }
    return try await base.places(question, page: page)
  }

  func pins(_ question: PlaceQuestion) async throws(GatewayError) -> [PlacePin] {
    if let onPins { try await onPins(base, question) } else { try await base.pins(question) }
  }

  func placeCounts() async throws(GatewayError) -> PlaceCounts {
    if let onPlaceCounts { try await onPlaceCounts(base) } else { try await base.placeCounts() }
  }
}
