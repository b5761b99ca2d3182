import Foundation
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@Suite(.group(.processes)) struct `The program as a process` {
  @Test(.smoke) func `The program imports its samples, writes its output and exits with code 0`() async throws {
    let program = try Binary()
    try await program().expect(.ok, outputContains: "40 dishes in 6 sections", errors: FirstRun.notices)
    #expect(try await program("menu", "list", "--json").document.dishCount == 40)
  }

  @Test(arguments: [
    ("comer", ExitCode.usage), ("order place --address 'A 1' --phone 600", .data), ("menu import nada.json", .noInput),
    ("menu list --store json:/dev/null/x", .cannotCreate),
  ])
  func `A failed program exits with the code of its error and writes to standard error`(command: String, code: ExitCode)
    async throws
  {
    let outcome = try await Binary().shell("recetas \(command)")
    outcome.expect(code, output: "")
    #expect(!outcome.errors.isEmpty)
  }

  @Test(arguments: ["menu list", "order history"], ["--offset", "--limit"])
  func `The program accepts the largest integer as an offset or a limit`(command: String, option: String) async throws {
    try await Binary().shell("recetas \(command) \(option) 9223372036854775807").expect(.ok)
  }

  @Test(arguments: Stores.persistent)
  func `The store keeps its data between processes`(store: Stores) async throws {
    let program = try Binary(store)
    #expect(try await program("order", "add", "dish-tiramisu", "--quantity", "2").code == 0)
    #expect(try await program("order", "set", "1", "+1").code == 0)
    #expect(try await program("order", "place", "--address", "A 1", "--phone", "600").code == 0)
    let order = try await program("order", "history", "--json").document["orders"][0]
    #expect(order["total"] == .euros(1620))
    let placedAt = try #require(order["placedAt"].text)
    #expect(placedAt.wholeMatch(of: #/20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/#) != nil)
  }

  @Test func `Interactive mode reads its input from a pipe`() async throws {
    let program = try Binary()
    let outcome = try await program.shell(
      "printf '1\\n/tiramisu\\n+ 1\\no\\nñ\\n\\377\\nq\\n+ 1\\n' | recetas interactive --quiet")
    outcome.expect(
      .ok, outputContains: "In your order: 1 × Tiramisù. Total: €5.40.", "   1    1 × €5.40  €5.40  Tiramisù")
    #expect(!outcome.output.contains("> "))
    #expect(outcome.errors == "")
    #expect(try await program("order", "show", "--json").document["order"]["units"] == 1)
  }

  @Test func `The program asks no questions if its input is a pipe`() async throws {
    let program = try Binary()
    #expect(try await program("order", "add", "dish-tiramisu").code == 0)
    for words in ["order cancel", "order place", "store reset"] {
      #expect(try await program.shell("yes | recetas \(words)").code == ExitCode.usage.rawValue)
    }
    #expect(try await program("order", "show", "--json").document["order"]["units"] == 1)
  }
}

@Suite(.group(.processes)) struct `A full or closed stream` {
  /// Returns whether the process ended without a crash: with an expected exit code, or by the signal for closed pipes.
  private func isOrderly(_ outcome: Binary.Outcome) -> Bool {
    [0, ExitCode.cannotWrite.rawValue, ExitCode.unfinished.rawValue, 128 + SIGPIPE].contains(outcome.code)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "this system has no /dev/full"),
    arguments: ["", "menu list", "order add dish-tiramisu", "--help", "store dump", "interactive"])
  func `Output that can't be written to a full device is reported with a special exit code`(command: String)
    async throws
  {
    let program = try Binary()
    try await program.shell("recetas \(command) > /dev/full")
      .expect(command.hasPrefix("order") ? .unfinished : .cannotWrite, errorsContain: "output can't be written")
    let units = try await program("order", "show", "--json").document["order"]["units"]
    #expect(units == (command.hasPrefix("order") ? 1 : .missing))
  }

  @Test(arguments: ["", "menu list", "order add dish-tiramisu", "store dump", "interactive"])
  func `A pipe without a reader ends the program without a crash`(command: String) async throws {
    let program = try Binary()
    // The pipe is opened on both sides, since it can't be opened without a reader. The reading side is then closed.
    let outcome = try await program.shell("mkfifo pipe && exec 3<>pipe 4>pipe 3>&- && recetas \(command) >&4")
    #expect(isOrderly(outcome))
    let units = try await program("order", "show", "--json").document["order"]["units"]
    #expect(units == (command.hasPrefix("order") ? 1 : .missing))
  }

  @Test func `Progress is never shown by rewriting a line if standard error isn't a terminal`() async throws {
    let program = try Binary()
    let dishes = (1...10_000).map { MenuFile.Dish(name: "Plato \($0)", price: "1").json }
    let file = try program.folder.file("menu.json", dishes.joined(separator: "\n"))
    let outcome = try await program("menu", "import", file)
    #expect(outcome.code == 0)
    #expect(!outcome.errors.contains("\r"))
  }

  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&-", "<&- >&- 2>&-"], Stores.persistent)
  func `A closed stream neither crashes the program nor damages the store`(closed: String, store: Stores) async throws {
    let program = try Binary(store)
    for command in ["order add dish-tiramisu", "menu list", "interactive", "store info"] {
      let outcome = try await program.shell("recetas \(command) \(closed)")
      #expect(isOrderly(outcome), "\(command)")
      #expect(outcome.code == 0 || closed.contains(">&-"))
    }
    let order = try await program("order", "show", "--json")
    #expect(try order.document["order"]["units"] == 1)
    #expect(try await program("store", "info", "--json").document["dishes"] == 40)
  }
}
