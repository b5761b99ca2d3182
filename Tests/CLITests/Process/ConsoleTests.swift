import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@Suite(.group(.processes)) struct `A stream that takes or gives nothing` {
  /// Ended as a program should: with a code, or by the signal that the system has for this, never by a crash.
  private func isOrderly(_ outcome: Binary.Outcome) -> Bool {
    [0, ExitCode.cannotWrite.rawValue, ExitCode.unfinished.rawValue, 128 + SIGPIPE].contains(outcome.code)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "this system has no full device"),
    arguments: ["", "menu list", "order add dish-tiramisu", "--help", "store dump", "interactive"])
  func `a full device is told, with a code of its own`(command: String) async throws {
    let program = try Binary()
    try await program.shell("recetas \(command) > /dev/full")
      .expect(command.hasPrefix("order") ? .unfinished : .cannotWrite, errorsContain: "output can't be written")
    let units = try await program("order", "show", "--json").document["order"]["units"]
    #expect(units == (command.hasPrefix("order") ? .number(1) : .missing))
  }

  @Test(arguments: ["", "menu list", "order add dish-tiramisu", "store dump", "interactive"])
  func `a pipe that nobody reads ends it in order`(command: String) async throws {
    let program = try Binary()
    // Opened from both sides, as nobody could write to it otherwise; then the reading side is closed.
    let outcome = try await program.shell("mkfifo pipe && exec 3<>pipe 4>pipe 3>&- && recetas \(command) >&4")
    #expect(isOrderly(outcome))
    let units = try await program("order", "show", "--json").document["order"]["units"]
    #expect(units == (command.hasPrefix("order") ? .number(1) : .missing))
  }

  @Test func `an error stream that is no terminal gets no line that is written over itself`() async throws {
    let program = try Binary()
    let dishes = (1...10_000).map { MenuFile.Dish(name: "Plato \($0)", price: "1").json }
    let file = try program.folder.file("menu.json", dishes.joined(separator: "\n"))
    let outcome = try await program("menu", "import", file)
    #expect(outcome.code == 0)
    #expect(!outcome.errors.contains("\r"))
  }

  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&-", "<&- >&- 2>&-"], Stores.lasting)
  func `a closed one hurts neither the program nor the store`(closed: String, store: Stores) async throws {
    let program = try Binary(store)
    for command in ["order add dish-tiramisu", "menu list", "interactive", "store info"] {
      let outcome = try await program.shell("recetas \(command) \(closed)")
      #expect(isOrderly(outcome), "\(command)")
      #expect(outcome.code == 0 || closed.contains(">&-"))
    }
    let order = try await program("order", "show", "--json")
    #expect(try order.document["order"]["units"] == .number(1))
    #expect(try await program("store", "info", "--json").document["dishes"] == .number(40))
  }
}
