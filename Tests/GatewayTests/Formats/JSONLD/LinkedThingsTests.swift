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

  @Test func `Nutrition, ratings, steps and ingredients of a recipe are found by reference`() async throws {
    let found = try await cleanRecipe(
      ##"""
      {"@graph": [{"@type": "Recipe", "name": "Flan", "nutrition": {"@id": "#n"}, "aggregateRating": {"@id": "#r"},
        "recipeInstructions": {"@list": [{"@id": "#1"}, {"@type": "HowToSection", "name": "Fin", "itemListElement": [{"@id": "#2"}]}]},
        "recipeIngredient": [{"@id": "#i"}]},
       {"@type": "NutritionInformation", "@id": "#n", "calories": "240 kcal", "fatContent": {"value": 7}},
       {"@type": "AggregateRating", "@id": "#r", "ratingValue": 4, "ratingCount": 3}, {"@id": "#i", "name": "1 huevo"},
       {"@type": "HowToStep", "@id": "#1", "text": "Bate."}, {"@type": "HowToStep", "@id": "#2", "name": "Hornea."}]}
      """##)
    #expect(try found.rating == RecipeRating(4, count: 3) && found.ingredients.map(\.text) == ["1 huevo"])
    #expect(found.nutrition == [.calories: 240])
    #expect(found.instructions.map(\.steps) == [["Bate."], ["Hornea."]] && found.instructions.last?.name == "Fin")
  }

  @Test(arguments: [
    "image", "author", "publisher", "keywords", "nutrition", "aggregateRating", "recipeInstructions",
  ])
  func `A reference to a thing that is not there is counted as ignored`(field: String) async throws {
    let (_, notes) = try await repairedRecipe(##"{"@type": "Recipe", "name": "Flan", "\##(field)": {"@id": "#no"}}"##)
    #expect(notes == [.ignored(field, record: 1, from: "{…}")])
  }

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
