public import Entities

/// Finds downloaded places and their positions on the map.
public protocol GetPlaceList: Sendable {
  /// A page of the places, the pins of all places of the kind, and the user's position.
  func callAsFunction(_ request: PlaceListRequest, page: Page) async throws(GetPlacesError) -> PlaceList
}

extension GetPlaceList {
  /// A page of the places, by default the first page of all.
  public func callAsFunction(
    _ request: PlaceListRequest = PlaceListRequest(), page: Page? = nil
  ) async throws(GetPlacesError) -> PlaceList {
    try await self(request, page: page ?? Page.first)
  }
}

/// A request for a list of places.
public struct PlaceListRequest: Sendable, Hashable {
  /// The kind; `nil`: all kinds.
  public var kind: Place.Kind?
  /// Words in the name; blank: any.
  public var search: SearchText
  /// Whether to sort by distance from the user instead of by name.
  public var isByDistance: Bool

  /// By default, all places by name.
  public init(kind: Place.Kind? = nil, matching search: SearchText = SearchText(), isByDistance: Bool = false) {
    self.kind = kind
    self.search = search
    self.isByDistance = isByDistance
  }
}

/// Why places can't be shown.
public enum GetPlacesError: StoreError, Sendable, Hashable {
  /// No download was ever completed.
  case notReady(PlaceReadiness)
  /// The position of the user is unknown, so the list can't be sorted by distance.
  case positionUnknown
  /// The store failed.
  case store(GatewayError)
}

/// A page of places, with the map above it.
public struct PlaceList: Sendable, Hashable {
  /// A point of the map.
  public struct Pin: Sendable, Hashable {
    /// The pin.
    public let pin: PlacePin
    /// The number of its row, from 1; `nil`: not on this page.
    public let number: Int?
    /// Whether it is a hit of the search.
    public let isHit: Bool
  }

  /// The places of the page.
  public let places: Paged<Place>
  /// The number of the first row.
  public let firstNumber: Int
  /// All places of the kind whose position is known; without a search, all are hits.
  public let pins: [Pin]
  /// The user's position, if it is known.
  public let position: Coordinate?

  /// - Parameters:
  ///   - all: the pins of all places of the kind.
  ///   - hits: the ids of the hits; `nil`: all.
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

  /// The distance of a place from the user, in meters; `nil` where either position is unknown.
  public func distance(of place: Place) -> Double? {
    position.flatMap { here in place.coordinate.map { here.distance(to: $0) } }
  }
}

/// Reads the page, its pins and the hits from the same download.
package struct GetPlaceListInteractor: GetPlaceList {
  private let places: any PlaceGateway
  private let checkPlaces: any CheckPlaces
  private let location: any LocationGateway

  /// - Parameters:
  ///   - checkPlaces: says whether the places can be read.
  ///   - location: provides the user's position.
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
