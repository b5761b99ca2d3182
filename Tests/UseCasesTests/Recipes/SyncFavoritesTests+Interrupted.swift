import Entities
import GatewayTesting
import Testing
import UseCases

@Suite struct `An interrupted synchronization` {
  /// Returns a device and a remote store with one favorite for each kind of change.
  private static func scene() async throws -> (device: Device, there: MemoryRemoteFavorites) {
    let there = MemoryRemoteFavorites(maximumChanges: 2)
    let device = Device(there)
    for name in ["added", "added-too", "added-more"] { try await device.add(favorite(name)) }
    for (name, seconds) in [("removed", 0.0), ("removed-anew", 60), ("theirs", 0), ("earlier", 0), ("later", 60)] {
      try await there.put(favorite(name, at: seconds))
    }
    for name in ["removed", "removed-anew"] { try await device.put(.removed(favorite(name))) }
    try await device.add(favorite("earlier", at: 30))
    try await device.add(favorite("later", at: 30))
    try await device.put(.kept(favorite("forgotten")))
    return (device, there)
  }

  private static func expected() throws -> [Recipe.ID: Favorite] {
    let favorites = try [
      favorite("added"), favorite("added-too"), favorite("added-more"), favorite("removed-anew", at: 60),
      favorite("theirs"), favorite("earlier", at: 30), favorite("later", at: 60),
    ]
    return Dictionary(uniqueKeysWithValues: favorites.map { ($0.id, $0) })
  }

  @Test(arguments: Moment.allCases)
  func `A synchronization of favorites that fails at any call is completed by the next one`(moment: Moment) async throws
  {
    let (device, there) = try await Self.scene()
    _ = try await device.sync()
    let count = device.journal.calls.count
    try #require(count == 9)
    try await Self.expectRight(device, there)

    for number in 1...count {
      let (device, there) = try await Self.scene()
      device.journal.fail(.init(call: number, moment: moment))
      let error = await #expect(throws: GatewayError.self) { _ = try await device.sync() }
      let calls = device.journal.calls
      #expect(calls.count == number)
      // A commit whose response was lost doesn't count as sent.
      let isBegun = calls.dropLast().contains(where: \.isWrite)
      #expect(error == (isBegun ? .unfinished(device.journal.error) : device.journal.error))
      device.journal.fail(nil)
      _ = try await device.sync()
      try await Self.expectRight(device, there)
      device.journal.clear()
      #expect(try await device.sync() == SyncReport())
      #expect(device.journal.writes == [])
    }
  }

  private static func expectRight(_ device: Device, _ there: MemoryRemoteFavorites) async throws {
    let expected = try expected()
    #expect(there.contents(of: .local) == expected)
    #expect(try await device.states == expected.mapValues { .kept($0) })
  }
}
