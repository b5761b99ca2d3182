package import Entities
import UseCases

extension Texts {
  var kitTitle: String { say("Recetas: pide, cocina, descubre", "Recetas: order, cook, discover") }
  package var starting: String { say("Preparando…", "Starting…") }

  /// Returns the numbers of dishes and kinds: `40 dishes in 6 sections`.
  package func menuSize(_ number: Int, kinds: Int) -> String {
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
      "el último: \(date(last.placement.date)), \(money(last.total))",
      "the latest: \(date(last.placement.date)), \(money(last.total))")
  }
}

/// Labels and messages for the search of all domains.
extension Texts {
  var findTitle: String { say("Búsqueda", "Search") }
  package var nothingToFind: String { say("Escribe lo que buscas.", "Type what to search for.") }
  package func nothingFoundAnywhere(_ query: String) -> String {
    say("Sin resultados para «\(query)».", "No results for “\(query)”.")
  }
  var moreFindings: String { say("Hay más resultados.", "There are more results.") }

  /// Returns the name of a kind of record.
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

  /// Returns the name of a field and the matching words in the field: `ingredients: almond`.
  func words(_ reason: Findings.Row.Reason) -> String {
    "\(word(reason.field)): \(reason.words.joined(separator: ", "))"
  }
}

/// Messages about searches in lists.
extension Texts {
  /// Returns a sentence that lists the fields of a search without results: `Searched name, type and manufacturer.`
  package func searched(_ fields: [SearchField]) -> String {
    let names = list(fields.map(word))
    return say("Se ha buscado en \(names).", "Searched \(names).")
  }

  /// Returns the name of a searched field.
  func word(_ field: SearchField) -> String {
    switch field {
    case .name: say("nombre", "name")
    case .title: say("título", "title")
    case .description: say("descripción", "description")
    case .ingredients: say("ingredientes", "ingredients")
    case .keywords: say("etiquetas", "tags")
    case .diets: say("dietas", "diets")
    case .cuisines: say("cocina", "cuisine")
    case .type: say("tipo", "type")
    case .author: say("autor", "author")
    case .summary: say("resumen", "summary")
    case .manufacturer: say("fabricante", "manufacturer")
    case .categories: say("categorías", "categories")
    case .address: say("dirección", "address")
    case .text: say("texto", "text")
    case .dishes: say("platos", "dishes")
    case .notes: say("notas", "notes")
    case .telephone: say("teléfono", "telephone")
    case .id: say("identificador", "id")
    }
  }
}
