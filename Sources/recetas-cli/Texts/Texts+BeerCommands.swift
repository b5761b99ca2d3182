import Entities
import Interfaces
import UseCases

/// What the commands of the beers say beyond what the screens say.
extension Texts {
  func seededBeers(_ report: SeedReport) -> String {
    say(
      "El catálogo de cervezas estaba sin estrenar: ya tiene \(report.imported) fabricantes y cervezas de muestra.",
      "The catalogue of beers was new: it has \(report.imported) manufacturers and beers to try now.")
  }

  func importedBeers(_ report: SeedReport) -> String {
    say("Están en el catálogo de cervezas.", "They are in the catalogue of beers.")
  }

  /// What a catalogue that takes another's place takes along.
  func reviewsGone(_ number: Int) -> [Line] {
    if number <= 0 { return [] }
    return [Line(say("Con sus cervezas se fueron \(reviews(number)).", "\(reviews(number)) went with their beers."))]
  }

  func added(_ name: String, _ id: String) -> String { say("Añadido: \(name) (\(id))", "Added: \(name) (\(id))") }
  func saved(_ name: String) -> String { say("Guardado: \(name)", "Saved: \(name)") }
  func unchanged(_ name: String) -> String { say("Sin cambios: \(name)", "Unchanged: \(name)") }
  func deleted(_ name: String) -> String { say("Borrado: \(name)", "Deleted: \(name)") }
  func reviewSaved(_ id: String) -> String { say("Reseña guardada: \(id)", "Review saved: \(id)") }
  var reviewDeleted: String { say("Reseña borrada.", "Review deleted.") }
  var confirmReviewDeletion: String { say("Se borrará la reseña.", "The review will be deleted.") }

  func confirmDeletion(_ maker: ManufacturerSummary) -> String {
    let (name, beers, reviews) = (maker.manufacturer.name, beers(maker.beerCount), reviews(maker.reviewCount))
    return say(
      "Se borrará \(name), con \(beers) y \(reviews).",
      "\(name) will be deleted, with \(beers) and \(reviews).")
  }

  func confirmDeletion(_ beer: RatedBeer) -> String {
    let (name, reviews) = (beer.beer.name, reviews(beer.rating.count))
    return say("Se borrará \(name), con \(reviews).", "\(name) will be deleted, with \(reviews).")
  }

  func notAPhoto(_ path: String) -> Problem {
    problem(
      .refused, "\(path) no es una imagen.", "\(path) is no picture.",
      advice: "Usa JPEG, PNG, GIF o WebP, de hasta 20 MB.", "Use JPEG, PNG, GIF or WebP, up to 20 MB.")
  }

  func badScore(_ text: String) -> Problem {
    problem(
      .badRequest, "Nota no válida: «\(text)».", "Invalid score “\(text)”.",
      advice: "Escribe un número entero del 1 al 5.", "Use a whole number from 1 to 5.")
  }

  func badAuthor(_ name: String) -> Problem {
    problem(
      .badRequest, "Usuario no válido: «\(name)».", "Invalid user “\(name)”.",
      advice: "Escribe el nombre de un usuario, como en RECETAS_USER.", "Use the name of a user, as in RECETAS_USER.")
  }

  func badDay(_ text: String) -> Problem {
    problem(
      .badRequest, "Fecha no válida: «\(text)».", "Invalid date “\(text)”.",
      advice: "Escríbela así: 2026-11-21.", "Write it like 2026-11-21.")
  }

  func bundleInstead(_ problem: Problem) -> String {
    say(
      "\(problem.message) Se toma el catálogo de muestra.", "\(problem.message) The catalogue to try is taken instead.")
  }

  func badAddress(_ name: String, as example: String) -> Problem {
    problem(
      .badRequest, "\(name) no es una dirección http o https sin usuario ni contraseña.",
      "\(name) is not an http or https address without user and password.",
      advice: "Escribe una como \(example)", "Use one like \(example)")
  }

  func badSorting(_ word: String, _ known: [String]) -> Problem {
    problem(
      .badRequest, "No se puede ordenar por «\(word)».", "Nothing is sorted by “\(word)”.",
      advice: "Elige: \(known.joined(separator: ", "))", "Choose: \(known.joined(separator: ", "))")
  }

  func badOrigin(_ word: String) -> Problem {
    problem(
      .badRequest, "Origen no válido: «\(word)».", "“\(word)” is no origin.",
      advice: "Elige: national, imported", "Choose: national, imported")
  }

  func badName(_ text: String) -> Problem {
    problem(
      .badRequest, "Nombre no válido: «\(text)».", "“\(text)” can't be a name.",
      advice: "No puede estar vacío ni ser tan largo.", "It can't be empty or this long.")
  }

  var makerWithoutOrigin: Problem {
    problem(
      .badRequest, "--maker necesita --origin.", "--maker needs --origin.",
      advice: "Añade --origin national o --origin imported.", "Add --origin national or --origin imported.")
  }
}
