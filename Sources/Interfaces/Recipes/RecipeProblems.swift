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

extension AddRecipeError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .invalid(let error): texts.invalid(error, in: RecipeDraft.self)
    case .alreadyThere(let details):
      texts.problem(
        .conflict, "«\(details.recipe.title)» ya está en tu colección.",
        "“\(details.recipe.title)” is already in your collection.",
        advice: "Edita esa receta, o ponle otro título a esta.", "Edit that recipe, or give this one another title.")
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension EditRecipeError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .invalid(let error): texts.invalid(error, in: RecipeDraft.self)
    case .changed(let now):
      Problem(
        .conflict,
        texts.say(
          "«\(now.recipe.title)» ha cambiado mientras tanto; no se ha guardado.",
          "“\(now.recipe.title)” changed meanwhile; it was not saved."), texts.seeItAgain)
    case .notThere(let details): texts.notInTheCollection(details.id)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension DeleteRecipeError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .notThere(let id): texts.notInTheCollection(id)
    case .changed(let now):
      Problem(
        .conflict,
        texts.say("«\(now.recipe.title)» ha cambiado.", "“\(now.recipe.title)” changed."), texts.seeItAgain)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension Texts {
  /// The recipe is not one of the user's own collection, which is all that can be changed.
  public func notInTheCollection(_ id: Recipe.ID) -> Problem {
    problem(
      .notFound, "La receta «\(id.text)» no está en tu colección.",
      "The recipe “\(id.text)” is not in your collection.",
      advice: "Solo se pueden cambiar y borrar las recetas de tu colección.",
      "Only recipes in your collection can be changed and deleted.")
  }

  /// There is no recipe with this id. Without a key, Spoonacular's recipes are not found.
  public func noSuchRecipe(_ id: Recipe.ID) -> Problem {
    if id.spoonacularNumber != nil {
      return problem(
        .notFound, "No se ha encontrado la receta «\(id.text)».", "The recipe “\(id.text)” was not found.",
        advice:
          "Comprueba su número. Sin una clave de Spoonacular (SPOONACULAR_API_KEY) solo se encuentran las guardadas.",
        "Check its number. Without a key for Spoonacular (SPOONACULAR_API_KEY), only stored recipes are found.")
    }
    return problem(
      .notFound, "Ninguna receta se llama «\(id.text)».", "No recipe is called “\(id.text)”.",
      advice: "Mira la lista de recetas.", "Look at the list of recipes.")
  }

  /// No place is configured where favorites are shared.
  public var cannotSync: Problem {
    problem(
      .badRequest, "Las favoritas solo se guardan en este dispositivo.", "Favorites are only kept on this device.",
      advice: "Para compartirlas, indica un proyecto de Cloud Firestore en FIRESTORE_PROJECT.",
      "To share them, set FIRESTORE_PROJECT to a Cloud Firestore project.")
  }
}
