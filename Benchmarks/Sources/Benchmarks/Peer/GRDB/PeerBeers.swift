import Entities
import GRDB

extension PeerReview: FetchableRecord, PersistableRecord {
  static let databaseTableName = "review"
}

/// A typical implementation of the beer catalog with GRDB: three record types with associations, indexes and cascades.
struct PeerBeers: BeersPeer {
  struct Manufacturer: Codable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "manufacturer"
    static let beers = hasMany(Beer.self)
    static let reviews = hasMany(PeerReview.self, through: beers, using: Beer.reviews)

    let id: String
    let name: String
    let origin: String
    let nameKey: String
  }

  struct Beer: Codable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "beer"
    static let reviews = hasMany(PeerReview.self)

    let id: String
    let manufacturerId: String
    let name: String
    let type: String
    let alcohol: Int?
    let calories: Int?
    let nameKey: String
    let typeKey: String
  }

  /// A manufacturer with its totals.
  struct CountedManufacturer: Decodable, Sendable, FetchableRecord {
    let manufacturer: Manufacturer
    let beerCount: Int
    let reviewCount: Int
  }

  /// A beer with the totals of its reviews.
  struct RatedBeer: Decodable, Sendable, FetchableRecord {
    let beer: Beer
    let reviewCount: Int
    let scoreTotal: Int?
  }

  private let database: DatabaseQueue

  init(_ path: String) throws { database = try PeerDatabase.open(path) }

  private func make() throws {
    try database.write { db in
      try db.create(table: "manufacturer") { table in
        table.primaryKey("id", .text)
        table.column("name", .text).notNull()
        table.column("origin", .text).notNull()
        table.column("nameKey", .text).notNull()
      }
      try db.create(table: "beer") { table in
        table.primaryKey("id", .text)
        table.belongsTo("manufacturer", onDelete: .cascade).notNull()
        table.column("name", .text).notNull()
        table.column("type", .text).notNull()
        table.column("alcohol", .integer)
        table.column("calories", .integer)
        table.column("nameKey", .text).notNull()
        table.column("typeKey", .text).notNull()
      }
      try db.create(table: "review") { table in
        table.primaryKey("id", .text)
        table.belongsTo("beer", onDelete: .cascade).notNull()
        table.column("score", .integer).notNull()
        table.column("text", .text).notNull()
        table.column("date", .text).notNull()
      }
      try db.create(index: "manufacturer_in_order", on: "manufacturer", columns: ["origin", "nameKey"])
      try db.create(index: "review_by_date", on: "review", columns: ["date"])
    }
  }

  /// Adds triggers that maintain the counts, and indexes for the sort orders of all beers and of the best beers, as a program with fast
  /// lists would.
  func keepFigures() throws {
    try database.write { db in
      try db.execute(
        sql: """
          ALTER TABLE manufacturer ADD COLUMN beerCount INTEGER NOT NULL DEFAULT 0;
          ALTER TABLE manufacturer ADD COLUMN reviewCount INTEGER NOT NULL DEFAULT 0;
          ALTER TABLE beer ADD COLUMN reviewCount INTEGER NOT NULL DEFAULT 0;
          ALTER TABLE beer ADD COLUMN scoreTotal INTEGER NOT NULL DEFAULT 0;
          UPDATE beer SET (reviewCount, scoreTotal) =
            (SELECT count(*), ifnull(sum(score), 0) FROM review WHERE beerId = beer.id);
          UPDATE manufacturer SET (beerCount, reviewCount) =
            (SELECT count(*), ifnull(sum(reviewCount), 0) FROM beer WHERE manufacturerId = manufacturer.id);
          CREATE INDEX best_beers
            ON beer ((15.0 + scoreTotal) / (5 + reviewCount) DESC, reviewCount DESC, nameKey) WHERE reviewCount > 0;
          CREATE INDEX beer_in_order ON beer (typeKey, nameKey);
          CREATE TRIGGER beer_goes AFTER DELETE ON beer BEGIN
            UPDATE manufacturer SET beerCount = beerCount - 1, reviewCount = reviewCount - OLD.reviewCount
            WHERE id = OLD.manufacturerId;
          END;
          CREATE TRIGGER review_goes AFTER DELETE ON review
          WHEN EXISTS (SELECT 1 FROM beer WHERE id = OLD.beerId) BEGIN
            UPDATE manufacturer SET reviewCount = reviewCount - 1
            WHERE id = (SELECT manufacturerId FROM beer WHERE id = OLD.beerId);
            UPDATE beer SET reviewCount = reviewCount - 1, scoreTotal = scoreTotal - OLD.score WHERE id = OLD.beerId;
          END;
          """)
    }
  }

  func fill(
    _ manufacturers: [Entities.Manufacturer], _ beers: [Entities.Beer], _ reviews: some Sequence<PeerReview>
  ) throws {
    try make()
    try database.write { db in
      for made in manufacturers {
        try Manufacturer(
          id: made.id.text, name: made.name, origin: made.origin.rawValue, nameKey: CollationKey(made.name).text
        ).insert(db)
      }
      for beer in beers {
        try Beer(
          id: beer.id.text, manufacturerId: beer.manufacturer.text, name: beer.name, type: beer.type.name,
          alcohol: beer.alcohol, calories: beer.calories, nameKey: CollationKey(beer.name).text,
          typeKey: CollationKey(beer.type.name).text
        ).insert(db)
      }
      for review in reviews { try review.insert(db) }
    }
  }

  func manufacturers() throws -> [(beers: Int, reviews: Int)] {
    let counted = try database.read { db in
      try Manufacturer
        .annotated(with: Manufacturer.beers.count.forKey("beerCount"), Manufacturer.reviews.count.forKey("reviewCount"))
        .order(Column("origin").desc, Column("nameKey"))
        .asRequest(of: CountedManufacturer.self).fetchAll(db)
    }
    return counted.map { ($0.beerCount, $0.reviewCount) }
  }

  func beers(of maker: String) throws -> [(name: String, type: String)] {
    let beers = try database.read { db in
      try rated(Beer.filter(Column("manufacturerId") == maker))
        .order(Column("typeKey"), Column("alcohol").ascNullsLast, Column("nameKey"))
        .asRequest(of: RatedBeer.self).fetchAll(db)
    }
    return beers.map { ($0.beer.name, $0.beer.type) }
  }

  func best(_ limit: Int) throws -> [String] {
    try database.read { db in
      let request = rated(Beer.having(Beer.reviews.isEmpty == false))
      return
        try request
        .order(sql: "(15.0 + scoreTotal) / (5 + reviewCount) DESC, reviewCount DESC, nameKey")
        .limit(limit).asRequest(of: RatedBeer.self).fetchAll(db)
    }.map(\.beer.name)
  }

  private func rated(_ beers: QueryInterfaceRequest<Beer>) -> QueryInterfaceRequest<Beer> {
    beers.annotated(
      with: Beer.reviews.count.forKey("reviewCount"), Beer.reviews.sum(Column("score")).forKey("scoreTotal"))
  }

  func delete(_ maker: String) throws {
    _ = try database.write { db in try Manufacturer.deleteOne(db, key: maker) }
  }
}
