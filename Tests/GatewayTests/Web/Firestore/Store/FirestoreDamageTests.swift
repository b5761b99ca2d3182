import Entities
import GatewayTesting
import TestSupport
import Testing
import UseCases
@testable import Gateways
@testable import WebGateways

@Suite(.enabled(if: FirestoreEmulator.isInstalled, Comment(rawValue: FirestoreEmulator.advice)))
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

  /// What a field may have become.
  private static func nonsense(insteadOf value: FirestoreValue) -> [FirestoreValue] {
    switch value {
    case .integer: [.integer(-1), .integer(.max)]
    case .string(let text):
      [.string(String(text.dropLast()))]
        + ["-1", "\(Int64.max)"].map { .string(text.replacing(#/[0-9]+/#, with: $0)) }
    default: [.null]
    }
  }

  @Test(arguments: collections)
  func `end in an error, or in what can still be read`(collection: (name: String, isGroup: Bool)) async throws {
    var query = FirestoreQuery(collection.name)
    query.isGroup = collection.isGroup
    let client = shared.store().client
    let documents = try await client.documents(query, asOf: nil).value
    try #require(!documents.isEmpty)
    for field in Set(documents.flatMap(\.fields.keys)).sorted() {
      for wrong in 0..<3 {
        let writes = try documents.compactMap { document -> FirestoreWrite? in
          let values = Self.nonsense(insteadOf: document.fields[field] ?? .boolean(true))
          guard wrong < values.count else { return nil }
          let fields = document.fields.merging([field: values[wrong]]) { $1 }
          return try client.write(document.path, .update(fields, mask: nil), nil)
        }
        if writes.isEmpty { continue }
        try await client.commit(writes)
        await use(shared.store(patience: .zero, waits: RecordingClock()))
      }
    }
  }

  @Test(arguments: ["-1", "0", "\(Int64.max)"])
  func `of a menu that count what can't be are told`(count: String) async throws {
    let client = shared.store().client
    let root = try #require(
      try await client.documents(FirestoreQuery("control"), asOf: nil).value.first?.fields["menu"]?.text)
    let path = "blocks/\(root)"
    let block = try #require(
      try await client.documents(FirestoreQuery("blocks"), asOf: nil).value.first { $0.path == path })
    let text = try #require(block.fields["text"]?.text).replacing(#/"count":[0-9]+/#, with: "\"count\":\(count)")
    try await client.commit([
      client.write(path, .update(block.fields.merging(["text": .string(text)]) { $1 }, mask: nil), nil)
    ])
    await #expect { try await shared.store().dishKinds() } throws: {
      if case GatewayError.corrupt(path, _) = $0 { true } else { false }
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
