import Entities
import Gateways
import Testing
import UseCases

@Suite struct `Reading recipes from pages` {
  @Test func `A schema.org recipe is read with all its details`() async throws {
    let recipe = try await cleanRecipe(
      #"""
      {"@context": "https://schema.org", "@type": "Recipe", "@id": "https://example.org/gazpacho#receta",
       "url": "https://example.org/gazpacho/", "name": "Gazpacho &amp; picatostes", "description": "<p>Frío,\nfrío.</p>",
       "image": ["https://example.org/1.jpg", "https://example.org/2.jpg"], "keywords": "verano, de Córdoba",
       "aggregateRating": {"@type": "AggregateRating", "ratingValue": "4,5", "reviewCount": 210},
       "nutrition": {"@type": "NutritionInformation", "calories": "150 kcal", "fatContent": "9,5 g", "sodiumContent": "0.2 g"}, "review": [{"x": 1}],
       "recipeIngredient": ["1 kg de tomates ", "", "½ cebolla", "sal &amp; pimienta"],
       "recipeInstructions": [{"@type": "HowToStep", "name": "Tritura", "text": "Tritura todo.", "url": "#1"},
                              {"@type": "HowToStep", "text": "<b>Enfría.</b>"}],
       "recipeYield": ["4", "4 raciones"], "prepTime": "PT15M", "cookTime": "PT0S", "totalTime": "PT2H15M",
       "suitableForDiet": ["https://schema.org/VeganDiet", "http://schema.org/GlutenFreeDiet", "sin lactosa"],
       "recipeCuisine": "Española, Andaluza", "recipeCategory": ["Sopa", "Sopa"], "author": [{"@type": "Person", "name": "Ana"}, "Eva"],
       "publisher": {"@type": "Organization", "name": "La Huerta"}, "license": "https://creativecommons.org/licenses/by/4.0/"}
      """#)
    let page = try WebAddress("https://example.org/gazpacho/")
    let expected = try RecipeDetails(
      recipe: Recipe(
        id: try #require(.web(page)), title: "Gazpacho & picatostes", image: WebAddress("https://example.org/1.jpg"),
        minutes: 135, servings: 4),
      summary: "Frío, frío.", preparationMinutes: 15,
      ingredients: ["1 kg de tomates", "½ cebolla", "sal & pimienta"].map { try Ingredient(text: $0) },
      instructions: [RecipeInstructions(steps: ["Tritura todo.", "Enfría."])],
      diets: ["vegan", "gluten free", "sin lactosa"],
      cuisines: ["Española", "Andaluza"], dishTypes: ["Sopa"], keywords: ["verano", "de Córdoba"],
      rating: RecipeRating(4.5, count: 210), nutrition: [.calories: 150, .fat: 9.5, .sodium: 200],
      credit: RecipeCredit(
        sourceName: "La Huerta", sourceAddress: page, line: "Ana, Eva",
        license: "https://creativecommons.org/licenses/by/4.0/"))
    #expect(recipe == expected)
  }

  @Test(arguments: [
    #"{"@type": "Recipe", "name": "Flan"}"#, #"{"@type": ["Thing", "Recipe"], "name": "Flan"}"#,
    #"{"@type": "http://schema.org/Recipe", "name": "Flan"}"#, #"{"@type": "schema:Recipe", "schema:name": "Flan"}"#,
    #"[{"@type": "https://schema.org/Recipe", "https://schema.org/name": [{"@value": "Flan", "@language": "es"}]}]"#,
    #"{"@context": "https://schema.org", "@graph": [{"@type": "WebPage", "name": "No"}, {"@type": "Recipe", "name": "Flan"}]}"#,
    #"[{"@graph": [{"@type": "Person", "name": "Ana"}]}, {"@type": "Recipe", "headline": "Flan"}]"#,
    #"{"@type": "WebPage", "name": "No", "mainEntity": {"@type": "Recipe", "name": "Flan"}}"#,
    #"{"@type": "ItemList", "itemListElement": [{"@type": "ListItem", "item": {"@type": "Recipe", "name": "Flan"}}]}"#,
    #"{"name": "Flan", "recipeIngredient": []}"#,
    #"{"@context": "https://schema.org", "name": "Flan", "recipeInstructions": ""}"#,
    #"{"@type": "Recipe", "name": null, "name": "Flan"}"#, #"{"@type": "recipe", "name": "Flan"}"#,
    #"{"@context": "https://schema.org", "@graph": {"@type": "Recipe", "name": "Flan"}}"#,
    #"{"@graph": {"@type": "Recipe", "name": "Flan"}}"#, #"{"@graph": 7, "@type": "Recipe", "name": "Flan"}"#,
    #"[[{"@type": "Recipe", "name": "Flan"}]]"#, #"[[[], [{"@graph": [[{"@type": "Recipe", "name": "Flan"}]]}]], []]"#,
    #"{"@type": "Recipe", "name": "Flan", "@id": "_:b0", "mainEntityOfPage": true, "image": null, "recipeYield": {}}"#,
  ])
  func `A schema.org recipe is found in every supported JSON-LD structure`(json: String) async throws {
    let flan = try Recipe(id: try #require(.local(titled: "Flan")), title: "Flan")
    #expect(try await cleanRecipe(json) == RecipeDetails(recipe: flan))
  }

  private func recipe(_ members: String) -> String { #"{"@type": "Recipe", "name": "Flan", \#(members)}"# }

  @Test(arguments: [
    #""Bate.\nHornea.""#, #""<p>Bate.</p><p>Hornea.</p>""#, #"["Bate.", "Hornea."]"#, #"["1. Bate.", "2. Hornea."]"#,
    #"["1. Bate.\n2. Hornea."]"#, #"[["Bate."], [["Hornea."]]]"#,
    #"[{"@type": "HowToStep", "text": "Bate."}, "Hornea."]"#,
    #"[{"@type": "HowToStep", "name": "Bate."}, {"@type": "HowToTip", "description": "Hornea."}]"#,
    #"{"@type": "ItemList", "itemListElement": ["Bate.", {"@type": "ListItem", "item": {"text": "Hornea."}}]}"#,
    #"[{"@type": "HowToStep", "itemListElement": [{"text": "Bate."}, {"text": "Hornea."}]}]"#,
    #"[{"@type": "HowToStep", "text": ["Bate."]}, null, {}, {"text": " "}, {"text": "Hornea."}]"#,
    #"{"@list": [{"@type": "HowToStep", "text": "Bate."}, {"text": {"@value": "Hornea."}}]}"#,
    #"{"@set": ["Bate.", "Hornea."]}"#, #"{"0": "Bate.", "1": {"text": "Hornea."}}"#,
    #"[{"@type": "HowToStep", "text": "Bate.", "itemListElement": [{"@type": "HowToTip", "text": "Hornea."}]}]"#,
    #"[{"@type": "HowToStep", "text": "Bate.", "itemListElement": {"@type": "HowToDirection", "text": "Bate."}}, "Hornea."]"#,
    #"[{"@type": "HowToStep", "text": "Bate.", "itemListElement": [{"text": "Bate."}, {"text": "Hornea."}]}]"#,
  ])
  func `The instructions of a schema.org recipe are read in every supported format`(json: String) async throws {
    let found = try await cleanRecipe(recipe(#""recipeInstructions": \#(json)"#))
    #expect(try found.instructions == [RecipeInstructions(steps: ["Bate.", "Hornea."])])
  }

  @Test func `Recipe steps are read even if their property name starts with a capital letter`() async throws {
    let found = try await cleanRecipe(
      recipe(
        #"""
        "recipeInstructions":
          [{"@type": "HowToSection", "name": "Masa", "ItemListElement": [{"@type": "HowToStep", "Text": "Amasa."}]}]
        """#))
    #expect(try found.instructions == [RecipeInstructions(name: "Masa", steps: ["Amasa."])])
  }

  @Test func `Sections in the instructions of a schema.org recipe are read`() async throws {
    let found = try await cleanRecipe(
      recipe(
        #"""
        "recipeInstructions": ["Lava.", {"@type": "HowToSection", "name": "Masa", "itemListElement":
          [{"@type": "HowToStep", "text": "Amasa."}, {"@type": "HowToStep", "text": "Espera."}]},
          {"@type": "HowToStep", "text": "Sirve."}]
        """#))
    let expected = try [
      RecipeInstructions(steps: ["Lava."]), RecipeInstructions(name: "Masa", steps: ["Amasa.", "Espera."]),
      RecipeInstructions(steps: ["Sirve."]),
    ]
    #expect(found.instructions == expected)
  }

  @Test(arguments: [
    (#""image": "https://example.org/a b.jpg""#, "https://example.org/a%20b.jpg"),
    (#""image": {"@type": "ImageObject", "url": "//example.org/a.jpg"}"#, "https://example.org/a.jpg"),
    (
      #""image": [{"@id": "https://example.org/#foto"}, {"contentUrl": "https://example.org/piña.jpg"}]"#,
      "https://example.org/pi%C3%B1a.jpg"
    ),
    (#""image": ["/foto.jpg", "https://example.org/a.jpg?x=1&amp;y=2"]"#, "https://example.org/a.jpg?x=1&y=2"),
  ])
  func `The image address of a schema.org recipe is read in every supported format`(json: String, address: String)
    async throws
  {
    #expect(try await cleanRecipe(recipe(json)).recipe.image?.text == address)
  }

  @Test(arguments: [
    (#""ingredients": ["1 huevo", "2 huevos"]"#, ["1 huevo", "2 huevos"]),
    (#""recipeIngredient": "1 huevo\n2 huevos""#, ["1 huevo", "2 huevos"]),
    (#""recipeIngredient": "<ul><li>1 huevo<li>2 huevos</ul>""#, ["1 huevo", "2 huevos"]),
    (
      #""recipeIngredient": [{"name": "harina", "amount": 200, "unitText": "g"}, {"name": "sal"}]"#,
      ["200 g harina", "sal"]
    ),
    (#""recipeIngredient": ["1 huevo\n2 patatas"]"#, ["1 huevo", "2 patatas"]),
    (
      #""recipeIngredient": ["2\nhojas de laurel", "1/2 cucharadita\nde canela", "2 huevos\nsal"]"#,
      ["2 hojas de laurel", "1/2 cucharadita de canela", "2 huevos", "sal"]
    ),
    (#""recipeIngredient": [["1 huevo", "sal"], [["2 patatas"]]]"#, ["1 huevo", "sal", "2 patatas"]),
    (#""recipeIngredient": {"@type": "ItemList", "itemListElement": ["1 huevo"]}"#, ["1 huevo"]),
  ])
  func `The ingredients of a schema.org recipe are read in every supported format`(json: String, lines: [String])
    async throws
  {
    #expect(try await cleanRecipe(recipe(json)).ingredients.map(\.text) == lines)
  }

  @Test func `Values that aren't ingredients are reported if a recipe lists them as ingredients`() async throws {
    let (found, repairs) = try await repairedRecipe(recipe(#""recipeIngredient": ["sal", {"x": 1}, 7, null]"#))
    #expect(found.ingredients.map(\.text) == ["sal"])
    #expect(repairs.map(\.from) == [#"{"x": 1}"#, "7"])
  }

  @Test func `Unknown members of a schema.org recipe are counted as ignored`() async throws {
    let (_, repairs) = try await repairedRecipe(
      recipe(#""video": {"name": "a"}, "directions": "Cuece.", "review": [], "tool": "", "schema:size": null"#))
    #expect(repairs.map(\.kind) == [.ignored, .ignored])
    #expect(repairs.map(\.field) == ["video", "directions"])
  }

  @Test(arguments: [
    (#"{"name": "Marinar", "text": "Cubre la carne."}"#, "Marinar: Cubre la carne."),
    (#"{"name": "Marinar.", "text": "Cubre la carne."}"#, "Marinar. Cubre la carne."),
    (#"{"name": "Cubre la carne.", "text": "Cubre la carne."}"#, "Cubre la carne."),
    (#"{"name": "Cubre la…", "text": "Cubre la carne."}"#, "Cubre la carne."),
    (#"{"name": "cubre", "text": "Cubre la carne."}"#, "Cubre la carne."),
    (#"{"name": "Paso 1", "text": "Cubre la carne."}"#, "Cubre la carne."),
    (#"{"name": "2.", "text": "Cubre la carne."}"#, "Cubre la carne."),
    (#"{"title": "Olla", "text": "Cuece."}"#, "Olla: Cuece."),
  ])
  func `The name of a recipe step is kept unless the step's text repeats the name`(step: String, line: String)
    async throws
  {
    let found = try await cleanRecipe(recipe(#""recipeInstructions": [{"@type": "HowToStep", \#(step.dropFirst())]"#))
    #expect(found.instructions.flatMap(\.steps) == [line])
  }

  @Test(arguments: [
    (#""<p>Precalienta.</p>\n, <p>Mezcla.</p>\n, <p>Hornea.</p>""#, ["Precalienta.", "Mezcla.", "Hornea."]),
    (#"["1:", "Mezcla.", ",", "—", "350º"]"#, ["Mezcla.", "350º"]),
  ])
  func `Recipe steps that consist only of punctuation or a number are removed`(json: String, steps: [String])
    async throws
  {
    #expect(try await cleanRecipe(recipe(#""recipeInstructions": \#(json)"#)).instructions.flatMap(\.steps) == steps)
  }

  @Test func `A recipe's negative total time is reported and replaced with the sum of its other times`() async throws {
    let (found, repairs) = try await repairedRecipe(
      recipe(#""prepTime": "PTH5M", "cookTime": "P2H10M", "totalTime": "PT-4H""#))
    #expect((found.preparationMinutes, found.cookingMinutes, found.recipe.minutes) == (5, 130, 135))
    #expect(repairs.map(\.to) == ["\"PT135M\""])
  }

  @Test(
    arguments: [
      (#""recipeYield": 6"#, 6), (#""recipeYield": "Para 4 personas""#, 4),
      (#""yield": "3""#, 3), (#""recipeYield": "", "yield": "3""#, 3),
      (#""recipeYield": {"@type": "QuantitativeValue", "value": "5"}"#, 5), (#""recipeYield": {"value": 8}"#, 8),
      (#""recipeYield": "4.0""#, 4), (#""recipeYield": 4.0"#, 4), (#""recipeYield": ["", "6"]"#, 6),
      (#""recipeYield": {"minValue": 4, "maxValue": 6}"#, 4),
      (#""recipeYield": {"value": 2, "unitText": "dozen"}"#, 24), (#""recipeYield": [0, ""]"#, nil),
      (#""recipeYield": ["12", "12 muffins"]"#, nil), (#""recipeYield": ["4", "4 raciones"]"#, 4),
    ] as [(String, Int?)])
  func `The servings of a schema.org recipe are read in every supported format`(json: String, servings: Int?)
    async throws
  {
    #expect(try await cleanRecipe(recipe(json)).recipe.servings == servings)
  }

  @Test func `A recipe's missing total time is replaced with the sum of its other times`() async throws {
    let found = try await cleanRecipe(recipe(#""prepTime": "PT10M", "cookTime": {"name": "PT1H"}, "totalTime": """#))
    #expect(found.preparationMinutes == 10 && found.cookingMinutes == 60 && found.recipe.minutes == 70)
  }

  @Test(arguments: [
    (#""totalTime": {"minValue": "PT1H", "maxValue": "PT2H"}"#, 120), (#""totalTime": {"minValue": "PT1H"}"#, 60),
    (#""totalTime": 90"#, 90), (#""totalTime": {"value": 2, "unitCode": "HUR"}"#, 120),
    (#""totalTime": {}, "cookTime": 0, "prepTime": "PT5M""#, 5), (#""totalTime": ["PT20M", "20 min"]"#, 20),
    (#""totalTime": ["", "PT20M"]"#, 20),
  ])
  func `The total time of a schema.org recipe is read in every supported format`(json: String, minutes: Int)
    async throws
  {
    #expect(try await cleanRecipe(recipe(json)).recipe.minutes == minutes)
  }

  @Test(arguments: [
    #""prepTime": "PT10M", "cookTime": "PT10-15M""#, #""prepTime": "PT10M", "totalTime": "un rato""#,
    #""prepTime": "PT10M", "cookTime": "PT20M", "totalTime": {"x": 1}"#, #""prepTime": "PT10M", "cookTime": true"#,
    #""prepTime": "PT10M", "cookTime": ["PT20M", "PT40M"]"#,
  ])
  func `A recipe's total time is not computed if any of its times is unreadable`(json: String) async throws {
    let (found, repairs) = try await repairedRecipe(recipe(json))
    #expect(found.preparationMinutes == 10 && found.recipe.minutes == nil && repairs.count == 1)
  }

  @Test func `Twice-escaped text in a schema.org recipe is unescaped`() async throws {
    let found = try await cleanRecipe(
      #"""
      {"@type": "Recipe", "name": "Fish &amp;amp; Chips",
       "recipeInstructions": "&lt;p&gt;Mix&lt;/p&gt;&lt;p&gt;Bake&lt;/p&gt;", "image": "https://example.org/?a=1&amp;copy=2"}
      """#)
    #expect(found.recipe.title == "Fish & Chips" && found.instructions.flatMap(\.steps) == ["Mix", "Bake"])
    #expect(found.recipe.image?.text == "https://example.org/?a=1&copy=2")
  }

  @Test func `Repairs to a schema.org recipe are reported with the repaired fields`() async throws {
    let long = String(repeating: "ñ", count: 520)
    let (found, repairs) = try await repairedRecipe(
      #"{"@type": "Recipe", "name": " Flan  ", "prepTime": "un rato", "image": "foto.jpg", "recipeIngredient": ["\#(long)"]}"#
    )
    let end = String(repeating: "ñ", count: 20)
    let (before, after) = ("\"…" + end + end + "ñ\"", "\"…" + end + "…\"")
    #expect(
      repairs == [
        SeedRepair(record: 1, field: "name", from: "\" Flan  \"", to: "\"Flan\""),
        SeedRepair(record: 1, field: "prepTime", from: "\"un rato\"", to: nil),
        SeedRepair(record: 1, field: "image", from: "\"foto.jpg\"", to: nil),
        SeedRepair(record: 1, field: "recipeIngredient", from: before, to: after),
      ])
    #expect(found.ingredients.map { $0.text.unicodeScalars.count } == [500])
  }

  @Test(
    arguments: [
      (#"{"@type": "Recipe"}"#, "name", .text, nil), (#"{"@type": "Recipe", "name": 7}"#, "name", .text, "7"),
      (#"{"@type": "Recipe", "name": "<b> </b>"}"#, "name", .nonEmptyText, #""<b> </b>""#), ("7", nil, .object, "7"),
      (#"["Flan"]"#, nil, .object, #""Flan""#),
    ] as [(String, String?, SeedExpectation, String?)])
  func `A schema.org record that is not a recipe or has no name is rejected`(
    json: String, field: String?, expected: SeedExpectation, found: String?
  ) async throws {
    let problem = SeedProblem(record: 1, field: field, expected: expected, found: found)
    let document = json.hasPrefix("[") ? json : "[\(json)]"
    #expect(try await recipeItems(document) == [.rejected([problem])])
  }

  @Test func `A JSON-LD document that contains no recipe is refused`() async throws {
    let error = await #expect(throws: SeedSourceError.self) {
      try await recipeItems(#"{"@graph": [{"@type": "WebPage"}, {"@type": "Person", "name": "Ana"}]}"#)
    }
    if case .malformed(_, .noRecipe(records: 2), line: 1, _) = error {} else { Issue.record("unexpected error") }
    #expect(try await recipeItems("[]").isEmpty)
  }
}
