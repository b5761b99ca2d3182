import UseCases

/// Texts of the search through everything; the words of each text are its documentation.
extension Texts {
  var findTitle: String { say("Búsqueda", "Search") }
  package var nothingToFind: String { say("Escribe qué buscas.", "Type what to search for.") }
  package func nothingFoundAnywhere(_ query: String) -> String {
    say("Sin resultados para «\(query)».", "No results for “\(query)”.")
  }
  var moreFindings: String { say("Hay más resultados.", "There are more results.") }

  /// The kind of a record.
  func word(_ kind: FoundRecord.Kind) -> String {
    switch kind {
    case .dish: say("plato", "dish")
    case .recipe: say("receta", "recipe")
    case .beer: say("cerveza", "beer")
    case .manufacturer: say("fabricante", "manufacturer")
    case .review: say("reseña", "review")
    case .place: say("lugar", "place")
    }
  }

  /// Matching words and their field: `ingredients: almond`.
  func words(_ reason: Findings.Row.Reason) -> String {
    "\(word(reason.field)): \(reason.words.joined(separator: ", "))"
  }
}
