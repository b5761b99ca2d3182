import Entities
import TestSupport
import Testing
import UseCases

@testable import Gateways

@Suite struct `Importing a web page` {
  private static func page(_ html: String) async throws -> [RecipeDetails] {
    let folder = try TemporaryFolder()
    let items = try await seedItems(RecipeSeed.file(try folder.file("page.html", html)))
    return items.compactMap { item in
      switch item {
      case .clean(.recipe(let details)), .repaired(.recipe(let details), _): details
      default: nil
      }
    }
  }

  @Test func `A recipe on a page is imported from a JSON-LD graph that contains references`() async throws {
    let found = try await Self.page(RecipePages.blog)
    try #require(found.count == 1)
    #expect(found[0].id.text == "web-lacuchara.example_2f_gazpacho")
    #expect(found[0].recipe.title == "Gazpacho de la huerta" && found[0].recipe.servings == 4)
    #expect(found[0].credit.sourceName == "Ana Pérez")
    #expect(found[0].instructions.flatMap(\.steps) == ["Tritura.", "Enfría."])
  }

  @Test func `Scripts on a web page that describe the same recipe are merged into one recipe`() async throws {
    let found = try await Self.page(RecipePages.magazine)
    try #require(found.count == 1)
    #expect(found[0].id.text == "web-mercado.example_2f_flan")
    #expect(found[0].ingredients.map(\.text) == ["4 huevos", "500 ml de leche"])
    #expect(found[0].summary == "Un postre de siempre" && found[0].recipe.servings == 6)
  }

  @Test(arguments: [
    ("", "local-pan"), (#"<link href=https://pan.example/a rel=canonical>"#, "web-pan.example_2f_a"),
    (#"<META content='https://pan.example/b?fbclid=1' property="og:url"/>"#, "web-pan.example_2f_b"),
    (##"<link rel="canonical" href="#">"##, "local-pan"),
  ])
  func `The id of a recipe from a web page is derived from the address that the page declares`(head: String, id: String)
    async throws
  {
    #expect(try await Self.page(head + "<p>" + RecipePages.bare).map(\.id.text) == [id])
  }

  @Test func `JSON-LD with trailing commas is accepted in a web page but not in a JSON file`() async throws {
    let found = try await Self.page(
      #"""
      <script type="application/ld+json">[{"@type": "Recipe", "name": "Pan,] \",}", "recipeIngredient": ["harina", "agua",
      ], "recipeYield": 4 , },]</script>
      """#)
    #expect(found.map(\.recipe.title) == [#"Pan,] ",}"#] && found[0].recipe.servings == 4)
    #expect(found[0].ingredients.map(\.text) == ["harina", "agua"])
    await #expect(throws: SeedSourceError.self) {
      try await seedItems(RecipeSeed.document(Array(#"[{"@type": "Recipe", "name": "Pan",}]"#.utf8), named: "x"))
    }
  }

  @Test func `A web page encoded in Windows-1252 is read`() async throws {
    let html = #"<script type="application/ld+json">{"@type": "Recipe", "name": "Piña “fría”"}</script>"#
    let windows: [UInt8] = html.unicodeScalars.map { scalar in
      switch scalar {
      case "“": 0x93
      case "”": 0x94
      default: UInt8(scalar.value)
      }
    }
    let items = try await seedItems(RecipeSeed.document(windows, named: "x"))
    guard case .repaired(.recipe(let details), _) = try #require(items.first) else { throw NoCleanRecipe(items: items) }
    #expect(details.recipe.title == "Piña “fría”")
  }

  @Test(arguments: [
    ("<html></html>", 0), ("<", 0), ("<script type='application/ld+json'>", 0), ("<a b='", 0), ("<!--", 0), ("<a =", 0),
    (#"<script type="application/ld+json">{"@type": }</script>"#, 1),
    (#"<script type="text/javascript">{"@type": "Recipe", "name": "Pan"}</script>"#, 0),
    (#"<script type="application/ld+json">{"@type": "Person", "name": "Ana"}</script>"#, 0),
  ])
  func `The error for a web page without a recipe contains the number of unreadable scripts`(
    html: String, unreadable: Int
  )
    async throws
  {
    await #expect(
      throws: SeedSourceError.malformed(path: "x", .noRecipeInPage(unreadable: unreadable), line: 1, column: 1)
    ) { _ = try await seedItems(RecipeSeed.document(Array(html.utf8), named: "x")) }
  }

  @Test func `Recipes with different titles on one page are imported separately`() async throws {
    let found = try await Self.page(RecipePages.bare + RecipePages.bare.replacing("Pan", with: "Bollo"))
    #expect(found.map(\.id.text) == ["local-pan", "local-bollo"])
  }
}

@Suite struct `Recipes that a page describes` {
  @Test func `Merging recipe descriptions compares each description with at most one known recipe`() async throws {
    let recipes = (1...300).map { #"{"@type": "Recipe", "name": "Pan \#($0)", "recipeIngredient": ["harina"]}"# }
    let empty = Array(repeating: "{}", count: 300)
    let items = try await seedItems(
      RecipeSeed.document(Array("[\((recipes + empty + recipes).joined(separator: ","))]".utf8), named: "pan.json"))
    var described = DescribedRecipes()
    for item in items { described.add(item) }
    #expect(described.items.count == 600)
    #expect(described.comparisons == 300)
  }
}
