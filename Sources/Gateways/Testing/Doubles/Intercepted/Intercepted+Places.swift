public import Entities
public import UseCases

extension Intercepted: PlaceGateway where Base: PlaceGateway {
  public func placeDownload() async throws(GatewayError) -> PlaceDownloadNote? {
    try await make(.placeDownload, await base.placeDownload())
  }

  public func place(_ id: Place.ID) async throws(GatewayError) -> Place {
    try await make(.onePlace(id), await base.place(id))
  }

  public func places(_ question: PlaceQuery, page: Page) async throws(GatewayError) -> Paged<Place> {
    try await make(.places(question, page), await base.places(question, page: page))
  }

  public func pins(_ question: PlaceQuery) async throws(GatewayError) -> [PlacePin] {
    try await make(.pins(question), await base.pins(question))
  }

  public func placeCounts() async throws(GatewayError) -> PlaceCounts {
    try await make(.placeCounts, await base.placeCounts())
  }
}
