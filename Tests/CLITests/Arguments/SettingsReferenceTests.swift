import Foundation
import Testing

@testable import recetas_cli

/// Variables are read where they are needed, so the page is held against the sources.
@Suite struct `The page of settings in the manual` {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardized

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `names every variable that the program reads`() throws {
    let files = FileManager.default.enumerator(atPath: Self.root.appendingPathComponent("Sources/recetas-cli").path)
    let paths = (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }
    let reading = #/"([A-Z]+_[A-Z_]+)"|(?:settings|environment|self)\["([A-Z]+)"\]/#
    var names: Set<String> = []
    for path in paths {
      for match in try text("Sources/recetas-cli/\(path)").matches(of: reading) {
        names.insert(String(match.1 ?? match.2 ?? ""))
      }
    }
    #expect(names.isSuperset(of: ["RECETAS_HOME", "RECETAS_USER", "NO_COLOR", "BEERS_URL"]))
    let page = try text("Manual.docc/Settings.md")
    #expect(names.filter { !page.contains("`\($0)") && !page.contains("`$\($0)") } == [])
  }

  @Test func `has every exit code, and no other`() throws {
    let table = try #require(text("Manual.docc/Settings.md").components(separatedBy: "## Exit codes").last)
    let rows = table.matches(of: #/\n\| ([0-9, ]+) \|/#)
    let codes = rows.flatMap { $0.1.split(separator: ", ").compactMap { Int32($0) } }
    #expect(codes == (0...255).filter { ExitCode(rawValue: $0) != nil })
  }
}
