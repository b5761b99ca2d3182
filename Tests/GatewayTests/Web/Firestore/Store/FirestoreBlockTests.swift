import Entities
import GatewayTesting
import TestSupport
import TestGroups
import Testing
import UseCases
@testable import WebGateways
@testable import Gateways

@Suite(.group(.firestore), .emulator)
struct `The blocks of a menu in Firestore` {
  private let shared: SharedStore
  private let store: FirestoreStore

  init() async throws {
    shared = try await SharedStore()
    store = shared.store()
  }

  @Test func `The blocks of a large menu are read in order, and each dish is read by its id`() async throws {
    let dishes = try (0..<3000).map { try Samples.dish("Plato \($0)", kind: "Tipo \($0 % 7)") }
    try await store.seed(dishes)
    let sorted = dishes.map { ($0, MenuPosition($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    for page in [Page(limit: 50), Page(offset: 1480, limit: 50), Page(offset: 2990, limit: 50), Page(offset: 3000)] {
      let found = try await store.dishes(matching: SearchText(), of: nil, page: page)
      #expect(found.items == Array(sorted.dropFirst(page.offset).prefix(page.limit)))
      #expect(found.hasMore == (page.offset + page.limit < 3000))
    }
    let kind = try DishKind("Tipo 3")
    let third = sorted.filter { $0.kind == kind }
    let page = Page(offset: 100, limit: 20)
    #expect(try await store.dishes(matching: SearchText(), of: kind, page: page).items == Array(third[100..<120]))
    for dish in [dishes[0], dishes[1234], dishes[2999]] { #expect(try await store.dish(dish.id) == dish) }
    // One dish changes, and another dish is deleted.
    let dearer = try Samples.dish(dishes[1234].name, cents: 1, kind: "Aparte")
    try await store.replaceDish(dishes[1234], by: dearer)
    try await store.deleteDish(dishes[0])
    #expect(try await store.dish(dearer.id) == dearer)
    #expect(try await store.dishes(matching: SearchText(), of: nil, page: Page(limit: 1)).items == [dearer])
    let inventory = try await store.inventory()
    #expect(inventory[.dishes] == 2999 && inventory[.kinds] == 8)
  }

  @Test func `A sweep deletes exactly the menu blocks that are no longer used`() async throws {
    let menu = try Samples.menu()
    try await store.seed(menu)
    try await store.seed(recipes: Samples.collection())
    for price in Int64(1)...5 {
      let dish = try await store.dish(menu[0].id)
      try await store.replaceDish(dish, by: Samples.dish(dish.name, cents: price, kind: dish.kind.name))
    }
    let before = try await (store.contents(), blocks())
    try await store.sweepBlocks()
    #expect(try await blocks() == before.1)
    try await store.sweepBlocks(olderThan: 0)
    let named = try await store.run { (records) throws(GatewayError) in try records.blocks }.answer.get()
    let left = try await blocks()
    #expect(left == named && left.count < before.1.count)
    // This store has no blocks in its cache.
    #expect(try await shared.store().contents() == before.0)
  }

  private func blocks() async throws -> Set<String> {
    var query = FirestoreQuery("blocks")
    query.fields = []
    return Set(try await store.client.documents(query, asOf: nil).value.map(\.id))
  }
}
