import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@Suite(.group(.kills)) struct `A place without room or right` {
  /// No file may become longer than so many blocks: to the program that is a disk without room.
  private func full(after blocks: Int, _ command: String) -> String {
    "ulimit -f \(blocks); trap '' XFSZ; recetas \(command)"
  }

  @Test(arguments: Stores.lasting)
  func `a full disk: nothing changes, and what is there can still be read`(store: Stores) async throws {
    let program = try Binary(store)
    #expect(try await program("order", "add", "dish-tiramisu").code == 0)
    let before = try await program("store", "dump").output

    for command in ["order add dish-tiramisu", "order set dish-tiramisu 9", "order cancel --yes"] {
      try await program.shell(full(after: 1, command))
        .expect(.cannotWrite, output: "", errorsContain: "There is no space left")
    }
    #expect(try await program("store", "dump").output == before)
  }

  @Test(arguments: Stores.lasting)
  func `a disk that is full from the start: nothing is shown, and with room all is well`(store: Stores) async throws {
    let program = try Binary(store)
    try await program.shell(full(after: 8, "menu list --quiet")).expect(.cannotWrite, output: "")
    #expect(try await program("menu", "list", "--json").document.dishCount == 40)
  }

  @Test(arguments: Stores.lasting, ["order show", "places list --quiet", "places verify", "places map"])
  func `a disk without any room at all: what is there can be read`(store: Stores, command: String) async throws {
    let program = try Binary(store)
    #expect(try await program("places", "list").code == 0)
    #expect(try await program("order", "add", "dish-tiramisu").code == 0)
    let before = try await program.shell("recetas \(command)")
    let outcome = try await program.shell("(\(full(after: 0, command))) 2>&1 | cat")
    #expect(outcome.output == before.output)
    try await program.shell(full(after: 0, "order add dish-tiramisu")).expect(.cannotWrite)
  }

  @Test(arguments: Stores.lasting, [64, 128])
  func `a disk that is full only in the end: nothing was imported`(store: Stores, blocks: Int) async throws {
    let program = try Binary(store)
    #expect(try await program().code == 0)
    let before = try await program("store", "dump").output
    let menu = try program.folder.file("menu.json", MenuFile.large(1...600))
    try await program.shell(full(after: blocks, "menu import '\(menu)' --force --yes"))
      .expect(.cannotWrite, errorsContain: "There is no space left")
    #expect(try await program("store", "dump").output == before)
  }

  @Test func `a file that takes only the beginning of an answer is told`() async throws {
    let program = try Binary()
    try await program.shell(full(after: 1, "--help > '\(program.folder.path)/help'"))
      .expect(.cannotWrite, errorsContain: "The output can't be written")
  }

  @Test(
    .enabled(if: Binary.canBeHumble, "here is only the administrator, who may do anything"), arguments: Stores.lasting)
  func `a store that may only be read is read, and refuses changes`(store: Stores) async throws {
    let program = try Binary(store)
    #expect(try await program("order", "add", "dish-tiramisu").code == 0)
    let before = try await program("store", "dump").output
    _ = try await program.shell("chmod -R a+rX,a-w '\(program.folder.path)'")

    let listed = try await program.shell("recetas menu list --json", isHumble: true)
    #expect(try listed.document.dishCount == 40)
    #expect(try await program.shell("recetas store dump", isHumble: true).output == before)
    for command in ["order add dish-tiramisu", "order cancel --yes", "store reset --yes"] {
      let outcome = try await program.shell("recetas \(command)", isHumble: true)
      #expect([ExitCode.cannotWrite.rawValue, ExitCode.notAllowed.rawValue].contains(outcome.code), "\(command)")
      #expect(outcome.errors.contains(program.folder.path))
      #expect(outcome.output == "")
    }
    _ = try await program.shell("chmod -R u+w '\(program.folder.path)'")
    #expect(try await program("store", "dump").output == before)
  }

  @Test(.enabled(if: Binary.canBeHumble, "here is only the administrator, who may do anything"))
  func `a link that may only be read leads to a database that may be written`() async throws {
    let program = try Binary()
    let outcome = try await program.shell(
      """
      cd '\(program.folder.path)'; mkdir links; ln -s ../recetas.sqlite links; chmod a+rwx . ; chmod a-w links
      drop() { \(geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : "") "$@"; }
      drop '\(Binary.path)' --store sqlite:links/recetas.sqlite order add dish-tiramisu
      """)
    outcome.expect(.ok, outputContains: "Tiramisù")
  }

  @Test(.enabled(if: Binary.canBeHumble, "here is only the administrator, who may do anything"))
  func `a menu file that may not be read`() async throws {
    let program = try Binary()
    let file = try program.folder.file("menu.json", MenuFile.small)
    let empty = try await program("store", "dump").output
    _ = try await program.shell("chmod -R a+rwX '\(program.folder.path)'; chmod 0 '\(file)'")
    try await program.shell("recetas menu import '\(file)'", isHumble: true).expect(.notAllowed, errorsContain: file)
    #expect(try await program("store", "dump").output == empty)
  }
}
