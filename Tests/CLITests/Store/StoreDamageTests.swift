import Entities
import Foundation
import GatewayTesting
import Gateways
import Interfaces
import SQLiteGateways
import TestGroups
import TestSupport
import Testing
import UseCases

@testable import recetas_cli

@MainActor @Suite(.group(.kills)) struct `A store that is damaged` {
  /// Returns a program whose store has records in every table.
  private func filled(_ store: Stores) async throws -> CLI {
    let cli = try CLI(store)
    for words in [
      [], ["order", "add", "dish-tiramisu"], ["order", "place", "--address", "A 1", "--phone", "600"],
      ["order", "add", "dish-tiramisu"], ["recipes", "list"], ["recipes", "favorites", "add", "1"], ["beers", "list"],
      ["beers", "reviews", "add", "1", "--score", "4", "--text", "Muy rica."],
    ] {
      try #require(await cli.run(words).code == .ok, "\(words)")
    }
    return cli
  }

  private func file(_ cli: CLI) throws -> URL {
    URL(filePath: try #require(try StoreLocation(cli.location, in: cli.folder.path, Texts(.english)).file))
  }

  @Test(arguments: Stores.persistent)
  func `A damaged store is either reported or read without loss`(store: Stores) async throws {
    let cli = try await filled(store)
    let (file, truth) = (try file(cli), Records(try await cli("store", "dump").document))
    let bytes = [UInt8](try Data(contentsOf: file))
    var damage = Damage(random: SeededNumbers(seed: 15))
    var (whole, reset) = (0, 0)
    let count = count(sample: 20, long: 1000)
    for number in 1...count {
      let damaged = Data(damage.done(to: bytes))
      func damageAgain() throws {
        for end in ["-wal", "-shm", "-journal"] { try? FileManager.default.removeItem(atPath: file.path + end) }
        try damaged.write(to: file)
      }
      try damageAgain()
      let dump = await cli("store", "dump")
      if dump.code == .ok {
        whole += 1
        let records = Records(try dump.document)
        #expect(records.counts == truth.counts, "damage \(number)")
        // A JSON file contains no redundancy, so damage can change one name into another.
        if store != .json { #expect(records.ids == truth.ids, "damage \(number)") }
      } else {
        #expect(dump.code == .data && dump.output == "", "damage \(number): \(dump.errors)")
      }
      for words in [
        ["menu", "list"], ["order", "history"], ["recipes", "list"], ["beers", "list"], ["order", "add", "1"],
      ] {
        let answer = await cli.run(words)
        #expect(answer.code == .ok || answer.code == .data || answer.code == .noInput, "damage \(number): \(answer)")
      }
      try damageAgain()
      let answer = await cli("store", "reset", "--yes")
      if answer.code == .ok {
        reset += 1
        #expect(try await cli("store", "info", "--json").document["dishes"] == 0, "damage \(number)")
      } else {
        // After this damage, nothing that looks like a store is left.
        #expect(answer.code == .data, "damage \(number): \(answer.errors)")
        #expect(try Data(contentsOf: file) == damaged, "damage \(number)")
      }
    }
    #expect((1..<count).contains(whole))
    #expect(reset > count * 4 / 5, "\(reset) of \(count)")
    if isLong { print("long: \(count) damaged \(store) stores: \(whole) read without loss, \(reset) reset") }
  }

  @Test(arguments: Stores.persistent, [("en", "restore a copy"), ("es", "restaura una copia")])
  func `A damaged store can be reset after confirmation`(store: Stores, words: (language: String, advice: String))
    async throws
  {
    let cli = try CLI(store, words.language)
    _ = await cli("menu", "list")
    let file = try file(cli)
    var bytes = try Data(contentsOf: file)
    let start = min(8192, bytes.count / 2)
    bytes.replaceSubrange(start..<min(start + 4096, bytes.count), with: Data(repeating: 0xA5, count: 4096))
    try bytes.write(to: file)
    await cli("store", "dump").expect(.data, output: "", errorsContain: file.path, words.advice, "store reset")

    await cli("store", "reset").expect(.usage, errorsContain: "--yes")
    #expect(try Data(contentsOf: file) == bytes)
    await cli.atTerminal("store", "reset", typing: [words.language == "es" ? "s" : "y"]).expect(.ok)
    #expect(try await cli("store", "info", "--json").document["dishes"] == 0)
    #expect(await cli("menu", "list").code == .ok)
  }

  @Test(.enabled(if: Binary.canDropPrivileges, "this test needs a user without administrator rights"))
  func `A database can be used even if its auxiliary files are still read-only`() async throws {
    let program = try Binary(.standard)
    guard program.location.hasPrefix("sqlite:") else { return }
    let file = String(program.location.dropFirst("sqlite:".count))
    _ = try await program.shell(": ; chmod 777 '\(program.folder.path)'")
    #expect(try await program.shell("recetas order add dish-tiramisu", isUnprivileged: true).code == 0)
    // If the folder isn't writable, SQLite keeps its auxiliary files.
    _ = try await program.shell("chmod 444 '\(file)'; recetas order show", isUnprivileged: true)
    for end in ["-wal", "-shm"] where !FileManager.default.fileExists(atPath: file + end) {
      _ = try await program.shell("touch '\(file)\(end)'; chown 65534 '\(file)\(end)'")
    }
    _ = try await program.shell("chmod 400 '\(file)'-*; chmod 644 '\(file)'")
    let outcome = try await program.shell("recetas order add dish-tiramisu", isUnprivileged: true)
    #expect(outcome.code == 0, "\(outcome.errors)")
    // A process can't repair a file that another user owns.
    _ = try await program.shell("touch '\(file)-shm'; chown root '\(file)-shm'; chmod 400 '\(file)-shm'")
    let refused = try await program.shell("recetas order add dish-tiramisu", isUnprivileged: true)
    refused.expect(.notAllowed, errorsContain: file + "-shm")
  }
}

/// The ids in a dump, and the counts of records and their parts. Values aren't compared, since damage can change values that are stored
/// only once.
private struct Records {
  private(set) var counts: [String: Int] = [:]
  private(set) var ids: [String: [String]] = [:]

  init(_ dump: JSON) {
    for list in ["dishes", "recipes", "manufacturers", "beers", "reviews", "places"] {
      ids[list] = dump[list].items.compactMap { $0["id"].text }
      counts[list] = dump[list].items.count
    }
    for user in dump["users"].keys {
      let user = dump["users"][user]
      counts["favorites", default: 0] += user["favorites"].items.count
      for order in user["orders"].items { counts["lines", default: 0] += order["lines"].items.count }
      counts["drafts", default: 0] += user["draft"]["lines"].items.count
    }
    for recipe in dump["recipes"].items {
      counts["ingredients", default: 0] += recipe["ingredients"].items.count
      counts["parts", default: 0] += recipe["instructions"].items.count
    }
    for place in dump["places"].items { counts["pictures", default: 0] += place["pictures"].items.count }
  }
}

/// Typical damage to files: flipped bits, and blocks that are lost, empty or misplaced.
private struct Damage {
  var random: SeededNumbers

  mutating func done(to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = place(in: bytes)
      let block = place..<min(bytes.count, place + [1, 16, 512, 4096][Int.random(in: 0...3, using: &random)])
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: for index in block { bytes[index] = 0 }
      case 3: for index in block { bytes[index] = UInt8.random(in: 0...255, using: &random) }
      case 4:
        let from = Int.random(in: 0...(bytes.count - block.count), using: &random)
        bytes.replaceSubrange(block, with: Array(bytes[from..<from + block.count]))
      default: if Int.random(in: 0..<4, using: &random) == 0 { bytes.removeSubrange(max(place, 1)...) }
      }
    }
    return bytes
  }

  /// Returns a random position, often in the header of a page, where damage has the greatest effect.
  private mutating func place(in bytes: [UInt8]) -> Int {
    let place = Int.random(in: bytes.indices, using: &random)
    return Bool.random(using: &random) ? place : min(place & ~4095 + place % 60, bytes.count - 1)
  }
}

@Suite struct `A database in use whose log was deleted` {
  @Test(.group(.kills))
  func `A database whose log was deleted is refused until the process that uses it saves the data`() async throws {
    let program = try Binary()
    let path = program.folder.path + "/recetas.sqlite"
    let store = SQLiteStore(path: path)
    try await store.seed(try GatewayTesting.Samples.menu())
    try FileManager.default.removeItem(atPath: path + "-wal")

    let dish = try GatewayTesting.Samples.menu()[0].id.text
    for words in [["menu", "list"], ["order", "add", dish], ["store", "dump"], ["doctor"]] {
      let outcome = try await program.start(words).end()
      #expect((outcome.output + outcome.errors).contains("was deleted"), "\(words): \(outcome)")
      if words != ["doctor"] { #expect(outcome.code == ExitCode.notReady.rawValue, "\(words)") }
    }
    await #expect(throws: GatewayError.replaced(what: path)) { try await store.inventory() }
    #expect(try await program("menu", "list", "--json").document.dishCount == GatewayTesting.Samples.menu().count)
  }
}
