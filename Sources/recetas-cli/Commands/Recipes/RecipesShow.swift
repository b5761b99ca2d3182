import Entities
import Interfaces
import UseCases

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Command {
  static let recipesShow = Command(
    "recipes show ID", "una receta completa", "a complete recipe",
    options: [
      .init("--image FILE", "guardar su fotografía en ese archivo", "save its photograph in that file"),
      PictureOptions.images,
      .init("--servings N", "ajustar las cantidades a estas raciones", "scale the amounts to this many servings"),
    ],
    examples: [
      "recetas-cli recipes show 1", "recetas-cli recipes show 1 --servings 6",
      "recetas-cli recipes show 'Gazpacho andaluz' --lang es",
    ]
  ) { context in
    if context.arguments.option("image")?.isEmpty == true {
      throw context.texts.missingValue("image")
    }
    let recipes = try context.kit.recipes()
    try await context.kit.prepareRecipes(context.output)
    let id: Recipe.ID = try await context.recordID(context.arguments["ID"], in: .recipes)
    var unscaled: [String] = []
    var reading = try await context.found(
      try await recipes.getRecipe(id), or: context.texts.noSuchRecipe(id))
    if context.arguments.has("servings") {
      let servings = try context.arguments.number("servings", from: 1, otherwise: 1)
      reading = try reading.scaled(to: servings, context.texts)
      unscaled = reading.details.unscaledLines
    }
    if let file = context.arguments.path("image") {
      try await context.saveImage(of: reading.details.recipe, in: file)
    }
    let address = reading.details.recipe.image
    try await context.show(address.map { [$0] } ?? []) { try await context.kit.loadImage($0) }
    let (texts, width) = (context.texts, context.console.width)
    try context.output.write(
      RecipeText.lines(RecipeModel(reading, in: texts), unscaled: unscaled, width: width, texts),
      or: JSONObject.recipe(reading, unscaled: unscaled, texts))
  }
}

extension Context {
  /// Saves the photograph of a recipe.
  fileprivate func saveImage(of recipe: Recipe, in file: String) async throws {
    guard let address = recipe.image else { throw texts.hasNoImage(recipe) }
    try await save(try await kit.loadImage(address), in: file)
  }
}

extension RecipeReading {
  /// The recipe for this many servings, with amounts in the user's language.
  fileprivate func scaled(to servings: Int, _ texts: Texts) throws -> RecipeReading {
    let scaled: RecipeDetails?
    do { scaled = try details.scaled(to: servings, writing: texts.amount) } catch { throw texts.badServings(servings) }
    guard let scaled else { throw texts.unknownServings(details.recipe) }
    return RecipeReading(scaled, isFavorite: isFavorite, keptSince: keptSince, gap: gap)
  }
}
