import Foundation
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The files in a recording` {
  private let cli: CLI
  private let outside: TemporaryFolder
  private let file: String

  init() throws {
    cli = try CLI()
    outside = try TemporaryFolder()
    file = outside.path + "/session.jsonl"
  }

  private func record(_ words: String...) async -> Answer { await cli.run(words + ["--record", file]) }

  private func expectSame(_ count: Int, at location: SourceLocation = #_sourceLocation) async {
    let replay = await cli("replay", file)
    #expect(replay.output.contains("the same as recorded"), "\(replay)", sourceLocation: location)
    #expect(replay.output.hasPrefix("\(count) "), sourceLocation: location)
  }

  @Test func `A recording contains the files that its commands read`() async throws {
    let menu = try outside.file("platos.json", MenuFile.small)
    _ = try outside.folder("fotos")
    _ = try outside.file("fotos/a.png", BeerFile.png())
    let catalog = try outside.file(
      "cervezas.json", #"[{"name": "Casa Oso", "origin": "national", "logo": "fotos/a.png"}]"#)
    let missing = outside.path + "/nada.json"
    #expect(await record("menu", "import", menu).code == .ok)
    #expect(await record("beers", "import", catalog, "--force", "--yes").code == .ok)
    #expect(
      await record("beers", "makers", "edit", "maker-casa-oso", "--logo", outside.path + "/fotos/a.png").code == .ok)
    #expect(await record("beers", "makers", "list", "--json").output.contains("photo-"))
    await record("menu", "import", missing).expect(.noInput)
    for path in [menu, catalog, outside.path + "/fotos"] { try FileManager.default.removeItem(atPath: path) }
    await expectSame(5)
  }

  @Test(.group(.heavy)) func `A recording contains the folders that its commands read and write`() async throws {
    let copy = outside.path + "/copia"
    _ = try outside.folder("madrid")
    _ = try outside.file("madrid/getShops.json", #"{"result": [{"id": "1", "name": "Uno", "address": "Calle 1"}]}"#)
    #expect(await record("order", "add", "dish-tiramisu").code == .ok)
    _ = await record("places", "download", "--from", outside.path + "/madrid")
    _ = await record("places", "refresh")
    #expect(await record("store", "export", copy).code == .ok)
    #expect(await record("store", "import", copy, "--force", "--yes").code == .ok)
    for path in [copy, outside.path + "/madrid"] { try FileManager.default.removeItem(atPath: path) }
    await expectSame(5)
  }

  @Test func `A recording doesn't follow links in a folder`() async throws {
    _ = try outside.folder("madrid")
    _ = try outside.file("secreto", "SECRET")
    _ = try outside.file("madrid/getShops.json", #"{"result": [{"id": "1", "name": "Uno", "address": "Calle 1"}]}"#)
    try FileManager.default.createSymbolicLink(
      atPath: outside.path + "/madrid/foto.png", withDestinationPath: outside.path + "/secreto")
    _ = await record("places", "download", "--from", outside.path + "/madrid")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("getShops.json") && !text.contains(Data("SECRET".utf8).base64EncodedString()))
  }

  @Test func `A replay asks for confirmation before replacing a file if the recorded command asked`() async throws {
    let page = try outside.file("carta.html", "old")
    #expect(await record("menu", "export", "--html", page, "--quiet").code == .usage)
    #expect(await record("menu", "export", "--html", page, "--yes").code == .ok)
    try FileManager.default.removeItem(atPath: page)
    await expectSame(2)
    #expect(!FileManager.default.fileExists(atPath: page))
  }

  @Test func `A command that reads more than a recording can contain is refused`() async throws {
    let page = String(repeating: " ", count: 600_000)
    let menu = try outside.file("platos.json", MenuFile.small + page)
    #expect(await record("menu", "import", menu).code == .ok)
    await record("menu", "import", menu, "--force", "--yes").expect(.data, errorsContain: menu, "1 MB")
    #expect(try cli.folder.fingerprints().count > 0)
  }
}

@MainActor @Suite struct `The target of an output option` {
  /// Returns a program whose data folder contains a store of each kind, and the names of the stores' files.
  private static func withStores(_ used: Stores) async throws -> (cli: CLI, files: [String]) {
    let cli = try CLI(used)
    for location in [cli.location, "sqlite:\(cli.folder.path)/otra.db", "json:\(cli.folder.path)/json/dentro"] {
      await cli("menu", "list", "--quiet", "--store", location).expect(.ok)
    }
    for location in ["sqlite:\(cli.folder.path)/otra.db", "json:\(cli.folder.path)/json/dentro"] {
      await cli("places", "list", "--quiet", "--store", location).expect(.ok)
    }
    let standard = [
      "recetas.sqlite", "recetas.sqlite-wal", "recetas.json", "recetas.json.lock", "rows.json", "sign-in.json",
    ]
    let all = FileManager.default.enumerator(atPath: cli.folder.path)?.compactMap { $0 as? String } ?? []
    // A few pictures are sufficient, so the others are left out.
    let stores = all.filter { ($0.contains("json") || $0.contains("otra.db")) && !$0.contains("/photo-") }
    let pictures = all.filter { $0.contains("/photo-") }.sorted().prefix(2)
    return (cli, Set(stores + pictures + standard).sorted())
  }

  @Test(.group(.heavy), arguments: Stores.persistent)
  func `No output option can change the files of a store in the data folder`(store: Stores) async throws {
    let (cli, files) = try await Self.withStores(store)
    #expect(files.contains("otra.db.places") && files.contains("json/dentro/recetas.json"))
    let before = try cli.folder.fingerprints()
    for file in files where file != "json" && file != "json/dentro" {
      let path = cli.folder.path + "/" + file
      for words in [
        ["menu", "list", "--record", path], ["menu", "export", "--html", path, "--yes"], ["store", "export", path],
        ["places", "map", "--svg", path, "--yes", "--store", "memory:"],
        ["beers", "makers", "show", "Brauhaus Großkrähe", "--image", path, "--yes", "--store", "memory:"],
      ] {
        let answer = await cli.run(words)
        #expect(answer.code == .usage && answer.errors.contains("own data"), "\(words) \(answer)")
      }
    }
    #expect(try cli.folder.fingerprints() == before)
  }

  @Test(arguments: ["text", "{\"a\": 1}\n", "\n", "{\"begun\": {}}\n", "{\"begun\":{\"_0\":{\"words\":[]"])
  func `A session is added only to a recording or to an empty file`(content: String) async throws {
    let cli = try CLI()
    let file = try cli.folder.file("notes", content)
    await cli("menu", "list", "--record", file).expect(.data, output: "", errorsContain: file)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == content)
    let empty = try cli.folder.file("empty", "")
    for _ in 1...2 { await cli("menu", "list", "--quiet", "--record", empty).expect(.ok) }
    #expect(await cli("replay", empty).output == "2 commands: the same as recorded.\n")
  }

  @Test func `Only the owner can read a recording, even if its file existed before`() async throws {
    let cli = try CLI()
    let file = try cli.folder.file("session.jsonl", "")
    for _ in 1...2 {
      try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: file)
      await cli("menu", "list", "--quiet", "--record", file).expect(.ok)
      #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func `A session can be added to a recording that was truncated when its process was killed`() async throws {
    let cli = try CLI()
    let file = cli.folder.path + "/cut.jsonl"
    for _ in 1...2 {
      await cli("menu", "list", "--quiet", "--record", file).expect(.ok)
      let whole = try String(contentsOfFile: file, encoding: .utf8)
      try whole.dropLast(9).write(toFile: file, atomically: false, encoding: .utf8)
    }
    await cli("menu", "list", "--quiet", "--record", file).expect(.ok)
    #expect(await cli("replay", file).output == "3 commands: the same as recorded.\n")
  }
}

@Suite(.group(.processes)) struct `A recording on a full disk` {
  @Test func `The error for a failed recording says that the command ran and must not be repeated`() async throws {
    let program = try Binary(.json)
    let file = program.folder.path + "/session.jsonl"
    try await program("order", "add", "dish-tiramisu", "--quiet").expect(.ok)
    try await program("store", "dump", "--record", file).expect(.ok)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    // The store is smaller than the recording, which contains the store's content twice.
    try await program.shell(
      "recetas order add dish-tiramisu --record '\(file)'", largestFile: text.utf8.count / 512
    ).expect(.unfinished, outputContains: "Tiramis", errorsContain: "The command was run", "Don't repeat")
    #expect(try await program("order", "show", "--json").document["order"]["units"] == 2)
  }
}

@Suite(.group(.processes)) struct `Sessions that are recorded concurrently` {
  @Test func `Concurrent processes can record their sessions in the same file`() async throws {
    let program = try Binary()
    #expect(try await program("menu", "list").code == 0)
    let file = program.folder.path + "/session.jsonl"
    let lines = (1...40).map { "/\($0)\\n" }.joined()
    let script = "printf '1\\n\(lines)q\\n' | recetas interactive --quiet --record '\(file)'"
    let outcomes = try await withThrowingTaskGroup(of: Binary.Outcome.self) { group in
      for _ in 1...4 { group.addTask { try await program.shell(script) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.map(\.code) == [0, 0, 0, 0])
    try await program("replay", file).expect(.ok, output: "4 commands: the same as recorded.\n")
  }
}
