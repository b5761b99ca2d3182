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

extension Texts {
  /// There is no recipe of this id.
  public func noSuchRecipe(_ id: Recipe.ID) -> Problem {
    problem(
      .notFound, "No hay ninguna receta \(id.text).", "There is no recipe \(id.text).",
      advice: "Mira la lista de recetas.", "Look at the list of recipes.")
  }

  /// No place is configured where favorites are shared.
  public var cannotSync: Problem {
    problem(
      .badRequest, "Las favoritas solo se guardan en este dispositivo.", "Favourites are only kept on this device.",
      advice: "Para compartirlas, indica un proyecto de Cloud Firestore en FIRESTORE_PROJECT.",
      "To share them, set FIRESTORE_PROJECT to a Cloud Firestore project.")
  }
}
