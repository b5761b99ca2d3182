import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Synchronizing favorites` {
  let there = MemoryRemoteFavorites()
  let device: Device
  let pan: Favorite
  let addedAgain: Favorite

  init() throws {
    device = Device(there)
    pan = try favorite("pan")
    addedAgain = try favorite("pan", at: 60)
  }

  @Test func `A synchronization of favorites sends an addition and then marks the addition as sent`() async throws {
    try await device.add(pan)
    #expect(try await device.sync() == SyncReport(sent: 1))
    let settlement = FavoriteStateChange(pan.id, from: .added(pan), to: .kept(pan))
    #expect(device.journal.calls == [.states, .there, .commit([.create(pan)]), .settle([settlement])])
    try await expectEverywhere(pan)
  }

  @Test func `A synchronization of favorites sends a removal and then deletes the removal's record`() async throws {
    let version = try await there.put(pan).version
    try await device.put(.removed(pan))
    #expect(try await device.sync() == SyncReport(sent: 1))
    let settlement = FavoriteStateChange(pan.id, from: .removed(pan), to: nil)
    #expect(
      device.journal.calls
        == [.states, .there, .commit([.delete(pan.id, version: version)]), .settle([settlement])])
    try await expectEverywhere(nil)
  }

  @Test func `A synchronization receives a favorite that another device added`() async throws {
    try await there.put(pan)
    #expect(try await device.sync() == SyncReport(received: 1))
    let settlement = FavoriteStateChange(pan.id, from: nil, to: .kept(pan))
    #expect(device.journal.calls == [.states, .there, .settle([settlement])])
    try await expectEverywhere(pan)
  }

  @Test func `A synchronization removes a favorite that another device removed`() async throws {
    try await device.put(.kept(pan))
    #expect(try await device.sync() == SyncReport(received: 1, removedHere: 1))
    let settlement = FavoriteStateChange(pan.id, from: .kept(pan), to: nil)
    #expect(device.journal.calls == [.states, .there, .settle([settlement])])
    try await expectEverywhere(nil)
  }

  @Test func `A synchronization receives a favorite that another device removed and added again`() async throws {
    try await there.put(addedAgain)
    try await device.put(.kept(pan))
    #expect(try await device.sync() == SyncReport(received: 1))
    try await expectEverywhere(addedAgain)
  }

  @Test func `A synchronization keeps recipe values that an older version of the kit didn't send`() async throws {
    let whole = Favorite(.details(pan.recipe, "harina"), addedAt: pan.addedAt)
    try await there.put(pan)
    try await device.put(.kept(whole))
    #expect(try await device.sync() == SyncReport())
    #expect(try await device.states == [pan.id: .kept(whole)])
    let later = Device(there)
    try await later.add(whole)
    #expect(try await later.sync() == SyncReport(sent: 1))
    #expect(try await later.states == [pan.id: .kept(whole)])
    #expect(try await later.sync() == SyncReport())
  }

  @Test func `A synchronization of favorites writes nothing if no favorite has changed`() async throws {
    try await there.put(pan)
    try await device.put(.kept(pan))
    #expect(try await device.sync() == SyncReport())
    #expect(device.journal.calls == [.states, .there])
    try await expectEverywhere(pan)
  }

  @Test func `A synchronization marks a favorite as sent if only the response to its addition was lost`() async throws {
    try await there.put(pan)
    try await device.add(pan)
    #expect(try await device.sync() == SyncReport(sent: 1))
    let settlement = FavoriteStateChange(pan.id, from: .added(pan), to: .kept(pan))
    #expect(device.journal.calls == [.states, .there, .settle([settlement])])
    try await expectEverywhere(pan)
  }

  @Test func `The first synchronization with a new remote store merges the favorites and removes none`() async throws {
    let (pan, sopa) = (try favorite("pan"), try favorite("sopa"))
    let store = StateStore()
    let arrival = FavoriteStateChange(pan.id, from: nil, to: .kept(pan))
    try await store.settle([arrival], of: .local, sharedIn: "somewhere else")
    let elsewhere = MemoryRemoteFavorites()
    try await elsewhere.put(sopa)
    let status = GetFavoriteStatusInteractor(
      favorites: store, changes: store, user: .local, sharedIn: elsewhere.place(of: .local))
    #expect(try await status().unsentAdditions == [pan.recipe])
    let sync = SyncFavoritesInteractor(local: store, remote: elsewhere, user: .local)
    #expect(try await sync() == SyncReport(sent: 1, received: 1))
    #expect(elsewhere.contents(of: .local) == [pan.id: pan, sopa.id: sopa])
    #expect(try await store.favoriteStates(of: .local) == [pan.id: .kept(pan), sopa.id: .kept(sopa)])
    #expect(try await sync() == SyncReport())
    #expect(try await status().unsentCount == 0)
  }

  @Test func `A synchronization deletes the record of a removal if the remote favorite no longer exists`() async throws
  {
    try await device.put(.removed(pan))
    #expect(try await device.sync() == SyncReport(sent: 1))
    let settlement = FavoriteStateChange(pan.id, from: .removed(pan), to: nil)
    #expect(device.journal.calls == [.states, .there, .settle([settlement])])
    try await expectEverywhere(nil)
  }

  @Test func `A synchronization replaces another device's earlier addition with this device's later one`() async throws
  {
    let version = try await there.put(pan).version
    try await device.add(addedAgain)
    #expect(try await device.sync() == SyncReport(sent: 1))
    #expect(device.journal.calls[2] == .commit([.replace(addedAgain, version: version)]))
    try await expectEverywhere(addedAgain)
  }

  @Test func `A favorite that is removed, added and removed again is deleted from the remote store`() async throws {
    let version = try await there.put(pan).version
    // The favorite is removed, added again and removed again before the next synchronization.
    try await device.put(.kept(pan))
    try await device.remove(pan.id)
    try await device.add(addedAgain)
    try await device.remove(pan.id)
    #expect(try await device.sync() == SyncReport(sent: 1))
    #expect(device.journal.calls[2] == .commit([.delete(pan.id, version: version)]))
    try await expectEverywhere(nil)
  }

  @Test func `A synchronization discards a favorite's addition if another device made a later addition`() async throws {
    try await there.put(addedAgain)
    try await device.add(pan)
    #expect(try await device.sync() == SyncReport(discarded: 1))
    #expect(!device.journal.calls.contains { if case .commit = $0 { true } else { false } })
    try await expectEverywhere(addedAgain)
  }

  @Test func `A synchronization discards a removal if another device added the recipe later`() async throws {
    try await there.put(addedAgain)
    try await device.put(.removed(pan))
    #expect(try await device.sync() == SyncReport(discarded: 1))
    #expect(!device.journal.calls.contains { if case .commit = $0 { true } else { false } })
    try await expectEverywhere(addedAgain)
  }

  @Test(arguments: [FavoriteState.kept, FavoriteState.added, FavoriteState.removed])
  func `A synchronization doesn't change unreadable favorites in the remote store`(
    state: @Sendable (Favorite) -> FavoriteState
  ) async throws {
    there.addUnreadable(pan.id.text, of: .local)
    try await device.put(state(pan))
    #expect(try await device.sync() == SyncReport(unreadable: [pan.id.text]))
    #expect(device.journal.calls == [.states, .there])
    #expect(try await device.states == [pan.id: state(pan)])
  }

  @Test func `A second synchronization of the same favorites writes nothing`() async throws {
    try await there.put(favorite("theirs"))
    try await there.put(favorite("both", at: 5))
    try await device.put(.removed(favorite("gone")))
    for name in ["mine", "both", "more"] { try await device.add(favorite(name)) }
    _ = try await device.sync()
    device.journal.clear()
    #expect(try await device.sync() == SyncReport())
    #expect(device.journal.calls == [.states, .there])
  }

  @Test func `A synchronization sends favorites in parts and marks each part as sent after sending it`() async throws {
    let device = Device(MemoryRemoteFavorites(maximumChanges: 2))
    let favorites = try ["a", "b", "c"].map { try favorite($0) }
    for favorite in favorites { try await device.add(favorite) }
    #expect(try await device.sync() == SyncReport(sent: 3))
    func settlement(_ favorite: Favorite) -> FavoriteStateChange {
      FavoriteStateChange(favorite.id, from: .added(favorite), to: .kept(favorite))
    }
    #expect(
      device.journal.calls == [
        .states, .there, .commit([.create(favorites[0]), .create(favorites[1])]),
        .settle([settlement(favorites[0]), settlement(favorites[1])]), .commit([.create(favorites[2])]),
        .settle([settlement(favorites[2])]),
      ])
  }

  private func expectEverywhere(_ favorite: Favorite?) async throws {
    let expected = favorite.map { [$0.id: $0] } ?? [:]
    #expect(there.contents(of: .local) == expected)
    #expect(try await device.states == expected.mapValues { .kept($0) })
  }
}
