import Entities
import Foundation
import GatewayTesting
import TestSupport
import TestGroups
import Testing
import UseCases
@testable import WebGateways
@testable import Gateways

/// `RECETAS_LONG=1`: as large as they get.
@Suite(.group(.firestore), .emulator)
struct `A large store, in Firestore` {
  private static let isLong = ProcessInfo.processInfo.environment["RECETAS_LONG"] != nil
  private let shared: SharedStore

  init() async throws { shared = try await SharedStore() }

  /// 1,000 beers with ten reviews each; else a twentieth of them.
  @Test
  func `loses a manufacturer with all beers and reviews at once`() async throws {
    let (store, reader) = (shared.store(), shared.store())
    let (maker, other) = (try Samples.manufacturer("Alba"), try Samples.manufacturer("Zeta"))
    let beers = try (0..<(Self.isLong ? 1000 : 50)).map { try Samples.beer("Rubia \($0)", of: maker) }
    let kept = try Samples.beer("Negra", of: other)
    let (source, folder) = (try UsedDataFolder(.memory), try TemporaryFolder())
    try await source.store.seed(
      beers: [maker, other].map { .manufacturer($0, photos: []) } + (beers + [kept]).map { .beer($0, photos: []) })
    for beer in beers + [kept] {
      for number in 0..<10 {
        try await source.store.addReview(
          Samples.review("\(beer.id)-\(number)", of: beer, number % 5 + 1), photos: [])
      }
    }
    try await source.export(to: folder.path + "/copia")
    try await UsedDataFolder(store).restore(folder.path + "/copia")
    let full = try await reader.inventory()
    #expect(full[.beers] == beers.count + 1 && full[.reviews] == 10 * (beers.count + 1))
    let isDone = Box(false)
    async let seen = Self.reviews(reader, until: isDone)
    try await store.deleteManufacturer(store.manufacturer(maker.id))
    isDone.value = true
    #expect(try await Set(seen).isSubset(of: [full[.reviews], 10]))
    try await source.store.deleteManufacturer(source.store.manufacturer(maker.id))
    #expect(try await store.contents() == source.store.contents())
    #expect(try await store.manufacturer(other.id).reviewCount == 10)
  }

  /// 100,000; else a hundredth of them.
  @Test
  func `has the dishes of an import in their order`() async throws {
    let store = shared.store()
    let dishes = try (0..<(Self.isLong ? 100_000 : 1000)).map { try Samples.dish("Plato \($0) de la casa") }
    try await store.seed(dishes)
    let sorted = dishes.map { (dish: $0, position: MenuPosition($0)) }.sorted { $0.position < $1.position }.map(\.dish)
    let reader = shared.store()
    let offset = dishes.count / 2
    let page = try await reader.dishes(matching: SearchText(), of: nil, page: Page(offset: offset, limit: 20))
    #expect(page.items == Array(sorted[offset..<offset + 20]))
    let search = SearchText("plato 99")
    let hits = search.bestFirst(sorted.filter { $0.matches(search) }, title: \.name)
    let found = try await reader.dishes(matching: search, of: nil, page: .first)
    #expect(found.items == Array(hits.prefix(Page.first.limit)))
  }

  private static func reviews(_ store: FirestoreStore, until isDone: Box<Bool>) async throws -> [Int] {
    var seen: [Int] = []
    while !isDone.value { seen.append(try await store.commonInventory()[.reviews]) }
    return seen
  }
}
