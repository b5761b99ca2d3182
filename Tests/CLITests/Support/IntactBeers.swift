import Entities
import Foundation
@testable import Gateways
@testable import SQLiteGateways
import TestSupport
import Testing

/// The beers as reported by a new process after a failure.
struct IntactBeers {
  private let program: Binary
  private let dump: JSON

  init(_ program: Binary) async throws {
    self.program = program
    dump = try await program("store", "dump").document
  }

  /// Expects the counts in the lists to match the stored records.
  func expectFigures(_ comment: Comment) async throws {
    let scores = Dictionary(grouping: dump["reviews"].items) { $0["beer"].text ?? "" }
      .mapValues { $0.compactMap(\.["score"].number) }
    let beers = try await program("beers", "list", "--limit", "100000", "--json").document["beers"].items
    #expect(Set(beers.map(\.["id"])) == Set(dump["beers"].items.map(\.["id"])), comment)
    for beer in beers {
      let scores = scores[beer["id"].text ?? ""] ?? []
      let mean = scores.isEmpty ? nil : Double(scores.reduce(0, +)) / Double(scores.count)
      #expect(beer["reviews"] == .number(scores.count), comment)
      #expect(beer["average"].double == mean, comment)
    }
    let beersOf = Dictionary(grouping: beers) { $0["manufacturer"] }
    let makers = try await program("beers", "makers", "--limit", "100000", "--json").document["manufacturers"].items
    #expect(Set(makers.map(\.["id"])) == Set(dump["manufacturers"].items.map(\.["id"])), comment)
    for maker in makers {
      let beers = beersOf[maker["id"]] ?? []
      #expect(maker["beers"] == .number(beers.count), comment)
      #expect(maker["reviews"] == .number(beers.reduce(0) { $0 + ($1["reviews"].number ?? 0) }), comment)
    }
  }

  /// Expects every picture that a record names to exist and to match its id.
  ///
  /// - Returns: the names of files that no record names. Only a JSON store can have such files, and only until its pictures change again.
  func unnamedPictures(_ comment: Comment) throws -> [String] {
    let albums = dump["beers"].items + dump["reviews"].items
    let named = Set(albums.flatMap { $0["album"]["photos"].items } + dump["manufacturers"].items.map(\.["logo"]))
    let kept = try self.kept(comment)
    let missing = Set(named.compactMap(\.text)).subtracting(kept)
    #expect(missing.isEmpty, comment)
    return kept.filter { !named.contains(.text($0)) }
  }

  private func kept(_ comment: Comment) throws -> [String] {
    if program.location.hasPrefix("sqlite:") { return try keptInDatabase(comment) }
    let folder = program.folder.path + "/store/photos"
    return try FileManager.default.contentsOfDirectory(atPath: folder).map { name in
      // This file lists pending changes to pictures, which the next change completes.
      if name == "unsettled" { return name }
      let bytes = Array(try Data(contentsOf: URL(filePath: folder + "/" + name)))
      #expect(name.hasSuffix(".new") || Photo.ID(ofBytes: bytes).text == name, comment)
      return name
    }
  }

  private func keptInDatabase(_ comment: Comment) throws -> [String] {
    let database = try SQLiteFile(String(program.location.dropFirst("sqlite:".count))).open()
    let verdict = try database.rows("PRAGMA integrity_check") { $0.text(0) }
    #expect(verdict == ["ok"], comment)
    let orphans = [
      "pragma_foreign_key_check", "beer_photo WHERE beer NOT IN (SELECT id FROM beer)",
      "review_photo WHERE review NOT IN (SELECT id FROM review)",
      """
      photo AS p WHERE used_by <> (SELECT count(*) FROM manufacturer WHERE logo = p.id)
        + (SELECT count(*) FROM beer_photo WHERE photo = p.id) + (SELECT count(*) FROM review_photo WHERE photo = p.id)
      """,
    ]
    for rows in orphans { #expect(try database.integer("SELECT count(*) FROM \(rows)") == 0, comment) }
    return try database.rows("SELECT id, bytes FROM photo") { row in
      #expect(Photo.ID(ofBytes: row.bytes(1)).text == row.text(0), comment)
      return row.text(0)
    }
  }
}

extension JSON {
  /// The value of a number, with or without a fraction.
  fileprivate var double: Double? {
    switch self {
    case .number(let number): Double(number)
    case .decimal(let number): number
    default: nil
    }
  }
}
