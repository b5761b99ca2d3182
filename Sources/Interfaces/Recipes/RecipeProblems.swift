public import Entities
public import UseCases

extension AddToFavoritesError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .noSuchRecipe(let id): texts.noSuchRecipe(id)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension RecipeError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .title(let error): texts.problem(error, of: FieldName("el título de la receta", "the title of the recipe"))
    case .summary(let error):
      texts.problem(error, of: FieldName("el resumen de la receta", "the summary of the recipe"))
    case .pieces(let error):
      texts.problem(error, of: FieldName("el texto de las piezas", "the text of the pieces"))
    case .ingredient(let error):
      texts.problem(error, of: FieldName("el texto de un ingrediente", "the text of an ingredient"))
    case .step(let error): texts.problem(error, of: FieldName("el texto de un paso", "the text of a step"))
    case .label(let error): texts.problem(error, of: FieldName("la etiqueta de una receta", "the label of a recipe"))
    case .credit(let error):
      texts.problem(error, of: FieldName("el texto sobre la fuente", "the text about the source"))
    case .minutes(let number):
      texts.problem(
        "Una receta no puede llevar \(texts.number(number)) min.", "A recipe can't take \(texts.number(number)) min.",
        outside: Recipe.minutesRange)
    case .servings(let number):
      texts.problem(
        "Una receta no puede ser de \(texts.servings(number)).", "A recipe can't make \(texts.servings(number)).",
        outside: Recipe.servingsRange)
    case .amount:
      texts.problem(
        .refused, "La cantidad de un ingrediente debe ser mayor que cero.",
        "The amount of an ingredient must be greater than zero.",
        advice: "Corrige la cantidad, o déjala sin indicar.", "Correct the amount, or leave it out.")
    case .rating(let average):
      texts.problem(
        "La valoración media no puede ser \(texts.decimal(average)).",
        "The average rating can't be \(texts.decimal(average)).", outside: RecipeRating.range)
    case .ratingCount(let count):
      texts.problem(
        .refused, "El número de valoraciones no puede ser \(texts.number(count)).",
        "The number of ratings can't be \(texts.number(count)).",
        advice: "Usa 1 como mínimo, o no lo indiques.", "Use at least 1, or leave it out.")
    case .nutrient(let nutrient, let amount):
      texts.problem(
        "«\(texts.words(amount, of: nutrient))» no es una cantidad posible por ración.",
        "“\(texts.words(amount, of: nutrient))” is not a possible amount per serving.", outside: Nutrient.range)
    }
  }
}

extension RecipeDetails: SavedRecord, DeletedRecord {
  public static func missing(_ id: ID, in texts: Texts) -> Problem { texts.notInTheCollection(id) }

  public func notSaved(in texts: Texts) -> String { texts.notSaved(recipe.title) }

  public func hasChanged(in texts: Texts) -> String {
    texts.say("«\(recipe.title)» ha cambiado.", "“\(recipe.title)” has changed.")
  }

  public func alreadyExists(in texts: Texts) -> Problem {
    texts.problem(
      .conflict, "«\(recipe.title)» ya está en tu colección.", "“\(recipe.title)” is already in your collection.",
      advice: "Edita esa receta, o ponle otro título a esta.", "Edit that recipe, or give this one another title.")
  }
}

extension Texts {
  /// Returns the problem to report if the recipe isn't in the user's collection. Only recipes in the collection can be changed.
  package func notInTheCollection(_ id: Recipe.ID) -> Problem {
    problem(
      .notFound, "La receta «\(id.text)» no está en tu colección.",
      "The recipe “\(id.text)” is not in your collection.",
      advice: "Solo se pueden cambiar y borrar las recetas de tu colección.",
      "Only recipes in your collection can be changed and deleted.")
  }

  /// Returns the problem to report if no recipe has this id. The advice for a Spoonacular recipe mentions the API key.
  package func noSuchRecipe(_ id: Recipe.ID) -> Problem {
    if id.spoonacularNumber != nil {
      return problem(
        .notFound, "No se ha encontrado la receta «\(id.text)».", "The recipe “\(id.text)” was not found.",
        advice:
          "Comprueba su número. Sin una clave de Spoonacular (SPOONACULAR_API_KEY) solo se encuentran las guardadas.",
        "Check its number. Without a Spoonacular key (SPOONACULAR_API_KEY), only stored recipes are found.")
    }
    return problem(
      .notFound, "Ninguna receta se llama «\(id.text)».", "No recipe is called “\(id.text)”.",
      advice: "Mira la lista de recetas.", "Look at the list of recipes.")
  }

  /// The problem to report if no service for sharing favorites is configured.
  package var cannotSync: Problem {
    problem(
      .badRequest, "Las favoritas solo se guardan en este dispositivo.", "Favorites are only kept on this device.",
      advice: "Para compartirlas, indica un proyecto de Cloud Firestore en FIRESTORE_PROJECT.",
      "To share them, set FIRESTORE_PROJECT to a Cloud Firestore project.")
  }
}
