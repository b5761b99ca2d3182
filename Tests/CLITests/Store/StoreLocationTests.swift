import Foundation
import Gateways
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `A store that can't be used` {
  /// A command that only reads, and some that would write.
  private static let commands = [
    [], ["menu", "list"], ["order", "add", "dish-flan"], ["order", "show"], ["store", "info"],
    ["store", "reset", "--yes"],
    ["interactive"],
  ]

  /// - Parameter isDamaged: whether it was a store, which can be reset.
  private func refuse(
    _ cli: CLI, _ code: ExitCode, _ file: String, _ says: String, isDamaged: Bool = false
  ) async throws {
    let before = try? Data(contentsOf: URL(fileURLWithPath: file))
    for words in Self.commands where !isDamaged || !words.contains("reset") {
      let answer = await cli.run(words)
      #expect(answer.code == code, "\(words)")
      #expect(answer.errors.contains(file))
      #expect(answer.errors.contains(says))
      #expect(answer.output == "")
      if words == ["interactive"] { continue }  // Screens have no document.
      #expect(
        try await cli.run(words + ["--json"]).errorDocument["code"] == .number(Int(code.rawValue)))
    }
    #expect((try? Data(contentsOf: URL(fileURLWithPath: file))) == before)
  }

  private func path(_ cli: CLI, _ store: Stores) throws -> String {
    if store == .json { return try cli.folder.folder("store") + "/recetas.json" }
    return cli.folder.path + "/recetas.sqlite"
  }

  @Test(
    arguments: Stores.lasting, ["hola\n", String(repeating: "SQLite format 3 ", count: 400), "{\"format\": \"uno\"}"])
  func `because it is something else is left as it is`(store: Stores, content: String) async throws {
    let cli = try CLI(store)
    let path = try path(cli, store)
    try Data(content.utf8).write(to: URL(fileURLWithPath: path))
    try await refuse(cli, .data, path, "It was left as it is.")
  }

  @Test func `because it breaks off is left as it is`() async throws {
    let cli = try await CLI.withMenu(.json)
    let path = try path(cli, .json)
    try Data(await cli.dump().utf8.dropLast(20)).write(to: URL(fileURLWithPath: path))
    try await refuse(cli, .data, path, "can't be understood", isDamaged: true)
  }

  @Test func `because a newer program wrote it is left as it is`() async throws {
    let cli = try CLI(.json)
    let path = try path(cli, .json)
    let known = StoreDocument.format
    try Data(#"{"format": \#(known + 1), "unheard": []}"#.utf8).write(to: URL(fileURLWithPath: path))
    try await refuse(cli, .data, path, "newer version (\(known + 1); this one knows up to \(known))")
  }

  @Test func `because a newer program migrated it is left as it is`() async throws {
    let cli = try await CLI.withMenu(.sqlite)
    let path = try path(cli, .sqlite)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    // Where the file keeps the number of its version: sqlite.org/fileformat2.html, 1.3.
    let known = bytes[63]
    bytes[63] += 1
    try bytes.write(to: URL(fileURLWithPath: path))
    try await refuse(cli, .data, path, "newer version (\(known + 1); this one knows up to \(known))")
  }

  @Test(arguments: Stores.lasting)
  func `because a folder is in its place`(store: Stores) async throws {
    let cli = try CLI(store)
    let path = try path(cli, store)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try await refuse(cli, .cannotCreate, path, "can't be opened or created")
  }

  @Test(arguments: Stores.lasting)
  func `because a file is where its folder should be`(store: Stores) async throws {
    let cli = try CLI(store)
    let file = try cli.folder.file("fichero", "x")
    let location = store == .json ? "json:\(file)/store" : "sqlite:\(file)/recetas.sqlite"
    for words in [["menu", "list"], ["order", "add", "dish-flan"]] {
      await cli.run(words + ["--store", location]).expect(.cannotCreate, errorsContain: file)
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "x")
  }

  @Test(arguments: ["X", "x y", "a/b", "1a", "ñ", String(repeating: "a", count: 2000)])
  func `because no project is called so is a wrong command line`(project: String) async throws {
    for (language, says) in [("es", "Proyecto no válido: «firestore:"), ("en", "Invalid project “firestore:")] {
      let cli = try CLI(.standard, language)
      let answer = await cli("menu", "list", "--store", "firestore:\(project)")
      answer.expect(.usage, output: "", errorsContain: says + project.prefix(60), "--store firestore:recetas-demo")
      #expect(answer.errors.count < 400)
    }
  }

  @Test(arguments: [
    "firestore", "firestore:", "nada", "nada:x", "", ":", "json", "json:", "sqlite:", "memory", "memory:x",
    "SQLITE:x",
  ])
  func `because there is no such store is a wrong command line`(location: String) async throws {
    let cli = try CLI()
    await cli("menu", "list", "--store", location).expect(.usage, output: "", errorsContain: "json:DIR")
    #expect(try await cli("menu", "list", "--json", "--store", location).errorDocument["code"] == .number(64))
  }
}
