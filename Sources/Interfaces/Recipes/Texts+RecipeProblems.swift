public import Entities
public import UseCases

extension Texts {
  /// Why a recipe was not made a favourite.
  public func problem(_ error: AddToFavoritesError) -> Problem {
    switch error {
    case .noSuchRecipe(let id): noSuchRecipe(id)
    case .failed(let error): problem(error)
    }
  }

  /// There is no recipe of this id.
  public func noSuchRecipe(_ id: Recipe.ID) -> Problem {
    Problem(
      say("No hay ninguna receta \(id.text).", "There is no recipe \(id.text)."),
      say("Mira la lista de recetas.", "Look at the list of recipes."))
  }

  /// Nobody said where favourites are shared.
  public var cannotSync: Problem {
    Problem(
      say("Las favoritas solo se guardan aquí.", "Favourites are only kept here."),
      say(
        "Para compartirlas, pon en FIRESTORE_PROJECT el proyecto de Cloud Firestore.",
        "To share them, set FIRESTORE_PROJECT to a project of Cloud Firestore."))
  }
}
