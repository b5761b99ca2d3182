import Entities
import Testing
import UseCases

@Suite struct `Reading recipes of Spoonacular` {
  @Test func `A Spoonacular recipe is read with all its details`() async throws {
    let recipe = try await cleanRecipe(SpoonacularAnswers.information)
    let expected = try RecipeDetails(
      recipe: Recipe(
        id: .spoonacular(716), title: "Rice & \"beans\"",
        image: WebAddress("https://spoonacular.com/recipeImages/716-556x370.jpg"),
        minutes: 45, servings: 2),
      summary: "A dish of 300 calories, and cheap.", preparationMinutes: 15, cookingMinutes: 30,
      ingredients: [
        Ingredient(text: "1 ½ cups rice", name: "rice", amount: 1.5, unit: "cups"),
        Ingredient(text: "2 cans of beans", name: "beans", amount: 2),
        Ingredient(text: "salt & pepper", name: "salt", unit: "servings"),
      ],
      instructions: [
        RecipeInstructions(steps: ["Wash the rice & cook it.", "Warm the beans."]),
        RecipeInstructions(name: "For the table", steps: ["Serve."]),
      ],
      diets: ["gluten free", "lacto ovo vegetarian", "vegetarian", "dairy free"], cuisines: ["Mexican"],
      dishTypes: ["lunch", "dinner"], keywords: ["summer"],
      nutrition: [.calories: 316.49, .fat: 12, .sodium: 500],
      credit: RecipeCredit(
        sourceName: "Ana's Kitchen", sourceAddress: WebAddress("http://example.org/rice"), line: "Ana's Kitchen",
        license: "CC BY 3.0"))
    #expect(recipe == expected)
  }

  @Test(arguments: [
    "", #""readyInMinutes": null, "servings": null, "preparationMinutes": null, "cookingMinutes": null"#,
    #""readyInMinutes": -1, "servings": -1, "preparationMinutes": -1, "cookingMinutes": -1"#,
    #""readyInMinutes": 0, "servings": 0, "preparationMinutes": 0.0, "cookingMinutes": "0""#,
    #""readyInMinutes": "", "servings": [], "preparationMinutes": {}, "cookingMinutes": " ""#,
    #""image": null, "sourceName": null, "sourceUrl": null, "creditsText": null, "license": null"#,
    #""summary": "", "instructions": "", "analyzedInstructions": [], "extendedIngredients": [], "diets": [], "cuisines": null"#,
    #""image": "", "imageType": "", "sourceUrl": " ", "spoonacularSourceUrl": null, "creditsText": "", "winePairing": {}"#,
    #""analyzedInstructions": [{"name": "", "steps": []}, {"steps": [{"step": ""}, {"step": null}, {}]}, null], "instructions": null"#,
    #""extendedIngredients": [{}, null, {"original": "", "name": null}], "vegan": false, "glutenFree": null"#,
  ])
  func `A Spoonacular recipe with only an id and a title is read`(members: String) async throws {
    let expected = try RecipeDetails(recipe: Recipe(id: .spoonacular(7), title: "Flan"))
    let json = [#""id": 7"#, #""title": "Flan""#, members].filter { !$0.isEmpty }.joined(separator: ", ")
    #expect(try await cleanRecipe("{\(json)}") == expected)
  }

  private func flan(_ members: String) async throws -> RecipeDetails {
    try await cleanRecipe(#"{"id": 7, "title": "Flan", \#(members)}"#)
  }

  @Test func `Integers in a Spoonacular recipe are read even if they have a fraction or an exponent`() async throws {
    let found = try await flan(#""id": 7.0, "readyInMinutes": 45.0, "servings": 2.0, "cookingMinutes": 4e1"#)
    #expect(
      found.id == .spoonacular(7) && found.recipe.minutes == 45 && found.recipe.servings == 2
        && found.cookingMinutes == 40)
  }

  @Test(
    arguments: [
      (
        #""image": "https://img.spoonacular.com/recipes/7-312x231.jpg""#,
        "https://img.spoonacular.com/recipes/7-312x231.jpg"
      ),
      (
        #""image": "http://spoonacular.com/recipeImages/7-90x90.png""#,
        "https://spoonacular.com/recipeImages/7-90x90.png"
      ),
      (#""image": "http://img.spoonacular.com/recipes/7.png""#, "https://img.spoonacular.com/recipes/7.png"),
      (#""image": "http://example.org/spoonacular.com/7.png""#, "http://example.org/spoonacular.com/7.png"),
      (#""image": "flan.jpg", "imageType": "jpg""#, "https://img.spoonacular.com/recipes/7-312x231.jpg"),
      (#""imageType": "png""#, "https://img.spoonacular.com/recipes/7-312x231.png"),
    ] as [(String, String?)])
  func `A Spoonacular image address is built from the recipe's id unless a complete one is given`(
    members: String, address: String?
  )
    async throws
  {
    #expect(try await flan(members).recipe.image?.text == address)
  }

  @Test(arguments: [
    #""instructions": "<ol><li><span></span>Whisk.</li><li>Bake.</li></ol>""#, #""instructions": "Whisk.\nBake.""#,
    #""instructions": "1. Whisk.\n2. Bake.", "analyzedInstructions": []"#, #""instructions": "<p>Whisk.</p><p>Bake.""#,
    #""analyzedInstructions": [{"name": "", "steps": [{"number": 1, "step": "Whisk."}, {"number": 2, "step": "Bake."}]}]"#,
  ])
  func `Spoonacular steps are read from the plain and from the analyzed instructions`(members: String) async throws {
    #expect(try await flan(members).instructions == [RecipeInstructions(steps: ["Whisk.", "Bake."])])
  }

  @Test(arguments: [
    (#""servings": "4", "readyInMinutes": "45 min", "preparationMinutes": "10""#, "4 45 10"),
    (#""servings": "4 servings", "readyInMinutes": "PT45M", "preparationMinutes": "10 minutes""#, "4 45 10"),
  ])
  func `The times and servings of a Spoonacular recipe can be text instead of numbers`(members: String, read: String)
    async throws
  {
    let found = try await flan(members)
    let counts = [found.recipe.servings, found.recipe.minutes, found.preparationMinutes].map { $0 ?? 0 }
    #expect(counts.map(String.init).joined(separator: " ") == read)
  }

  @Test(arguments: [
    #""instructions": ["Whisk.", "Bake."]"#, #""instructions": [{"text": "Whisk."}, {"step": "Bake."}]"#,
    #""analyzedInstructions": [{"steps": ["Whisk.", "Bake."]}]"#,
  ])
  func `The steps of a Spoonacular recipe can be a list of text or a list of objects`(members: String) async throws {
    #expect(try await flan(members).instructions == [RecipeInstructions(steps: ["Whisk.", "Bake."])])
  }

  @Test(
    arguments: [
      (#""200 g sal""#, "200 g sal", nil, nil), (#"{"originalName": "huevos", "amount": 2}"#, "2 huevos", "huevos", 2),
      (#"{"originalName": "2 huevos"}"#, "2 huevos", "2 huevos", nil),
      (#"{"originalName": "2 huevos", "amount": 2}"#, "2 huevos", "2 huevos", 2),
      (#"{"name": "harina", "amount": "1/2", "unit": "cup"}"#, "1/2 cup harina", "harina", 0.5),
      (#"{"original": "2 huevos", "name": "huevo", "amount": "2"}"#, "2 huevos", "huevo", 2),
    ] as [(String, String, String?, Double?)])
  func `A Spoonacular ingredient can be text or an object with only some of the usual members`(
    json: String, line: String, name: String?, amount: Double?
  ) async throws {
    let found = try await flan(#""extendedIngredients": [\#(json)]"#).ingredients
    #expect(found.map(\.text) == [line] && found.map(\.name) == [name] && found.map(\.amount) == [amount])
  }

  @Test func `The lists and flags of a Spoonacular recipe can be text or named objects`() async throws {
    let found = try await flan(
      #""cuisines": [{"name": "Española"}], "dishTypes": "postre", "vegan": "true", "nutrition": {"nutrients": ["#
        + #"{"title": "Calories", "amount": 100, "unit": "kcal"}, {"name": "Fat", "amount": "12 g"}, "#
        + #"{"name": "Sugar", "amount": "500", "unit": "mg"}]}"#)
    #expect(found.cuisines == ["Española"] && found.dishTypes == ["postre"] && found.diets == ["vegan"])
    #expect(found.nutrition == [.calories: 100, .fat: 12, .sugar: 0.5])
  }

  @Test(
    arguments: [
      (#""servings": 4.5"#, "servings", "4.5", nil), (#""servings": "many""#, "servings", "\"many\"", nil),
      (#""servings": "24 cookies""#, "servings", "\"24 cookies\"", nil),
      (#""servings": "4-6""#, "servings", "\"4-6\"", nil),
      (#""cookingMinutes": 1e99"#, "cookingMinutes", "1e99", nil),
      (#""readyInMinutes": true"#, "readyInMinutes", "true", nil),
      (#""readyInMinutes": 45.4"#, "readyInMinutes", "45.4", "\"45\""),
      (#""readyInMinutes": "soon""#, "readyInMinutes", "\"soon\"", nil),
      (#""image": "flan.jpg""#, "image", "\"flan.jpg\"", nil), (#""image": {"url": 7}"#, "image", #"{"url": 7}"#, nil),
      (#""instructions": [7]"#, "instructions", "7", nil), (#""instructions": true"#, "instructions", "true", nil),
      (#""analyzedInstructions": [{"steps": [{"step": 5}]}]"#, "analyzedInstructions", #"{"step": 5}"#, nil),
      (#""analyzedInstructions": [{"name": "Masa", "steps": []}]"#, "analyzedInstructions", "\"Masa\"", nil),
      (#""analyzedInstructions": ["Masa"]"#, "analyzedInstructions", "\"Masa\"", nil),
      (#""extendedIngredients": [7]"#, "extendedIngredients", "7", nil),
      (#""extendedIngredients": [{"amount": 2}]"#, "extendedIngredients", #"{"amount": 2}"#, nil),
      (
        #""extendedIngredients": [{"original": ["a", "b"], "name": "c"}]"#, "extendedIngredients.original",
        #"["a", "b"]"#, nil
      ),
      (#""extendedIngredients": [{"name": "c", "amount": true}]"#, "extendedIngredients.amount", "true", nil),
      (#""extendedIngredients": [{"original": "c", "amount": "some"}]"#, "extendedIngredients.amount", "\"some\"", nil),
      (#""cuisines": [7.5e1, true]"#, "cuisines", "true", nil), (#""vegan": "maybe""#, "vegan", "\"maybe\"", nil),
      (#""nutrition": "100 kcal""#, "nutrition", "\"100 kcal\"", nil),
      (#""sourceUrl": ["a"]"#, "sourceUrl", #"["a"]"#, nil),
      (
        #""nutrition": {"nutrients": [{"name": "Sodium", "amount": 3, "unit": "oz"}]}"#, "nutrition.Sodium",
        #"{"name": "Sodium", "amount": 3, "unit": "oz"}"#, nil
      ),
      (
        #""nutrition": {"nutrients": [{"name": "Fat", "amount": 3, "unit": "g"}, {"name": "Fat", "amount": 9, "unit": "g"}]}"#,
        "nutrition.Fat", #"{"name": "Fat", "amount": 9, "unit": "g"}"#, nil
      ),
      (#""nutrition": {"nutrients": ["Fat 3 g"]}"#, "nutrition.nutrients", "\"Fat 3 g\"", nil),
    ] as [(String, String, String, String?)])
  func `A Spoonacular recipe value that can't be interpreted is reported`(
    members: String, field: String, from: String, to: String?
  ) async throws {
    let (_, repairs) = try await repairedRecipe(#"{"id": 7, "title": "Flan", \#(members)}"#)
    #expect(repairs == [SeedRepair(record: 1, field: field, from: from, to: to)])
  }

  @Test func `A recipe without a valid source address gets the address of its page on Spoonacular`() async throws {
    let page = #""spoonacularSourceUrl": "https://spoonacular.com/flan-7""#
    #expect(try await flan(page).credit.sourceAddress?.text == "https://spoonacular.com/flan-7")
    let (found, repairs) = try await repairedRecipe(#"{"id": 7, "title": "Flan", "sourceUrl": "n/a", \#(page)}"#)
    #expect(found.credit.sourceAddress?.text == "https://spoonacular.com/flan-7")
    #expect(repairs == [SeedRepair(record: 1, field: "sourceUrl", from: "\"n/a\"", to: nil)])
  }

  @Test func `The used and the missed ingredients from a Spoonacular search are read`() async throws {
    let found = try await cleanRecipe(
      #"""
      [{"id": 7, "title": "Flan", "likes": 1, "usedIngredients": [{"id": 1, "amount": 3.0, "unit": "", "name": "eggs", "original": "3 eggs"}],
        "missedIngredients": [{"amount": 0, "unit": "cup", "name": "milk", "original": "milk"}], "unusedIngredients": [{"name": "x"}]}]
      """#)
    let expected = try [
      Ingredient(text: "3 eggs", name: "eggs", amount: 3), Ingredient(text: "milk", name: "milk", unit: "cup"),
    ]
    #expect(found.ingredients == expected)
  }

  @Test(arguments: [
    "[A, B]", #"{"results": [A, B], "offset": 0, "number": 2, "totalResults": 9}"#, #"{"recipes": [A, B]}"#, "A\nB",
    #"{"totalResults": 9, "results": [A, B]}"#,
  ])
  func `Recipes are read from every kind of Spoonacular response`(document: String) async throws {
    let (a, b) = (#"{"id": 1, "title": "Flan"}"#, #"{"title": "Piña", "id": 2, "imageType": ""}"#)
    let items = try await recipeItems(
      document.replacing("A", with: a, maxReplacements: 1).replacing("B", with: b, maxReplacements: 1))
    let expected = try [(1, "Flan"), (2, "Piña")].map { number, title in
      SeedItem.clean(.recipe(try RecipeDetails(recipe: Recipe(id: .spoonacular(number), title: title))))
    }
    #expect(items == expected)
  }

  @Test func `Text that is too long in a Spoonacular recipe is truncated and reported`() async throws {
    let long = String(repeating: "x", count: 100_000)
    let (found, repairs) = try await repairedRecipe(
      #"{"id": 7, "title": "\#(long)", "summary": "\#(long)", "diets": ["\#(long)"], "sourceName": "\#(long)", "instructions": "\#(long)"}"#
    )
    #expect(found.recipe.title.count == 300 && found.recipe.title.hasSuffix("x…") && found.summary.count == 10_000)
    #expect(found.instructions.first?.steps.first?.count == 10_000)
    #expect(Set(repairs.map(\.field)) == ["title", "summary", "diets", "sourceName", "instructions"])
  }

  @Test(
    arguments: [
      (#"{"title": "Flan"}"#, "id", .number, nil), (#"{"id": -7, "title": "Flan"}"#, "id", .number, "-7"),
      (#"{"id": 7.5, "title": "Flan"}"#, "id", .number, "7.5"),
      (#"{"id": 1e400, "title": "Flan"}"#, "id", .number, "1e400"),
      (#"{"id": 7}"#, "title", .text, nil), (#"{"id": 7, "name": "Flan"}"#, "title", .text, nil),
      (#"{"id": 7, "title": "&nbsp;"}"#, "title", .nonEmptyText, #""&nbsp;""#),
      (#"{"id": 7, "title": null}"#, "title", .text, "null"),
    ] as [(String, String, SeedExpectation, String?)])
  func `A Spoonacular recipe without a valid id or title is rejected`(
    json: String, field: String, expected: SeedExpectation, found: String?
  ) async throws {
    #expect(
      try await recipeItems(json) == [
        .rejected([SeedProblem(record: 1, field: field, expected: expected, found: found)])
      ])
  }
}
