import Foundation
import GatewayTesting
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Pictures of manufacturers, beers and reviews` {
  private static let pictures = [SampleImages.jpeg("one"), SampleImages.jpeg("two")]

  private func bytes(_ path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map(Array.init) }

  @Test(arguments: Stores.persistent)
  func `Pictures of beers, manufacturers and reviews are saved in order to the specified files`(store: Stores)
    async throws
  {
    let cli = try await CLI.withBeers(store)
    let files = try (0...1).map { try cli.folder.file("in\($0).jpg", Self.pictures[$0]) }
    let out = (1...3).map { cli.folder.path + "/out\($0).jpg" }
    #expect(await cli("beers", "makers", "edit", BeerFile.oso, "--logo", files[1]).code == .ok)
    #expect(await cli("beers", "makers", "show", BeerFile.oso, "--image", out[0]).code == .ok)
    #expect(bytes(out[0]) == Self.pictures[1])
    #expect(await cli("beers", "edit", BeerFile.blonde, "--photo", files[0], "--photo", files[1]).code == .ok)
    let saved = await cli("beers", "show", BeerFile.blonde, "--image", out[1], "--image", out[2])
    #expect(saved.code == .ok && bytes(out[1]) == Self.pictures[0] && bytes(out[2]) == Self.pictures[1])
    let review = ["beers", "reviews", "add", BeerFile.blonde, "--score", "4", "--photo", files[1]]
    #expect(await cli.run(review).code == .ok)
    let list = await cli("beers", "reviews", "list", BeerFile.blonde, "--json").output
    let id = try #require(list.firstMatch(of: /review-[a-z0-9]+/))
    #expect(await cli("beers", "reviews", "show", String(id.output), "--image", out[0], "--yes").code == .ok)
    #expect(bytes(out[0]) == Self.pictures[1])
  }

  @Test(arguments: Stores.persistent)
  func `Saving pictures to more files than there are pictures is refused`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let out = cli.folder.path + "/out.jpg"
    await cli("beers", "makers", "show", BeerFile.oso, "--image", out)
      .expect(.noInput, output: "", errorsContain: "“Casa Oso” has no picture.")
    let file = try cli.folder.file("in.png", BeerFile.png(1))
    #expect(await cli("beers", "makers", "edit", BeerFile.oso, "--logo", file).code == .ok)
    await cli("beers", "makers", "show", BeerFile.oso, "--image", out, "--image", out + "2")
      .expect(.usage, output: "", errorsContain: "“Casa Oso” has 1 picture, but --image names 2 files.")
    #expect(bytes(out) == nil)
    await cli("beers", "makers", "show", BeerFile.oso, "--image", "").expect(.usage, output: "")
  }

  @Test(arguments: [("xterm-kitty", "\u{1B}_G"), ("xterm-256color", nil)])
  func `Pictures are shown only with --images and only in a terminal that supports them`(
    terminal: String, begins: String?
  ) async throws {
    let cli = try await CLI.withBeers(.standard)
    let file = try cli.folder.file("in.png", BeerFile.png(1))
    _ = await cli("beers", "makers", "edit", BeerFile.oso, "--logo", file)
    cli.environment["TERM"] = terminal
    let words = ["beers", "makers", "show", BeerFile.oso]
    let asked = await cli.run(words + ["--images"], ScriptedConsole(showsColor: true))
    #expect(asked.output.hasPrefix("\u{1B}_G") == (begins != nil))
    #expect(asked.errors.contains("This terminal can't show pictures") == (begins == nil))
    for (more, console) in [([], ScriptedConsole(showsColor: true)), (["--images"], ScriptedConsole())] {
      let quiet = await cli.run(words + more, console)
      #expect(!quiet.output.contains("\u{1B}_G") && quiet.errors.isEmpty)
    }
  }

  @Test(arguments: [("en", "needs ImageMagick. Install it"), ("es", "hace falta ImageMagick. Instálalo")])
  func `If ImageMagick is missing, pictures that must be converted are not shown`(language: String, notice: String)
    async throws
  {
    let cli = try await CLI.withBeers(.standard, language)
    let files = try (0...1).map { try cli.folder.file("in\($0).jpg", Self.pictures[$0]) }
    _ = await cli("beers", "edit", BeerFile.blonde, "--photo", files[0], "--photo", files[1])
    for terminal in ["xterm-kitty", "xterm"] {
      cli.environment["TERM"] = terminal
      let console = ScriptedConsole(showsColor: true)
      console.sixels = PixelSize(width: 300, height: 200)
      let shown = await cli.run(["beers", "show", BeerFile.blonde, "--images"], console)
      #expect(shown.code == .ok && shown.output.contains("Oso Rubia") && !shown.output.contains("\u{1B}P"))
      #expect(shown.errors.contains(notice) && shown.errors.split(separator: "\n").count == 1)
    }
  }

  @Test(
    .group(.processes),
    arguments: [("en", "ImageMagick could not convert"), ("es", "ImageMagick no ha podido convertir")])
  func `Pictures are shown as sixels if ImageMagick can convert them`(language: String, notice: String) async throws {
    let cli = try await CLI.withBeers(.standard, language)
    let files = try (0...1).map { try cli.folder.file("in\($0).jpg", Self.pictures[$0]) }
    _ = await cli("beers", "edit", BeerFile.blonde, "--photo", files[0], "--photo", files[1])
    // The stub converts only the first picture.
    let stub = try StubImageMagick("[ -e $here/done ] && exit 1; : > $here/done; \(StubImageMagick.writesSixels)")
    cli.environment["PATH"] = stub.folder.path
    let console = ScriptedConsole(showsColor: true)
    console.sixels = PixelSize(width: 300, height: 200)
    let shown = await cli.run(["beers", "show", BeerFile.blonde, "--images"], console)
    #expect(shown.code == .ok && shown.output.hasPrefix(StubImageMagick.sixels + "\n"))
    #expect(shown.output.ranges(of: "\u{1B}P").count == 1 && shown.output.contains("Oso Rubia"))
    #expect(shown.errors.contains(notice))
    // Pictures are never written to a pipe.
    let piped = ScriptedConsole()
    piped.sixels = console.sixels
    #expect(!(await cli.run(["beers", "show", BeerFile.blonde, "--images"], piped)).output.contains("\u{1B}"))
  }
}

@MainActor @Suite struct `A picture named in a catalog` {
  private func catalog(_ picture: String) -> String {
    #"[{"name": "Casa Oso", "origin": "national", "logo": "\#(picture)", "#
      + #""beers": [{"name": "Oso Rubia", "type": "Lager", "photos": ["\#(picture)"]}]}]"#
  }

  @Test(arguments: Stores.persistent)
  func `The pictures that a beer catalog names are read from the catalog's folder`(store: Stores) async throws {
    let cli = try CLI(store)
    _ = try cli.folder.folder("fotos")
    _ = try cli.folder.file("fotos/a.png", BeerFile.png())
    #expect(try await cli.setBeers(catalog("fotos/a.png")).lines[0].hasPrefix("2 records: 2 accepted"))
    let logo = try await cli("beers", "makers", "--json").document["manufacturers"][0]["logo"]
    #expect(logo.text != nil)
    #expect(try await cli("beers", "show", BeerFile.blonde, "--json").document["album"]["cover"] == logo)
  }

  @Test(arguments: Stores.persistent)
  func `Importing a beer catalog without pictures keeps the pictures that the user added`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let mine = try cli.folder.file("mine.png", BeerFile.png(9))
    _ = await cli("beers", "edit", BeerFile.blonde, "--photo", mine)
    let album = try await cli("beers", "show", BeerFile.blonde, "--json").document["album"]
    _ = await cli("beers", "import", try cli.folder.file("again.json", BeerFile.small))
    #expect(try await cli("beers", "show", BeerFile.blonde, "--json").document["album"] == album)
  }

  @Test(arguments: ["../x.png", "fotos/../../x.png", "ABSOLUTE", "link.png", "linked/x.png", "."])
  func `Importing a beer catalog that names a picture outside its folder is refused`(name: String) async throws {
    let cli = try await CLI.withBeers()
    let outside = try cli.folder.file("x.png", BeerFile.png())
    let folder = try cli.folder.folder("inside")
    _ = try cli.folder.folder("inside/fotos")
    try FileManager.default.createSymbolicLink(atPath: folder + "/link.png", withDestinationPath: outside)
    try FileManager.default.createSymbolicLink(atPath: folder + "/linked", withDestinationPath: cli.folder.path)

    let file = try cli.folder.file("inside/beers.json", catalog(name == "ABSOLUTE" ? outside : name))
    let reason = "expected a picture in a file next to this one"
    await cli.unchanged("beers", "import", file)
      .expect(.data, output: "", errorsContain: "record 1, logo: \(reason)", "record 2, photos: \(reason)")
  }

  @Test func `Importing a beer catalog leaves out missing and invalid pictures`() async throws {
    let cli = try CLI()
    _ = try cli.folder.file("text.png", "text")
    for name in ["nada.png", "text.png", ""] {
      let report = try await cli.setBeers(catalog(name))
      #expect(report.code == .ok)
      #expect(report.lines[0].hasPrefix("2 records: 0 accepted, 2 repaired"))
    }
    #expect(try await cli("beers", "show", BeerFile.blonde, "--json").document["album"] == .missing)
  }
}
