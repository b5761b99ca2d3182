public import Entities

/// Finds downloaded places and their positions on the map.
public protocol GetPlaceList: Sendable {
  /// Returns a page of the places, the pins of all places of the requested kind, and the user's position.
  func callAsFunction(_ request: PlaceListRequest, page: Page) async throws(GetPlacesError) -> PlaceList
}

extension GetPlaceList {
  /// Returns a page of places. By default, returns the first page of all places.
  public func callAsFunction(
    _ request: PlaceListRequest = PlaceListRequest(), page: Page? = nil
  ) async throws(GetPlacesError) -> PlaceList {
    try await self(request, page: page ?? Page.first)
  }
}

/// A request for a list of places.
public struct PlaceListRequest: Sendable, Hashable {
  /// The kind of the places. `nil` for all kinds.
  public var kind: Place.Kind?
  /// The words that must be in the name. A blank search matches all names.
  public var search: SearchText
  /// Whether to sort by distance from the user instead of by name.
  public var isByDistance: Bool

  /// Creates a request. By default, it requests all places, sorted by name.
  public init(kind: Place.Kind? = nil, matching search: SearchText = SearchText(), isByDistance: Bool = false) {
    self.kind = kind
    self.search = search
    self.isByDistance = isByDistance
  }
}

/// The reason why places can't be shown.
public enum GetPlacesError: StoreError, Sendable, Hashable {
  /// The places can't be read, because no download has ever been completed.
  case notReady(PlaceReadiness)
  /// The user's position is unknown, so the list can't be sorted by distance.
  case positionUnknown
  /// The store failed.
  case store(GatewayError)
}

/// A page of places, with the pins for a map.
public struct PlaceList: Sendable, Hashable {
  /// A place on the map, with its row in the list.
  public struct Pin: Sendable, Hashable {
    /// The id, the name and the coordinate of the place.
    public let pin: PlacePin
    /// The number of the place's row, counted from 1. `nil` if the place isn't on this page.
    public let number: Int?
    /// Whether the place matches the search.
    public let isHit: Bool
  }

  /// The places on the page, in the order of the list.
  public let places: Paged<Place>
  /// The number of the first row, counted from 1 across all pages.
  public let firstNumber: Int
  /// The pins of all places of the requested kind whose positions are known. Without a search, all pins are hits.
  public let pins: [Pin]
  /// The user's position. `nil` if the position is unknown.
  public let position: Coordinate?

  /// - Parameters:
  ///   - all: The pins of all places of the requested kind.
  ///   - hits: The ids of the places that match the search. `nil` if all places match.
  public init(
    _ places: Paged<Place>, firstNumber: Int, pins all: [PlacePin], hits: Set<Place.ID>?, position: Coordinate?
  ) {
    self.places = places
    self.firstNumber = firstNumber
    self.position = position
    let numbers = Dictionary(
      uniqueKeysWithValues: places.items.enumerated().map { ($0.element.id, firstNumber + $0.offset) })
    pins = all.map { Pin(pin: $0, number: numbers[$0.id], isHit: hits?.contains($0.id) ?? true) }
  }

  /// Returns the distance between a place and the user, in meters. `nil` if either position is unknown.
  public func distance(of place: Place) -> Double? {
    position.flatMap { here in place.coordinate.map { here.distance(to: $0) } }
  }
}

/// Reads the page, the pins and the hits, all from the same download.
package struct GetPlaceListInteractor: GetPlaceList {
  private let places: any PlaceGateway
  private let checkPlaces: any CheckPlaces
  private let location: any LocationGateway

  /// - Parameters:
  ///   - checkPlaces: The use case that checks whether the places can be read.
  ///   - location: The gateway that provides the user's position.
  package init(places: any PlaceGateway, checkPlaces: any CheckPlaces, location: any LocationGateway) {
    self.places = places
    self.checkPlaces = checkPlaces
    self.location = location
  }

  @concurrent package func callAsFunction(
    _ request: PlaceListRequest, page: Page
  ) async throws(GetPlacesError) -> PlaceList {
    try await checkPlaces.require()
    let position = try await GetPlacesError.wrapping(await location.position())
    if request.isByDistance, position == nil { throw .positionUnknown }
    return try await checkPlaces.reading { (_) throws(GetPlacesError) in
      try await GetPlacesError.wrapping(await list(request, page, around: position))
    }
  }

  private func list(
    _ request: PlaceListRequest, _ page: Page, around position: Coordinate?
  ) async throws(GatewayError) -> PlaceList {
    var question = PlaceQuery(
      kind: request.kind, matching: request.search, nearest: request.isByDistance ? position : nil)
    let found = try await places.places(question, page: page)
    let hits = request.search.isBlank ? nil : Set(try await places.pins(question).map(\.id))
    question.search = SearchText()
    let pins = try await places.pins(question)
    return PlaceList(found, firstNumber: page.offset + 1, pins: pins, hits: hits, position: position)
  }
}
