package import Entities
public import UseCases

/// What is said of favorites; the words of each text are its documentation.
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

  package func becameFavorite(_ recipe: Recipe) -> String {
    say("Añadida a favoritas: \(recipe.title).", "Added to favorites: \(recipe.title).")
  }
  package func ceasedToBeFavorite(_ recipe: Recipe) -> String {
    say("Ya no es favorita: \(recipe.title).", "No longer a favorite: \(recipe.title).")
  }
  package func wasNoFavorite(_ id: Recipe.ID) -> String {
    say("La receta «\(id.text)» no era favorita.", "The recipe “\(id.text)” was not a favorite.")
  }

  package func unsent(_ number: Int) -> String {
    if number == 0 { return say("todo enviado", "everything sent") }
    return count(number, ("cambio sin enviar", "cambios sin enviar"), ("unsent change", "unsent changes"))
  }
  /// Beside the favorite that it is about.
  public var isUnsent: String { say("sin enviar", "unsent") }
  package var syncing: String { say("Sincronizando…", "Synchronizing…") }

  /// Why nothing has to be synchronized.
  public var sharedByStore: String {
    say(
      "Las favoritas ya están en el almacén compartido: no hay nada que sincronizar.",
      "Favorites are in the shared store already: there is nothing to synchronize.")
  }

  /// Why a synchronization failed: it may have sent some changes.
  public func syncProblem(_ error: GatewayError) -> Problem {
    guard case .unfinished(let why) = error else { return problem(error) }
    return unfinished(
      "Se han enviado algunos cambios", "Some changes were sent", why,
      advice: "Sincroniza otra vez para terminar.", "Synchronize again to finish.")
  }

  /// What a synchronization did, a sentence for each thing.
  public func synced(_ report: SyncReport) -> [String] {
    var sentences: [String] = []
    if report.sent + report.received + report.givenUp == 0 {
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
    if report.givenUp > 0 {
      sentences.append(
        count(
          report.givenUp,
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
        say("No se entienden, y se han dejado como están: \(names).", "Not understood, and left as they are: \(names).")
      )
    }
    return sentences
  }
}
