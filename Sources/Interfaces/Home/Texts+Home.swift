import Entities
import UseCases

extension Texts {
  var kitTitle: String { say("Recetas: pide, cocina, descubre", "Recetas: order, cook, discover") }
  package var starting: String { say("Preparando…", "Starting…") }

  /// How many dishes of how many kinds: `40 dishes in 6 sections`.
  public func menuSize(_ number: Int, kinds: Int) -> String {
    let sections = count(kinds, ("sección", "secciones"), ("section", "sections"))
    return say("\(dishes(number)) en \(sections)", "\(dishes(number)) in \(sections)")
  }

  func orderDetail(_ overview: Overview) -> String {
    guard let draft = overview.draft, !draft.isEmpty else { return nothingChosen }
    return "\(dishes(draft.units)), \(money(draft.total))"
  }

  func beersDetail(_ overview: Overview) -> String {
    let inventory = overview.inventory
    let makers = manufacturers(inventory[.manufacturers])
    return say("\(beers(inventory[.beers])) de \(makers)", "\(beers(inventory[.beers])) of \(makers)")
  }

  func placesDetail(_ overview: Overview) -> String {
    let count = overview.inventory[.places]
    return count == 0 ? say("sin descargar", "not downloaded yet") : places(count)
  }

  func historyDetail(_ overview: Overview) -> String {
    guard let last = overview.lastOrder else { return nothingOrdered }
    return say(
      "el último, \(date(last.placement.date)), \(money(last.total))",
      "the last one, \(date(last.placement.date)), \(money(last.total))")
  }
}
