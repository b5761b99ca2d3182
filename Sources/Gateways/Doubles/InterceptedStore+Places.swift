public import Entities
public import UseCases

extension InterceptedStore {
  public func placeDownload() async throws(GatewayError) -> PlaceDownloadNote? {
    try await before(.placeDownload)
    return try await base.placeDownload()
  }

  public func place(_ id: Place.ID) async throws(GatewayError) -> Place {
    try await before(.onePlace(id))
    return try await base.place(id)
  }

  public func places(_ question: PlaceQuestion, page: Page) async throws(GatewayError) -> Paged<Place> {
    try await before(.places(question, page))
    return try await base.places(question, page: page)
  }

  public func pins(_ question: PlaceQuestion) async throws(GatewayError) -> [PlacePin] {
    try await before(.pins(question))
    return try await base.pins(question)
  }

  public func placeCounts() async throws(GatewayError) -> PlaceCounts {
    try await before(.placeCounts)
    return try await base.placeCounts()
  }
}
