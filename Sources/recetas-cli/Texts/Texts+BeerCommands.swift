import Entities
import Interfaces
import UseCases

/// The messages of the beer commands, except those that also appear on a screen.
extension Texts {
  func seededBeers(_ report: SeedReport) -> String {
    say(
      "\(number(report.imported)) fabricantes y cervezas de muestra añadidos al catálogo.",
      "\(number(report.imported)) sample manufacturers and beers added to the catalog.")
  }

  func importedBeers(_ report: SeedReport) -> String {
    report.imported == 0
      ? say("No se ha importado nada.", "Nothing was imported.")
      : say("Están en el catálogo de cervezas.", "They are in the beer catalog.")
  }

  /// Returns the question to ask before a file replaces a domain's records. `nil` if nothing will be deleted.
  func confirmReplacing(_ domain: Domain, _ inventory: StoreInventory) -> String? {
    let reviews = inventory[.reviews]
    let lost = say(
      " Reseñas: \(number(reviews)); solo se conservarán las de cervezas que estén en el archivo.",
      " Reviews: \(number(reviews)); only those of beers in the file are kept.")
    return deletion(of: domain, inventory).map {
      $0 + say(" y se sustituirá por el contenido del archivo.", " and replaced with the file.")
        + (domain == .beers && reviews > 0 ? lost : "")
    }
  }

  /// Returns the question to ask before a domain's records are deleted. `nil` if nothing will be deleted.
  func confirmEmptying(_ domain: Domain, _ inventory: StoreInventory) -> String? {
    let lost = say(" Reseñas: \(number(inventory[.reviews])).", " Reviews: \(number(inventory[.reviews])).")
    return deletion(of: domain, inventory).map { $0 + "." + (domain == .beers && inventory[.reviews] > 0 ? lost : "") }
  }

  /// Returns a sentence that describes the deletion, without its final period.
  private func deletion(of domain: Domain, _ inventory: StoreInventory) -> String? {
    switch domain {
    case .restaurant where inventory[.dishes] > 0:
      let dishes = dishes(inventory[.dishes])
      return say("Se borrará toda la carta (\(dishes))", "The whole menu (\(dishes)) will be deleted")
    case .recipes where inventory[.recipes] > 0:
      let recipes = self.recipes(inventory[.recipes])
      return say("Se borrará toda tu colección (\(recipes))", "Your whole collection (\(recipes)) will be deleted")
    case .beers where inventory[.manufacturers] > 0:
      let (makers, beers) = (manufacturers(inventory[.manufacturers]), beers(inventory[.beers]))
      return say(
        "Se borrará todo el catálogo (\(makers), \(beers))", "The whole catalog (\(makers), \(beers)) will be deleted")
    default: return nil
    }
  }

  /// Returns the word for a domain in `store reset`.
  private func word(_ domain: Domain) -> String {
    switch domain {
    case .restaurant: "menu"
    case .recipes: "recipes"
    case .beers: "beers"
    case .places: "places"
    }
  }

  func emptySeedAdvice(_ domain: Domain) -> String {
    say(
      "Comprueba que sea el archivo correcto. Para borrarlo todo: recetas-cli store reset \(word(domain))",
      "Check that it is the right file. To delete everything: recetas-cli store reset \(word(domain))")
  }

  func isEmpty(_ domain: Domain) -> String {
    switch domain {
    case .restaurant: say("La carta está vacía.", "The menu is empty.")
    case .recipes: say("Tu colección está vacía.", "Your collection is empty.")
    case .beers: say("El catálogo de cervezas está vacío.", "The beer catalog is empty.")
    case .places: say("No hay lugares.", "There are no places.")
    }
  }

  /// Reports the number of reviews that were deleted when one catalog replaced another.
  func reviewsGone(_ number: Int) -> [Line] {
    if number == 0 { return [] }
    let (lost, verb) = (reviews(number), number == 1 ? "Se ha borrado" : "Se han borrado")
    return [Line(say("\(verb) con sus cervezas: \(lost).", "Deleted with their beers: \(lost)."))]
  }

  func added(_ name: String, _ id: String) -> String { say("Se ha añadido: \(name) (\(id))", "Added: \(name) (\(id))") }
  func saved(_ name: String) -> String { say("Se ha guardado: \(name)", "Saved: \(name)") }
  func unchanged(_ name: String) -> String { say("Sin cambios: \(name)", "Unchanged: \(name)") }
  func deleted(_ name: String) -> String { say("Se ha borrado: \(name)", "Deleted: \(name)") }
  func reviewSaved(_ id: String) -> String { say("Reseña guardada: \(id)", "Review saved: \(id)") }
  func confirmDeletion(_ review: BeerReview) -> String {
    let name = named(review)
    return say("Se borrará \(name).", "\(name.prefix(1).uppercased() + name.dropFirst()) will be deleted.")
  }

  func confirmDeletion(_ maker: ManufacturerSummary) -> String {
    let (name, beers, reviews) = (maker.manufacturer.name, beers(maker.beerCount), reviews(maker.reviewCount))
    return say(
      "Se borrará «\(name)», con \(beers) y \(reviews).",
      "“\(name)” will be deleted, with \(beers) and \(reviews).")
  }

  func confirmDeletion(_ beer: RatedBeer) -> String {
    let (name, reviews) = (beer.beer.name, reviews(beer.rating.count))
    return say("Se borrará «\(name)», con \(reviews).", "“\(name)” will be deleted, with \(reviews).")
  }

  func notAPhoto(_ path: String) -> Problem {
    problem(
      .refused, "\(path) no es una imagen.", "\(path) is not a picture.",
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
      advice: "Escribe el nombre de un usuario, como en RECETAS_USER.", "Use a user name, as in RECETAS_USER.")
  }

  func badDay(_ text: String) -> Problem {
    problem(
      .badRequest, "Fecha no válida: «\(text)».", "Invalid date “\(text)”.",
      advice: "Escríbela así: 2026-11-21.", "Write it as 2026-11-21.")
  }

  func bundleInstead(_ problem: Problem) -> String {
    say(
      "\(problem.message) Se usa el catálogo de muestra.", "\(problem.message) Using the sample catalog instead.")
  }

  func samplesStay(_ problem: Problem) -> String {
    say("\(problem.message) Se siguen usando los datos de muestra.", "\(problem.message) Still using the sample data.")
  }

  func badAddress(_ name: String, as example: String) -> Problem {
    problem(
      .badRequest, "\(name) debe ser una dirección http o https sin usuario ni contraseña.",
      "\(name) must be an http or https address without a user name or password.",
      advice: "Escribe una como \(example)", "Use one like \(example)")
  }

  func badName(_ text: String) -> Problem {
    problem(
      .badRequest, "Nombre no válido: «\(text)».", "Invalid name “\(text)”.",
      advice: "No puede estar vacío ni ser tan largo.", "It can't be empty or this long.")
  }

  var makerWithoutOrigin: Problem {
    problem(
      .badRequest, "--maker necesita --origin.", "--maker needs --origin.",
      advice: "Añade --origin national o --origin imported.", "Add --origin national or --origin imported.")
  }
}

/// The messages about the options of `beers list`.
extension Texts {
  /// Returns the error for text that matches no manufacturer, or more than one.
  func notOneManufacturer(_ text: String, _ found: [Manufacturer]) -> Problem {
    if found.isEmpty {
      return problem(
        .notFound, "Ningún fabricante coincide con «\(text)».", "No manufacturer matches “\(text)”.",
        advice: "Consúltalos con: recetas-cli beers makers", "See them with: recetas-cli beers makers")
    }
    let names = found.prefix(5).map { quoted($0.name) }.joined(separator: ", ") + (found.count > 5 ? "…" : "")
    return usageProblem(
      "Varios fabricantes coinciden con «\(text)»: \(names). Escribe un nombre más completo.",
      "Several manufacturers match “\(text)”: \(names). Type more of the name.", helpOf: Command.beersList.spec)
  }

  func badLimit(_ option: String, _ error: BeerMeasureError, _ measure: BeerMeasure) -> Problem {
    usageProblem(
      "Valor no válido para --\(option): \(words(error, of: measure)).",
      "Invalid --\(option): \(words(error, of: measure)).", helpOf: Command.beersList.spec)
  }

  func crossedLimits(_ name: String) -> Problem {
    usageProblem(
      "--min-\(name) es mayor que --max-\(name).", "--min-\(name) is greater than --max-\(name).",
      helpOf: Command.beersList.spec)
  }
}
