public import Entities
package import UseCases

/// What is said of recipes; the words of each text are its documentation.
extension Texts {
  package var recipes: String { say("Recetas", "Recipes") }
  package func recipes(_ number: Int) -> String { count(number, ("receta", "recetas"), ("recipe", "recipes")) }
  package var noRecipes: String { say("No hay ninguna receta.", "There are no recipes.") }
  package func noRecipeFound(_ query: String) -> String {
    say("Ninguna receta contiene «\(query)».", "No recipe contains “\(query)”.") + " "
      + searched(RecipeDetails.searchedFields)
  }
  /// The message of an empty list.
  package func noRecipes(_ filter: RecipeFilter) -> String {
    if !filter.isOnlySearch { return say("Ninguna receta cumple lo que se pide.", "No recipes match.") }
    return filter.search.isBlank ? noRecipes : noRecipeFound(filter.search.query)
  }
  /// The conditions of a list beside the search, a text for each.
  func words(_ filter: RecipeFilter) -> [String] {
    (filter.maximumMinutes.map { [say("hasta \(minutes($0))", "up to \(minutes($0))")] } ?? [])
      + names(filter.diets + filter.tags)
  }
  /// A diet, a course or a cuisine in the user's language; an unknown word is returned unchanged.
  public func label(_ label: RecipeLabel) -> String { say(label.spanish, label.english) }

  /// Labels in the user's language; of synonyms, the first.
  func names(_ labels: [RecipeLabel]) -> [String] {
    var known: Set<RecipeLabel> = []
    return labels.filter { known.insert($0).inserted }.map(label)
  }

  var moreComing: String {
    say("Buscando más recetas en Spoonacular…", "Looking for more recipes at Spoonacular…")
  }
  package var moreRecipes: String { say("Hay más recetas.", "There are more recipes.") }

  var newRecipe: String { say("Nueva receta", "New recipe") }
  func collected(_ recipe: Recipe) -> String {
    say("En tu colección: \(recipe.title).", "In your collection: \(recipe.title).")
  }
  package func deletes(_ recipe: Recipe) -> String {
    say("¿Borrar «\(recipe.title)» de tu colección?", "Delete “\(recipe.title)” from your collection?")
  }
  func deleted(_ recipe: Recipe) -> String {
    say("Ya no está en tu colección: \(recipe.title).", "No longer in your collection: \(recipe.title).")
  }

  /// Of an answer that was not given just now.
  public func kept(since date: Instant) -> String {
    say("Respuesta en caché, del \(self.date(date)).", "Cached answer from \(self.date(date)).")
  }

  /// Why only a part of a favorite can be shown.
  package func words(_ gap: RecipeGap) -> String {
    switch gap {
    case .needsKey:
      say(
        "De las recetas de Spoonacular solo se guardan el título, la imagen y el enlace: para ver el resto hace falta una clave (SPOONACULAR_API_KEY).",
        "Only the title, picture and link of Spoonacular's recipes are kept: the rest needs a key (SPOONACULAR_API_KEY)."
      )
    case .notHere:
      say("El resto de la receta no está en este dispositivo.", "The rest of the recipe is not on this device.")
    case .failed(let error):
      say("No se ha podido leer el resto de la receta. ", "The rest of the recipe could not be read. ")
        + problem(error).message
    }
  }

  /// Whose recipes a list shows; `nil`: recipes of all origins.
  func words(_ origin: RecipeOrigin) -> String? {
    switch origin {
    case .all: nil
    case .mine: ownCollection
    case .service: "Spoonacular"
    }
  }

  package var suggestions: String { say("Sugerencias", "Suggestions") }
  package func nothingSuggested(_ query: String) -> String {
    say("Ningún título contiene «\(query)».", "No title contains “\(query)”.")
  }

  /// `45 min`, `1 h 30 min`.
  public func minutes(_ number: Int) -> String {
    let (hours, minutes) = number.quotientAndRemainder(dividingBy: 60)
    return [hours > 0 ? grouped("\(hours)") + " h" : "", minutes > 0 || hours == 0 ? "\(minutes) min" : ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
  package func servings(_ number: Int) -> String {
    count(number, ("ración", "raciones"), ("serving", "servings"))
  }

  /// A recipe in a line: how long it takes, how many it is for; empty when neither is known.
  func detail(_ recipe: Recipe) -> String {
    [recipe.minutes.map(minutes), recipe.servings.map(servings)].compactMap(\.self).joined(separator: " · ")
  }

  package var ingredients: String { say("Ingredientes", "Ingredients") }
  package var instructions: String { say("Preparación", "Instructions") }
  package var source: String { say("Fuente", "Source") }

  func facts(_ details: RecipeDetails) -> [String] {
    [
      details.recipe.minutes.map(minutes),
      details.preparationMinutes.map { say("preparación: \(minutes($0))", "preparation: \(minutes($0))") },
      details.cookingMinutes.map { say("cocción: \(minutes($0))", "cooking: \(minutes($0))") },
      details.recipe.servings.map(servings), details.pieces, details.rating.map(words),
    ].compactMap(\.self)
  }

  func labels(_ details: RecipeDetails) -> [String] {
    [
      (say("Dietas", "Diets"), details.diets), (say("Cocina", "Cuisine"), details.cuisines),
      (say("Tipo de plato", "Type of dish"), details.dishTypes), (say("Etiquetas", "Keywords"), details.keywords),
    ].filter { !$0.1.isEmpty }.map { "\($0.0): \(names($0.1.map { RecipeLabel($0) }).joined(separator: ", "))" }
  }

  /// Everything that has to be shown of whose recipe it is.
  func credits(_ credit: RecipeCredit) -> [String] {
    let place = [credit.sourceName, credit.sourceAddress?.text].compactMap(\.self)
    return [
      credit.line == credit.sourceName ? nil : credit.line,
      place.isEmpty ? nil : "\(source): \(place.joined(separator: ", "))",
      credit.license.map { say("Licencia: \($0)", "License: \($0)") },
    ].compactMap(\.self)
  }
}
