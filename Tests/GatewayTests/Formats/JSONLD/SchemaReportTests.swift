import Entities
import Testing
import UseCases

@Suite struct `Recipe values that aren't kept` {
  private static func recipe(_ members: String) -> String { #"{"@type": "Recipe", "name": "Flan", \#(members)}"# }

  @Test(arguments: [
    (#""recipeYield": -1"#, "recipeYield", "-1"), (#""recipeYield": "1 kg""#, "recipeYield", #""1 kg""#),
    (#""recipeYield": {"value": 500, "unitCode": "GRM"}"#, "recipeYield", #"{"value": 500, "unitCode": "GRM"}"#),
    (#""recipeYield": 1e99"#, "recipeYield", "1e99"),
    (#""recipeYield": {"value": 99999}"#, "recipeYield", #"{"value": 99999}"#),
    (#""recipeYield": ["muchas", "8 raciones"]"#, "recipeYield", #""muchas""#),
    (#""recipeYield": true"#, "recipeYield", "true"),
    (#""recipeYield": ["4 raciones", "6 raciones"]"#, "recipeYield", #""6 raciones""#),
    (#""description": ["Rico.", "Muy rico."]"#, "description", #""Muy rico.""#),
    (#""description": {"x": [1, "a"]}"#, "description", #"{"x": [1, "a"]}"#),
    (#""keywords": [true]"#, "keywords", "true"),
    (
      #""author": {"@type": "Person", "url": "https://ana.example"}"#, "author",
      #"{"@type": "Person", "url": "https://ana.example"}"#
    ),
    (#""recipeInstructions": [7]"#, "recipeInstructions", "7"),
    (#""recipeInstructions": [{"text": true}]"#, "recipeInstructions.text", "true"),
  ])
  func `A recipe value that can't be interpreted is reported with the name of its field`(
    json: String, field: String, from: String
  )
    async throws
  {
    let (_, repairs) = try await repairedRecipe(Self.recipe(json))
    #expect(repairs == [SeedRepair(record: 1, field: field, from: from, to: nil)])
  }

  @Test(arguments: [
    (#""hasPart": [{"@type": "Recipe", "name": "Salsa"}]"#, ["hasPart"]),
    (#""headline": "El mejor flan""#, ["headline"]),
    (#""identifier": "f-1", "supply": "horno", "tool": ["olla"]"#, ["identifier", "supply", "tool"]),
    (#""recipeYield": 4, "yield": 6"#, ["yield"]),
    (#""recipeIngredient": ["sal"], "ingredients": ["agua"]"#, ["ingredients"]),
    (#""recipeInstructions": "Bate.", "step": "Hornea.""#, ["step"]),
    (
      #""recipeInstructions": [{"text": "Bate.", "image": "a.jpg", "url": "/1"}, {"text": "Hornea.", "image": "b.jpg"}]"#,
      ["recipeInstructions.image"]
    ),
    (
      #""recipeInstructions": [{"@type": "HowToSection", "name": "Masa", "description": "Base.", "itemListElement": ["Bate."]}]"#,
      ["recipeInstructions.description"]
    ),
  ])
  func `A recipe field that the kit does not store is counted once as ignored`(json: String, names: [String])
    async throws
  {
    let (_, notes) = try await repairedRecipe(Self.recipe(json))
    #expect(notes.map(\.field) == names && notes.allSatisfy { $0.kind == .ignored })
  }

  @Test(arguments: [
    #""headline": "Flan""#, #""name": "Flan""#, #""recipeIngredient": null, "ingredients": ["sal"]"#, #""yield": "4""#,
    #""step": [{"@type": "HowToStep", "text": "Bate."}]"#, #""keywords": 2024, "description": 7"#,
  ])
  func `A recipe field is not reported if its value is imported`(json: String) async throws {
    #expect(try await recipeItems(Self.recipe(json))[0].clean != nil)
  }

  @Test func `The ingredients and steps of a recipe are also read from alternative members`() async throws {
    let found = try await cleanRecipe(
      Self.recipe(#""recipeIngredient": [], "ingredients": ["sal"], "step": [{"text": "Bate."}], "keywords": 2024"#))
    #expect(found.ingredients.map(\.text) == ["sal"] && found.instructions.map(\.steps) == [["Bate."]])
    #expect(found.keywords == ["2024"])
  }

  @Test func `The last value of a repeated key in a recipe is read, and the earlier values are reported`() async throws
  {
    let (found, repairs) = try await repairedRecipe(
      Self.recipe(#""recipeYield": 4, "recipeYield": 6, "nutrition": {"calories": "1 kcal", "calories": "2 kcal"}"#))
    #expect(found.recipe.servings == 6 && found.nutrition == [.calories: 2])
    #expect(
      repairs == [
        SeedRepair(record: 1, field: "recipeYield", from: "4", to: "6"),
        SeedRepair(record: 1, field: "nutrition.calories", from: "\"1 kcal\"", to: "\"2 kcal\""),
      ])
  }

  @Test func `A repeated key in a Spoonacular recipe is reported`() async throws {
    let (found, repairs) = try await repairedRecipe(#"{"id": 7, "title": "Flan", "servings": 2, "servings": 3}"#)
    #expect(found.recipe.servings == 3)
    #expect(repairs == [SeedRepair(record: 1, field: "servings", from: "2", to: "3")])
  }

  @Test(
    arguments: [
      ("4 servings, 24 cookies", 4, "24 cookies"), ("24 cookies, serves 4", 4, "24 cookies"),
      ("1 pie, 8 slices", nil, "1 pie, 8 slices"), ("Para 6 personas (2 tartas)", 6, "2 tartas"),
      ("12 muffins (6 servings)", 6, "12 muffins"), ("Serves 4 people", 4, nil), ("4 serving(s)", 4, nil),
      ("Raciones: 4", 4, nil), ("Rinde unas 12 galletas", nil, "12 galletas"),
    ] as [(String, Int?, String?)])
  func `Servings and another quantity are both read from the same recipe yield`(
    text: String, servings: Int?, pieces: String?
  )
    async throws
  {
    let found = try await cleanRecipe(Self.recipe(#""recipeYield": "\#(text)""#))
    #expect(found.recipe.servings == servings && found.pieces == pieces)
  }

  @Test(arguments: [
    ("4 servings, hot", "4"), ("4-6", "4"), ("6 raciones generosas", "6"), ("10 (1/2 cup) servings", "10"),
    ("500 ml (2 frascos)", "2 frascos"), ("Serves 4 as a main", "4"),
  ])
  func `A recipe yield is reported if only some of its words are read`(text: String, read: String) async throws {
    let (_, repairs) = try await repairedRecipe(Self.recipe(#""recipeYield": "\#(text)""#))
    #expect(repairs == [SeedRepair(record: 1, field: "recipeYield", from: #""\#(text)""#, to: #""\#(read)""#)])
  }
}
