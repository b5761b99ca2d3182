import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite(.group(.heavy)) struct `The output file of a map` {
  private func files(_ folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted()
  }

  @Test func `A map with two outputs to the same file is refused before anything is written`() async throws {
    let cli = try CLI()
    let path = cli.folder.path
    _ = try cli.folder.folder("a")
    try FileManager.default.createSymbolicLink(atPath: path + "/link", withDestinationPath: path + "/a")
    try FileManager.default.createSymbolicLink(atPath: path + "/other", withDestinationPath: path + "/a/x")
    for (one, other) in [("x", "x"), ("a/x", "./a/../a/x"), ("a/x", "link/x")] {
      let answer = await cli("places", "map", "--svg", path + "/" + one, "--html", path + "/" + other)
      answer.expect(.usage, output: "", errorsContain: "Two options name the same file, “")
    }
    _ = try cli.folder.file("a/x", "old")
    await cli("places", "map", "--svg", path + "/other", "--html", path + "/a/x").expect(.usage, output: "")
    #expect(try String(contentsOfFile: path + "/a/x", encoding: .utf8) == "old")
    await cli("places", "map", "--svg", path + "/a/x", "--html", path + "/a/y")
      .expect(.usage, output: "", errorsContain: "already exists and will be replaced.")
    #expect(try String(contentsOfFile: path + "/a/x", encoding: .utf8) == "old")
    #expect(await cli("places", "map", "--svg", path + "/a/x", "--html", path + "/a/y", "--yes").code == .ok)
  }

  @Test(arguments: Stores.persistent)
  func `A map is never written to one of the program's own files, even through a link`(store: Stores) async throws {
    let cli = try CLI(store)
    #expect(await cli("places", "list").code == .ok)
    _ = await cli("menu", "list")
    let path = cli.folder.path
    let (own, pictures) =
      store == .json
      ? (["store/recetas.json"], "store/places") : (["recetas.sqlite", "recetas.sqlite-wal"], "recetas.sqlite.places")
    let picture = try #require(files(path + "/" + pictures).first { $0.hasPrefix("photo-") })
    try FileManager.default.createSymbolicLink(atPath: path + "/link", withDestinationPath: path + "/" + own[0])
    let dump = await cli.dump()
    for name in own + [
      "rows.json", "answers/a.svg", "images/x", "\(pictures)/new.svg", "\(pictures)/\(picture)", "link",
    ] {
      for option in ["--svg", "--html"] {
        await cli("places", "map", option, path + "/" + name)
          .expect(.usage, output: "", errorsContain: "belongs to the program's own data")
      }
      await cli("places", "show", "1", "--image", path + "/" + name).expect(.usage, output: "")
    }
    #expect(await cli.dump() == dump)
    #expect(await cli("places", "verify").code == .ok)
    #expect(await cli("places", "map", "--svg", path + "/recetas.svg").code == .ok)
  }
}
