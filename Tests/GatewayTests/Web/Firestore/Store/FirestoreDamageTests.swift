import Entities
import GatewayTesting
import TestSupport
import TestGroups
import Testing
import UseCases
@testable import Gateways
@testable import WebGateways

@Suite(.group(.firestore), .emulator)
struct `Damaged documents in Firestore` {
  private let shared: SharedStore
  private let user: User.ID

  init() async throws {
    (shared, user) = (try await SharedStore(), try Samples.user())
    let (store, catalog) = (shared.store(), try SampleCatalog())
    try await store.seed(try Samples.menu())
    try await store.seed(beers: catalog.records)
    try await store.seed(recipes: Samples.collection())
    let review = try Samples.review("review-1", of: catalog.beers[0], 4, by: user, photos: [catalog.photos[0]])
    try await store.addReview(review, photos: [catalog.photos[0]])
    let draft = try Samples.order("order-1", try Samples.menu())
    try await store.saveDraft(draft, of: user, replacing: nil)
    try await store.place(Samples.placed(draft, at: 0), of: user, replacing: draft)
    try await store.saveDraft(Samples.order("order-2", try Samples.menu()), of: user, replacing: nil)
    _ = try await store.addFavorite(Samples.favorite("Pan"), of: user)
    _ = try await store.addFavorite(Samples.favorite("Flan"), of: user)
    try await store.removeFavorite(try Samples.favorite("Flan").recipe.id, of: user)
  }

  private static let collections: [(name: String, isGroup: Bool)] = [
    ("control", false), ("blocks", false), ("makers", false), ("makerNames", false), ("beers", false),
    ("reviews", false), ("photos", false), ("users", false), ("parts", true), ("orders", true), ("favorites", true),
    ("removals", true),
  ]

  /// Returns invalid replacements for a field's value.
  private static func nonsense(insteadOf value: FirestoreValue) -> [FirestoreValue] {
    switch value {
    case .integer: [.integer(-1), .integer(.max)]
    case .string(let text):
      [.string(String(text.dropLast()))]
        + ["-1", "\(Int64.max)"].map { .string(text.replacing(#/[0-9]+/#, with: $0)) }
    default: [.null]
    }
  }

  /// Returns all current documents of a collection.
  private func documents(of collection: String, isGroup: Bool = false) async throws -> [FirestoreDocument] {
    var query = FirestoreQuery(collection)
    query.isGroup = isGroup
    return try await shared.store().client.documents(query, asOf: nil).value
  }

  /// Rewrites documents with a changed value in one field. Documents for which `value` returns `nil` are restored.
  private func set(
    _ field: String, of documents: [FirestoreDocument], to value: (FirestoreValue?) -> FirestoreValue?
  ) async throws {
    let client = shared.store().client
    try await client.commit(
      documents.map { document in
        let fields = document.fields.merging(value(document.fields[field]).map { [field: $0] } ?? [:]) { $1 }
        return try client.write(document.path, .update(fields, mask: nil), nil)
      })
  }

  @Test(arguments: collections)
  func `Damaged documents in Firestore never crash the program`(collection: (name: String, isGroup: Bool)) async throws
  {
    let documents = try await documents(of: collection.name, isGroup: collection.isGroup)
    try #require(!documents.isEmpty)
    for field in Set(documents.flatMap(\.fields.keys)).sorted() {
      let values = documents.map { $0.fields[field].map(Self.nonsense) ?? [] }
      for wrong in 0..<(values.map(\.count).max() ?? 0) {
        try await set(field, of: documents) { known in
          let values = known.map(Self.nonsense) ?? []
          return wrong < values.count ? values[wrong] : nil
        }
        await use(shared.store(patience: .zero, waits: RecordingClock()))
      }
    }
  }

  @Test func `The error for an impossible count in Firestore names the document`() async throws {
    for (collection, fields) in [
      ("beers", ["count", "total"]), ("makers", ["beerCount", "reviewCount"]), ("photos", ["parts", "uses"]),
      ("users", ["placed"]),
    ] {
      let documents = try await documents(of: collection)
      for field in fields {
        for wrong in [FirestoreValue.integer(-1), .integer(.max), .string("1")] {
          try await set(field, of: documents) { _ in wrong }
          await #expect("\(field) \(wrong)") { try await count(in: collection) } throws: {
            if case GatewayError.corrupt(let what, _) = $0 { what.hasPrefix(collection + "/") } else { false }
          }
        }
      }
      try await set("", of: documents) { _ in nil }
      try await count(in: collection)
    }
  }

  /// Makes a call that needs the counts in a collection's documents.
  private func count(in collection: String) async throws {
    let store = shared.store()
    switch collection {
    case "photos": _ = try await store.photo(Photo.ID(of: SampleCatalog().photos[0]))
    case "users":
      let draft = try #require(try await store.draft(of: user))
      try await store.place(Samples.placed(draft, at: 1), of: user, replacing: draft)
    default: _ = try await store.contents()
    }
  }

  @Test func `The error for impossible counts in a Firestore menu names the menu`() async throws {
    let menu = try #require(try await documents(of: "control").first?.fields["menu"]?.text)
    let root = try await documents(of: "blocks").filter { $0.path == "blocks/\(menu)" }
    for count in ["-1", "0", "\(Int64.max)"] {
      try await set("text", of: root) {
        $0?.text.map { .string($0.replacing(#/"count":[0-9]+/#, with: "\"count\":\(count)")) }
      }
      await #expect("\(count)") { try await shared.store().dishKinds() } throws: {
        if case GatewayError.corrupt("blocks/\(menu)", _) = $0 { true } else { false }
      }
    }
  }

  private func use(_ store: FirestoreStore) async {
    let page = Page.first
    _ = try? await store.contents()
    _ = try? await store.inventory()
    _ = try? await store.dishKinds()
    _ = try? await store.dishes(matching: SearchText("a"), of: nil, page: page)
    _ = try? await store.dishes(matching: SearchText(), of: DishKind("Pizzas"), page: page)
    _ = try? await store.addDish(Samples.dish("Nuevo"))
    _ = try? await store.recipes(matching: SearchText(), page: page)
    _ = try? await store.addRecipe(Samples.details("Nueva"))
    _ = try? await store.manufacturers(matching: SearchText(), page: page)
    _ = try? await store.bestBeers(page: page)
    if let beer = try? await store.beers(BeerFilter(), sortedBy: BeerSorting(.name), page: page).items.first {
      let review = try? Samples.review("review-2", of: beer.beer, 5, by: user)
      if let review { try? await store.addReview(review, photos: []) }
      if let review { try? await store.deleteReview(review) }
      if let photo = beer.beer.album.cover { _ = try? await store.photo(photo) }
    }
    for kind in FoundRecord.Kind.allCases { _ = try? await store.found(kind, matching: SearchText("a"), limit: 9) }
    _ = try? await store.draft(of: user)
    _ = try? await store.history(of: user, page: page)
    _ = try? await store.favorites(of: user, matching: SearchText(), page: page)
    _ = try? await store.unsentFavoriteStates(of: user, sharedIn: nil)
    _ = try? await store.addFavorite(Samples.favorite("Nuevo"), of: user)
  }
}

@Suite struct `Numbers in Firestore documents` {
  @Test(arguments: [-1, .max] as [Int64])
  func `A long change in Firestore with an impossible number of applied parts is refused`(beat: Int64) throws {
    var fields = LongChange(id: "1", scope: .beers).fields
    _ = try LongChange(fields)
    fields["beat"] = .integer(beat)
    #expect(throws: GatewayError.corrupt(what: Control.path, why: "its change can't be understood")) {
      try LongChange(fields)
    }
  }

  @Test(
    arguments: [(.max, 1, .max), (.min, -1, .min), (.max, -1, .max - 1), (.min, 1, .min + 1)] as [(Int64, Int64, Int64)]
  )
  func `Adding integers overflows as in the Firestore service`(number: Int64, other: Int64, sum: Int64) {
    #expect(number.adding(other) == sum)
  }
}
