public import Entities
public import UseCases

/// The places of a store. The rules of `PlaceGateway` run over this protocol.
public protocol PlaceRecords {
  /// Returns the note of the download that the places came from. `nil` if no download was completed.
  func placeDownload() throws(GatewayError) -> PlaceDownloadNote?

  /// Returns the place with this id. `nil` if there is none.
  func place(_ id: Place.ID) throws(GatewayError) -> Place?

  /// Returns a page as `PlaceGateway.places(_:page:)` promises it, but with the hits of a search in list order.
  func places(_ question: PlaceQuery, page: Page) throws(GatewayError) -> Paged<Place>

  /// Returns a page as `PlaceGateway.places(_:page:)` promises it, with the hits of a search sorted as `SearchText.bestFirst(_:)` does.
  ///
  /// The default implementation reads all hits up to the limit for ranking, regardless of the page.
  func bestPlaces(_ question: PlaceQuery, page: Page) throws(GatewayError) -> Paged<Place>

  /// Returns the pins that `PlaceGateway.pins(_:)` promises.
  func pins(_ question: PlaceQuery) throws(GatewayError) -> [PlacePin]

  /// Returns the counts that `PlaceGateway.placeCounts()` promises.
  func placeCounts() throws(GatewayError) -> PlaceCounts
}

extension PlaceRecords {
  public func bestPlaces(_ question: PlaceQuery, page: Page) throws(GatewayError) -> Paged<Place> {
    try question.search.bestFirst(page) { (page) throws(GatewayError) in
      try places(question, page: page)
    }
  }
}
