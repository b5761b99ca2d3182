import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@Suite(.group(.processes)) struct `Nobody waits for a pipe that somebody laid` {
  @Test func `where the rows are remembered: lists are shown, and numbers are refused`() async throws {
    let program = try Binary()
    let rows = program.folder.path + "/rows.json"
    try #require(mkfifo(rows, 0o600) == 0)
    try await program("menu", "list").expect(.ok, errorsContain: "won't be remembered", rows)
    try await program("order", "add", "1").expect(.data, output: "", errorsContain: "\(rows) is not a data file")
  }

  @Test func `where the folder of a JSON store is`() async throws {
    let program = try Binary(.json)
    let store = program.folder.path + "/store"
    try #require(mkfifo(store, 0o600) == 0)
    try await program("menu", "list").expect(.cannotCreate, output: "", errorsContain: store)
    try await program("store", "info").expect(.cannotCreate, output: "", errorsContain: store)
  }

  @Test func `where the JSON store is`() async throws {
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
  func `as a file to import, nor reads a device`(command: String) async throws {
    let program = try Binary()
    try #require(mkfifo(program.folder.path + "/pipe", 0o600) == 0)
    for file in ["'\(program.folder.path)/pipe'", "/dev/zero", "/dev/stdin"] {
      try await program.shell("echo '[]' | cat | recetas \(command) \(file)")
        .expect(.noInput, output: "", errorsContain: "is not a file")
    }
  }
}

@Suite(.group(.processes)) struct `A system without resources` {
  @Test(arguments: Stores.lasting, ["order add dish-tiramisu", "menu list", "beers list", "places list"])
  func `has too few descriptors: all is as it should be, or an error says so`(
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
      .enabled(if: geteuid() == 0 && Binary.canBeHumble, "threads are only limited for who is no administrator"),
      arguments: [1, 2, 3])
    func `has too few threads: an error says so`(limit: Int) async throws {
      let program = try Binary()
      try await program.shell(
        "setpriv --reuid=65534 --regid=65534 --clear-groups prlimit --nproc=\(limit) '\(Binary.path)' --store memory: menu list"
      ).expect(.notReady, output: "", errorsContain: "allows this user no more threads", "Nothing was changed")
    }
  #endif
}
