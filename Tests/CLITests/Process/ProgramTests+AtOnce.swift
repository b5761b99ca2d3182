import TestGroups
import Testing

@testable import recetas_cli

@Suite(.group(.processes)) struct `Several processes at once` {
  @Test(arguments: Stores.lasting)
  func `lose nothing, take the sample once and keep the row numbers`(store: Stores) async throws {
    let program = try Binary(store)
    let loop = "for i in 1 2 3 4 5 6 7 8 9 10; do recetas order add dish-tiramisu || exit; done"
    async let one = program.shell(loop)
    async let other = program.shell(loop)
    let outcomes = try await [one, other]

    #expect(outcomes.map(\.code) == [0, 0])
    let notices = outcomes.flatMap { $0.errors.split(separator: "\n") }
    #expect(notices == ["40 sample dishes added to the menu."])
    #expect(try await program("order", "show", "--json").document["order"]["units"] == .number(20))
    #expect(try await program("order", "set", "1", "5").output.contains("5 dishes"))
  }

  @Test(arguments: Stores.lasting)
  func `place one order between them`(store: Stores) async throws {
    let program = try Binary(store)
    #expect(try await program("order", "add", "dish-tiramisu").code == 0)
    let outcomes = try await withThrowingTaskGroup(of: Binary.Outcome.self) { group in
      for number in 1...4 {
        group.addTask { try await program("order", "place", "--address", "A \(number)", "--phone", "600") }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let history = try await program("order", "history", "--json").document["orders"].items
    #expect(history.count == 1)
    let address = try #require(history[0]["address"].text)
    // Who read the draft and came too late is answered with the order that was placed.
    for outcome in outcomes {
      if outcome.code == 0 {
        #expect(outcome.output.contains("on its way to \(address)"))
      } else {
        #expect(outcome.code == ExitCode.data.rawValue)
      }
    }
    #expect(outcomes.contains { $0.code == 0 })
  }
}
