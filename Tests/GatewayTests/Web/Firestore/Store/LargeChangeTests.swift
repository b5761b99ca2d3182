import Entities
import Foundation
import GatewayTesting
import TestGroups
import TestSupport
import Testing
import UseCases

@testable import Gateways
@testable import WebGateways

/// With `RECETAS_LONG=1`, these tests use the largest amounts of data.
@Suite(.group(.firestore), .emulator)
struct `A large store, in Firestore` {
  private static let isLong = ProcessInfo.processInfo.environment["RECETAS_LONG"] != nil
  private let shared: SharedStore

  init() async throws { shared = try await SharedStore() }

  /// Uses 1,000 beers with ten reviews each, or a twentieth of the beers in short runs.
  @Test
  func `Deleting a manufacturer with all its beers and reviews from Firestore is a single change`() async throws {
    let (store, reader) = (shared.store(), shared.store())
    let (maker, other) = (try Samples.manufacturer("Alba"), try Samples.manufacturer("Zeta"))
    let beers = try (0..<(Self.isLong ? 1000 : 50)).map { try Samples.beer("Rubia \($0)", of: maker) }
    let kept = try Samples.beer("Negra", of: other)
    let (source, folder) = (try UsedDataFolder(.memory), try TemporaryFolder())
    try await source.store.seed(
      beers: [maker, other].map { .manufacturer($0, photos: []) } + (beers + [kept]).map { .beer($0, photos: []) })
    for beer in beers + [kept] {
      for number in 0..<10 {
        try await source.store.addReview(Samples.review("\(beer.id)-\(number)", of: beer, number % 5 + 1), photos: [])
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

  /// Uses 100,000 dishes, or a hundredth of this number in short runs.
  @Test
  func `A large import into Firestore keeps the dishes in order`() async throws {
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

@Suite(.group(.firestore), .emulator)
struct `A change larger than a commit, in Firestore` {
  private let shared: SharedStore
  private let maker: Manufacturer
  /// More beers than a single commit can contain.
  private let beers: [Beer]
  private var records: [SeedRecord] {
    [.manufacturer(maker, photos: [])] + beers.map { .beer($0, photos: []) }
  }

  init() async throws {
    shared = try await SharedStore()
    let maker = try Samples.manufacturer("Alba")
    self.maker = maker
    beers = try (0..<450).map { try Samples.beer("Rubia \($0)", of: maker) }
  }

  @Test func `A change that is too large for one Firestore commit is seen completely or not at all`() async throws {
    let (store, reader) = (shared.store(), shared.store())
    let isDone = Box(false)
    async let seen = Self.inventories(reader, until: isDone)
    try await store.seed(beers: records)
    let summary = try await store.manufacturer(maker.id)
    #expect(summary.beerCount == beers.count)
    try await store.deleteManufacturer(summary)
    isDone.value = true
    for inventory in try await seen {
      let counts = (inventory[.manufacturers], inventory[.beers])
      #expect(counts == (0, 0) || counts == (1, beers.count))
    }
    let last = try await reader.inventory()
    #expect(last[.beers] == 0 && last[.manufacturers] == 0 && last.seeded == [.beers])
  }

  /// With `RECETAS_LONG=1`, the change is stopped at every request.
  @Test
  func `A change whose client is killed at any request is complete or absent for the next client`() async throws {
    let isLong = ProcessInfo.processInfo.environment["RECETAS_LONG"] != nil
    let counting = FaultyService { _, _ in nil }
    try await shared.store(http: counting).seed(beers: records)
    let requests = counting.count
    #expect(requests > 8)
    let step = isLong ? 1 : max(1, requests / 5)
    for stop in stride(from: 2, through: requests, by: step) {
      let shared = try await SharedStore()
      let killed = shared.store(http: FaultyService { number, _ in number >= stop ? .unreachable : nil })
      // After the change is complete, the store only has to delete the log.
      let isAcknowledged = await atOnce(1) { (_) throws(GatewayError) in try await killed.seed(beers: records) }[0]
        .isSuccess
      // The store's patience is short, so that it soon replaces an abandoned claim.
      let next = shared.store(patience: .milliseconds(700))
      let other = try Samples.manufacturer("Zeta")
      try await Self.untilFree { () throws(GatewayError) in try await next.addManufacturer(other, photos: []) }
      let inventory = try await next.inventory()
      let isWhole = inventory[.beers] == beers.count && inventory[.manufacturers] == 2 && inventory.seeded == [.beers]
      let isNothing = inventory[.beers] == 0 && inventory[.manufacturers] == 1 && inventory.seeded == []
      #expect(isWhole || isNothing && !isAcknowledged, "stopped at request \(stop): \(inventory)")
    }
  }

  @Test func `A change too large for one Firestore commit is made once even if responses are lost`() async throws {
    let forgetful = FaultyService { number, isCommit in isCommit && number % 2 == 0 ? .lostAnswer : nil }
    try await shared.store(http: forgetful).seed(beers: records)
    let store = shared.store()
    #expect(try await store.manufacturer(maker.id).beerCount == beers.count)
    #expect(try await store.inventory()[.beers] == beers.count)
    let more = try (0..<3).map { try Samples.review("review-\($0)", of: beers[$0], 5) }
    for review in more { try await store.addReview(review, photos: []) }
    let again = FaultyService { number, isCommit in isCommit && number % 2 == 1 ? .lostAnswer : nil }
    try await shared.store(http: again).reset()
    #expect(try await store.inventory() == StoreInventory())
    #expect(try await store.contents() == StoreState())
  }

  @Test func `An unfinished large change stops blocking users after the manager's process is killed`() async throws {
    let ana = shared.store(tokens: FirestoreEmulator.token(of: "ana"), patience: .milliseconds(700))
    let (draft, user) = (try Samples.order("order-1", Samples.menu()), try Samples.user())
    var control = Control()
    control.change = LongChange(id: "killed", scope: .everything)
    func claim(touched seconds: Double) async throws {
      let touched = FirestoreValue.timestamp(Timestamp.text(Date(timeIntervalSinceNow: seconds)))
      let fields = control.fields.merging(["touched": touched]) { $1 }
      try await shared.store().client.commit([ana.client.write(Control.path, .update(fields, mask: nil), nil)])
    }
    // A claim that was renewed a moment ago can still be active.
    try await claim(touched: 3600)
    await #expect(throws: GatewayError.busy(what: ana.place)) {
      try await ana.saveDraft(draft, of: user, replacing: nil)
    }
    try await claim(touched: -31)
    try await Self.untilFree { () throws(GatewayError) in try await ana.saveDraft(draft, of: user, replacing: nil) }
    #expect(try await ana.draft(of: user) == draft)
  }

  /// Retries while another client's claim blocks the store. On a slow machine, the claim can last longer than the store's patience.
  private static func untilFree(_ body: () async throws(GatewayError) -> Void) async throws(GatewayError) {
    while true {
      do throws(GatewayError) { return try await body() } catch {
        guard case .failed(_, .busy) = error else { throw error }
      }
    }
  }

  private static func inventories(_ store: FirestoreStore, until isDone: Box<Bool>) async throws -> [StoreInventory] {
    var seen: [StoreInventory] = []
    while !isDone.value { seen.append(try await store.inventory()) }
    return seen
  }
}
