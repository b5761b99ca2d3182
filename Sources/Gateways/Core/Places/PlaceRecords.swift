public import Entities
public import UseCases

/// The places of a store, as the rules of `PlaceGateway` read them.
public protocol PlaceRecords {
  /// What the download was that the places came with.
  func placeDownload() throws(GatewayError) -> PlaceDownloadNote?

  /// The place of this id.
  func place(_ id: Place.ID) throws(GatewayError) -> Place?

  /// A page as `PlaceGateway.places(_:page:)` returns it.
  func places(_ question: PlaceQuery, page: Page) throws(GatewayError) -> Paged<Place>

  /// A page of the hits of a search as `PlaceGateway` has them: sorted as `SearchText.bestFirst(_:)` does.
  ///
  /// The default implementation reads all hits that are ranked, whatever the page.
  func bestPlaces(_ question: PlaceQuery, page: Page) throws(GatewayError) -> Paged<Place>

  /// What `PlaceGateway.pins(_:)` answers.
  func pins(_ question: PlaceQuery) throws(GatewayError) -> [PlacePin]

  /// What `PlaceGateway.placeCounts()` answers.
  func placeCounts() throws(GatewayError) -> PlaceCounts
}

extension PlaceRecords {
  public func bestPlaces(_ question: PlaceQuery, page: Page) throws(GatewayError) -> Paged<Place> {
    try question.search.bestFirst(page) { (page) throws(GatewayError) in
      try places(question, page: page)
    }
  }
}
