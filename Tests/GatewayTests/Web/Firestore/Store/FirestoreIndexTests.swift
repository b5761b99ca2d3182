import Entities
import Foundation
@testable import Gateways
import GatewayTesting
import Testing
import UseCases
@testable import WebGateways

/// Tests the index file, which `RECETAS_WRITE_INDEXES=1` rewrites.
@Suite struct `The indexes of a store in Firestore` {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../../Sources/Gateways/Web/Firestore/firestore.indexes.json").standardized

  @Test func `The index file has exactly the indexes that the Firestore queries need`() throws {
    let indexes = FirestoreIndexes(try Self.queries())
    let wanted = try JSONDocument.encode(indexes)
    if ProcessInfo.processInfo.environment["RECETAS_WRITE_INDEXES"] != nil { try Data(wanted).write(to: Self.file) }
    #expect(try String(decoding: Data(contentsOf: Self.file), as: UTF8.self) == String(decoding: wanted, as: UTF8.self))
    // A project can have 200 indexes.
    #expect((20...100).contains(indexes.indexes.count))
  }

  @Test func `A Firestore query needs an index unless the automatic index of a field is enough`() {
    let plain = FirestoreQuery("beers", by: [.init("name")])
    let equal = FirestoreQuery("beers", where: [.init("maker", .equal, .string("a"))])
    #expect(FirestoreIndexes([plain, equal]).indexes == [])
    let down = FirestoreQuery("beers", by: [.init("name", isDescending: true)])
    let both = FirestoreQuery("beers", where: [.init("maker", .equal, .string("a"))], by: [.init("name")])
    #expect(FirestoreIndexes([down]).indexes.map { $0.fields.map(\.fieldPath) } == [["name", "__name__"]])
    #expect(FirestoreIndexes([both]).indexes.map { $0.fields.map(\.fieldPath) } == [["maker", "name"]])
  }

  /// Returns all queries that the Firestore store makes for its ports.
  private static func queries() throws -> [FirestoreQuery] {
    let records = FirestoreRecords(FirestoreReading(BlockCache()))
    let (user, page) = (try Samples.user("ana"), Page.first)
    let (maker, beer) = (try Manufacturer.ID("maker-a"), try Beer.ID("beer-a"))
    let searches = ["", "a", "ab", "abc"].map { SearchText($0) }
    for search in searches {
      _ = try records.manufacturers(matching: search, page: page)
      for kind in FoundRecord.Kind.allCases { _ = try records.found(kind, matching: search, limit: 9) }
      for criterion in BeerSorting.Criterion.allCases {
        for isReversed in [false, true] {
          let sorting = BeerSorting(criterion, isReversed: isReversed)
          for maker in [maker, nil] {
            _ = try records.beers(BeerFilter(of: maker, matching: search), sortedBy: sorting, page: page)
          }
        }
      }
    }
    _ = try records.bestBeers(page: page)
    for criterion in ReviewSorting.Criterion.allCases {
      for isReversed in [false, true] {
        let sorting = ReviewSorting(criterion, isReversed: isReversed)
        for filter in [
          ReviewFilter(), ReviewFilter(of: beer), ReviewFilter(by: user), ReviewFilter(of: beer, by: user),
        ] {
          _ = try records.reviews(filter, sortedBy: sorting, page: page)
        }
      }
    }
    let (since, until) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1))
    _ = try records.history(of: user, matching: HistoryFilter(since: since, until: until), page: page)
    _ = try records.favoriteStates(of: user)
    _ = try records.isFavorite(Recipe.ID("local-a"))
    _ = try records.inventory()
    return records.reading.wanted.lists
  }
}

/// The file that defines a project's indexes (firebase.google.com/docs/reference/firestore/indexes).
struct FirestoreIndexes: Encodable {
  struct Field: Encodable, Hashable {
    let fieldPath: String
    var order: String?
    var arrayConfig: String?
  }

  struct Index: Encodable, Hashable {
    let collectionGroup: String
    let queryScope: String
    let fields: [Field]
  }

  struct Single: Encodable, Hashable {
    let queryScope: String
    var order = "ASCENDING"
  }

  struct Override: Encodable, Hashable {
    let collectionGroup: String
    let fieldPath: String
    let indexes: [Single]
  }

  let indexes: [Index]
  let fieldOverrides: [Override]

  init(_ queries: [FirestoreQuery]) {
    indexes = Set(queries.compactMap(Self.index)).sorted { Self.text($0) < Self.text($1) }
    // No query uses these fields, and their index entries would be billed.
    let unsearched = [
      "beers": ["by", "count", "grams", "ops", "text", "total"], "blocks": ["text"],
      "favorites": ["details", "image", "title"], "makers": ["grams", "ops", "text"], "orders": ["order"],
      "parts": ["bytes"], "photos": ["size"], "removals": ["favorite"], "reviews": ["ops", "photos", "text"],
      "users": ["draft", "ops"],
    ]
    let none = unsearched.flatMap { collection, fields in
      fields.map { Override(collectionGroup: collection, fieldPath: $0, indexes: []) }
    }
    let wherever = Override(
      collectionGroup: "favorites", fieldPath: "id",
      indexes: [Single(queryScope: "COLLECTION"), Single(queryScope: "COLLECTION_GROUP")])
    fieldOverrides = (none + [wherever]).sorted {
      ($0.collectionGroup, $0.fieldPath) < ($1.collectionGroup, $1.fieldPath)
    }
  }

  /// Returns the index that a query needs in addition to the automatic indexes. `nil` if the automatic indexes are enough.
  private static func index(_ query: FirestoreQuery) -> Index? {
    var fields: [Field] = []
    for filter in query.filters where !query.orders.contains(where: { $0.field == filter.field }) {
      fields.append(
        filter.comparison == .contains
          ? Field(fieldPath: filter.field, arrayConfig: "CONTAINS") : Field(fieldPath: filter.field, order: "ASCENDING")
      )
    }
    for order in query.orders {
      fields.append(Field(fieldPath: order.field, order: order.isDescending ? "DESCENDING" : "ASCENDING"))
    }
    // Unless an order is specified, document names are sorted in the direction of the last field.
    if query.orders.last?.isDescending == true { fields.append(Field(fieldPath: "__name__", order: "ASCENDING")) }
    if fields.count < 2 { return nil }
    return Index(
      collectionGroup: query.collection, queryScope: query.isGroup ? "COLLECTION_GROUP" : "COLLECTION", fields: fields)
  }

  private static func text(_ index: Index) -> String {
    index.collectionGroup + index.fields.map { " \($0.fieldPath) \($0.order ?? "")" }.joined()
  }
}
