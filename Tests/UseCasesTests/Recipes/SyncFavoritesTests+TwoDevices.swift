import Entities
import Foundation
import GatewayTesting
import TestGroups
import Testing
import UseCases

@Suite struct `Synchronizing two devices` {
  @Test(.group(.heavy), arguments: UInt64(1)...60)
  func `Two synchronized devices reach the same favorites after random changes and failures`(seed: UInt64) async throws
  {
    var numbers = SeededNumbers(seed: seed)
    let there = MemoryRemoteFavorites(maximumChanges: Int.random(in: 1...4, using: &numbers))
    let devices = [Device(there), Device(there)]
    var model = SyncModel()

    for second in 0..<60 {
      let index = Int.random(in: 0...1, using: &numbers)
      let device = devices[index]
      let favorite = try favorite("\(Int.random(in: 0..<4, using: &numbers))", at: Double(second))
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0, 1:
        try await device.add(favorite)
        model.add(favorite, on: index)
      case 2:
        try await device.remove(favorite.id)
        model.remove(favorite.id, on: index)
      case 3, 4:
        _ = try await device.sync()
        model.sync(index)
      default: try await interrupt(device, index, &numbers, &model)
      }
      #expect(there.contents(of: .local) == model.there, "after step \(second)")
      #expect(try await Self.favorites(device) == model.here[index], "after step \(second)")
    }
    for index in [0, 1, 0] {
      _ = try await devices[index].sync()
      model.sync(index)
    }
    let expected = there.contents(of: .local)
    #expect(expected == model.there)
    for device in devices {
      #expect(try await device.states == expected.mapValues { .kept($0) })
      device.journal.clear()
      #expect(try await device.sync() == SyncReport())
      #expect(device.journal.writes == [])
    }
  }

  /// Runs a synchronization that fails at a random call, then a second synchronization. No data changes between the two, so the model
  /// doesn't need to know how far the first one got.
  private func interrupt(
    _ device: Device, _ index: Int, _ numbers: inout SeededNumbers, _ model: inout SyncModel
  ) async throws {
    let moment: Moment = Bool.random(using: &numbers) ? .before : .after
    device.journal.fail(.init(call: Int.random(in: 1...5, using: &numbers), moment: moment))
    do { _ = try await device.sync() } catch device.journal.error {
    } catch GatewayError.unfinished(let error) { #expect(error == device.journal.error) }
    device.journal.fail(nil)
    _ = try await device.sync()
    model.sync(index)
  }

  private static func favorites(_ device: Device) async throws -> [Recipe.ID: Favorite] {
    try await device.states.filter { $0.value.isFavorite }.mapValues(\.favorite)
  }
}

/// A model of the synchronization rules. It compares each state with the state in which a device and the shared place last agreed.
private struct SyncModel {
  var there: [Recipe.ID: Favorite] = [:]
  var here: [[Recipe.ID: Favorite]] = [[:], [:]]
  /// The favorites that each device has removed since its last synchronization, by recipe.
  private var removed: [[Recipe.ID: Favorite]] = [[:], [:]]
  /// The favorites on which each device and the shared place last agreed.
  private var agreed: [[Recipe.ID: Favorite]] = [[:], [:]]

  mutating func add(_ favorite: Favorite, on index: Int) {
    if here[index][favorite.id] == nil { here[index][favorite.id] = favorite }
  }

  mutating func remove(_ id: Recipe.ID, on index: Int) {
    if let old = here[index].removeValue(forKey: id) { removed[index][id] = old }
  }

  mutating func sync(_ index: Int) {
    for id in Set(here[index].keys).union(there.keys) {
      let (mine, theirs) = (here[index][id], there[id])
      let isNew = mine != nil && mine != agreed[index][id]
      if isNew, mine.map(\.addedAt) ?? .distantPast > theirs.map(\.addedAt) ?? .distantPast {
        there[id] = mine
      } else if mine == nil, let seen = removed[index][id], let theirs, theirs.addedAt <= seen.addedAt {
        there[id] = nil
      }
    }
    here[index] = there
    agreed[index] = there
    removed[index] = [:]
  }
}
