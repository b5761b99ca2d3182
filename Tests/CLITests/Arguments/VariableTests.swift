import Foundation
import TestGroups
import Testing

@testable import recetas_cli

/// Variables are read where they are needed, so the table is held against the sources.
@Suite struct `The table of variables` {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardized

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(.group(.heavy)) func `has every variable that the program reads`() throws {
    let files = FileManager.default.enumerator(atPath: Self.root.appendingPathComponent("Sources/recetas-cli").path)
    let paths = (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }
    let reading = #/"([A-Z]+_[A-Z_]+)"|(?:settings|environment|self)\["([A-Z]+)"\]|absolutePath\("([A-Z]+)"\)/#
    var names: Set<String> = []
    for path in paths {
      for match in try text("Sources/recetas-cli/\(path)").matches(of: reading) {
        names.insert(String(match.1 ?? match.2 ?? match.3 ?? ""))
      }
    }
    #expect(names.isSuperset(of: ["RECETAS_HOME", "RECETAS_USER", "NO_COLOR", "BEERS_URL", "HOME"]))
    let known = Set(Variable.all.flatMap { $0.name.split(separator: ", ").map(String.init) })
    #expect(names.subtracting(known) == [])
  }

  @Test func `has the kit's own variables where the doctor looks for them`() {
    let own = Set(Variable.own.map(\.name))
    let prefixes = ["RECETAS_", "SPOONACULAR_", "BEERS_", "MADRID_", "PLACES_", "FIRESTORE_", "FIREBASE_"]
    let kit = Variable.all.map(\.name).filter { name in prefixes.contains { name.hasPrefix($0) } }
    #expect(own == Set(kit))
  }
}
