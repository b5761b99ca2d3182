public import UseCases

extension Texts {
  /// Why a seed was not imported.
  public func problem(_ error: ImportSeedError) -> Problem {
    switch error {
    case .notEmpty(.restaurant):
      Problem(
        say("La carta ya tiene platos; no se ha importado nada.", "The menu has dishes already; nothing was imported."),
        say(
          "Para que el fichero ocupe su lugar, pídelo expresamente.",
          "To have the file take its place, say so expressly."))
    case .notEmpty(.recipes):
      Problem(
        say(
          "La colección ya tiene recetas; no se ha importado nada.",
          "The collection has recipes already; nothing was imported."),
        say("Pide que se añadan, o que el fichero ocupe su lugar.", "Have them added, or have the file take its place.")
      )
    case .notEmpty(.beers):
      Problem(
        say(
          "El catálogo ya tiene cervezas; no se ha importado nada.",
          "The catalogue has beers already; nothing was imported."),
        say("Pide que se añadan, o que el fichero ocupe su lugar.", "Have them added, or have the file take its place.")
      )
    case .notEmpty(.places):
      Problem(
        say(
          "Los lugares ya están; no se ha importado nada.", "The places are there already; nothing was imported."),
        say("Pide que se descarguen de nuevo.", "Have them downloaded anew."))
    case .invalid(let report):
      Problem(
        say(
          "Registros rechazados: \(report.rejected) de \(report.records); no se ha importado nada.",
          "Records rejected: \(report.rejected) of \(report.records); nothing was imported."),
        say("Corrígelos, o pide que se salten.", "Fix them, or ask for them to be skipped."))
    case .source(let error): problem(error)
    case .store(let error): problem(error)
    }
  }

  /// Why a seed can't be read.
  public func problem(_ error: SeedSourceError) -> Problem {
    let checkPath = say("Comprueba la ruta.", "Check the path.")
    return switch error {
    case .missing(let path): Problem(say("No existe \(path).", "\(path) does not exist."), checkPath)
    case .notAFile(let path): Problem(say("\(path) no es un fichero.", "\(path) is not a file."), checkPath)
    case .notAllowed(let path):
      Problem(
        say("No hay permiso para leer \(path).", "There is no permission to read \(path)."),
        say("Cambia sus permisos.", "Change its permissions."))
    case .unreadable(let path, let why):
      Problem(say("No se puede leer \(path): \(why).", "\(path) can't be read: \(why)."), checkPath)
    case .gateway(let error): self.problem(error)
    case .malformed(let path, let problem, let line, let column):
      Problem(
        say(
          "\(path), línea \(line), columna \(column): \(words(problem)).",
          "\(path), line \(line), column \(column): \(words(problem))."),
        say("No se ha importado nada. Corrige el fichero.", "Nothing was imported. Fix the file."))
    }
  }

  /// A repair of the report, as a line.
  public func words(_ repair: SeedRepair) -> String {
    let place = say("registro \(repair.record), \(repair.field)", "record \(repair.record), \(repair.field)")
    guard let to = repair.to else {
      return say("\(place): \(repair.from) se ha omitido", "\(place): \(repair.from) was left out")
    }
    return say("\(place): de \(repair.from) a \(to)", "\(place): from \(repair.from) to \(to)")
  }

  /// A problem of the report, as a line.
  public func words(_ problem: SeedProblem) -> String {
    let record = say("registro \(problem.record)", "record \(problem.record)")
    let place = problem.field.map { "\(record), \($0)" } ?? record
    let (hay, found) = problem.found.map { ("hay \($0)", $0) } ?? ("no hay nada", "nothing")
    return say(
      "\(place): se esperaba \(words(problem.expected)), \(hay)",
      "\(place): expected \(words(problem.expected)), found \(found)")
  }

  /// The three numbers that add up, as a line.
  public func summary(_ report: SeedReport) -> String {
    let numbers = [report.accepted, report.repaired, report.rejected].map { grouped("\($0)") }
    return say(
      "\(records(report.records)): aceptados \(numbers[0]), reparados \(numbers[1]), rechazados \(numbers[2])",
      "\(records(report.records)): \(numbers[0]) accepted, \(numbers[1]) repaired, \(numbers[2]) rejected")
  }

  private func records(_ number: Int) -> String { count(number, ("registro", "registros"), ("record", "records")) }

  /// What should have been there, as a noun.
  public func words(_ expectation: SeedExpectation) -> String {
    switch expectation {
    case .object: say("un objeto", "an object")
    case .text: say("un texto", "a text")
    case .number: say("un número", "a number")
    case .nonEmptyText: say("un texto que no esté vacío", "a text that is not empty")
    case .textUpTo(let limit): say("un texto de hasta \(limit) caracteres", "a text of at most \(limit) characters")
    case .decimalsUpTo(let limit): say("hasta \(limit) decimales", "at most \(limit) decimals")
    case .notNegative: say("un número no negativo", "a number not below zero")
    case .numberBetween(let least, let most):
      say("un número entre \(least) y \(most)", "a number between \(least) and \(most)")
    case .wholeNumber: say("un número entero", "a whole number")
    case .origin: say("national o imported", "national or imported")
    case .pictureBeside:
      say("una imagen, en un archivo junto a este", "a picture, in a file beside this one")
    case .smallerNumber: say("un número más pequeño", "a smaller number")
    case .fieldOnce: say("el campo una sola vez", "the field only once")
    case .unique: say("algo que no estuviera ya", "something not seen before")
    }
  }

  private func words(_ problem: SeedFormatProblem) -> String {
    switch problem {
    case .empty: say("está vacío", "it is empty")
    case .truncated: say("termina a la mitad", "it ends in the middle")
    case .unexpected(let found): say("no es JSON: sobra \(found)", "it is not JSON: unexpected \(found)")
    case .notRecords(let found):
      say(
        "se esperaba una lista [...] u objetos {...}, hay \(found)",
        "expected an array [...] or objects {...}, found \(found)")
    case .noList(let member, nil): say("falta la lista \(member)", "the list \(member) is missing")
    case .noList(let member, let found?):
      say(
        "se esperaba una lista [...] en \(member), hay \(found)",
        "expected an array [...] in \(member), found \(found)")
    case .notUTF8: say("no es UTF-8", "it is not UTF-8")
    case .tooDeep(let limit): say("más de \(limit) niveles", "nested deeper than \(limit) levels")
    case .recordTooLarge(let limit):
      say("un registro con más de \(limit) valores", "a record of more than \(limit) values")
    case .noRecipe(let records):
      say("no hay ninguna receta (registros: \(records))", "there is no recipe in it (records: \(records))")
    }
  }
}
