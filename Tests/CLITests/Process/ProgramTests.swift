import Foundation
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@Suite(.group(.processes)) struct `Concurrent processes` {
  @Test(arguments: Stores.persistent)
  func `Concurrent processes lose no changes and import the samples only once`(store: Stores) async throws {
    let program = try Binary(store)
    let loop = "for i in 1 2 3 4 5 6 7 8 9 10; do recetas order add dish-tiramisu || exit; done"
    async let one = program.shell(loop)
    async let other = program.shell(loop)
    let outcomes = try await [one, other]

    #expect(outcomes.map(\.code) == [0, 0])
    let notices = outcomes.flatMap { $0.errors.split(separator: "\n") }
    #expect(notices == ["40 sample dishes added to the menu."])
    #expect(try await program("order", "show", "--json").document["order"]["units"] == 20)
    #expect(try await program("order", "set", "1", "5").output.contains("5 dishes"))
  }

  @Test(arguments: Stores.persistent)
  func `Concurrent processes place an order only once`(store: Stores) async throws {
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
    // A process that read the draft too late to place it receives the placed order.
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

@Suite struct `An interrupted import` {
  /// The first interrupt is immediate, so that it always takes effect. Later interrupts may come too late.
  @Test(.group(.kills), arguments: Stores.persistent)
  func `Ctrl-C ends an import and leaves the menu unchanged`(store: Stores) async throws {
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
      let isReported = outcome.output != ""  // Interrupted after its last word: then it is done, and says the truth.
      #expect(!isReported || part > 0)
      let found = try await program("store", "dump").output
      // Between the commit and the output, the import is done but not yet reported.
      let isDone = part > 0 && found.contains("Plato 60000")
      #expect(isDone || found == before && !isReported)
      if isDone { break }
    }

    let small = try program.folder.file("small.json", MenuFile.small)
    #expect(try await program("menu", "import", small, "--force", "--yes").code == 0)
    #expect(try await program("store", "info", "--json").document["dishes"] == 3)
  }
}

/// File names with arbitrary bytes, as provided by the system.
@Suite(.group(.processes)) struct `A name that is not UTF-8` {
  @Test(arguments: ["--store json:", "--store sqlite:", "--data "])
  func `Stores whose names differ only in invalid UTF-8 are distinguished`(option: String) async throws {
    let program = try Binary()
    let script = """
      cd "$RECETAS_HOME"
      names='\\351 \\350 \\357\\277\\275 \\364\\217\\273\\251'
      number=0
      for name in $names; do
        number=$((number + 1))
        '\(Binary.path)' \(option)"$(printf "$name")" order add dish-tiramisu --quantity $number >/dev/null 2>&1 || exit 1
      done
      for name in $names; do '\(Binary.path)' \(option)"$(printf "$name")" order show --json | grep '"units"'; done
      """
    let outcome = try await program.shell(script)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let units = outcome.output.split(separator: "\n").map { $0.filter(\.isNumber) }
    #expect(units == ["1", "2", "3", "4"], "\(outcome.output)")
  }

  @Test func `A data folder in the environment can have a name that is not UTF-8`() async throws {
    let program = try Binary()
    let script = """
      cd "$RECETAS_HOME"
      RECETAS_HOME="$PWD/$(printf 'a\\351')" '\(Binary.path)' menu list >/dev/null 2>&1
      HOME="$PWD/$(printf 'b\\351')" RECETAS_HOME= '\(Binary.path)' menu list >/dev/null 2>&1
      for name in a b; do find "$(printf "$name\\\\351")" -name rows.json; done | wc -l
      """
    let outcome = try await program.shell(script)
    #expect(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines) == "2", "\(outcome.errors)")
  }

  @Test func `A file name that is not UTF-8 can be read, written and shown`() async throws {
    let program = try Binary()
    let file = try program.folder.file("menu.json", MenuFile.json(.init(name: "Flan", price: "3", kind: "A")))
    let script = """
      cd "$RECETAS_HOME"
      set -e
      name="$(printf 'carta\\351')"
      cp '\(file)' "$name.json"
      recetas menu import "$name.json" --force --yes >/dev/null
      recetas menu list --search fl >/dev/null
      recetas places map --svg "$name.svg"
      head -c 4 "$name.svg"; echo
      recetas menu import "$name.none" 2>&1 || true
      recetas menu list --search "$name" --json
      """
    let outcome = try await program.shell(script)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("carta�.svg"))
    #expect(outcome.output.contains("<svg") || outcome.output.contains("<?xm"))
    #expect(outcome.output.contains("carta�.none"))
  }
}

@Suite(.group(.processes)) struct `A pipe in place of a file` {
  @Test func `A pipe in place of the file that stores row numbers is reported without waiting`() async throws {
    let program = try Binary()
    let rows = program.folder.path + "/rows.json"
    try #require(mkfifo(rows, 0o600) == 0)
    try await program("menu", "list").expect(.ok, errorsContain: "won't be remembered", rows)
    try await program("order", "add", "1").expect(.data, output: "", errorsContain: "\(rows) is not a data file")
  }

  @Test func `A pipe in place of a JSON store's folder is reported without waiting`() async throws {
    let program = try Binary(.json)
    let store = program.folder.path + "/store"
    try #require(mkfifo(store, 0o600) == 0)
    try await program("menu", "list").expect(.cannotCreate, output: "", errorsContain: store)
    try await program("store", "info").expect(.cannotCreate, output: "", errorsContain: store)
  }

  @Test func `A pipe in place of a JSON store's file is reported without waiting`() async throws {
    let program = try Binary(.json)
    let file = try program.folder.folder("store") + "/recetas.json"
    try #require(mkfifo(file, 0o600) == 0)
    for words in [
      ["menu", "list"], ["order", "add", "dish-tiramisu"], ["store", "dump"], ["store", "reset", "--yes"],
    ] {
      try await program.start(words).end().expect(.data, output: "", errorsContain: "\(file) is not a data file")
    }
  }

  @Test(arguments: [
    "menu import", "recipes import", "beers import", "beers makers add --name A --origin national --logo",
  ])
  func `A pipe or a device in place of a file to import is refused without waiting`(command: String) async throws {
    let program = try Binary()
    try #require(mkfifo(program.folder.path + "/pipe", 0o600) == 0)
    for file in ["'\(program.folder.path)/pipe'", "/dev/zero", "/dev/stdin"] {
      try await program.shell("echo '[]' | cat | recetas \(command) \(file)")
        .expect(.noInput, output: "", errorsContain: "is not a file")
    }
  }
}

@Suite(.group(.processes)) struct `A system that is out of resources` {
  @Test(arguments: Stores.persistent, ["order add dish-tiramisu", "menu list", "beers list", "places list"])
  func `A command either works with few file descriptors or reports that there are too few`(
    store: Stores, command: String
  ) async throws {
    let whole = try await Binary(store).shell("recetas \(command)")
    var codes: Set<Int32?> = []
    for limit in [4, 18, 19, 20, 22, 24] {
      let program = try Binary(store)
      let outcome = try await program.shell("ulimit -n \(limit); recetas \(command)")
      codes.insert(outcome.code)
      if outcome.code == 0 {
        #expect(outcome.output == whole.output, "with \(limit)")
      } else {
        #expect(outcome.code == ExitCode.notReady.rawValue && outcome.output == "", "with \(limit): \(outcome)")
        #expect(outcome.errors.contains("out of resources"), "with \(limit): \(outcome)")
      }
    }
    #expect(codes == [0, ExitCode.notReady.rawValue])
  }

  #if os(Linux)
    @Test(
      .enabled(
        if: geteuid() == 0 && Binary.canDropPrivileges, "only the administrator can run the program as another user"),
      arguments: [1, 2, 3])
    func `If the system allows too few threads, the error says that nothing was changed`(limit: Int) async throws {
      let program = try Binary()
      try await program.shell(
        "setpriv --reuid=65534 --regid=65534 --clear-groups prlimit --nproc=\(limit) '\(Binary.path)' --store memory: menu list"
      ).expect(.notReady, output: "", errorsContain: "allows no more threads for this user", "Nothing was changed")
    }
  #endif
}
