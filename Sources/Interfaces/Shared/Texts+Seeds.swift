public import UseCases

extension Texts {
  /// The label of lists that show samples.
  public var sampleData: String { say("Datos de muestra", "Sample data") }

  /// What a list of a domain with samples is called: how many of its records are samples, where not all are.
  public func sampleData(_ count: SampleCount, of domain: Domain) -> String {
    if count.samples == count.records { return sampleData }
    let number = count.records
    let records =
      switch domain {
      case .restaurant: self.count(number, ("plato", "platos"), ("dish", "dishes"))
      case .recipes: self.count(number, ("receta", "recetas"), ("recipe", "recipes"))
      case .beers:
        self.count(number, ("fabricante", "fabricantes y cervezas"), ("manufacturer", "manufacturers and beers"))
      case .places: places(number)
      }
    return say("\(sampleData): \(count.samples) de \(records)", "\(sampleData): \(count.samples) of \(records)")
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
    let numbers = [
      count(report.accepted, ("aceptado", "aceptados"), ("accepted", "accepted")),
      repaired(report.repaired), rejected(report.rejected),
    ]
    return "\(records(report.records)): \(numbers.joined(separator: ", "))"
  }

  /// How many records were repaired.
  package func repaired(_ number: Int) -> String {
    count(number, ("reparado", "reparados"), ("repaired", "repaired"))
  }
  /// How many records were rejected.
  package func rejected(_ number: Int) -> String {
    count(number, ("rechazado", "rechazados"), ("rejected", "rejected"))
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
    case .unique: say("un valor único", "a unique value")
    }
  }
}
