package import Entities
package import UseCases

/// Labels and messages for recipes.
extension Texts {
  package var recipes: String { say("Recetas", "Recipes") }
  package func recipes(_ number: Int) -> String { count(number, ("receta", "recetas"), ("recipe", "recipes")) }
  package var noRecipes: String { say("No hay ninguna receta.", "There are no recipes.") }
  package func noRecipeFound(_ query: String) -> String {
    say("Ninguna receta coincide con «\(query)».", "No recipe matches “\(query)”.") + " "
      + searched(RecipeDetails.searchedFields)
  }
  /// Returns the message for a list without recipes.
  package func noRecipes(_ filter: RecipeFilter) -> String {
    if !filter.isOnlySearch { return say("Ninguna receta coincide.", "No recipes match.") }
    return filter.search.isBlank ? noRecipes : noRecipeFound(filter.search.query)
  }
  /// Returns the conditions of a filter other than its search text, one string each.
  func words(_ filter: RecipeFilter) -> [String] {
    (filter.maximumMinutes.map { [say("hasta \(minutes($0))", "up to \(minutes($0))")] } ?? [])
      + names(filter.diets + filter.tags)
  }
  /// Returns the name of a diet, a course or a cuisine in the user's language. An unknown label is returned unchanged.
  package func label(_ label: RecipeLabel) -> String { say(label.spanish, label.english) }

  /// Returns the labels in the user's language. If several labels are synonyms, only the first of them is included.
  func names(_ labels: [RecipeLabel]) -> [String] {
    var known: Set<RecipeLabel> = []
    return labels.filter { known.insert($0).inserted }.map(label)
  }

  var moreComing: String {
    say("Buscando más recetas en Spoonacular…", "Looking for more recipes on Spoonacular…")
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

  /// Returns a line with the date of a cached response.
  package func kept(since date: Instant) -> String {
    say("Respuesta en caché, del \(self.date(date)).", "Cached response from \(self.date(date)).")
  }

  /// Returns a line that explains why a part of a favorite is missing.
  package func words(_ gap: RecipeGap) -> String {
    switch gap {
    case .needsKey:
      say(
        "De las recetas de Spoonacular solo se guardan el título, la imagen y el enlace: para ver el resto hace falta una clave (SPOONACULAR_API_KEY).",
        "Only the title, picture and link of Spoonacular recipes are stored: viewing the rest requires a key (SPOONACULAR_API_KEY)."
      )
    case .notHere:
      say("El resto de la receta no está en este dispositivo.", "The rest of the recipe is not on this device.")
    case .failed(let error):
      say("No se ha podido leer el resto de la receta. ", "The rest of the recipe could not be read. ")
        + problem(error).message
    }
  }

  /// Returns a phrase that describes the origin of the listed recipes. `nil` if recipes of all origins are listed.
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

  /// Returns a duration: `45 min`, `1 h 30 min`.
  package func minutes(_ number: Int) -> String {
    let (hours, minutes) = number.quotientAndRemainder(dividingBy: 60)
    return [hours > 0 ? grouped("\(hours)") + " h" : "", minutes > 0 || hours == 0 ? "\(minutes) min" : ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
  package func servings(_ number: Int) -> String {
    count(number, ("ración", "raciones"), ("serving", "servings"))
  }

  /// Returns a line with the total time and the servings of a recipe. Empty if both are unknown.
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

  /// Returns the lines about the author, the source and the license. A screen must show them with the recipe.
  func credits(_ credit: RecipeCredit) -> [String] {
    let place = [credit.sourceName, credit.sourceAddress?.text].compactMap(\.self)
    return [
      credit.line == credit.sourceName ? nil : credit.line,
      place.isEmpty ? nil : "\(source): \(place.joined(separator: ", "))",
      credit.license.map { say("Licencia: \($0)", "License: \($0)") },
    ].compactMap(\.self)
  }
}

/// Labels and messages for favorites.
extension Texts {
  package var favorites: String { say("Recetas favoritas", "Favorite recipes") }
  package func favorites(_ number: Int) -> String {
    count(number, ("favorita", "favoritas"), ("favorite", "favorites"))
  }
  package var noFavorites: String {
    say("Aún no tienes ninguna receta favorita.", "No favorites yet.")
  }
  package func noFavoriteFound(_ query: String) -> String {
    say(
      "Ningún título de tus favoritas contiene «\(query)».", "None of your favorites has “\(query)” in its title.")
  }
  package var moreFavorites: String { say("Hay más favoritas.", "There are more favorites.") }

  package func addedToFavorites(_ recipe: Recipe) -> String {
    say("Añadida a favoritas: \(recipe.title).", "Added to favorites: \(recipe.title).")
  }
  package func removedFromFavorites(_ recipe: Recipe) -> String {
    say("Ya no es favorita: \(recipe.title).", "No longer a favorite: \(recipe.title).")
  }
  package func wasNoFavorite(_ id: Recipe.ID) -> String {
    say("La receta «\(id.text)» no era favorita.", "The recipe “\(id.text)” was not a favorite.")
  }

  package func unsent(_ number: Int) -> String {
    if number == 0 { return say("todo enviado", "everything sent") }
    return count(number, ("cambio sin enviar", "cambios sin enviar"), ("unsent change", "unsent changes"))
  }
  /// The remark on the row of an unsent favorite.
  package var isUnsent: String { say("sin enviar", "unsent") }
  package var syncing: String { say("Sincronizando…", "Synchronizing…") }

  /// The message that there is nothing to synchronize because the store shares the favorites.
  package var sharedByStore: String {
    say(
      "Las favoritas ya están en el almacén compartido: no hay nada que sincronizar.",
      "Favorites are already in the shared store: there is nothing to synchronize.")
  }

  /// Returns the problem to report if a synchronization failed. Some changes may have been sent.
  package func syncProblem(_ error: GatewayError) -> Problem {
    guard case .unfinished(let why) = error else { return problem(error) }
    return unfinished(
      "Se han enviado algunos cambios", "Some changes were sent", why,
      advice: "Sincroniza otra vez para terminar.", "Synchronize again to finish.")
  }

  /// Returns sentences that report the results of a synchronization.
  package func synced(_ report: SyncReport) -> [String] {
    var sentences: [String] = []
    if report.sent + report.received + report.discarded == 0 {
      sentences = [say("Nada que sincronizar.", "Nothing to synchronize.")]
    } else if report.sent + report.received > 0 {
      let sent = count(report.sent, ("enviado", "enviados"), ("sent", "sent"))
      let received = count(report.received, ("recibido", "recibidos"), ("received", "received"))
      sentences = ["\(sent), \(received)."]
      if report.removedHere > 0 {
        let removed = favorites(report.removedHere)
        let spanish = report.removedHere == 1 ? "Se quitó" : "Se quitaron"
        sentences.append(
          say("\(spanish) \(removed) en otro dispositivo.", "\(removed) removed on another device."))
      }
    }
    if report.discarded > 0 {
      sentences.append(
        count(
          report.discarded,
          (
            "cambio tuyo descartado: esa favorita cambió en otro dispositivo.",
            "cambios tuyos descartados: esas favoritas cambiaron en otro dispositivo."
          ),
          (
            "of your changes was discarded: that favorite changed on another device.",
            "of your changes were discarded: those favorites changed on another device."
          )))
    }
    if !report.unreadable.isEmpty {
      let names = report.unreadable.sorted().joined(separator: ", ")
      sentences.append(
        say("No se entienden y no se han modificado: \(names).", "Not understood and left unchanged: \(names).")
      )
    }
    return sentences
  }
}

/// Labels and messages for the sources of recipes.
extension Texts {
  /// Returns a number of quota points: `3.5 points`.
  package func points(_ number: Double) -> String {
    let text = decimal(number)
    return text == "1" ? say("1 punto", "1 point") : say("\(text) puntos", "\(text) points")
  }

  /// Returns a line with the used and the remaining points of a service's quota, and the date when the service reported them.
  package func quota(_ quota: PointsQuota) -> String {
    let (used, left, reported) = (points(quota.used), points(quota.left), date(quota.reportedAt))
    return say("usados: \(used), quedan: \(left) (\(reported))", "used: \(used), left: \(left) (\(reported))")
  }

  package var ownCollection: String { say("Tu colección", "Your collection") }
  var pointsLabel: String { say("Puntos de hoy", "Today's points") }
  var pointsUnknown: String { say("aún no se sabe", "not known yet") }
  var sharing: String { say("Compartidas en", "Shared in") }
  var notShared: String { say("ningún sitio (FIRESTORE_PROJECT)", "nowhere (FIRESTORE_PROJECT)") }
}
