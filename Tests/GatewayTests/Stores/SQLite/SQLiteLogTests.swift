import Gateways
@testable import SQLiteGateways
import GatewayTesting
import TestSupport
import TestGroups
import Testing
import UseCases

@Suite struct `The log of a database` {
  @Test(.group(.heavy)) func `is emptied when it is long, though somebody reads at every moment`() async throws {
    let database = try Database()
    let store = database.store()
    try await store.seed(try Samples.menu())
    let isDone = Box(false)
    // On a thread of its own: on a shared one, others' work would decide how long each transaction stays open.
    async let reading: Void = SerialQueue(label: "recetas.test.reading").run { () throws(GatewayError) in
      // One begins before the other ends.
      let readers = [try SQLiteFile(database.path).open(), try SQLiteFile(database.path).open()]
      var (index, isOpen) = (0, false)
      while !isDone.value {
        try readers[index].runScript("BEGIN; SELECT count(*) FROM dish")
        index = 1 - index
        if isOpen { try readers[index].runScript("ROLLBACK") }
        isOpen = true
      }
    }
    defer { isDone.value = true }
    var sizes: [Int] = []
    // Should it not succeed at once, it tries again when the log is twice as long.
    while sizes.last != 0, sizes.count < 8 {
      _ = try await store.write(touching: .users) { (records) throws(GatewayError) in
        .commit(try records.database.run("UPDATE dish SET description = hex(zeroblob(2000000))"))
      }
      sizes.append(SQLiteFile(database.path).logSize)
    }
    isDone.value = true
    try await reading
    #expect(sizes.last == 0, "\(sizes)")
  }
}
