package import Entities
package import UseCases

/// What is asked before a change, and said after it; the words of each text are its documentation.
extension Texts {
  package var newManufacturer: String { say("Nuevo fabricante", "New manufacturer") }
  package func word(_ origin: Manufacturer.Origin) -> String {
    switch origin {
    case .national: say("nacional", "national")
    case .imported: say("importado", "imported")
    }
  }
  package func added(_ manufacturer: Manufacturer) -> String {
    say("Añadido: \(manufacturer.name).", "Added: \(manufacturer.name).")
  }

  package func deletes(_ manufacturer: ManufacturerSummary) -> String {
    let name = manufacturer.manufacturer.name
    let (beers, reviews) = (beers(manufacturer.beerCount), reviews(manufacturer.reviewCount))
    return say(
      "¿Borrar «\(name)», con \(beers) y \(reviews)?",
      "Delete “\(name)”, with \(beers) and \(reviews)?")
  }
  package func deleted(_ manufacturer: Manufacturer) -> String {
    say(
      "Borrado con sus cervezas y reseñas: \(manufacturer.name).",
      "Deleted with its beers and reviews: \(manufacturer.name).")
  }

  func newBeer(of manufacturer: Manufacturer) -> String {
    say("Nueva cerveza de \(manufacturer.name)", "New beer of \(manufacturer.name)")
  }
  func added(_ beer: Beer) -> String { say("Añadida: \(beer.name).", "Added: \(beer.name).") }
  func saved(_ name: String) -> String { say("Se ha guardado: \(name).", "Saved: \(name).") }
  func meanwhile(_ value: String) -> String { say("mientras tanto: \(value)", "meanwhile: \(value)") }
  package var leaveQuestion: String {
    say(
      "Hay cambios sin guardar: s los guarda, d los descarta, Intro sigue aquí.",
      "There are unsaved changes: s saves them, d discards them, Enter stays here.")
  }
  var nothingChanged: String { say("No hay nada que guardar.", "There is nothing to save.") }
  package var unsaved: String { say("Hay cambios sin guardar.", "There are unsaved changes.") }

  func newReview(of beer: String) -> String { say("Reseña de \(beer)", "Review of \(beer)") }
  var reviewKept: String { say("Reseña guardada.", "Review saved.") }
  func deletes(_ review: BeerReview) -> String {
    say("¿Borrar \(named(review))?", "Delete \(named(review))?")
  }
  /// The review, told from all others.
  package func named(_ review: BeerReview) -> String {
    let what = "\(date(review.review.date)) (\(String(repeating: "★", count: review.review.score.value)))"
    let photos = review.review.album.isEmpty ? "" : say(", con sus fotos", ", with its photos")
    return say(
      "la reseña de «\(review.beerName)» del \(what)\(photos)",
      "the review of “\(review.beerName)” from \(what)\(photos)")
  }
  package var reviewDeleted: String { say("Reseña borrada.", "Review deleted.") }

  package func deletes(_ beer: RatedBeer) -> String {
    let (name, reviews) = (beer.beer.name, reviews(beer.rating.count))
    return say(
      "¿Borrar «\(name)», con \(reviews)?",
      "Delete “\(name)”, with \(reviews)?")
  }
  package func deleted(_ beer: Beer) -> String {
    say("Borrada, con sus reseñas: \(beer.name).", "Deleted, with its reviews: \(beer.name).")
  }
}
