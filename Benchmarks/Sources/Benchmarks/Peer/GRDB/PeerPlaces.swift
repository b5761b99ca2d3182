import Foundation
import GRDB

extension PeerPlace.Place: FetchableRecord, TableRecord {
  static let databaseTableName = "place"
  static var databaseSelection: [any SQLSelectable] { CodingKeys.allCases.map { Column($0.rawValue) } }
}

extension PeerPlace.Text: FetchableRecord, TableRecord {
  static let databaseTableName = "place_text"
}

extension PeerPlace.Label: FetchableRecord, TableRecord {
  static let databaseTableName = "place_label"
}

extension PeerPlace.Picture: FetchableRecord, TableRecord {
  static let databaseTableName = "place_picture"
}

/// A typical implementation of the places with GRDB: a `Codable` record for each table, from a database with the kit's tables and indexes.
///
/// The descriptions, labels and pictures on a page are read with one query for each table, and combined by hand, just as GRDB's
/// `including(all:)` would do.
struct PeerPlaces: PlacesPeer {
  private let database: DatabaseQueue

  /// Copies the kit's database and opens the copy.
  ///
  /// - Parameter source: The path of the kit's database, which is copied.
  init(_ path: String, copyOf source: String) throws {
    database = try PeerDatabase.open(path)
    try PeerDatabase.open(source).backup(to: database)
  }

  func byName(_ limit: Int, kind: String?, word: String?) throws -> [PeerPlace] {
    try database.read { db in
      let places = try found(kind, word).order(Column("name_key"), Column("id")).limit(limit + 1).fetchAll(db)
      return try whole(places.prefix(limit), db)
    }
  }

  func nearest(
    _ limit: Int, to point: (latitude: Double, longitude: Double), word: String?
  ) throws -> [PeerPlace] {
    try database.read { db in
      try whole(near(point, found(nil, word)).limit(limit + 1).fetchAll(db).prefix(limit), db)
    }
  }

  func nearestInBox(
    _ limit: Int, to point: (latitude: Double, longitude: Double), word: String?
  ) throws -> [PeerPlace] {
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
        // A place near a corner of the box can be farther away than a place beyond one of its sides.
        let isEnough = places.count > limit && places.last.map { Self.distance($0, point) <= reach } == true
        if isEnough || reach > 180 { return try whole(places.prefix(limit), db) }
        reach *= 2
      }
    }
  }

  private func found(_ kind: String?, _ word: String?) -> QueryInterfaceRequest<PeerPlace.Place> {
    var places = PeerPlace.Place.all()
    if let kind { places = places.filter(Column("kind") == kind) }
    if let word {
      let pattern = "%\(word)%"
      places = places.filter(Column("name_fold").like(pattern) || Column("texts_fold").like(pattern))
    }
    return places
  }

  /// Returns places sorted by the square of their distance, computed with the length of a degree of longitude at the point.
  private func near(
    _ point: (latitude: Double, longitude: Double), _ places: QueryInterfaceRequest<PeerPlace.Place>
  ) -> QueryInterfaceRequest<PeerPlace.Place> {
    let narrowing = Self.narrowing(at: point.latitude)
    let north = Column("latitude") - point.latitude
    let east = (Column("longitude") - point.longitude) * narrowing
    return places.filter(Column("latitude") != nil).order(north * north + east * east)
  }

  private static func distance(_ place: PeerPlace.Place, _ point: (latitude: Double, longitude: Double)) -> Double {
    let north = (place.latitude ?? 0) - point.latitude
    let east = ((place.longitude ?? 0) - point.longitude) * narrowing(at: point.latitude)
    return (north * north + east * east).squareRoot()
  }

  /// Returns the ratio of a degree of longitude to a degree of latitude at this latitude.
  private static func narrowing(at latitude: Double) -> Double { cos(latitude * .pi / 180) }

  private func whole(_ places: some Collection<PeerPlace.Place>, _ db: Database) throws -> [PeerPlace] {
    let ids = places.map(\.id)
    let texts = try PeerPlace.Text.filter(ids.contains(Column("place"))).fetchAll(db)
    let labels = try PeerPlace.Label.filter(ids.contains(Column("place"))).order(Column("position")).fetchAll(db)
    let pictures = try PeerPlace.Picture.filter(ids.contains(Column("place"))).fetchAll(db)
    let (textsOf, labelsOf) = (Dictionary(grouping: texts, by: \.place), Dictionary(grouping: labels, by: \.place))
    let picturesOf = Dictionary(grouping: pictures, by: \.place)
    return places.map {
      PeerPlace(
        place: $0, texts: textsOf[$0.id] ?? [], labels: labelsOf[$0.id] ?? [], pictures: picturesOf[$0.id] ?? [])
    }
  }
}
