#if SQLite
  @testable import Gateways
  import GatewayTesting
  import TestSupport
  import Testing
  import UseCases

  @Suite struct `The log of a database` {
    @Test func `stays short though somebody reads at every moment`() async throws {
      let database = try Database()
      let store = database.store()
      try await store.seed(try Samples.menu())
      let isDone = Box(false)
      async let reading: Void = {
        // One begins before the other ends.
        let readers = [try database.connection(), try database.connection()]
        var (index, isOpen) = (0, false)
        while !isDone.value {
          try readers[index].runScript("BEGIN; SELECT count(*) FROM dish")
          index = 1 - index
          if isOpen { try readers[index].runScript("ROLLBACK") }
          isOpen = true
          await Task.yield()
        }
      }()
      var longest = 0
      // Of half a megabyte each.
      for _ in 0..<100 {
        _ = try await store.write(.draft) { (records) throws(GatewayError) in
          .commit(try records.database.run("UPDATE dish SET description = hex(randomblob(50000))"))
        }
        longest = max(longest, SQLiteFile(database.path).logSize)
      }
      isDone.value = true
      try await reading
      #expect(longest < 20 << 20)
    }
  }
#endif
