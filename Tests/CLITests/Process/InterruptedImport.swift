import Foundation
import TestSupport
import Testing

@testable import recetas_cli

@Suite struct `An import that is interrupted` {
  /// Each round lets it run a little longer.
  @Test(arguments: Stores.lasting)
  func `by Ctrl-C ends at once, and the menu is as it was`(store: Stores) async throws {
    let program = try Binary(store)
    #expect(try await program("menu", "list").code == 0)
    let before = try await program("store", "dump").output
    let dishes = (1...60_000).map { MenuFile.Dish(name: "Plato \($0)", price: "1").json }
    let file = try program.folder.file("menu.json", dishes.joined(separator: "\n"))

    for round in 0..<4 {
      let victim = try program.start(["menu", "import", file, "--force"])
      for _ in 0..<2 * round { _ = try await program("--version") }
      victim.interrupt()
      let outcome = try await victim.end()
      #expect(outcome.signal == SIGINT)
      #expect(outcome.output == "")
      #expect(try await program("store", "dump").output == before)
    }

    let small = try program.folder.file("small.json", MenuFile.small)
    #expect(try await program("menu", "import", small, "--force").code == 0)
    #expect(try await program("store", "info", "--json").document["dishes"] == .number(3))
  }
}
