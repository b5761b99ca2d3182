public import Entities

/// Stores places. A seed replaces all of them in one change.
///
/// A call whose task was canceled before it started throws ``GatewayError/cancelled``.
public protocol PlaceGateway: Sendable {
  /// Returns the record of the download from which the stored places came. `nil` if no download has ever been completed.
  func placeDownload() async throws(GatewayError) -> PlaceDownloadNote?

  /// Returns the place with this id. Throws ``GatewayError/notFound`` if it does not exist.
  func place(_ id: Place.ID) async throws(GatewayError) -> Place

  /// Returns a page of the places that match a query, in the order of `PlacePosition`: by name, or by distance from the query's point, with
  /// places of unknown position last. If the places are sorted by name, the best hits of a search come first (`SearchText.rankingLimit`).
  /// Past the end, the page is empty.
  func places(_ question: PlaceQuery, page: Page) async throws(GatewayError) -> Paged<Place>

  /// Returns all places that match a query and whose position is known, in the order of `PlacePosition`.
  func pins(_ question: PlaceQuery) async throws(GatewayError) -> [PlacePin]

  /// Returns the numbers of places and pictures.
  func placeCounts() async throws(GatewayError) -> PlaceCounts
}

/// The numbers of places and pictures.
public struct PlaceCounts: Sendable, Hashable {
  /// The number of places of each kind. Kinds without places are omitted.
  public let places: [Place.Kind: Int]
  /// The number of the places' pictures, downloaded or not. Pictures with the same address are counted once, and so are maps of the same
  /// point.
  public let pictures: Int
  /// The number of missing pictures that the next download requests (`PlacePicture.isWanted`).
  public let missingPictures: Int
  /// The number of missing pictures that only an entirely new download requests again (`PlacePicture.isSkipped`).
  public let skippedPictures: Int

  /// Creates the counts of places and pictures.
  public init(places: [Place.Kind: Int], pictures: Int, missingPictures: Int, skippedPictures: Int) {
    self.places = places
    self.pictures = pictures
    self.missingPictures = missingPictures
    self.skippedPictures = skippedPictures
  }

  /// Counts the given places and their pictures.
  public init(of places: some Sequence<Place>) {
    var (counts, pictures): ([Place.Kind: Int], [Origin: PlacePicture]) = ([:], [:])
    for place in places {
      counts[place.kind, default: 0] += 1
      for picture in place.pictures.values {
        let origin = Origin(address: picture.address, point: picture.address == nil ? place.coordinate : nil)
        // A shared picture that is missing for one place counts as missing for all places.
        if let known = pictures[origin], known.isWanted || known.isSkipped && !picture.isWanted { continue }
        pictures[origin] = picture
      }
    }
    self.init(
      places: counts, pictures: pictures.count, missingPictures: pictures.values.count(where: \.isWanted),
      skippedPictures: pictures.values.count(where: \.isSkipped))
  }
}

/// The identity of a picture: its address, or the point of a map.
private struct Origin: Hashable {
  let address: WebAddress?
  let point: Coordinate?
}

/// A query for places, with their sort order.
public struct PlaceQuery: Sendable, Hashable {
  /// The kind of the places. `nil` for all kinds.
  public var kind: Place.Kind?
  /// The words that must be in the name. A blank search matches all names.
  public var search: SearchText
  /// The point from which distances are measured, to sort by distance. `nil` to sort by name.
  public var nearest: Coordinate?

  /// Creates a query. By default, it matches all places, sorted by name.
  public init(kind: Place.Kind? = nil, matching search: SearchText = SearchText(), nearest: Coordinate? = nil) {
    self.kind = kind
    self.search = search
    self.nearest = nearest
  }
}

/// A place as a point on a map.
public struct PlacePin: Sendable, Hashable, Identifiable {
  /// The id of the place, which also identifies the pin.
  public let id: Place.ID
  /// The name of the place.
  public let name: String
  /// The position of the place.
  public let coordinate: Coordinate

  /// Creates a pin from a place's id, name and position.
  public init(_ id: Place.ID, name: String, at coordinate: Coordinate) {
    self.id = id
    self.name = name
    self.coordinate = coordinate
  }
}
