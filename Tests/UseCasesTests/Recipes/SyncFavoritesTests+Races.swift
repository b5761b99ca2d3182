import Entities
import Gateways
import GatewayTesting
import Synchronization
import Testing
import UseCases

@Suite struct `Concurrent synchronizations` {
  @Test func `A synchronization starts over if another device changes the favorites before the commit`() async throws {
    let (mine, theirs) = (try favorite("pan"), try favorite("pan", at: 60))
    let rival = rival(rounds: 1) { there in try await there.put(theirs) }
    let device = Device(rival)
    try await device.add(mine)
    #expect(try await device.sync() == SyncReport(discarded: 1))
    #expect(device.journal.calls.prefix(5) == [.states, .there, .commit([.create(mine)]), .states, .there])
    #expect(try await device.states == [mine.id: .kept(theirs)])
  }

  @Test func `A synchronization of favorites stops after five conflicts and leaves its changes unsent`() async throws {
    let mine = try favorite("pan", at: 1000)
    let round = Mutex(0.0)
    let rival = rival(rounds: .max) { there in
      let theirs = try favorite(
        "pan",
        at: round.withLock {
          $0 += 1
          return $0
        })
      guard let old = there.contents(of: .local)[theirs.id] else {
        try await there.put(theirs)
        return
      }
      let version = try await there.there(old.id).version
      try await there.commit([.replace(theirs, version: version)], of: .local)
    }
    let device = Device(rival)
    try await device.add(mine)
    await #expect(throws: GatewayError.conflict) { _ = try await device.sync() }
    #expect(device.journal.calls.count { if case .commit = $0 { true } else { false } } == 5)
    #expect(try await device.states == [mine.id: .added(mine)])
  }

  @Test func `A synchronization of favorites keeps a change that the user makes in the meantime`() async throws {
    let pan = try favorite("pan")
    let store = Mutex<StateStore?>(nil)
    let there = MemoryRemoteFavorites()
    let removing = Interceptor<RemoteFavoriteCall>(after: { (call, _) throws(GatewayError) in
      guard case .commit = call else { return }
      try await store.withLock { $0 }?.removeFavorite(pan.id, of: .local)
    })
    let device = Device(InterceptedRemoteFavorites(there, by: removing))
    store.withLock { $0 = device.store }
    try await device.add(pan)
    _ = try await device.sync()
    #expect(try await device.states == [pan.id: .removed(pan)])
    store.withLock { $0 = nil }
    _ = try await device.sync()
    #expect(try await device.states == [:])
    #expect(there.contents(of: .local) == [:])
  }
}

/// Returns remote favorites that another device changes just before each of the first `rounds` commits arrives.
private func rival(
  rounds: Int, _ change: @escaping @Sendable (MemoryRemoteFavorites) async throws -> Void
) -> InterceptedRemoteFavorites {
  let there = MemoryRemoteFavorites()
  let rest = Mutex(rounds)
  return InterceptedRemoteFavorites(
    there,
    by: Interceptor { (call, _) throws(GatewayError) in
      guard case .commit = call else { return }
      let isOver = rest.withLock { rest in
        rest -= 1
        return rest < 0
      }
      if isOver { return }
      do { try await change(there) } catch { throw .failed(what: "rival", why: "\(error)") }
    })
}
