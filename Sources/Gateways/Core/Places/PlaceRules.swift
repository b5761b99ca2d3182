public import Entities
public import UseCases

extension PlaceGateway where Self: RecordStore, Records: PlaceRecords {
  public func placeDownload() async throws(GatewayError) -> PlaceDownloadNote? {
    try await read(touching: .domain(.places)) { (records) throws(GatewayError) in try records.placeDownload() }
  }

  public func place(_ id: Place.ID) async throws(GatewayError) -> Place {
    try await read(touching: .domain(.places)) { (records) throws(GatewayError) in try records.place(id).orNotFound }
  }

  public func places(_ question: PlaceQuery, page: Page) async throws(GatewayError) -> Paged<Place> {
    try await read(touching: .domain(.places)) { (records) throws(GatewayError) in
      try question.nearest == nil
        ? records.bestPlaces(question, page: page) : records.places(question, page: page)
    }
  }

  public func pins(_ question: PlaceQuery) async throws(GatewayError) -> [PlacePin] {
    try await read(touching: .domain(.places)) { (records) throws(GatewayError) in try records.pins(question) }
  }

  public func placeCounts() async throws(GatewayError) -> PlaceCounts {
    try await read(touching: .domain(.places)) { (records) throws(GatewayError) in try records.placeCounts() }
  }
}
