import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Files of a recording` {
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

  @Test func `A recording holds the files that its commands read`() async throws {
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

  @Test(.group(.heavy)) func `A recording holds the folders that its commands read and write`() async throws {
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

  @Test func `A recording follows no link in a folder`() async throws {
    _ = try outside.folder("madrid")
    _ = try outside.file("secreto", "SECRET")
    _ = try outside.file("madrid/getShops.json", #"{"result": [{"id": "1", "name": "Uno", "address": "Calle 1"}]}"#)
    try FileManager.default.createSymbolicLink(
      atPath: outside.path + "/madrid/foto.png", withDestinationPath: outside.path + "/secreto")
    _ = await record("places", "download", "--from", outside.path + "/madrid")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("getShops.json") && !text.contains(Data("SECRET".utf8).base64EncodedString()))
  }

  @Test func `A replay asks before it replaces a file where the recording did`() async throws {
    let page = try outside.file("carta.html", "old")
    #expect(await record("menu", "export", "--html", page, "--quiet").code == .usage)
    #expect(await record("menu", "export", "--html", page, "--yes").code == .ok)
    try FileManager.default.removeItem(atPath: page)
    await expectSame(2)
    #expect(!FileManager.default.fileExists(atPath: page))
  }

  @Test func `A command that reads more than a recording can hold is refused`() async throws {
    let page = String(repeating: " ", count: 600_000)
    let menu = try outside.file("platos.json", MenuFile.small + page)
    #expect(await record("menu", "import", menu).code == .ok)
    await record("menu", "import", menu, "--force", "--yes").expect(.data, errorsContain: menu, "1 MB")
    #expect(try cli.folder.fingerprints().count > 0)
  }
}
