public import Entities
public import UseCases

extension StateStore: PlaceGateway {
  public func placeDownload() throws(GatewayError) -> PlaceDownloadNote? {
    try read { (state) in state.places.download }
  }

  public func place(_ id: Place.ID) throws(GatewayError) -> Place {
    try read { (state) throws(GatewayError) in try state.places.place(id) }
  }

  public func places(_ question: PlaceQuestion, page: Page) throws(GatewayError) -> Paged<Place> {
    try read { (state) in state.places.list(question, page: page) }
  }

  public func pins(_ question: PlaceQuestion) throws(GatewayError) -> [PlacePin] {
    try read { (state) in state.places.pins(question) }
  }

  public func placeCounts() throws(GatewayError) -> PlaceCounts {
    try read { (state) in PlaceCounts(of: state.places.places) }
  }
}
