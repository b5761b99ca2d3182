import Foundation
import TestSupport
import Testing

@testable import recetas_cli

@Suite struct `An import that is interrupted` {
  /// At once and in the middle; on a busy machine it may be too late for either, as the signal is this process's to send.
  @Test(arguments: Stores.lasting)
  func `by Ctrl-C ends at once, and the menu is as it was`(store: Stores) async throws {
    let program = try Binary(store)
    #expect(try await program("menu", "list").code == 0)
    let before = try await program("store", "dump").output
    let dishes = (1...60_000).map { MenuFile.Dish(name: "Plato \($0)", price: "1").json }
    let file = try program.folder.file("menu.json", dishes.joined(separator: "\n"))
    let start = ContinuousClock.now
    #expect(try await program("menu", "import", file, "--force", "--dry-run").code == 0)
    let length = ContinuousClock.now - start

    for part in [0, 0.1, 0.3, 0.5] {
      let victim = try program.start(["menu", "import", file, "--force"])
      victim.interrupt(after: length * part)
      let outcome = try await victim.end()
      if outcome.code == 0 { break }
      #expect(outcome.signal == SIGINT)
      #expect(outcome.output == "")
      #expect(try await program("store", "dump").output == before)
    }

    let small = try program.folder.file("small.json", MenuFile.small)
    #expect(try await program("menu", "import", small, "--force").code == 0)
    #expect(try await program("store", "info", "--json").document["dishes"] == .number(3))
  }
}
