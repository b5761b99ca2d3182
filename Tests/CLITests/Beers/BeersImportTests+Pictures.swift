import Foundation
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `A picture that a catalog names` {
  private func catalog(_ picture: String) -> String {
    #"[{"name": "Casa Oso", "origin": "national", "logo": "\#(picture)", "#
      + #""beers": [{"name": "Oso Rubia", "type": "Lager", "photos": ["\#(picture)"]}]}]"#
  }

  @Test(arguments: Stores.lasting)
  func `stands in the catalog's folder`(store: Stores) async throws {
    let cli = try CLI(store)
    _ = try cli.folder.folder("fotos")
    _ = try cli.folder.file("fotos/a.png", BeerFile.png())
    #expect(try await cli.haveBeers(catalog("fotos/a.png")).lines[0].hasPrefix("2 records: 2 accepted"))
    let logo = try await cli("beers", "makers", "--json").document["manufacturers"][0]["logo"]
    #expect(logo.text != nil)
    #expect(try await cli("beers", "show", BeerFile.blonde, "--json").document["album"]["cover"] == logo)
  }

  @Test(arguments: Stores.lasting)
  func `takes the place of those that somebody took only where it names one`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let mine = try cli.folder.file("mine.png", BeerFile.png(9))
    _ = await cli("beers", "edit", BeerFile.blonde, "--photo", mine)
    let album = try await cli("beers", "show", BeerFile.blonde, "--json").document["album"]
    _ = await cli("beers", "import", try cli.folder.file("again.json", BeerFile.small))
    #expect(try await cli("beers", "show", BeerFile.blonde, "--json").document["album"] == album)
  }

  @Test(arguments: ["../x.png", "fotos/../../x.png", "ABSOLUTE", "link.png", "linked/x.png", "."])
  func `and that leaves its folder is refused`(name: String) async throws {
    let cli = try await CLI.withBeers()
    let outside = try cli.folder.file("x.png", BeerFile.png())
    let folder = try cli.folder.folder("inside")
    _ = try cli.folder.folder("inside/fotos")
    try FileManager.default.createSymbolicLink(atPath: folder + "/link.png", withDestinationPath: outside)
    try FileManager.default.createSymbolicLink(atPath: folder + "/linked", withDestinationPath: cli.folder.path)

    let file = try cli.folder.file("inside/beers.json", catalog(name == "ABSOLUTE" ? outside : name))
    let reason = "expected a picture, in a file beside this one"
    await cli.unchanged("beers", "import", file)
      .expect(.data, output: "", errorsContain: "record 1, logo: \(reason)", "record 2, photos: \(reason)")
  }

  @Test func `but is not there, or is none, is left out`() async throws {
    let cli = try CLI()
    _ = try cli.folder.file("text.png", "text")
    for name in ["nada.png", "text.png", ""] {
      let report = try await cli.haveBeers(catalog(name))
      #expect(report.code == .ok)
      #expect(report.lines[0].hasPrefix("2 records: 0 accepted, 2 repaired"))
    }
    #expect(try await cli("beers", "show", BeerFile.blonde, "--json").document["album"] == .missing)
  }
}
