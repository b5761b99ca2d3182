import Entities
import Gateways
import Interfaces
import UseCases

extension Command {
  private static let fields: [CommandSpec.Option] = [
    .init("--title TEXT", "el título", "the title"),
    .init("--summary TEXT", "un resumen, en pocas frases", "a summary, in a few sentences"),
    .init("--minutes N", "minutos en total; vacío: se desconocen", "total minutes; empty: unknown"),
    .init("--preparation N", "minutos de preparación", "minutes of preparation"),
    .init("--cooking N", "minutos de cocción", "minutes of cooking"),
    .init("--servings N", "cuántas raciones son", "the number of servings"),
    .init("--pieces TEXT", "las piezas que salen, por ejemplo «24 galletas»", "the yield, such as “24 cookies”"),
    .init(
      "--ingredient TEXT", "un ingrediente, o varios, en lugar de los actuales; vacío: ninguno",
      "an ingredient, or several, instead of the current ones; empty: none"),
    .init(
      "--step TEXT", "un paso, o varios, en lugar de los actuales; «# Masa» inicia una parte",
      "a step, or several, instead of the current ones; “# Dough” starts a part"),
    .init("--diet TEXT", "una dieta, o varias; vacío: ninguna", "a diet, or several; empty: none"),
    .init("--cuisine TEXT", "una cocina, o varias; vacío: ninguna", "a cuisine, or several; empty: none"),
    .init("--dish-type TEXT", "un tipo de plato, o varios; vacío: ninguno", "a type of dish, or several; empty: none"),
    .init("--keyword TEXT", "una etiqueta, o varias; vacío: ninguna", "a keyword, or several; empty: none"),
    .init("--image-url URL", "la dirección de su fotografía", "the address of its photograph"),
    .init("--source-name TEXT", "quién la publicó", "who published it"),
    .init("--source-url URL", "la página en que se publicó", "the page it was published on"),
  ]

  static let recipesAdd = Command(
    "recipes add", "añadir una receta a tu colección", "add a recipe to your collection",
    options: fields,
    examples: ["recetas-cli recipes add --title Gachas --minutes 20 --ingredient '100 g de harina' --step 'Remueve.'"]
  ) { context in
    try await context.kit.prepareRecipes(context.output)
    let details = try await context.kit.recipes().addRecipe(context.filled(RecipeDraft()))
    try context.output.write(
      [Line(context.texts.added(details.recipe.title, details.id.text))], or: RecipeDetailsDocument(details))
  }

  static let recipesEdit = Command(
    "recipes edit ID", "cambiar una receta de tu colección", "change a recipe in your collection",
    options: fields,
    examples: ["recetas-cli recipes edit 1 --servings 6 --step 'Mezcla.' --step 'Hornea.'"]
  ) { context in
    try await context.kit.prepareRecipes(context.output)
    let original = try await context.collected(context.arguments["ID"])
    let details = try await context.kit.recipes().editRecipe(original, as: context.filled(RecipeDraft(original)))
    let title = details.recipe.title
    let text = details == original ? context.texts.unchanged(title) : context.texts.saved(title)
    try context.output.write([Line(text)], or: RecipeDetailsDocument(details))
  }

  static let recipesDelete = Command(
    "recipes delete ID", "borrar una receta de tu colección", "delete a recipe from your collection",
    examples: ["recetas-cli recipes delete 1 --yes"]
  ) { context in
    let texts = context.texts
    try await context.kit.prepareRecipes(context.output)
    let details = try await context.collected(context.arguments["ID"])
    let deleteRecipe = try context.kit.recipes().deleteRecipe
    try await context.agree(on: details, { texts.confirmDeletion($0.recipe) }) { try await deleteRecipe($0) }
    try context.output.write([Line(texts.deleted(details.recipe.title))], or: RecipeDetailsDocument(details))
  }
}

extension Context {
  /// Returns the recipe that an argument names. The recipe must be in the collection.
  fileprivate func collected(_ word: String) async throws -> RecipeDetails {
    let id: Recipe.ID = try await recordID(word, in: .recipes)
    return try await found(await kit.store.details(id).value, or: texts.notInTheCollection(id))
  }

  /// Returns the draft with the values given on the command line.
  fileprivate func filled(_ draft: RecipeDraft) -> RecipeDraft {
    var draft = draft
    let fields: KeyValuePairs<String, RecipeDraft.Field> = [
      "title": .title, "summary": .summary, "minutes": .minutes, "preparation": .preparationMinutes,
      "cooking": .cookingMinutes, "servings": .servings, "pieces": .pieces, "image-url": .image,
      "source-name": .sourceName,
      "source-url": .sourceAddress,
    ]
    for (option, field) in fields { draft[field] = arguments.option(option) ?? draft[field] }
    let lists: KeyValuePairs<String, RecipeDraft.Field> = [
      "ingredient": .ingredients, "step": .steps, "diet": .diets, "cuisine": .cuisines, "dish-type": .dishTypes,
      "keyword": .keywords,
    ]
    for (option, field) in lists where arguments.has(option) {
      draft[field] = RecipeDraft.joined(arguments.values(option))
    }
    return draft
  }
}
