import Foundation
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@Suite(.group(.kills)) struct `A killed process` {
  /// Each round starts a process that adds a dish. The test kills the process immediately, after running another command, or after the
  /// process has ended.
  @Test(arguments: Stores.persistent)
  func `After processes are killed, their store is usable and contains every acknowledged dish`(store: Stores)
    async throws
  {
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
    #expect(try await program("store", "info", "--json").document["dishes"] == 40)
    #expect(
      try await program("order", "add", "dish-tiramisu", "--json").document["order"]["units"] == .number(units + 1))
  }

  @Test(arguments: Stores.persistent)
  func `A first run of the program that is killed leaves either no menu or a complete menu`(store: Stores) async throws
  {
    for round in 0..<6 {
      let program = try Binary(store)
      let victim = try program.start(["menu", "list"])
      for _ in 0..<round { _ = try await Binary(store)("--version") }
      victim.kill()
      _ = try await victim.end()
      let info = try await program("store", "info", "--json").document
      #expect(info["dishes"] == (info["seeded"].items.isEmpty ? 0 : 40))
      #expect(try await program("menu", "list", "--json").document.dishCount == 40)
    }
  }
}

@Suite(.group(.kills)) struct `An acknowledged change of beers` {
  /// The process is killed as soon as its first line of output arrives.
  @Test(arguments: Stores.persistent)
  func `An acknowledged change to beers persists even if the process is killed immediately`(store: Stores) async throws
  {
    let beers = try await UsedBeers(store, beers: 10, pictures: 1000)
    let used = beers.used
    for change in UsedBeers.Change.allCases {
      let words = beers.words(change)
      try used.restore()
      let uninterrupted = try await used.program.start(words).end()
      let new = try await used.dumpNow()
      try used.restore()

      let command = words.map { "'\($0)'" }.joined(separator: " ")
      let outcome = try await used.program.shell(
        """
        mkfifo \(change)
        '\(Binary.path)' --store '\(used.program.location)' \(command) > \(change) & victim=$!
        read -r line < \(change)
        kill -9 $victim
        wait $victim 2> /dev/null
        echo "$line"
        """)
      // The id of a new review differs on each run.
      let first = uninterrupted.output.split(separator: "\n").first.map(String.init) ?? ""
      if change != .addingReview { #expect(outcome.output == first + "\n", "\(change)") }
      #expect(!outcome.output.isEmpty && !first.isEmpty, "\(change)")
      let isStored = try await used.dumpNow() == new
      #expect(isStored && new != used.dump, "\(change)")
      let unnamed = try await IntactBeers(used.program).unnamedPictures("\(change)")
      #expect(unnamed == [], "\(change)")
    }
  }

  /// The lines typed in interactive mode, and the text that confirms them. `PICTURE` stands for a file.
  private static let events: [(lines: [String], reported: String)] = [
    (["+", "Nueva", "", "imported", ""], "Added: Nueva"), (["x 1", "y"], "Deleted with its beers"),
    (["1", "+", "1", "Polar", "2", "Ale", "+ PICTURE", "s"], "Added: Polar"),
    (["1", "/rubia", "1", "3", "5.5", "+ PICTURE", "c 3", "u 3", "x 1", "s"], "Saved"),
    (["1", "/rubia", "x 1", "y"], "Deleted, with its reviews"),
    (["1", "/rubia", "1", "w", "1", "5", "+ PICTURE", "s"], "Review saved"),
    (["r", "f 4", "1", "2", "Otra", "s"], "Review saved"), (["r", "f 4", "x 1", "y"], "Review deleted"),
  ]

  @Test(arguments: Stores.persistent)
  func `A change acknowledged in interactive mode persists even if the process is then killed`(store: Stores)
    async throws
  {
    let used = try await UsedBeers(store, beers: 10, pictures: 1000).used
    for (lines, reported) in Self.events {
      let typed = (["6"] + lines).map { $0.replacing("PICTURE", with: used.files.path + "/9.png") }
      try used.restore()
      let uninterrupted = try await used.program.start(["interactive"], input: typed.joined(separator: "\n") + "\n")
        .end()
      #expect(uninterrupted.output.contains(reported), "\(lines)")
      let new = try await used.dumpNow()
      try used.restore()

      let words = typed.map { "'\($0)'" }.joined(separator: " ")
      // The input stays open, so that the process is still waiting when it is killed.
      let outcome = try await used.program.shell(
        """
        rm -f keys screen && mkfifo keys screen
        '\(Binary.path)' --store '\(used.program.location)' interactive < keys > screen & victim=$!
        exec 3> keys 4< screen
        printf '%s\\n' \(words) >&3
        while read -r line <&4; do case "$line" in '\(reported)'*) break ;; esac; done
        kill -9 $victim
        wait $victim 2> /dev/null
        echo "$line"
        """)
      #expect(outcome.output.hasPrefix(reported), "\(lines)")
      let isStored = try await used.dumpNow() == new
      #expect(isStored && new != used.dump, "\(lines)")
      let unnamed = try await IntactBeers(used.program).unnamedPictures("\(lines)")
      #expect(unnamed == [], "\(lines)")
    }
  }
}

@Suite(.group(.kills)) struct `Missing disk space and missing permissions` {
  /// Returns a command with a limit on the file size, which looks like a full disk to the program.
  private func full(after blocks: Int, _ command: String) -> String {
    "ulimit -f \(blocks); trap '' XFSZ; recetas \(command)"
  }

  @Test(arguments: Stores.persistent)
  func `Existing data can still be read when a full disk makes changes fail`(store: Stores) async throws {
    let program = try Binary(store)
    #expect(try await program("order", "add", "dish-tiramisu").code == 0)
    let before = try await program("store", "dump").output

    for command in ["order add dish-tiramisu", "order set dish-tiramisu 9", "order cancel --yes"] {
      try await program.shell(full(after: 1, command))
        .expect(.cannotWrite, output: "", errorsContain: "There is no space left")
    }
    #expect(try await program("store", "dump").output == before)
  }

  @Test(arguments: Stores.persistent)
  func `The first run of the program fails on a full disk and succeeds once there is enough room`(store: Stores)
    async throws
  {
    let program = try Binary(store)
    try await program.shell(full(after: 8, "menu list --quiet")).expect(.cannotWrite, output: "")
    #expect(try await program("menu", "list", "--json").document.dishCount == 40)
  }

  @Test(arguments: Stores.persistent, ["order show", "places list --quiet", "places verify", "places map"])
  func `Existing data can be read from a disk without free space`(store: Stores, command: String) async throws {
    let program = try Binary(store)
    #expect(try await program("places", "list").code == 0)
    #expect(try await program("order", "add", "dish-tiramisu").code == 0)
    let before = try await program.shell("recetas \(command)")
    let outcome = try await program.shell("(\(full(after: 0, command))) 2>&1 | cat")
    #expect(outcome.output == before.output)
    try await program.shell(full(after: 0, "order add dish-tiramisu")).expect(.cannotWrite)
  }

  @Test(arguments: Stores.persistent, [64, 128])
  func `An import that fills the disk changes nothing`(store: Stores, blocks: Int) async throws {
    let program = try Binary(store)
    #expect(try await program().code == 0)
    let before = try await program("store", "dump").output
    let menu = try program.folder.file("menu.json", MenuFile.large(1...600))
    try await program.shell(full(after: blocks, "menu import '\(menu)' --force --yes"))
      .expect(.cannotWrite, errorsContain: "There is no space left")
    #expect(try await program("store", "dump").output == before)
  }

  @Test func `An error is reported if an output file reaches the file size limit`() async throws {
    let program = try Binary()
    try await program.shell(full(after: 1, "--help > '\(program.folder.path)/help'"))
      .expect(.cannotWrite, errorsContain: "The output can't be written")
  }

  @Test(
    .enabled(if: Binary.canDropPrivileges, "this test needs a user without administrator rights"),
    arguments: Stores.persistent)
  func `A read-only store can be read, but refuses changes`(store: Stores) async throws {
    let program = try Binary(store)
    #expect(try await program("order", "add", "dish-tiramisu").code == 0)
    let before = try await program("store", "dump").output
    _ = try await program.shell("chmod -R a+rX,a-w '\(program.folder.path)'")

    let listed = try await program.shell("recetas menu list --json", isUnprivileged: true)
    #expect(try listed.document.dishCount == 40)
    #expect(try await program.shell("recetas store dump", isUnprivileged: true).output == before)
    for command in ["order add dish-tiramisu", "order cancel --yes", "store reset --yes"] {
      let outcome = try await program.shell("recetas \(command)", isUnprivileged: true)
      #expect([ExitCode.cannotWrite.rawValue, ExitCode.notAllowed.rawValue].contains(outcome.code), "\(command)")
      #expect(outcome.errors.contains(program.folder.path))
      #expect(outcome.output == "")
    }
    _ = try await program.shell("chmod -R u+w '\(program.folder.path)'")
    #expect(try await program("store", "dump").output == before)
  }

  @Test(.enabled(if: Binary.canDropPrivileges, "this test needs a user without administrator rights"))
  func `A store can be opened through a link in a read-only folder`() async throws {
    let program = try Binary()
    let outcome = try await program.shell(
      """
      cd '\(program.folder.path)'; mkdir links; ln -s ../recetas.sqlite links; chmod a+rwx . ; chmod a-w links
      drop() { \(geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : "") "$@"; }
      drop '\(Binary.path)' --store sqlite:links/recetas.sqlite order add dish-tiramisu
      """)
    outcome.expect(.ok, outputContains: "Tiramisù")
  }

  @Test(.enabled(if: Binary.canDropPrivileges, "this test needs a user without administrator rights"))
  func `Importing a menu file without read permission is refused`() async throws {
    let program = try Binary()
    let file = try program.folder.file("menu.json", MenuFile.small)
    let empty = try await program("store", "dump").output
    _ = try await program.shell("chmod -R a+rwX '\(program.folder.path)'; chmod 0 '\(file)'")
    try await program.shell("recetas menu import '\(file)'", isUnprivileged: true).expect(
      .notAllowed, errorsContain: file)
    #expect(try await program("store", "dump").output == empty)
  }
}
