import Foundation
import TestGroups
import Testing

@Suite(.group(.kills)) struct `A process that is killed` {
  /// Each round starts one that adds a dish and kills it: at once, or after something else that takes a while; or lets it live.
  @Test(arguments: Stores.lasting)
  func `leaves a store that opens and holds every dish that was acknowledged`(store: Stores) async throws {
    let program = try Binary(store)
    var (acknowledged, killed) = (0, 0)
    #expect(try await program().code == 0)

    for round in 0..<24 {
      let victim = try program.start(["order", "add", "dish-tiramisu"])
      switch round % 4 {
      case 0: break
      case 1: _ = try await program("--version")
      case 2: _ = try await program("order", "show")
      default: _ = try await victim.end()
      }
      victim.kill()
      let outcome = try await victim.end()
      if outcome.code == 0 { acknowledged += 1 } else { killed += 1 }
      #expect(outcome.code == 0 || outcome.signal == SIGKILL)
      #expect(outcome.errors == "")
    }

    let order = try await program("order", "show", "--json").document["order"]
    let units = order["units"].number ?? 0
    #expect((acknowledged...(acknowledged + killed)).contains(units))
    #expect(acknowledged > 0 && killed > 0)
    #expect(try await program("store", "info", "--json").document["dishes"] == .number(40))
    #expect(
      try await program("order", "add", "dish-tiramisu", "--json").document["order"]["units"] == .number(units + 1))
  }

  @Test(arguments: Stores.lasting)
  func `in its first run leaves no menu, or the whole one`(store: Stores) async throws {
    for round in 0..<6 {
      let program = try Binary(store)
      let victim = try program.start(["menu", "list"])
      for _ in 0..<round { _ = try await Binary(store)("--version") }
      victim.kill()
      _ = try await victim.end()
      let info = try await program("store", "info", "--json").document
      #expect(info["dishes"] == (info["seeded"].items.isEmpty ? .number(0) : .number(40)))
      #expect(try await program("menu", "list", "--json").document.dishCount == 40)
    }
  }
}
