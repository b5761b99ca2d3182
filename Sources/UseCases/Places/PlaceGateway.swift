public import Entities

/// Where places are kept; they come and go with a seed, all at once.
public protocol PlaceGateway: Sendable {
  /// What the download was that the places came with; `nil` as long as none was ever complete.
  func placeDownload() async throws(GatewayError) -> PlaceDownloadNote?

  /// One place; ``GatewayError/notFound`` where there is none of this id.
  func place(_ id: Place.ID) async throws(GatewayError) -> Place

  /// A page of the places that a question asks for, in the order of `PlacePosition`: by name, or by distance from the question's point,
  /// with places of unknown position last. By name, the hits of a search come best first (`SearchText.mostRanked`). Past the end, it is empty.
  func places(_ question: PlaceQuestion, page: Page) async throws(GatewayError) -> Paged<Place>

  /// All places that a question asks for and whose position is known, in the order of `PlacePosition`.
  func pins(_ question: PlaceQuestion) async throws(GatewayError) -> [PlacePin]

  /// How many places and pictures there are.
  func placeCounts() async throws(GatewayError) -> PlaceCounts
}

/// How many places and pictures there are.
public struct PlaceCounts: Sendable, Hashable {
  /// Of each kind; one without places is not in it.
  public let places: [Place.Kind: Int]
  /// How many pictures they have, here or not. Pictures of one address count once, and so do maps of one point.
  public let pictures: Int
  /// How many of those the next download asks for (`PlacePicture.isWanted`).
  public let missingPictures: Int
  /// How many of them were given up.
  public let givenUpPictures: Int

  /// What a gateway counted.
  public init(places: [Place.Kind: Int], pictures: Int, missingPictures: Int, givenUpPictures: Int) {
    self.places = places
    self.pictures = pictures
    self.missingPictures = missingPictures
    self.givenUpPictures = givenUpPictures
  }

  /// How many of these there are.
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

/// Which places are wanted, and in which order.
public struct PlaceQuestion: Sendable, Hashable {
  /// Of this kind; `nil`: of all.
  public var kind: Place.Kind?
  /// Those whose name contains this.
  public var search: SearchText
  /// Sorted by the distance from here; `nil`: by name.
  public var nearest: Coordinate?

  /// All places by name, by default.
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
