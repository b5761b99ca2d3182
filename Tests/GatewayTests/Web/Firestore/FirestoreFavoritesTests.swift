import Entities
import Foundation
import Gateways
import GatewayTesting
import TestSupport
import TestGroups
import Testing
import UseCases
import WebGateways

@Suite(.group(.firestore), .emulator)
struct `The Firestore emulator` {
  @Test(arguments: FavoriteContract.clauses.filter { [nil, .reopened].contains($0.needs) })
  func `Favorites in Firestore fulfill the favorites contract`(clause: Clause<any FavoriteGateway>) async throws {
    try await clause.check(Self.subject().map { $0 as any FavoriteGateway })
  }

  @Test(
    .disabled("A project can't be read-only or full."),
    arguments: FavoriteContract.clauses.filter { ![nil, .reopened].contains($0.needs) })
  func `Clauses that need a disk don't apply to favorites in Firestore`(clause: Clause<any FavoriteGateway>) {}

  @Test(arguments: RemoteFavoriteContract.clauses)
  func `Favorites in Firestore fulfill the remote favorites contract`(clause: Clause<any RemoteFavoriteGateway>)
    async throws
  {
    try await clause.check(Self.subject().map { $0 })
  }

  @Test func `Favorites in Firestore can fill more than one page`() async throws {
    let store = try await FirestoreEmulator.shared().store()
    let favorites = try (0..<650).map { try Self.favorite("local-\($0)", "Pan \($0)") }
    for start in [0, 325] { try await store.commit(favorites[start..<start + 325].map { .create($0) }, of: .local) }
    #expect(try await store.remoteFavorites(of: .local).favorites.count == 650)
    #expect(try await store.favoriteCount(of: .local) == 650)
    #expect(try await store.favorites(Set(favorites.map(\.id)), of: .local).count == 650)
    let last = try await store.favorites(of: .local, matching: SearchText("pan 64"), page: Page(offset: 15, limit: 1))
    // The results with a matching whole word are first, followed by results with a word that starts with the query.
    #expect(last == Paged([favorites[564]], hasMore: false))
  }

  @Test(arguments: ["a@b.c", "a+b", "a.b-c_d", "A", String(repeating: "a", count: 1000)])
  func `Favorites in Firestore can have any valid recipe id`(id: String) async throws {
    let store = try await FirestoreEmulator.shared().store()
    let favorite = try Self.favorite(id, "Pan")
    #expect(try await store.addFavorite(favorite, of: .local) == favorite)
    #expect(try await store.favorites([favorite.id], of: .local) == [favorite.id: favorite])
    try await store.removeFavorite(favorite.id, of: .local)
    #expect(try await store.favoriteCount(of: .local) == 0)
  }

  @Test func `A second synchronization of two devices through Firestore writes nothing`() async throws {
    let emulator = try await FirestoreEmulator.shared()
    let (one, other, project) = (StateStore(), StateStore(), FirestoreEmulator.freshProject())
    func sync(_ device: StateStore) async throws -> SyncReport {
      try await SyncFavoritesInteractor(local: device, remote: emulator.store(project: project), user: .local)()
    }
    let (pan, sopa) = (try Self.favorite("local-pan", "Pan"), try Self.favorite("local-sopa", "Sopa"))
    _ = try await one.addFavorite(pan, of: .local)
    _ = try await other.addFavorite(sopa, of: .local)
    #expect(try await sync(one) == SyncReport(sent: 1))
    #expect(try await sync(other) == SyncReport(sent: 1, received: 1))
    try await other.removeFavorite(pan.id, of: .local)
    #expect(try await sync(other) == SyncReport(sent: 1))
    #expect(try await sync(one) == SyncReport(received: 2, removedHere: 1))
    for device in [one, other] {
      #expect(try await device.favoriteStates(of: .local) == [sopa.id: .kept(sopa)])
      let before = try await emulator.store(project: project).remoteFavorites(of: .local)
      #expect(try await sync(device) == SyncReport())
      // The version hasn't changed, which shows that nothing was written.
      #expect(try await emulator.store(project: project).remoteFavorites(of: .local) == before)
    }
  }

  private static func subject() async throws -> Subject<FirestoreFavorites> {
    let (emulator, project) = (try await FirestoreEmulator.shared(), FirestoreEmulator.freshProject())
    return Subject(emulator.store(project: project), variants: [.reopened: { emulator.store(project: project) }])
  }

  static func favorite(_ id: String, _ title: String) throws -> Favorite {
    Favorite(
      try Recipe(
        id: Recipe.ID(id), title: title, image: WebAddress("https://img.example.org/a.jpg"), minutes: 20, servings: 2),
      addedAt: Date(timeIntervalSince1970: 1_800_000_000.123))
  }
}
