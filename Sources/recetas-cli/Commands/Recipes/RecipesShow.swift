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
      .init("--image FILE", "guardar su fotografía en este archivo", "save its photograph to this file", writes: true),
      PictureOptions.images,
      .init("--servings N", "ajustar las cantidades a estas raciones", "scale the amounts to this many servings"),
      .init(
        "--times N", "multiplicar las cantidades por este número, como 2 o 1/2",
        "multiply the amounts by this number, such as 2 or 1/2"),
    ],
    examples: [
      "recetas-cli recipes show 1", "recetas-cli recipes show 1 --servings 6",
      "recetas-cli recipes show 'Gazpacho andaluz' --lang es",
    ]
  ) { context in
    let recipes = try context.kit.recipes()
    try await context.kit.prepareRecipes(context.output)
    let id: Recipe.ID = try await context.recordID(context.arguments["ID"], in: .recipes)
    var unscaled: [String] = []
    var reading = try await context.found(
      try await recipes.getRecipe(id), or: context.texts.noSuchRecipe(id))
    let factor = try context.factor(for: reading.details.recipe)
    if factor != .one { (reading, unscaled) = try context.scaled(reading, by: factor) }
    if let file = context.arguments.path("image") {
      try await context.saveImage(of: reading.details.recipe, in: file)
    }
    let address = reading.details.recipe.image
    try await context.show(address.map { [$0] } ?? []) { try await context.kit.loadImage($0) }
    let (texts, width) = (context.texts, context.console.width)
    var model = RecipeModel(reading, in: texts)
    if factor != .one, reading.details.recipe.servings == nil { model.facts.append(texts.times(factor)) }
    try context.output.write(
      RecipeText.lines(model, unscaled: unscaled, width: width, texts),
      or: JSONObject.recipe(reading, times: factor, unscaled: unscaled, texts))
  }
}

extension Context {
  /// Returns the factor for the amounts: the factor that results from `--servings`, multiplied by the factor from `--times`.
  fileprivate func factor(for recipe: Recipe) throws -> Fraction {
    let times = try arguments.times()
    if !arguments.has("servings") { return times }
    let servings = try arguments.number("servings", from: 1, otherwise: 1)
    let factor: Fraction?
    do { factor = try recipe.factor(for: servings) } catch { throw texts.badServings(servings) }
    guard let factor else { throw texts.unknownServings(recipe) }
    return factor.times(times) ?? factor
  }

  /// Returns the recipe with its amounts multiplied and in the user's language, and the lines that could not be scaled.
  fileprivate func scaled(
    _ reading: RecipeReading, by factor: Fraction
  ) throws -> (RecipeReading, unscaled: [String]) {
    let scaled: ScaledRecipe
    do { scaled = try reading.details.scaled(by: factor, writing: texts.amount) } catch {
      let servings = reading.details.recipe.servings(times: factor) ?? 0
      throw arguments.option("times").map { texts.badTimes($0, servings: servings) } ?? texts.badServings(servings)
    }
    return (
      RecipeReading(
        scaled.details, isFavorite: reading.isFavorite, cachedAt: reading.cachedAt, gap: reading.gap),
      scaled.unscaledLines
    )
  }

  /// Saves the photo of a recipe to a file.
  fileprivate func saveImage(of recipe: Recipe, in file: String) async throws {
    guard let address = recipe.image else { throw texts.hasNoImage(recipe) }
    try await save([(try await kit.loadImage(address), file)])
  }
}
