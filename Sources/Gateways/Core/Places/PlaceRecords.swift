public import Entities
public import UseCases

/// Gives the shared implementation of `PlaceGateway` access to the places of a store.
public protocol PlaceRecords {
  /// Returns the record of the download that provided the places. `nil` if no download was completed.
  func placeDownload() throws(GatewayError) -> PlaceDownloadNote?

  /// Returns the place with this id. `nil` if there is none.
  func place(_ id: Place.ID) throws(GatewayError) -> Place?

  /// Returns a page of the places that match a query, for `PlaceGateway.places(_:page:)`. The hits of a search are not ranked.
  func places(_ question: PlaceQuery, page: Page) throws(GatewayError) -> Paged<Place>

  /// Returns a page of the places that match a query, for `PlaceGateway.places(_:page:)`. The hits of a search are in the order of
  /// `SearchText.bestFirst(_:)`.
  ///
  /// The default implementation reads as many hits as can be ranked, regardless of the page.
  func bestPlaces(_ question: PlaceQuery, page: Page) throws(GatewayError) -> Paged<Place>

  /// Returns the pins of the places that match a query, for `PlaceGateway.pins(_:)`.
  func pins(_ question: PlaceQuery) throws(GatewayError) -> [PlacePin]

  /// Returns the numbers of places and pictures, for `PlaceGateway.placeCounts()`.
  func placeCounts() throws(GatewayError) -> PlaceCounts
}

extension PlaceRecords {
  public func bestPlaces(_ question: PlaceQuery, page: Page) throws(GatewayError) -> Paged<Place> {
    try question.search.bestFirst(page) { (page) throws(GatewayError) in
      try places(question, page: page)
    }
  }
}
