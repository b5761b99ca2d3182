import TestSupport

/// Recipes to import, in the format that web pages use (JSON-LD).
enum RecipeFile {
  /// Returns a recipe with two ingredients and two steps.
  static func json(_ name: String, minutes: Int = 20, page: String? = nil, image: String? = nil) -> String {
    let url = page.map { #""url": "\#($0)", "# } ?? ""
    let picture = image.map { #""image": "\#($0)", "# } ?? ""
    return #"""
      {"@context": "https://schema.org", "@type": "Recipe", "name": "\#(name)", \#(url)\#(picture)"description": "De la casa.",
       "recipeIngredient": ["200 g de harina", "2 huevos"], "totalTime": "PT\#(minutes)M", "recipeYield": "4 raciones",
       "recipeInstructions": [{"@type": "HowToStep", "text": "Mezcla."}, {"@type": "HowToStep", "text": "Hornea."}],
       "author": {"@type": "Person", "name": "Casa Ñ"}}
      """#
  }

  /// Three recipes, listed by title: Bizcocho, Ñoquis and Pan.
  static let small = "[" + [json("Pan"), json("Ñoquis", minutes: 75), json("Bizcocho")].joined(separator: ",") + "]"

  /// Spoonacular's response to a request for the details of a recipe.
  static let whole = #"""
    {"id": 7, "title": "Pan", "image": "https://img.spoonacular.com/recipes/7-556x370.jpg", "readyInMinutes": 90,
     "servings": 4, "preparationMinutes": 60, "cookingMinutes": 30, "summary": "De la casa.", "diets": ["vegan"],
     "cuisines": ["Spanish"], "dishTypes": ["bread"], "sourceName": "Casa Ñ", "sourceUrl": "https://example.org/pan",
     "creditsText": "Casa Ñ", "license": "CC BY 3.0", "extendedIngredients": [{"original": "1 kg de harina"}],
     "analyzedInstructions": [{"name": "", "steps": [{"number": 1, "step": "Amasa."}, {"number": 2, "step": "Hornea."}]}]}
    """#

  /// Spoonacular's response to a request for a list with the same recipe, under a better title and without further details.
  static let list = #"""
    {"results": [{"id": 7, "title": "Pan de pueblo", "image": "https://img.spoonacular.com/recipes/7-312x231.jpg",
     "imageType": "jpg"}], "offset": 0, "number": 1, "totalResults": 1}
    """#
}

extension CLI {
  /// Returns a program with only the small collection of recipes.
  static func withRecipes(_ store: Stores = .standard, _ language: String = "en") async throws -> CLI {
    let cli = try CLI(store, language)
    try await cli.setRecipes()
    return cli
  }

  /// Replaces the collection with `text`, and empties the menu and the beers, so that no command imports the samples.
  @discardableResult
  func setRecipes(_ text: String = RecipeFile.small) async throws -> Answer {
    for group in ["menu", "beers"] { _ = await self(group, "import", try folder.file("\(group).json", "[]")) }
    if text == "[]" { return await self("store", "reset", "recipes", "--yes") }
    return await self("recipes", "import", try folder.file("recipes.json", text), "--force", "--yes")
  }
}
