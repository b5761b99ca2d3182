package import Entities
public import UseCases

/// What is said of favorites; the words of each text are its documentation.
extension Texts {
  package var favorites: String { say("Recetas favoritas", "Favourite recipes") }
  package func favorites(_ number: Int) -> String {
    count(number, ("favorita", "favoritas"), ("favourite", "favourites"))
  }
  package var noFavorites: String {
    say("Aún no tienes ninguna receta favorita.", "No recipe is a favourite yet.")
  }
  package func noFavoriteFound(_ query: String) -> String {
    say("Ninguna favorita contiene «\(query)».", "No favourite contains “\(query)”.")
  }
  package var moreFavorites: String { say("Hay más favoritas.", "There are more favourites.") }

  package func becameFavorite(_ recipe: Recipe) -> String {
    say("Añadida a favoritas: \(recipe.title).", "Added to favourites: \(recipe.title).")
  }
  package func ceasedToBeFavorite(_ recipe: Recipe) -> String {
    say("Ya no es favorita: \(recipe.title).", "No longer a favourite: \(recipe.title).")
  }
  package func wasNoFavorite(_ id: Recipe.ID) -> String {
    say("La receta \(id.text) no era favorita.", "Recipe \(id.text) was no favourite.")
  }

  package func unsent(_ number: Int) -> String {
    if number == 0 { return say("todo enviado", "everything is sent") }
    return count(number, ("cambio sin enviar", "cambios sin enviar"), ("change unsent", "changes unsent"))
  }
  /// Beside the favorite that it is about.
  public var isUnsent: String { say("sin enviar", "unsent") }
  package var syncing: String { say("Sincronizando…", "Synchronising…") }

  /// What a synchronisation did, a sentence for each thing.
  public func synced(_ report: SyncReport) -> [String] {
    var sentences: [String] = []
    if report.sent + report.received + report.givenUp == 0 {
      sentences = [say("Nada que sincronizar.", "Nothing to synchronise.")]
    } else if report.sent + report.received > 0 {
      let sent = count(report.sent, ("enviado", "enviados"), ("sent", "sent"))
      let received = count(report.received, ("recibido", "recibidos"), ("received", "received"))
      sentences = ["\(sent), \(received)."]
      if report.removedHere > 0 {
        let removed = count(report.removedHere, ("favorita", "favoritas"), ("favourite", "favourites"))
        sentences.append(say("Otros quitaron \(removed).", "Others took \(removed) away."))
      }
    }
    if report.givenUp > 0 {
      let spanish = ("cambio tuyo no vale: otro lo cambió", "cambios tuyos no valen: otros los cambiaron")
      let english = ("change of yours did not count", "changes of yours did not count")
      let them = report.givenUp == 1 ? "it" : "them"
      sentences.append(
        count(report.givenUp, spanish, english)
          + say(" de otra manera.", ": others had changed \(them) otherwise."))
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
