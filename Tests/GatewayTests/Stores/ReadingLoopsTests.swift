import GatewayTesting
import TestSupport
import TestGroups
import Testing
import UseCases

@Suite struct `Tasks that read in a loop` {
  @Test(.group(.heavy), arguments: Stores.allCases)
  func `A change to a store isn't delayed even if more tasks than threads read the store`(store: Stores) async throws {
    let folder = try TemporaryFolder()
    let gateway = store.subject(folder).gateway
    try await gateway.seed(try Samples.menu())
    let (isDone, started) = (Box(false), Box(0))
    let ends = try await withThrowingTaskGroup(of: Bool?.self) { group in
      for _ in 0..<100 {
        group.addTask {
          started.change { $0 += 1 }
          // The loop ends eventually, so that a failure is reported.
          for _ in 0..<10_000 where !isDone.value { _ = try await gateway.inventory() }
          return isDone.value
        }
      }
      group.addTask {
        while started.value < 100 { await Task.yield() }
        try await gateway.addManufacturer(try Samples.manufacturer("Peña"), photos: [])
        isDone.value = true
        return nil
      }
      var ends: [Bool] = []
      for try await end in group { if let end { ends.append(end) } }
      return ends
    }
    #expect(ends.allSatisfy { $0 })
  }
}
