public import Entities

/// Stores places; a seed replaces all of them at once.
///
/// A call whose task was canceled before it began throws ``GatewayError/cancelled``.
public protocol PlaceGateway: Sendable {
  /// The note of the download that brought the places; `nil` if none was ever completed.
  func placeDownload() async throws(GatewayError) -> PlaceDownloadNote?

  /// The place with this id; throws ``GatewayError/notFound`` if there is none.
  func place(_ id: Place.ID) async throws(GatewayError) -> Place

  /// A page of the places that a question asks for, in the order of `PlacePosition`: by name, or by distance from the question's point,
  /// with places of unknown position last. By name, the hits of a search come best first (`SearchText.mostRanked`). Past the end, it is empty.
  func places(_ question: PlaceQuery, page: Page) async throws(GatewayError) -> Paged<Place>

  /// All places that a question asks for and whose position is known, in the order of `PlacePosition`.
  func pins(_ question: PlaceQuery) async throws(GatewayError) -> [PlacePin]

  /// How many places and pictures there are.
  func placeCounts() async throws(GatewayError) -> PlaceCounts
}

/// How many places and pictures there are.
public struct PlaceCounts: Sendable, Hashable {
  /// The number of places of each kind; kinds without places are left out.
  public let places: [Place.Kind: Int]
  /// How many pictures they have, downloaded or not. Pictures with the same address count once, and so do maps of the same point.
  public let pictures: Int
  /// How many of them the next download requests (`PlacePicture.isWanted`).
  public let missingPictures: Int
  /// How many of them were given up.
  public let givenUpPictures: Int

  /// The counts of a gateway.
  public init(places: [Place.Kind: Int], pictures: Int, missingPictures: Int, givenUpPictures: Int) {
    self.places = places
    self.pictures = pictures
    self.missingPictures = missingPictures
    self.givenUpPictures = givenUpPictures
  }

  /// The counts of these places.
  public init(of places: some Sequence<Place>) {
    var (counts, pictures): ([Place.Kind: Int], [Origin: PlacePicture]) = ([:], [:])
    for place in places {
      counts[place.kind, default: 0] += 1
      for picture in place.pictures.values {
        let origin = Origin(address: picture.address, point: picture.address == nil ? place.coordinate : nil)
        // Missing for one place is missing for all.
        if let known = pictures[origin], known.isWanted || known.isGivenUp && !picture.isWanted { continue }
        pictures[origin] = picture
      }
    }
    self.init(
      places: counts, pictures: pictures.count, missingPictures: pictures.values.count(where: \.isWanted),
      givenUpPictures: pictures.values.count(where: \.isGivenUp))
  }
}

/// What identifies a picture: its address, or the point of a map.
private struct Origin: Hashable {
  let address: WebAddress?
  let point: Coordinate?
}

/// A query for places, with their order.
public struct PlaceQuery: Sendable, Hashable {
  /// The kind; `nil`: all kinds.
  public var kind: Place.Kind?
  /// Words in the name; blank: any.
  public var search: SearchText
  /// The point to sort by distance from; `nil`: sorted by name.
  public var nearest: Coordinate?

  /// By default, all places by name.
  public init(kind: Place.Kind? = nil, matching search: SearchText = SearchText(), nearest: Coordinate? = nil) {
    self.kind = kind
    self.search = search
    self.nearest = nearest
  }
}

/// A place as a point on a map.
public struct PlacePin: Sendable, Hashable, Identifiable {
  /// The id of the place.
  public let id: Place.ID
  /// The name of the place.
  public let name: String
  /// Where the place is.
  public let coordinate: Coordinate

  /// A point with a name.
  public init(_ id: Place.ID, name: String, at coordinate: Coordinate) {
    self.id = id
    self.name = name
    self.coordinate = coordinate
  }
}
