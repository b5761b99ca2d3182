import Entities
import Foundation
@testable import Gateways
import TestSupport
import Testing
import UseCases

@Suite struct `Things that recipes point to are found` {
  private let recipe = #"""
    {"@type": "Recipe", "name": "Flan", "image": {"@id": "https://example.org/flan/#foto"},
     "author": [{"@id": "https://example.org/#ana"}, {"name": "Eva"}], "publisher": {"@id": "#casa"}}
    """#
  private let things = #"""
    {"@type": "WebPage", "@id": "https://example.org/flan/", "url": "https://example.org/flan/", "name": "No"},
    {"@type": "ImageObject", "@id": "https://example.org/flan/#foto", "url": "https://example.org/flan.jpg"},
    {"@type": ["Person", "Organization"], "@id": "https://example.org/#ana", "name": "Ana", "url": "https://example.org/ana"},
    {"@type": "Organization", "@id": "#casa", "schema:name": {"@value": "La casa"}}
    """#

  @Test func `wherever in the document they stand`() async throws {
    for document in [
      #"{"@graph": [\#(things), \#(recipe)]}"#, #"{"@graph": [\#(recipe), \#(things)]}"#, "[\(recipe), \(things)]",
      #"[{"@graph": [\#(things)]}, {"@type": "WebPage", "mainEntity": \#(recipe)}]"#, "[[\(things)], [\(recipe)]]",
    ] {
      let found = try await cleanRecipe(document)
      #expect(found.recipe.image?.text == "https://example.org/flan.jpg", "\(document)")
      #expect(found.credit.sourceName == "La casa" && found.credit.line == "Ana, Eva", "\(document)")
    }
  }

  private func image(_ things: String) async throws -> String? {
    let recipe = ##"{"@type": "Recipe", "name": "Flan", "image": {"@id": "#1"}}"##
    return try await cleanRecipe("[\(recipe), \(things)]").recipe.image?.text
  }

  @Test func `unless it is not sure which is meant`() async throws {
    func thing(_ name: String) -> String {
      ##"{"@type": "ImageObject", "@id": "#1", "contentUrl": "https://example.org/\##(name).jpg"}"##
    }
    #expect(try await image("\(thing("a")), \(thing("a"))") == "https://example.org/a.jpg")
    #expect(try await image("\(thing("a")), \(thing("b")), \(thing("a"))") == nil)
  }

  @Test(arguments: [
    ##"{"@type": "WebPage", "@id": "#1", "url": "https://example.org/"}"##,
    ##"{"@type": "ImageObject", "@id": "#2", "url": "https://example.org/a.jpg"}"##,
    ##"{"@type": "ImageObject", "@id": "#1", "url": 7}"##,
  ])
  func `and are no pictures if they are none`(thing: String) async throws { #expect(try await image(thing) == nil) }

  @Test func `as many as can be remembered, and no long ones`() async throws {
    func thing(_ address: String) -> String { ##"{"@type": "ImageObject", "@id": "#1", "url": "\##(address)"}"## }
    let many = (0..<LinkedThings.maximumCount).map { #"{"@id": "_:\#($0)", "name": "x"}"# }.joined(separator: ",")
    #expect(try await image("\(many), \(thing("https://example.org/a.jpg"))") == nil)
    let address = "https://example.org/" + String(repeating: "a", count: LinkedThings.maximumText - 20)
    #expect(try await image(thing(address)) == address)
    #expect(try await image(thing(address + "a")) == nil)
  }

  @Test func `also before what is wrong further on`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/recetas.json"
    try Data("[\(things), \(recipe), {]".utf8).write(to: URL(filePath: path))
    var reader = try await RecipeSeed.file(path).open()
    let item = try reader.next()
    guard case .clean(.recipe(let found)) = item else { throw NoCleanRecipe(items: [item].compactMap(\.self)) }
    #expect(found.recipe.image != nil)
    #expect(throws: SeedSourceError.self) { try reader.next() }
  }
}
