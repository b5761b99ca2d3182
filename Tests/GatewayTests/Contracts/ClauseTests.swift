import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

/// Clauses that a client of the kit writes for its own gateway and promise. They must work without `@testable`.
@Suite struct `Custom clauses` {
  private let twenty = Clause<any MenuGateway & SeedGateway>("20 concurrent reads of dishes all succeed") { gateway in
    try await gateway.seed(Samples.menu())
    let menu = try Samples.menu()
    let answers = await atOnce(20) { (index) throws(GatewayError) in
      try await gateway.dish(menu[index % menu.count].id)
    }
    try expect(answers, (0..<20).map { .success(menu[$0 % menu.count]) }, "dishes")
    try await expect(.notFound, "dish") { _ = try await gateway.dish(Samples.dish("Croquetas").id) }
    try await expectCancelled("dish") { _ = try await gateway.dish(menu[0].id) }
  }

  @Test func `A client's own clause can be fulfilled and broken like a clause from the kit`() async throws {
    try await twenty.check(Subject(StateStore()))
    let isMissing = Intercepted(StateStore()) { (call, _) throws(GatewayError) in
      if case .dish = call { throw .notFound }
    }
    await #expect(throws: BrokenPromise.self) { try await twenty.check(Subject(isMissing)) }
  }

  @Test func `A clause is checked only on subjects with the variant that the clause needs`() throws {
    let clause = Clause<Int>("records survive a restart", needs: .reopened) { _ in }
    #expect(!Subject(1).canTry(clause))
    #expect(Subject(1, variants: [.reopened: { 1 }]).canTry(clause))
  }

  @Test func `The error for a broken promise contains the actual and the expected value`() async {
    #expect(await broken { try expect(1, 2, "dishes") } == "dishes: 1, not 2")
    #expect(await broken { try await expect(.full, "save") {} } == "save was not refused with full")
    #expect(
      await broken { try await expect(.full, "save") { throw GatewayError.notFound } } == "save: notFound, not full")
    #expect(await broken { try await expectCancelled("save") {} } == "save was not refused with cancelled")
    #expect(await broken { throw BrokenPromise("two dishes have the same id") } == "two dishes have the same id")
  }

  private func broken(_ body: () async throws -> Void) async -> String? {
    do {
      try await body()
      return nil
    } catch { return (error as? BrokenPromise)?.description }
  }
}
