import Gateways
@testable import SQLiteGateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

@Suite struct `Connections that read` {
  private let clock = ManualClock()
  private let database: Database
  private let readers: SQLiteReaders

  init() throws {
    database = try Database()
    _ = try database.connection()
    readers = SQLiteReaders(SQLiteFile(database.path), patience: .seconds(10), clock: clock) {}
  }

  @Test func `are used again, and only as many are opened as there are cores`() async throws {
    for _ in 0..<3 { #expect(try await readers.read { (_) throws(GatewayError) in 1 } == 1) }
    #expect(readers.count == 1)
    let answers = await atOnce(50) { [readers] (index) throws(GatewayError) in
      try await readers.read { (records) throws(GatewayError) in try records.database.integer("SELECT \(index)") }
    }
    #expect(answers == (0..<50).map { .success($0) })
    #expect((1...64).contains(readers.count))
  }

  @Test func `Connections that were idle for a while are closed`() async throws {
    _ = try await readers.read { (_) throws(GatewayError) in 1 }
    await clock.hasSleepers(1)
    // Used a moment ago.
    clock.advance(by: .seconds(10))
    await clock.hasSleepers(1)
    #expect(readers.count == 1)
    let watcher = try #require(readers.watcher)
    clock.advance(by: .seconds(10))
    await watcher.value
    #expect(readers.count == 0)
    #expect(try await readers.read { (_) throws(GatewayError) in 2 } == 2)
  }
}
