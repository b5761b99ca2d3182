import TestGroups
import Testing

@testable import recetas_cli

@Suite(.group(.processes)) struct `The program as a process` {
  @Test(.smoke) func `finds its sample, answers on its output and ends with zero`() async throws {
    let program = try Binary()
    try await program().expect(.ok, outputContains: "40 dishes in 6 sections", errors: TheFirstRun.notices)
    #expect(try await program("menu", "list", "--json").document.dishCount == 40)
  }

  @Test(arguments: [
    ("comer", ExitCode.usage), ("order place --address 'A 1' --phone 600", .data), ("menu import nada.json", .noInput),
    ("menu list --store json:/dev/null/x", .cannotCreate),
  ])
  func `ends with the code of its error, which is on the other stream`(command: String, code: ExitCode) async throws {
    let outcome = try await Binary().shell("recetas \(command)")
    outcome.expect(code, output: "")
    #expect(!outcome.errors.isEmpty)
  }

  @Test(arguments: ["menu list", "order history"], ["--offset", "--limit"])
  func `survives the greatest number`(command: String, option: String) async throws {
    try await Binary().shell("recetas \(command) \(option) 9223372036854775807").expect(.ok)
  }

  @Test(arguments: Stores.lasting)
  func `keeps everything from one process to the next`(store: Stores) async throws {
    let program = try Binary(store)
    #expect(try await program("order", "add", "dish-tiramisu", "--quantity", "2").code == 0)
    #expect(try await program("order", "set", "1", "+1").code == 0)
    #expect(try await program("order", "place", "--address", "A 1", "--phone", "600").code == 0)
    let order = try await program("order", "history", "--json").document["orders"][0]
    #expect(order["total"] == .euros(1620))
    let placedAt = try #require(order["placedAt"].text)
    #expect(placedAt.wholeMatch(of: #/20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/#) != nil)
  }

  @Test func `takes its screens' input from a pipe`() async throws {
    let program = try Binary()
    let outcome = try await program.shell(
      "printf '1\\n/tiramisu\\n+ 1\\no\\nñ\\n\\377\\nq\\n+ 1\\n' | recetas interactive --quiet")
    outcome.expect(
      .ok, outputContains: "In your order: 1 × Tiramisù. Total: €5.40.", "   1    1 × €5.40  €5.40  Tiramisù")
    #expect(!outcome.output.contains("> "))
    #expect(outcome.errors == "")
    #expect(try await program("order", "show", "--json").document["order"]["units"] == .number(1))
  }

  @Test func `asks nobody when its input is a pipe`() async throws {
    let program = try Binary()
    #expect(try await program("order", "add", "dish-tiramisu").code == 0)
    for words in ["order cancel", "order place", "store reset"] {
      #expect(try await program.shell("yes | recetas \(words)").code == ExitCode.usage.rawValue)
    }
    #expect(try await program("order", "show", "--json").document["order"]["units"] == .number(1))
  }
}
