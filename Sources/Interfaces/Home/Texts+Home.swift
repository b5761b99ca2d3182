import Entities
import UseCases

extension Texts {
  var kitTitle: String { say("Recetas: pide, cocina, descubre", "Recetas: order, cook, discover") }

  func menuDetail(_ overview: Overview) -> String {
    let kinds = count(overview.kinds, ("sección", "secciones"), ("section", "sections"))
    return say("\(dishes(overview.dishes)) en \(kinds)", "\(dishes(overview.dishes)) in \(kinds)")
  }

  func orderDetail(_ overview: Overview) -> String {
    guard let draft = overview.draft, !draft.isEmpty else { return nothingChosen }
    return "\(dishes(draft.units)), \(money(draft.total))"
  }

  func historyDetail(_ overview: Overview) -> String {
    guard let last = overview.lastOrder else { return nothingOrdered }
    return say(
      "el último, \(date(last.placement.date)), \(money(last.total))",
      "the last one, \(date(last.placement.date)), \(money(last.total))")
  }
}
