import Testing

@testable import Entities

@Suite struct `A recipe` {
  let id = Recipe.ID.spoonacular(1)

  @Test func `A recipe title must be one line of 1 to 300 Unicode scalars without control characters`() {
    #expect(throws: RecipeError.title(.empty)) { try Recipe(id: id, title: "") }
    #expect(throws: RecipeError.title(.unclean)) { try Recipe(id: id, title: "a\nb") }
    #expect(throws: RecipeError.title(.tooLong(301, limit: 300))) {
      try Recipe(id: id, title: String(repeating: "ñ", count: 301))
    }
  }

  @Test(arguments: [0, -1, 525_601, Int.min, .max])
  func `A recipe time outside the range of one minute to one year is rejected`(minutes: Int) throws {
    #expect(throws: RecipeError.minutes(minutes)) { try Recipe(id: id, title: "Pan", minutes: minutes) }
    let recipe = try Recipe(id: id, title: "Pan", minutes: 525_600, servings: 10_000)
    #expect((recipe.minutes, recipe.servings) == (525_600, 10_000))
    #expect(throws: RecipeError.minutes(minutes)) { try RecipeDetails(recipe: recipe, cookingMinutes: minutes) }
    #expect(throws: RecipeError.minutes(minutes)) { try RecipeDetails(recipe: recipe, preparationMinutes: minutes) }
  }

  @Test(arguments: [0, -1, 10_001]) func `A recipe for fewer than 1 or more than 10,000 servings is rejected`(
    servings: Int
  ) {
    #expect(throws: RecipeError.servings(servings)) { try Recipe(id: id, title: "Pan", servings: servings) }
  }

  @Test(arguments: [0, -0.5, Double.nan, .infinity])
  func `An ingredient amount that isn't a positive number is rejected`(amount: Double) {
    #expect { try Ingredient(text: "sal", amount: amount) } throws: { error in
      if case RecipeError.amount = error { true } else { false }
    }
  }

  @Test func `The error for invalid text in a recipe names the property and the problem`() throws {
    let recipe = try Recipe(id: id, title: "Pan")
    #expect(throws: RecipeError.ingredient(.empty)) { try Ingredient(text: "") }
    #expect(throws: RecipeError.ingredient(.empty)) { try Ingredient(text: "sal", name: " ".trimmed) }
    #expect(throws: RecipeError.step(.empty)) { try RecipeInstructions(steps: []) }
    #expect(throws: RecipeError.step(.empty)) { try RecipeInstructions(steps: ["Amasa.", ""]) }
    #expect(throws: RecipeError.step(.unclean)) { try RecipeInstructions(name: " a", steps: ["Amasa."]) }
    #expect(throws: RecipeError.summary(.unclean)) { try RecipeDetails(recipe: recipe, summary: "a  b") }
    #expect(throws: RecipeError.label(.empty)) { try RecipeDetails(recipe: recipe, diets: [""]) }
    #expect(throws: RecipeError.credit(.empty)) { try RecipeCredit(line: "") }
  }

  @Test func `A search finds a listed recipe by title, and a complete recipe also by ingredient`() throws {
    let recipe = try Recipe(id: id, title: "Ñoquis")
    let details = try RecipeDetails(recipe: recipe, ingredients: [Ingredient(text: "1 kg de patatas")])
    #expect(recipe.matches(SearchText("noqui")))
    #expect(!recipe.matches(SearchText("patata")))
    #expect(details.matches(SearchText("PATATA")) && details.matches(SearchText("ñoquis")))
    #expect(!details.matches(SearchText("leche")))
  }

  @Test func `Recipes are sorted by title, then by id`() throws {
    let recipes = try [("ñame", 1), ("Nuez", 2), ("oca", 3), ("ñame", 10)].map {
      try Recipe(id: .spoonacular($1), title: $0)
    }
    let sorted = recipes.sorted { RecipePosition($0) < RecipePosition($1) }
    #expect(sorted.map(\.id.text) == ["spoonacular-2", "spoonacular-1", "spoonacular-10", "spoonacular-3"])
  }
}

extension String {
  fileprivate var trimmed: String { split(separator: " ").joined() }
}

@Suite struct `The id of a recipe` {
  @Test func `The id of a recipe starts with its source`() throws {
    #expect(Recipe.ID.local(titled: "Tarta de Santiago")?.text == "local-tarta-de-santiago")
    #expect(Recipe.ID.spoonacular(716_429).text == "spoonacular-716429")
    let page = try WebAddress("https://Example.org/ñam".replacing("ñ", with: "n"))
    #expect(Recipe.ID.web(page)?.text == "web-example.org_2f_nam")
  }

  @Test func `All variants of a page's address give the same recipe id`() throws {
    let ids = try ["http://WWW.A.es/x/", "https://www.a.es/x", "https://a.es/x?utm_source=q"].map {
      Recipe.ID.web(try WebAddress($0))
    }
    #expect(Set(ids) == [try Recipe.ID("web-a.es_2f_x")])
    #expect(try Recipe.ID.web(WebAddress("https://a.es/x?y=1")) != ids[0])
    #expect(try Recipe.ID.web(WebAddress("https://a.es/x_2f_y")) != Recipe.ID.web(WebAddress("https://a.es/x/y")))
  }

  @Test(arguments: [
    ("web-www.a.es_2f_x", "web-a.es_2f_x"), ("web-a.es_2f_x_3f_utm_5f_source_3d_q", "web-a.es_2f_x"),
    ("web-A.es_2f_x_2f_", "web-a.es_2f_x"), ("web-a.es_2f_x_3f_y_3d_1", "web-a.es_2f_x_3f_y_3d_1"),
    ("web-a.es_2f_x", "web-a.es_2f_x"), ("web-a_2f", "web-a_2f"), ("web-a_zz_", "web-a_zz_"), ("web-", "web-"),
    ("local-www.a.es", "local-www.a.es"), ("spoonacular-7", "spoonacular-7"),
  ])
  func `The outdated id of a web recipe is converted to the current format`(old: String, now: String) throws {
    #expect(try Recipe.ID(old).renewed == Recipe.ID(now))
  }

  @Test func `No recipe id is derived from a title or an address that is too long`() throws {
    #expect(Recipe.ID.local(titled: String(repeating: "中", count: 300)) == nil)
    #expect(try Recipe.ID.web(WebAddress("https://a.es/" + String(repeating: "/a", count: 450))) == nil)
  }

  @Test func `Only the id of a Spoonacular recipe contains a Spoonacular number`() throws {
    #expect(Recipe.ID.spoonacular(7).spoonacularNumber == 7)
    for text in ["spoonacular-", "spoonacular-07", "spoonacular-x", "spoonacular--1", "local-7", "spoonacular-+7"] {
      #expect(try Recipe.ID(text).spoonacularNumber == nil, "\(text)")
    }
  }
}

@Suite struct `A label of a recipe` {
  @Test(arguments: [
    ("vegan", "VEGANA"), ("gluten free", "Sin-Gluten"), ("Gluten-Free", "sin gluten"), ("main dish", "Plato principal"),
    ("Italiana", "italian"), ("low fodmap", "FODMAP friendly"), ("Navidad", "navidad "), ("Cuaresma", "CUÁRESMA"),
  ])
  func `Recipe labels with the same meaning in Spanish and English are equal`(one: String, other: String) {
    #expect(RecipeLabel(one) == RecipeLabel(other))
    #expect(RecipeLabel(one).fits(RecipeLabel(other)) && RecipeLabel(other).fits(RecipeLabel(one)))
  }

  @Test(arguments: [("vegan", "vegetarian"), ("pan", "panecillos"), ("", "vegan"), ("postre", "dinner")])
  func `Recipe labels with different meanings aren't equal`(one: String, other: String) {
    #expect(RecipeLabel(one) != RecipeLabel(other))
    #expect(!RecipeLabel(one).fits(RecipeLabel(other)))
  }

  @Test func `A recipe label with a broader meaning matches a narrower label, but not vice versa`() {
    #expect(
      RecipeLabel("vegetariana").fits(RecipeLabel("Vegan"))
        && RecipeLabel("vegetarian").fits(RecipeLabel("lacto ovo vegetarian")))
    #expect(!RecipeLabel("vegana").fits(RecipeLabel("vegetarian")))
  }

  @Test(arguments: [
    ("vegan", "vegana", "vegan"), ("Vegan", "Vegana", "Vegan"), ("Plato principal", "Plato principal", "Main course"),
    ("main dish", "plato principal", "main dish"), ("italiana", "italiana", "Italian"),
    ("Middle Eastern", "De Oriente Medio", "Middle Eastern"), ("de la abuela", "de la abuela", "de la abuela"),
  ])
  func `Only known recipe labels are translated between Spanish and English`(
    label: String, spanish: String, english: String
  ) {
    #expect(RecipeLabel(label).spanish == spanish)
    #expect(RecipeLabel(label).english == english)
  }

  @Test func `Each word of the recipe vocabulary occurs only once`() {
    let words = RecipeVocabulary.words.flatMap { entry in
      // A word can be the same in Spanish and English.
      Set((entry.0 + ", " + entry.1).split(separator: ", ").map { SearchText.fold(String($0)) })
    }
    #expect(words.count > 150)
    #expect(Dictionary(grouping: words) { $0 }.filter { $0.value.count > 1 }.isEmpty)
  }
}

@Suite struct `The rating of a recipe` {
  @Test(arguments: [0, 2.5, 5]) func `The average rating of a recipe can be any number from 0 to 5`(average: Double)
    throws
  {
    #expect(try RecipeRating(average, count: 1).average == average)
  }

  @Test(arguments: [-0.1, 5.1, .nan, .infinity]) func `A recipe rating outside 0 to 5 is rejected`(average: Double) {
    #expect {
      try RecipeRating(average)
    } throws: {
      if case .rating = $0 as? RecipeError { true } else { false }
    }
  }

  @Test func `A recipe rating with zero votes is rejected`() {
    #expect(throws: RecipeError.ratingCount(0)) { try RecipeRating(3, count: 0) }
  }
}

@Suite struct `The nutrients of a serving` {
  @Test(arguments: [-1, 100_001, .infinity]) func `A nutrient amount out of range is rejected`(amount: Double)
    throws
  {
    let recipe = try Recipe(id: Recipe.ID("local-pan"), title: "Pan")
    #expect(throws: RecipeError.nutrient(.fat, amount)) { try RecipeDetails(recipe: recipe, nutrition: [.fat: amount]) }
    #expect(throws: RecipeError.label(.empty)) { try RecipeDetails(recipe: recipe, keywords: [""]) }
  }
}
