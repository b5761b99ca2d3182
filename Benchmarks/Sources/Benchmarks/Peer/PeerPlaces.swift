import Foundation
import GRDB

/// The places as one would read them with GRDB: a record for each table, `Codable`, from a database with the kit's tables and indices.
///
/// The texts, labels and pictures of a page are read with a query for each table, put together by hand: `including(all:)` does the same.
struct PeerPlaces {
  struct Place: Codable, Sendable, FetchableRecord, TableRecord {
    static let databaseTableName = "place"
    static var databaseSelection: [any SQLSelectable] { CodingKeys.allCases.map { Column($0.rawValue) } }

    enum CodingKeys: String, CodingKey, CaseIterable {
      case id, kind, number, name, address, latitude, longitude, telephone, email, website
      case bookingOperation = "booking_operation"
      case bookingData = "booking_data"
      case hasSpecialOffer = "has_special_offer"
    }

    let id: String
    let kind: String
    let number: String
    let name: String
    let address: String
    let latitude: Double?
    let longitude: Double?
    let telephone: String
    let email: String
    let website: String?
    let bookingOperation: String
    let bookingData: String
    let hasSpecialOffer: Bool
  }

  struct Text: Codable, Sendable, FetchableRecord, TableRecord {
    static let databaseTableName = "place_text"

    let place: String
    let field: String
    let language: String
    let text: String
  }

  struct Label: Codable, Sendable, FetchableRecord, TableRecord {
    static let databaseTableName = "place_label"

    let place: String
    let kind: String
    let position: Int
    let name: String
  }

  struct Picture: Codable, Sendable, FetchableRecord, TableRecord {
    static let databaseTableName = "place_picture"

    let place: String
    let role: String
    let address: String?
    let photo: String?
    let bytes: Int?
    let absence: String?
  }

  struct WholePlace: Sendable {
    let place: Place
    let texts: [Text]
    let labels: [Label]
    let pictures: [Picture]
  }

  private let database: DatabaseQueue

  /// - Parameter source: the kit's database, which is copied as it is.
  init(_ path: String, copyOf source: String) throws {
    database = try PeerDatabase.open(path)
    try PeerDatabase.open(source).backup(to: database)
  }

  /// The first places by name; of a kind, with a word in their names, if one is asked for.
  func byName(_ limit: Int, kind: String? = nil, word: String? = nil) throws -> [WholePlace] {
    try database.read { db in
      let places = try found(kind, word).order(Column("name_key"), Column("id")).limit(limit + 1).fetchAll(db)
      return try whole(places.prefix(limit), db)
    }
  }

  /// The nearest places, sorted by SQLite: all of them, as one usually does it.
  func nearest(
    _ limit: Int, to point: (latitude: Double, longitude: Double), word: String? = nil
  ) throws -> [WholePlace] {
    try database.read { db in
      try whole(near(point, found(nil, word)).limit(limit + 1).fetchAll(db).prefix(limit), db)
    }
  }

  /// The same, by the index on the latitude: in a box around the point that grows until enough are in it.
  func nearestInBox(
    _ limit: Int, to point: (latitude: Double, longitude: Double), word: String? = nil
  ) throws -> [WholePlace] {
    try database.read { db in
      var reach = 0.0025
      while true {
        let width = reach / Self.narrowing(at: point.latitude)
        let places = try near(
          point,
          found(nil, word)
            .filter((point.latitude - reach...point.latitude + reach).contains(Column("latitude")))
            .filter((point.longitude - width...point.longitude + width).contains(Column("longitude")))
        ).limit(limit + 1).fetchAll(db)
        // What is as far as the box's corners may be farther than what is beyond its sides.
        let isEnough = places.count > limit && places.last.map { Self.distance($0, point) <= reach } == true
        if isEnough || reach > 180 { return try whole(places.prefix(limit), db) }
        reach *= 2
      }
    }
  }

  private func found(_ kind: String?, _ word: String?) -> QueryInterfaceRequest<Place> {
    var places = Place.all()
    if let kind { places = places.filter(Column("kind") == kind) }
    if let word { places = places.filter(Column("name_fold").like("%\(word)%")) }
    return places
  }

  /// By the square of the distance on a map on which degrees of longitude are as narrow as at the point.
  private func near(
    _ point: (latitude: Double, longitude: Double), _ places: QueryInterfaceRequest<Place>
  ) -> QueryInterfaceRequest<Place> {
    let narrowing = Self.narrowing(at: point.latitude)
    let north = Column("latitude") - point.latitude
    let east = (Column("longitude") - point.longitude) * narrowing
    return places.filter(Column("latitude") != nil).order(north * north + east * east)
  }

  private static func distance(_ place: Place, _ point: (latitude: Double, longitude: Double)) -> Double {
    let north = (place.latitude ?? 0) - point.latitude
    let east = ((place.longitude ?? 0) - point.longitude) * narrowing(at: point.latitude)
    return (north * north + east * east).squareRoot()
  }

  /// How much shorter a degree of longitude is than one of latitude.
  private static func narrowing(at latitude: Double) -> Double { cos(latitude * .pi / 180) }

  private func whole(_ places: some Collection<Place>, _ db: Database) throws -> [WholePlace] {
    let ids = places.map(\.id)
    let texts = try Text.filter(ids.contains(Column("place"))).fetchAll(db)
    let labels = try Label.filter(ids.contains(Column("place"))).order(Column("position")).fetchAll(db)
    let pictures = try Picture.filter(ids.contains(Column("place"))).fetchAll(db)
    let (textsOf, labelsOf) = (Dictionary(grouping: texts, by: \.place), Dictionary(grouping: labels, by: \.place))
    let picturesOf = Dictionary(grouping: pictures, by: \.place)
    return places.map {
      WholePlace(
        place: $0, texts: textsOf[$0.id] ?? [], labels: labelsOf[$0.id] ?? [], pictures: picturesOf[$0.id] ?? [])
    }
  }
}
