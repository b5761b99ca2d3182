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
      advice: "Vale JPEG, PNG, GIF o WebP, de hasta 20 MB.", "JPEG, PNG, GIF or WebP will do, up to 20 MB.")
  }

  func badScore(_ text: String) -> Problem {
    problem(
      .badRequest, "«\(text)» no es una nota.", "“\(text)” is no score.",
      advice: "Va del 1 al 5.", "It is from 1 to 5.")
  }

  func badDay(_ text: String) -> Problem {
    problem(
      .badRequest, "«\(text)» no es un día.", "“\(text)” is no day.",
      advice: "Es como 2026-11-21.", "It is as 2026-11-21.")
  }

  func bundleInstead(_ problem: Problem) -> String {
    say(
      "\(problem.message) Se toma el catálogo de muestra.", "\(problem.message) The catalogue to try is taken instead.")
  }

  func badAddress(_ name: String, as example: String) -> Problem {
    problem(
      .badRequest, "\(name) no es una dirección de http o https sin usuario ni contraseña.",
      "\(name) is no address of http or https without a user and a password.",
      advice: "Es una como \(example)", "It is one as \(example)")
  }

  func badSorting(_ word: String, _ known: [String]) -> Problem {
    problem(
      .badRequest, "No se ordena por «\(word)».", "Nothing is sorted by “\(word)”.",
      advice: "Elige: \(known.joined(separator: ", "))", "Choose: \(known.joined(separator: ", "))")
  }

  func badOrigin(_ word: String) -> Problem {
    problem(
      .badRequest, "«\(word)» no es un origen.", "“\(word)” is no origin.",
      advice: "Elige: national, imported", "Choose: national, imported")
  }

  func badName(_ text: String) -> Problem {
    problem(
      .badRequest, "«\(text)» no puede ser un nombre.", "“\(text)” can't be a name.",
      advice: "Escribe uno que no esté vacío ni sea tan largo.", "Write one that is neither empty nor that long.")
  }

  var makerWithoutOrigin: Problem {
    problem(
      .badRequest, "--maker necesita --origin.", "--maker needs --origin.",
      advice: "Añade --origin national o --origin imported.", "Add --origin national or --origin imported.")
  }
}
