import Foundation
import GatewayTesting
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite(.group(.random)) struct `A recording that anybody changed` {
  private let cli: CLI
  private let outside: TemporaryFolder

  init() throws { (cli, outside) = try CLI.withPrivateFile() }

  /// Returns a recording of commands from all domains, including one that reads a file, one that writes a file, and interactive mode.
  private func recorded() async throws -> [String] {
    let file = cli.folder.path + "/session.jsonl"
    let menu = try cli.folder.file("menu.json", MenuFile.json(.init(name: "Sopa", price: "1", kind: "Sopas")))
    for words in [
      ["menu", "list"], ["menu", "import", menu, "--force"], ["order", "add", "dish-sopa"],
      ["order", "place", "--address", "Calle del Pez, 3", "--phone", "915551234"], ["order", "history", "--json"],
      ["recipes", "list"], ["recipes", "favorites", "add", "1"], ["beers", "list"], ["places", "list", "--limit", "3"],
      ["menu", "export", "--html", cli.folder.path + "/menu.html"],
    ] { await cli.run(words + ["--record", file, "--yes"]).expect(.ok) }
    _ = await cli("interactive", "--record", file, piping: ["1", "+ 1", "o", "b", "q"])
    return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test func `A manipulated recording is replayed or refused without touching the user's data`() async throws {
    let lines = try await recorded()
    let (before, own) = (try outside.fingerprints(), await cli.dump())
    var random = SeededNumbers(seed: 38)
    var refused = 0
    let count = count(sample: 40, long: 4000)
    for number in 1...count {
      let text = changed(lines, &random).joined(separator: "\n") + "\n"
      let answer = await cli("replay", try cli.folder.file("changed.jsonl", text))
      #expect(![.software, .unfinished].contains(answer.code), "change \(number): \(answer.errors)")
      #expect(!answer.output.contains("private"), "change \(number)")
      if answer.code != .ok && !answer.output.contains("with differences") { refused += 1 }
    }
    #expect(try outside.fingerprints() == before)
    #expect(await cli.dump() == own)
    #expect(refused > 0 && refused < count)
    if isLong { print("long: \(count) changed recordings replayed, \(refused) of them refused") }
  }

  /// Returns the lines with one to four changes to words, numbers, bytes or whole lines.
  private func changed(_ lines: [String], _ random: inout SeededNumbers) -> [String] {
    var lines = lines
    for _ in 0...Int.random(in: 0...3, using: &random) {
      let index = Int.random(in: 0..<lines.count, using: &random)
      switch Int.random(in: 0...5, using: &random) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines.randomElement(using: &random) ?? "", at: index)
      case 2: lines[index] = replacing(#/-?\d+(\.\d+)?/#, in: lines[index], by: Self.numbers, &random)
      case 3, 4: lines[index] = replacing(#/"[^"\\]*"/#, in: lines[index], by: words, &random)
      default:
        var bytes = Array(lines[index].utf8)
        if bytes.isEmpty { continue }
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0x20...0xFF, using: &random)
        lines[index] = String(decoding: bytes, as: UTF8.self)
      }
      if lines.isEmpty { break }
    }
    return lines
  }

  private static let numbers = [
    "-9223372036854775808", "9223372036854775807", "4611686018427387904", "1e308", "-1", "0", "99999999999999999999",
  ]

  /// Words that would leave a replay's folder, control a terminal, or choose another store.
  private var words: [String] {
    [
      outside.path + "/file", "../../../../../.." + outside.path + "/file", "/etc/passwd", "--store", cli.location,
      "--data", cli.folder.path, "--record", "--html", "--yes", "--", "login", "logout", "store", "reset", "export",
      "replay",
      #"\u001b]0;x\u0007"#, "http://127.0.0.1:9/", "STORE", "DATA", "", "RECETAS_HOME", "folder", "missing", "sqlite",
    ].map { "\"\($0)\"" }
  }

  private func replacing(
    _ pattern: some RegexComponent, in line: String, by choices: [String], _ random: inout SeededNumbers
  ) -> String {
    guard let range = line.ranges(of: pattern).randomElement(using: &random),
      let choice = choices.randomElement(using: &random)
    else { return line }
    return line.replacingCharacters(in: range, with: choice)
  }
}
