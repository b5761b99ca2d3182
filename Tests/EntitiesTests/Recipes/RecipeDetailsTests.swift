import Entities
import Testing

@Suite struct `Completing a recipe from an older record` {
  let id = Recipe.ID.spoonacular(1)
  let whole: RecipeDetails
  let bare: RecipeDetails

  init() throws {
    whole = try RecipeDetails(
      recipe: Recipe(id: id, title: "Pan", image: WebAddress("https://example.org/a.jpg"), minutes: 75, servings: 4),
      summary: "De la casa.", preparationMinutes: 45, cookingMinutes: 30,
      ingredients: [Ingredient(text: "harina"), Ingredient(text: "agua")],
      instructions: [RecipeInstructions(name: "La masa", steps: ["Amasa."]), RecipeInstructions(steps: ["Hornea."])],
      diets: ["vegan"], cuisines: ["Spanish"], dishTypes: ["lunch"], keywords: ["winter"],
      rating: RecipeRating(4, count: 3), nutrition: [.calories: 250],
      credit: RecipeCredit(
        sourceName: "Casa Ñ", sourceAddress: WebAddress("https://example.org/pan"), line: "Casa Ñ – la cocina",
        license: "CC BY 3.0"))
    bare = try RecipeDetails(recipe: Recipe(id: id, title: "Pan de pueblo"))
  }

  @Test func `A recipe record keeps its title and takes missing values from an older record`() throws {
    let completed = bare.completed(by: whole)
    #expect(completed.recipe == (try whole.recipe.titled("Pan de pueblo")))
    #expect(completed.summary == whole.summary)
    #expect((completed.preparationMinutes, completed.cookingMinutes) == (45, 30))
    #expect(completed.ingredients == whole.ingredients)
    #expect(completed.instructions == whole.instructions)
    #expect((completed.diets, completed.cuisines, completed.dishTypes) == (["vegan"], ["Spanish"], ["lunch"]))
    #expect(completed.credit == whole.credit)
    #expect((completed.keywords, completed.rating, completed.nutrition) == (["winter"], whole.rating, [.calories: 250]))
  }

  @Test func `Merging an older record into a complete recipe record changes nothing`() throws {
    let other = try RecipeDetails(
      recipe: Recipe(id: id, title: "Pan", image: WebAddress("https://example.org/b.jpg"), minutes: 8, servings: 2),
      summary: "Rápido.", preparationMinutes: 5, cookingMinutes: 3, ingredients: [Ingredient(text: "centeno")],
      instructions: [RecipeInstructions(steps: ["Espera."])], diets: ["vegetarian"], cuisines: ["German"],
      dishTypes: ["dinner"], keywords: ["summer"], rating: RecipeRating(2), nutrition: [.fat: 1],
      credit: RecipeCredit(
        sourceName: "Casa N", sourceAddress: WebAddress("https://example.org/b"), line: "b", license: "CC0"))
    #expect(other.completed(by: whole) == other)
    #expect(whole.completed(by: other) == whole)
    #expect(other.completed(by: bare) == other)
  }

  @Test func `Merging a recipe record into itself changes nothing`() {
    #expect(whole.completed(by: whole) == whole)
    #expect(bare.completed(by: bare) == bare)
  }

  @Test func `Completing a recipe record with the same older record a second time has no effect`() {
    let completed = bare.completed(by: whole)
    #expect(bare.completed(by: completed) == completed)
    #expect(completed.completed(by: whole) == completed)
  }

  @Test func `Each list in a newer recipe record replaces the older list as a whole`() throws {
    let corrected = try RecipeDetails(
      recipe: bare.recipe, ingredients: [Ingredient(text: "agua")],
      instructions: [RecipeInstructions(steps: ["Amasa mucho."])], cuisines: ["Basque"], dishTypes: ["snack"])
    let completed = corrected.completed(by: whole)
    #expect(completed.ingredients.map(\.text) == ["agua"])
    #expect(completed.instructions == corrected.instructions)
    #expect((completed.cuisines, completed.dishTypes) == (["Basque"], ["snack"]))
  }

  @Test func `An older record adds no diets or nutrition to a recipe with different ingredients`() throws {
    let buttered = try RecipeDetails(recipe: bare.recipe, ingredients: [Ingredient(text: "mantequilla")])
    #expect(buttered.completed(by: whole).diets == [] && buttered.completed(by: whole).nutrition == [:])
    let same = try RecipeDetails(recipe: bare.recipe, ingredients: whole.ingredients)
    #expect(same.completed(by: whole).diets == ["vegan"])
    let listed = try RecipeDetails(recipe: bare.recipe, diets: ["vegan"])
    #expect(buttered.completed(by: listed).diets == ["vegan"])
  }

  @Test func `Each nutrient that a newer recipe record lacks is taken from the older record`() throws {
    let newer = try RecipeDetails(recipe: bare.recipe, nutrition: [.fat: 9, .sodium: 5])
    let older = try RecipeDetails(recipe: bare.recipe, nutrition: [.calories: 250, .fat: 12])
    #expect(newer.completed(by: older).nutrition == [.calories: 250, .fat: 9, .sodium: 5])
  }

  @Test(arguments: [(nil, 4, true), (4, nil, true), (4, 4, true), (2, 4, false)] as [(Int?, Int?, Bool)])
  func `A recipe's older nutrients are dropped if the number of servings differs`(
    newer: Int?, older: Int?, isKept: Bool
  ) throws {
    let (new, old) = try (
      RecipeDetails(recipe: Recipe(id: id, title: "Pan", servings: newer), nutrition: [.fat: 9]),
      RecipeDetails(recipe: Recipe(id: id, title: "Pan", servings: older), nutrition: [.calories: 250])
    )
    #expect(new.completed(by: old).nutrition == (isKept ? [.calories: 250, .fat: 9] : [.fat: 9]))
  }

  @Test func `A recipe's older nutrition is dropped if the servings differ and the newer record has none`() throws {
    let newer = try RecipeDetails(recipe: Recipe(id: id, title: "Pan", servings: 6))
    #expect(newer.completed(by: whole).nutrition == [:])
  }

  private static func timed(_ id: Recipe.ID, _ times: [Int?]) throws -> RecipeDetails {
    try RecipeDetails(
      recipe: Recipe(id: id, title: "Pan", minutes: times[2]), preparationMinutes: times[0], cookingMinutes: times[1])
  }

  @Test(
    arguments: [
      // The older total is longer than the sum of the older times, or is the only older time.
      ([10, 20, 30], [10, 20, 90], 90), ([10, 20, 30], [nil, nil, 90], 90), ([10, nil, 10], [10, 20, 90], 90),
      // The older total is a sum or is too short to be right, or the newer total is published.
      ([10, 20, 30], [30, 60, 90], 30), ([10, 20, 30], [5, nil, 5], 30), ([10, 20, 30], [nil, nil, 25], 30),
      ([10, 20, 45], [10, 20, 90], 45), ([nil, nil, 45], [10, 20, 90], 45), ([10, 20, nil], [10, 20, 90], 90),
    ] as [([Int?], [Int?], Int)])
  func `A recipe's total time that could be a sum doesn't replace a longer published total time`(
    newer: [Int?], older: [Int?], total: Int
  ) throws {
    let id = try Recipe.ID("local-pan")
    #expect(try Self.timed(id, newer).completed(by: Self.timed(id, older)).recipe.minutes == total)
  }

  @Test(
    arguments: [
      // A computed or missing total becomes the sum of all kept times.
      ([nil, 50, 50], [10, 20, 30], [10, 50, 60]), ([nil, 50, nil], [10, 20, 30], [10, 50, 60]),
      ([nil, 50, nil], [10, 20, 45], [10, 50, 60]), ([nil, 50, nil], [10, 20, 90], [10, 50, 90]),
      // Older times that exceed a published total are dropped.
      ([nil, 50, 55], [10, 20, 30], [nil, 50, 55]), ([nil, nil, 25], [10, 20, 30], [nil, nil, 25]),
      ([nil, nil, 25], [10, 20, 90], [nil, nil, 25]), ([nil, nil, 25], [10, 20, nil], [nil, nil, 25]),
      ([nil, 50, 65], [10, 20, 30], [10, 50, 65]),
      // A newer record without preparation and cooking times keeps the older times.
      ([nil, nil, nil], [30, 30, 45], [30, 30, 45]), ([nil, nil, 50], [30, 30, 45], [30, 30, 50]),
      ([nil, nil, nil], [10, 20, nil], [10, 20, nil]),
    ] as [([Int?], [Int?], [Int?])])
  func `The total time of a completed recipe doesn't contradict its other times`(
    newer: [Int?], older: [Int?], times: [Int?]
  )
    throws
  {
    let id = try Recipe.ID("local-pan")
    let found = try Self.timed(id, newer).completed(by: Self.timed(id, older))
    #expect([found.preparationMinutes, found.cookingMinutes, found.recipe.minutes] == times)
  }

  @Test func `The total time of a recipe from Spoonacular always counts as published`() throws {
    #expect(try Self.timed(id, [10, 20, 30]).completed(by: Self.timed(id, [10, 20, 90])).recipe.minutes == 30)
  }

  @Test func `A recipe credit isn't completed by an older credit that names another source`() throws {
    let credit = try RecipeCredit(sourceName: "Casa N")
    let moved = try RecipeDetails(recipe: bare.recipe, credit: credit)
    #expect(moved.completed(by: whole).credit == credit)
  }

  @Test(arguments: ["Casa Ñ", nil]) func `A recipe credit is completed by an older credit that names the same source`(
    name: String?
  ) throws {
    let page = try WebAddress("https://example.org/pan-de-pueblo")
    let moved = try RecipeDetails(
      recipe: bare.recipe, credit: RecipeCredit(sourceName: name, sourceAddress: page, line: "Casa Ñ"))
    #expect(
      moved.completed(by: whole).credit
        == (try RecipeCredit(sourceName: "Casa Ñ", sourceAddress: page, line: "Casa Ñ", license: "CC BY 3.0")))
  }

  @Test func `A recipe isn't completed by another recipe's record`() throws {
    let other = try RecipeDetails(recipe: Recipe(id: .spoonacular(2), title: "Pan"))
    #expect(other.completed(by: whole) == other)
  }
}

extension Recipe {
  fileprivate func titled(_ title: String) throws -> Recipe {
    try Recipe(id: id, title: title, image: image, minutes: minutes, servings: servings)
  }
}
