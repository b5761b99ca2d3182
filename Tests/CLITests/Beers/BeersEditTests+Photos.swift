import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `A photo of a beer` {
  private func album(_ cli: CLI, _ beer: String = BeerFile.blonde) async throws -> JSON {
    try await cli("beers", "show", beer, "--json").document["album"]
  }

  @Test(arguments: Stores.lasting)
  func `is kept, whatever becomes of its file`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let file = try cli.folder.file("a.png", BeerFile.png())
    #expect(await cli("beers", "edit", BeerFile.blonde, "--photo", file).code == .ok)
    let (kept, album) = (await cli.dump(), try await album(cli))
    #expect(album["photos"].items.count == 1)
    #expect(album["cover"] == album["photos"][0])
    #expect(await cli("beers", "show", BeerFile.blonde).lines.contains { $0.hasPrefix("Photos") && $0.hasSuffix("1") })

    try FileManager.default.removeItem(atPath: file)
    #expect(try await self.album(cli) == album)
    #expect(await cli.dump() == kept)
    #expect(await cli("beers", "edit", BeerFile.blonde, "--abv", "5").code == .ok)
    #expect(try await self.album(cli) == album)
  }

  @Test(arguments: Stores.lasting)
  func `can be one of several, the first of which is the cover, none twice`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let (one, two) = (
      try cli.folder.file("1.png", BeerFile.png(1)), try cli.folder.file("2.png", BeerFile.png(2))
    )
    let again = try cli.folder.file("3.png", BeerFile.png(1))
    let words = ["add", BeerFile.oso, "--name", "A", "--type", "B", "--photo", one, "--photo", two, "--photo", again]
    #expect(await cli.run(["beers"] + words).code == .ok)
    let album = try await album(cli, "beer-casa-oso+a")
    #expect(album["photos"].items.count == 2)
    #expect(album["cover"] == album["photos"][0])

    // Others take the place of all.
    _ = await cli("beers", "edit", "beer-casa-oso+a", "--photo", two)
    #expect(try await self.album(cli, "beer-casa-oso+a")["photos"] == .array([album["photos"][1]]))
  }

  nonisolated static let commands = [
    ["add", BeerFile.oso, "--name", "A", "--type", "B", "--photo"], ["edit", BeerFile.blonde, "--photo"],
    ["makers", "add", "--name", "A", "--origin", "national", "--logo"],
    ["reviews", "add", BeerFile.blonde, "--score", "3", "--photo"],
  ]

  @Test(.group(.heavy), arguments: commands)
  func `that is no picture is refused, and saves nothing`(command: [String]) async throws {
    let cli = try await CLI.withBeers()
    for (name, bytes) in [("empty.png", []), ("text.png", Array("<svg>".utf8)), ("cut.png", [0x89, 0x50])] {
      let file = try cli.folder.file(name, bytes)
      let answer = await cli.runUnchanged(["beers"] + command + [file])
      #expect((answer.code, answer.output) == (.data, ""))
      #expect(answer.errors.hasPrefix("\(file) is not a picture.\n"))
    }
  }

  @Test(.group(.heavy), arguments: commands)
  func `that is not there is refused, and saves nothing`(command: [String]) async throws {
    let cli = try await CLI.withBeers()
    for file in [cli.folder.path + "/nada.png", cli.folder.path + "/nada/nada.png"] {
      await cli.runUnchanged(["beers"] + command + [file])
        .expect(.noInput, output: "", errors: "\(file) does not exist.\nCheck the path.\n")
    }
  }

  @Test func `that is a folder, or a pipe that nobody waits for, is refused, and saves nothing`() async throws {
    let cli = try await CLI.withBeers()
    let pipe = cli.folder.path + "/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    for path in [try cli.folder.folder("fotos"), pipe] {
      await cli.unchanged("beers", "edit", BeerFile.blonde, "--photo", path)
        .expect(
          .noInput, output: "",
          errors: "\(path) is not a file.\nCheck the path; save what comes from a pipe in a file first.\n")
    }
  }

  @Test func `that is too long for one is refused, and saves nothing`() async throws {
    let cli = try await CLI.withBeers()
    let file = try cli.folder.file("a.png", BeerFile.png() + Array(repeating: 0, count: 20 << 20))
    let answer = await cli.unchanged("beers", "edit", BeerFile.blonde, "--photo", file)
    #expect((answer.code, answer.errors.contains("20 MB")) == (.data, true))
  }

  @Test(arguments: Stores.lasting)
  func `can be a manufacturer's logo`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let file = try cli.folder.file("a.png", BeerFile.png())
    _ = await cli("beers", "makers", "add", "--name", "Ambar", "--origin", "national", "--logo", file)
    #expect(await cli("beers", "makers").lines.contains("   1  ◉ Ambar  0 beers"))
    #expect(try await cli("beers", "makers", "--json").document["manufacturers"][0]["logo"].text != nil)
  }
}
