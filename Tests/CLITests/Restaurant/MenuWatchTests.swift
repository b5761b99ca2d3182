import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@Suite(.group(.processes)) struct `Watching the menu from the command line` {
  private static let cake = MenuFile.Dish(name: "Tarta", price: "5", kind: "Postres")
  private static let soup = MenuFile.Dish(name: "Gazpacho", price: "6.20", kind: "Entrantes")
  private static let dearerFlan = MenuFile.Dish(name: "Flan", description: "De huevo", price: "3.75", kind: "Postres")

  private func program(_ store: Stores) throws -> Binary {
    let program = try Binary(store)
    _ = try program.folder.file("first", MenuFile.json(MenuFile.flan, MenuFile.paella))
    _ = try program.folder.file("second", MenuFile.json(Self.dearerFlan, Self.cake, Self.soup))
    return program
  }

  /// Runs shell steps during a watch. `next` prints the next line from the watch, and `change` imports a menu from another process.
  private func watching(_ words: String, with program: Binary, _ steps: String) async throws -> Binary.Outcome {
    try await program.shell(
      """
      cd '\(program.folder.path)'; mkfifo pipe; recetas menu import first >import
      '\(Binary.path)' --store '\(program.location)' menu watch \(words) >pipe 2>errors & exec 3<pipe
      next() { read -r line <&3; printf '%s\\n' "$line"; }
      change() { recetas menu import "$1" --force --yes >import; }
      \(steps)
      """)
  }

  private static let stop = "kill $!; wait $!; true"

  @Test(arguments: Stores.persistent)
  func `Applying the changes that a watch of the menu reports results in the current menu`(store: Stores) async throws {
    let program = try program(store)
    let steps = "next; change second; next; change first; next; recetas order add dish-flan >order; change second; next"
    let outcome = try await watching("--json", with: program, "\(steps); \(Self.stop)")
    let lines = try outcome.output.split(separator: "\n").map { try JSON(parsing: String($0)) }
    try #require(lines.count == 4, "\(outcome)")
    var replay = try #require(Replay(lines[0]["snapshot"]))
    for line in lines.dropFirst() { try replay.apply(line["changes"]) }
    let list = try await program("menu", "list", "--json").document
    #expect(replay.document == list)
    #expect(lines[0]["snapshot"].keys == list.keys)
  }

  @Test func `A watch of the menu prints added, removed and changed dishes as text`() async throws {
    let program = try program(.standard)
    let steps = "for i in 1 2 3 4 5 6 7 8 9; do next; done; change second; for i in 1 2 3 4; do next; done"
    let outcome = try await watching("--limit 3", with: program, "\(steps); \(Self.stop)")
    #expect(
      outcome.output.hasSuffix(
        "- Paella  €12.50  Arroces\n+ Gazpacho  €6.20  Entrantes\n~ Flan  €3.75  Postres\n+ Tarta  €5.00  Postres\n"),
      "\(outcome.output)")
    #expect(outcome.output.contains("1  €12.50  Paella"))
  }

  @Test func `A watch of the menu ends with an error if the store becomes damaged`() async throws {
    let program = try program(.json)
    let steps = "next >first.json; echo oops >store/recetas.json; wait $!; echo code $?; cat errors"
    let outcome = try await watching("--json", with: program, steps)
    #expect(outcome.output.hasPrefix("code \(ExitCode.data.rawValue)\n"), "\(outcome)")
  }
}

/// The list rebuilt only from the lines of `menu watch --json`.
private struct Replay {
  private var sections: [(kind: JSON, dishes: [JSON])]
  private let page: JSON
  private var hasMore: JSON
  private var samples: JSON

  init?(_ snapshot: JSON) {
    guard case .object = snapshot else { return nil }
    page = snapshot
    (hasMore, samples) = (snapshot["hasMore"], snapshot["samples"])
    sections = snapshot["sections"].items.map { ($0["kind"], $0["dishes"].items) }
  }

  var document: JSON {
    let sections = sections.map { JSON.object(["kind": $0.kind, "dishes": .array($0.dishes)]) }
    return .object([
      "sections": .array(sections), "hasMore": hasMore, "limit": page["limit"], "offset": page["offset"],
      "samples": samples,
    ])
  }

  mutating func apply(_ changes: JSON) throws {
    let old = sections
    func dish(_ place: JSON) throws -> JSON {
      old[try #require(place["section"].number)].dishes[try #require(place["row"].number)]
    }
    var moved: [(to: JSON, dish: JSON)] = []
    var leaving: [Int: Set<Int>] = [:]
    for move in changes["dishes"]["moved"].items {
      moved.append((move["to"], try dish(move["from"])))
      leaving[try #require(move["from"]["section"].number), default: []].insert(
        try #require(move["from"]["row"].number))
    }
    for place in changes["dishes"]["removed"].items {
      leaving[try #require(place["section"].number), default: []].insert(try #require(place["row"].number))
    }
    for (section, rows) in leaving {
      sections[section].dishes = old[section].dishes.indices.filter { !rows.contains($0) }.map {
        old[section].dishes[$0]
      }
    }
    let movedSections = changes["sections"]["moved"].items.map { ($0["from"].number ?? -1, $0["to"].number ?? -1) }
    let removed = Set(changes["sections"]["removed"].items.compactMap(\.number) + movedSections.map(\.0))
    var coming = movedSections.map { (place: $0.1, section: sections[$0.0]) }
    coming += changes["sections"]["inserted"].items.map { (place: $0["index"].number ?? -1, section: ($0["kind"], [])) }
    sections = sections.indices.filter { !removed.contains($0) }.map { sections[$0] }
    for (place, section) in coming.sorted(by: { $0.place < $1.place }) { sections.insert(section, at: place) }

    let arriving = changes["dishes"]["inserted"].items.map { (to: $0["place"], dish: $0["dish"]) } + moved
    for (to, dish) in arriving.sorted(by: { ($0.to["row"].number ?? 0) < ($1.to["row"].number ?? 0) }) {
      sections[try #require(to["section"].number)].dishes.insert(dish, at: try #require(to["row"].number))
    }
    for update in changes["dishes"]["updated"].items {
      sections[try #require(update["place"]["section"].number)].dishes[try #require(update["place"]["row"].number)] =
        update["dish"]
    }
    (hasMore, samples) = (changes["hasMore"], changes["samples"])
  }
}
