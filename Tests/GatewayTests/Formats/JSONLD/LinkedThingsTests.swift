import Entities
import Foundation
@testable import Gateways
import TestSupport
import Testing
import UseCases

@Suite struct `Objects that recipes refer to` {
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

  @Test func `An object that a recipe references by id is found anywhere in the JSON-LD document`() async throws {
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

  @Test func `A recipe's reference is not resolved if different objects have the referenced id`() async throws {
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
  func `A picture reference to an object without a picture is not resolved`(thing: String) async throws {
    #expect(try await image(thing) == nil)
  }

  @Test func `The nutrition, rating, steps and ingredients of a recipe can be references to objects`() async throws {
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
    #expect(found.nutrition == [.calories: 240, .fat: 7])
    #expect(found.instructions.map(\.steps) == [["Bate."], ["Hornea."]] && found.instructions.last?.name == "Fin")
  }

  private func referring(_ members: String, to things: String) -> String {
    #"{"@graph": [{"@type": "Recipe", "name": "Flan", \#(members)}, \#(things)]}"#
  }

  @Test func `Referenced ingredients are read with their amounts, and referenced sections with steps`() async throws {
    let found = try await cleanRecipe(
      referring(
        ##""recipeIngredient": [{"@id": "#i"}, "sal"], "recipeInstructions": [{"@id": "#s"}, {"@id": "#p"}]"##,
        to: ##"""
          {"@type": "HowToSupply", "@id": "#i", "name": "harina", "requiredQuantity": {"value": 200, "unitCode": "GRM"}},
          {"@type": "HowToSection", "@id": "#s", "name": "Masa",
           "itemListElement": [{"@type": "HowToStep", "@id": "#a", "text": "Mezcla."}, {"@id": "#b"}]},
          {"@type": "HowToStep", "@id": "#b", "text": "Reposa."},
          {"@type": "HowToStep", "@id": "#p", "text": ["Amasa.", "Hornea."]}
          """##))
    #expect(found.ingredients.map(\.text) == ["200 g harina", "sal"])
    #expect(found.instructions.map(\.name) == ["Masa", nil])
    #expect(found.instructions.map(\.steps) == [["Mezcla.", "Reposa."], ["Amasa. Hornea."]])
  }

  @Test func `The long text of a recipe step that is referenced by id is read completely`() async throws {
    let text = Array(repeating: "Remueve.", count: 500).joined(separator: " ")
    let found = try await cleanRecipe(
      referring(
        ##""recipeInstructions": [{"@id": "#p"}]"##,
        to: ##"{"@type": "HowToStep", "@id": "#p", "name": "Remueve", "text": "\##(text)"}"##))
    #expect(found.instructions.map(\.steps) == [[text]])
  }

  @Test(arguments: [
    (
      ##""recipeInstructions": [{"@id": "#p"}]"##, ##"{"@id": "#p", "name": "Uno", "text": "LONG"}"##,
      "recipeInstructions.text", ##"{"@id": "#p"}"##
    ),
    (
      ##""recipeInstructions": [{"@id": "#p"}]"##,
      ##"{"@id": "#p", "name": "Uno", "text": "Bate."}, {"@id": "#p", "name": "Uno", "text": "Hornea."}"##,
      "recipeInstructions.text", ##"{"@id": "#p"}"##
    ),
    (
      ##""nutrition": {"@id": "#n"}"##, ##"{"@id": "#n", "fatContent": ["1 g", "2 g"]}"##,
      "nutrition.fatContent", ##""2 g""##
    ),
  ])
  func `An object that a recipe references is reported if only a part of the object is read`(
    members: String, things: String, field: String, from: String
  ) async throws {
    let long = String(repeating: "a", count: LinkedThings.maximumText + 1)
    let (_, repairs) = try await repairedRecipe(referring(members, to: things.replacing("LONG", with: long)))
    #expect(repairs == [SeedRepair(record: 1, field: field, from: from, to: nil)])
  }

  @Test func `Circular references in a recipe are followed only once`() async throws {
    let (found, _) = try await repairedRecipe(
      referring(
        ##""recipeInstructions": [{"@id": "#s"}]"##,
        to: ##"""
          {"@type": "HowToSection", "@id": "#s", "name": "Masa",
           "itemListElement": [{"@type": "HowToStep", "text": "Bate."}, {"@id": "#s"}]}
          """##))
    #expect(found.instructions.first?.steps == ["Bate."])
  }

  @Test func `A recipe with exponentially growing references is read up to a maximum size`() async throws {
    func section(_ id: String, of other: String) -> String {
      let steps = Array(repeating: #"{"@id": "\#(other)"}"#, count: 100).joined(separator: ", ")
      return #"{"@type": "HowToSection", "@id": "\#(id)", "name": "\#(id)", "itemListElement": [\#(steps)]}"#
    }
    let things = [
      section("a", of: "b"), section("b", of: "c"), section("c", of: "d"), #"{"@id": "d", "text": "Bate."}"#,
    ]
    let (found, _) = try await repairedRecipe(
      referring(#""recipeInstructions": {"@id": "a"}"#, to: things.joined(separator: ", ")))
    let steps = found.instructions.flatMap(\.steps).count
    #expect(steps > 0 && steps < LinkedThings.maximumGrowth / "Bate.".utf8.count)
  }

  @Test(arguments: ["image", "author", "publisher", "keywords", "nutrition", "aggregateRating", "recipeInstructions"])
  func `A recipe's reference to a missing object is counted as ignored`(field: String) async throws {
    let (_, notes) = try await repairedRecipe(##"{"@type": "Recipe", "name": "Flan", "\##(field)": {"@id": "#no"}}"##)
    #expect(notes == [.ignored(field, record: 1, from: "{…}")])
  }

  @Test func `An object beyond the maximum number of objects is not found by a recipe's reference`() async throws {
    func thing(_ address: String) -> String { ##"{"@type": "ImageObject", "@id": "#1", "url": "\##(address)"}"## }
    let many = (0..<LinkedThings.maximumCount).map { #"{"@id": "_:\#($0)", "name": "x"}"# }.joined(separator: ",")
    #expect(try await image("\(many), \(thing("https://example.org/a.jpg"))") == nil)
  }

  @Test func `A recipe's references are resolved even if the JSON-LD has an error after the recipe`() async throws {
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
