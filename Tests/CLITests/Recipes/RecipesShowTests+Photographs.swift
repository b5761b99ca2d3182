import Foundation
import TestSupport
import Testing

@testable import recetas_cli

extension RecipesOfAService {
  @Test func `give their photograph a name that says what it is`() async throws {
    let names = [("a.JPG", "a.png"), ("b.jpeg", "b.png"), ("c.PNG", "c.PNG"), ("d", "d"), ("e.txt", "e.txt")]
    for (asked, named) in names {
      await cli("recipes", "show", "spoonacular-7", "--image", cli.folder.path + "/" + asked)
        .expect(.ok, errorsContain: "Saved the picture to \(cli.folder.path)/\(named).\n")
      #expect(FileManager.default.contents(atPath: cli.folder.path + "/" + named).map(Array.init) == Self.png)
    }
    #expect(!FileManager.default.fileExists(atPath: cli.folder.path + "/a.JPG"))
  }

  @Test(arguments: [("en", "already exists"), ("es", "ya existe")])
  func `replace no file unasked`(language: String, says: String) async throws {
    let words = ["recipes", "show", "spoonacular-7", "--lang", language, "--image"]
    let file = try cli.folder.file("photo.png", "mine")
    for name in [file, cli.folder.path + "/photo.jpg"] {
      await cli.run(words + [name]).expect(.usage, output: "", errorsContain: says)
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    #expect(await cli.run(words + [file, "--yes"]).code == .ok)
    #expect(FileManager.default.contents(atPath: file).map(Array.init) == Self.png)
  }

  @Test func `whose photograph is cut say so, write no file, and ask for it again`() async throws {
    let service = try LoopbackSpoonacular(image: .init(body: Array(Self.png.dropLast(20))))
    let cli = try Self.cli(service.server)
    for count in 1...2 {
      await cli("recipes", "show", "spoonacular-7", "--image", cli.folder.path + "/photo.png")
        .expect(.data, output: "", errorsContain: "The picture is incomplete")
      #expect(service.paths.count { $0 == "/7.png" } == count)
    }
    #expect(!FileManager.default.fileExists(atPath: cli.folder.path + "/photo.png"))
  }
}
