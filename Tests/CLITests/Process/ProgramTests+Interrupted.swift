import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@Suite struct `An import that is interrupted` {
  /// At once, which is in time however slow the machine is, and in the middle, for which it may be too late.
  @Test(.group(.kills), arguments: Stores.lasting)
  func `by Ctrl-C ends at once, and the menu is as it was`(store: Stores) async throws {
    let program = try Binary(store)
    #expect(try await program("menu", "list").code == 0)
    let before = try await program("store", "dump").output
    let dishes = (1...60_000).map { MenuFile.Dish(name: "Plato \($0)", price: "1").json }
    let file = try program.folder.file("menu.json", dishes.joined(separator: "\n"))
    let start = ContinuousClock.now
    #expect(try await program("menu", "import", file, "--force", "--yes", "--dry-run").code == 0)
    let length = ContinuousClock.now - start

    for part in [0, 0.1, 0.3, 0.5] {
      let victim = try program.start(["menu", "import", file, "--force", "--yes"])
      victim.interrupt(after: length * part)
      let outcome = try await victim.end()
      if part > 0, outcome.code == 0 { break }
      #expect(outcome.signal == SIGINT)
      let isTold = outcome.output != ""  // Interrupted after its last word: then it is done, and says the truth.
      #expect(!isTold || part > 0)
      let found = try await program("store", "dump").output
      // Between the commit and the last word it is done and untold.
      let isDone = part > 0 && found.contains("Plato 60000")
      #expect(isDone || found == before && !isTold)
      if isDone { break }
    }

    let small = try program.folder.file("small.json", MenuFile.small)
    #expect(try await program("menu", "import", small, "--force", "--yes").code == 0)
    #expect(try await program("store", "info", "--json").document["dishes"] == .number(3))
  }
}
