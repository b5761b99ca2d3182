public import Entities

/// Finds places, and where they are on the map, in what was downloaded.
public protocol GetPlaceList: Sendable {
  /// A page of what is asked for, all pins of its kind, and where the user is.
  func callAsFunction(_ request: PlaceListRequest, page: Page) async throws(GetPlacesError) -> PlaceList
}

/// What a list of places is asked for.
public struct PlaceListRequest: Sendable, Hashable {
  /// Of this kind; `nil`: of all.
  public var kind: Place.Kind?
  /// Those whose name contains this.
  public var search: SearchText
  /// Whether those come first that are nearest to the user, instead of sorted by name.
  public var isByDistance: Bool

  /// All places by name, by default.
  public init(kind: Place.Kind? = nil, matching search: SearchText = SearchText(), isByDistance: Bool = false) {
    self.kind = kind
    self.search = search
    self.isByDistance = isByDistance
  }
}

/// Why places can't be shown.
public enum GetPlacesError: StoreError, Sendable, Hashable {
  /// No download was ever complete.
  case notReady(PlaceReadiness)
  /// The position of the user is unknown, so the list can't be sorted by distance.
  case positionUnknown
  /// The store failed.
  case store(GatewayError)
}

/// A page of a list of places, and the map above it.
public struct PlaceList: Sendable, Hashable {
  /// A point of the map.
  public struct Pin: Sendable, Hashable {
    /// What stands there.
    public let pin: PlacePin
    /// The number of its row, from 1; `nil`: it has none in this stretch.
    public let number: Int?
    /// Whether it is among what was searched for.
    public let isHit: Bool
  }

  /// The places of the stretch.
  public let places: Paged<Place>
  /// The number of the first row.
  public let firstNumber: Int
  /// All places of the kind that are somewhere; those that were searched for, and all where nothing was, are hits.
  public let pins: [Pin]
  /// Where the user is, if anybody knows.
  public let position: Coordinate?

  /// - Parameters:
  ///   - all: the pins of all places of the kind.
  ///   - hits: the ids of those that were searched for; `nil`: all.
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

/// Reads the page, its pins and the hits of one and the same download.
public struct GetPlaceListInteractor: GetPlaceList {
  private let places: any PlaceGateway
  private let checkPlaces: any CheckPlaces
  private let location: any LocationGateway

  /// - Parameters:
  ///   - checkPlaces: says whether the places can be read.
  ///   - location: tells where the user is.
  public init(places: any PlaceGateway, checkPlaces: any CheckPlaces, location: any LocationGateway) {
    self.places = places
    self.checkPlaces = checkPlaces
    self.location = location
  }

  @concurrent public func callAsFunction(
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
    var question = PlaceQuestion(
      kind: request.kind, matching: request.search, nearest: request.isByDistance ? position : nil)
    let found = try await places.places(question, page: page)
    let hits = request.search.isBlank ? nil : Set(try await places.pins(question).map(\.id))
    question.search = SearchText()
    let pins = try await places.pins(question)
    return PlaceList(found, firstNumber: page.offset + 1, pins: pins, hits: hits, position: position)
  }
}
