import Entities
import Foundation
import GatewayTesting
import Gateways
import TestGroups
import Testing
import UseCases

@Suite struct `A recipe that was exported as JSON-LD` {
  private static func recipe(
    _ id: Recipe.ID, at page: String?, diets: [String] = ["vegan", "gluten free", "paleo"]
  ) throws -> RecipeDetails {
    try RecipeDetails(
      recipe: Recipe(
        id: id, title: "Fish & Chips <de Ñu>", image: WebAddress("https://example.org/a.jpg"), minutes: 95, servings: 3),
      summary: "Menos de < 5 min &amp; rico: <b>sí</b>", preparationMinutes: 5, cookingMinutes: 90,
      ingredients: [
        Ingredient(text: "2 ounces goat cheese", name: "goat cheese", amount: 2, unit: "ounces"),
        Ingredient(text: "Sal"),
        Ingredient(text: "3 huevos", name: "huevos", amount: 3),
      ],
      instructions: [
        RecipeInstructions(name: "Masa", steps: ["Mezcla.", "Hornea."]), RecipeInstructions(steps: ["Sirve."]),
      ], diets: diets, cuisines: ["Española"], dishTypes: ["Postre", "Cena"], keywords: ["Navidad, y Reyes", "<3"],
      rating: RecipeRating(4.3, count: 7), nutrition: [.calories: 512.5, .transFat: 0.1, .sodium: 0],
      credit: RecipeCredit(
        sourceName: "La casa", sourceAddress: page.map { try WebAddress($0) }, line: "Ana", license: "CC BY 3.0"))
  }

  private static func roundTrip(_ all: [RecipeDetails]) async throws -> [SeedItem] {
    let bytes = try JSONEncoder().encode(all.map(SchemaRecipeDocument.init))
    return try await seedItems(RecipeSeed.document(Array(bytes), named: "x"))
  }

  @Test func `A recipe exported as JSON-LD is imported unchanged with any kind of id`() async throws {
    let page = "https://example.org/chips"
    let all = [
      try Self.recipe(Recipe.ID("local-otra-cosa"), at: page),
      try Self.recipe(#require(Recipe.ID.web(WebAddress(page))), at: page),
      try Self.recipe(.spoonacular(7), at: page), try Self.recipe(Recipe.ID("local-chips"), at: nil),
    ]
    let found = try await Self.roundTrip(all)
    #expect(found == all.map { .clean(.recipe($0)) })
  }

  @Test(arguments: [nil, 4], [nil, "24 cookies", "24", "pan para 4", "muchas galletas", "<b>2</b> tartas"])
  func `The yield of an exported recipe is imported unchanged`(servings: Int?, pieces: String?) async throws {
    let recipe = try RecipeDetails(
      recipe: Recipe(id: Recipe.ID("local-pan"), title: "Pan", servings: servings), pieces: pieces)
    #expect(try await Self.roundTrip([recipe]) == [.clean(.recipe(recipe))])
  }

  @Test(arguments: [
    ("sal <al gusto>", "sal &lt;al gusto>"), ("menos de < 5 min", "menos de < 5 min"), ("R&D", "R&D"),
    ("<b>2</b> huevos", "&amp;lt;b>2&amp;lt;/b> huevos"),
  ])
  func `Text that resembles HTML tags is escaped in an exported recipe`(text: String, exported: String) async throws {
    let recipe = try RecipeDetails(
      recipe: Recipe(id: Recipe.ID("local-pan"), title: "Pan"), ingredients: [Ingredient(text: text)])
    let data = try JSONEncoder().encode(SchemaRecipeDocument(recipe))
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(document["recipeIngredient"] as? [String] == [exported])
    #expect(try await Self.roundTrip([recipe]) == [.clean(.recipe(recipe))])
  }

  private typealias Credited = (
    id: String, page: String?, source: String?, line: String?, author: String?, publisher: String?
  )
  private static let credited: [Credited] = [
    ("local-pan", nil, "Ana", nil, "Ana", nil),
    ("local-pan", "https://www.casa-n.es/pan", "Casa Ñ", nil, nil, "Casa Ñ"),
    ("local-pan", "https://pan.example/pan", "Ana", nil, "Ana", nil),
    ("local-pan", nil, "La casa", "Ana", "Ana", "La casa"), ("local-pan", nil, "Ana", "Ana", "Ana", nil),
    ("local-pan", nil, nil, "Ana", nil, nil), ("spoonacular-7", nil, "Foodista", "Foodista.com", nil, "Foodista"),
  ]

  @Test func `A recipe exported as JSON-LD contains the name of its author or site`() async throws {
    for (id, page, source, line, author, publisher) in Self.credited {
      let credit = try RecipeCredit(sourceName: source, sourceAddress: page.map { try WebAddress($0) }, line: line)
      let recipe = try RecipeDetails(recipe: Recipe(id: Recipe.ID(id), title: "Pan"), credit: credit)
      #expect(try await Self.roundTrip([recipe]) == [.clean(.recipe(recipe))])
      let data = try JSONEncoder().encode(SchemaRecipeDocument(recipe))
      let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect(document["author"] as? [String: String] == author.map { ["@type": "Person", "name": $0] })
      #expect(document["publisher"] as? [String: String] == publisher.map { ["@type": "Organization", "name": $0] })
    }
  }

  @Test func `The times of an exported recipe are imported unchanged, even without a total time`() async throws {
    let recipe = try RecipeDetails(
      recipe: Recipe(id: Recipe.ID("local-pan"), title: "Pan"), preparationMinutes: 5, cookingMinutes: 90)
    #expect(try await Self.roundTrip([recipe]) == [.clean(.recipe(recipe))])
  }

  @Test func `A recipe exported as JSON-LD omits unknown values`() async throws {
    let bare = try RecipeDetails(Recipe(id: Recipe.ID("local-pan"), title: "Pan"))
    #expect(try await Self.roundTrip([bare]) == [.clean(.recipe(bare))])
    let text = String(decoding: try JSONEncoder().encode(SchemaRecipeDocument(bare)), as: UTF8.self)
    #expect(!text.contains("recipeIngredient") && !text.contains("null"))
  }
}

@Suite struct `Exporting and importing recipes changes nothing` {
  private func check(_ count: Int, seed: UInt64) async throws {
    var any = AnyRecords(random: SeededNumbers(seed: seed))
    for start in stride(from: 0, to: count, by: 100) {
      let recipes = try (start..<min(count, start + 100)).map { try any.recipe($0) }
      let bytes = try JSONEncoder().encode(recipes.map(SchemaRecipeDocument.init))
      let items = try await seedItems(RecipeSeed.document(Array(bytes), named: "x"))
      #expect(items.count == recipes.count)
      for (item, recipe) in zip(items, recipes) where item != .clean(.recipe(recipe)) {
        Issue.record("seed \(seed): \(recipe)\nbecame \(item)")
        return
      }
    }
  }

  @Test func `Five hundred random recipes are unchanged after being exported and imported as JSON-LD`() async throws {
    try await check(500, seed: 39)
  }

  @Test(.group(.random)) func `Many random recipes are unchanged after being exported and imported as JSON-LD`()
    async throws
  {
    let isLong = ProcessInfo.processInfo.environment["RECETAS_LONG"] == "1"
    let count = isLong ? 500_000 : 10_000
    try await check(count, seed: 3939)
    if isLong { print("long: \(count) recipes exported and imported, seed 3939") }
  }
}
