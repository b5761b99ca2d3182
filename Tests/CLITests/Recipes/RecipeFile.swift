@testable import recetas_cli
import TestSupport

/// Recipes to import, as pages of the web describe them.
enum RecipeFile {
  /// A recipe of two ingredients and two steps.
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

  /// Bizcocho, Ñoquis, Pan: in the order of their titles Bizcocho, Ñoquis, Pan.
  static let small = "[" + [json("Pan"), json("Ñoquis", minutes: 75), json("Bizcocho")].joined(separator: ",") + "]"
}

extension CLI {
  /// Makes `text` the collection, and the menu an empty one, so that no first run comes in between.
  @discardableResult
  func haveRecipes(_ text: String = RecipeFile.small) async throws -> Answer {
    _ = await self("menu", "import", try folder.file("menu.json", "[]"))
    return await self("recipes", "import", try folder.file("recipes.json", text), "--force")
  }
}
