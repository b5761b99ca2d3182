import Interfaces
import UseCases

/// What the commands of the beers say beyond what the screens say.
extension Texts {
  func seededBeers(_ report: SeedReport) -> String {
    say(
      "El catálogo de cervezas estaba sin estrenar: ya tiene \(report.imported) fabricantes y cervezas de muestra.",
      "The catalogue of beers was new: it has \(report.imported) manufacturers and beers to try now.")
  }

  func importedBeers(_ report: SeedReport, isDryRun: Bool) -> String {
    isDryRun
      ? say(
        "\(summary(report)). Solo era una prueba: no se ha cambiado nada.",
        "\(summary(report)). A dry run: nothing was changed.")
      : say(
        "\(summary(report)). Están en el catálogo de cervezas.",
        "\(summary(report)). They are in the catalogue of beers.")
  }

  func badSorting(_ word: String, _ known: [String]) -> Problem {
    Problem(
      say("No se ordena por «\(word)».", "Nothing is sorted by “\(word)”."),
      say("Elige: \(known.joined(separator: ", "))", "Choose: \(known.joined(separator: ", "))"))
  }

  func badOrigin(_ word: String) -> Problem {
    Problem(
      say("«\(word)» no es un origen.", "“\(word)” is no origin."),
      say("Elige: national, imported", "Choose: national, imported"))
  }

  var makerWithoutOrigin: Problem {
    Problem(
      say("--maker necesita --origin.", "--maker needs --origin."),
      say("Añade --origin national o --origin imported.", "Add --origin national or --origin imported."))
  }
}
