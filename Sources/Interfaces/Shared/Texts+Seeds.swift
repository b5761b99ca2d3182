import Entities
public import UseCases

extension Texts {
  /// The label for lists that show samples.
  package var sampleData: String { say("Datos de muestra", "Sample data") }

  /// Returns the label for a list that contains samples from a domain. The label includes the number of samples if only some records are
  /// samples.
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
    return say(
      "\(sampleData): \(self.number(count.samples)) de \(records)",
      "\(sampleData): \(self.number(count.samples)) of \(records)")
  }

  /// Returns the line of the import report that describes a repair.
  package func words(_ repair: SeedRepair) -> String {
    let place = "\(record(repair.record, isRow: repair.isRow)), \(repair.field)"
    guard let to = repair.to else {
      return say("\(place): \(repair.from) se ha omitido", "\(place): \(repair.from) was left out")
    }
    return say("\(place): de \(repair.from) a \(to)", "\(place): from \(repair.from) to \(to)")
  }

  /// Returns the line of the import report that describes a problem.
  package func words(_ problem: SeedProblem) -> String {
    let record = record(problem.record, isRow: problem.isRow)
    let place = problem.field.map { "\(record), \($0)" } ?? record
    let readings = problem.readings.map(number).joined(separator: say(" o ", " or "))
    let either = readings.isEmpty ? "" : " (\(readings))"
    let (hay, found) = problem.found.map { ("pero hay \($0)\(either)", $0 + either) } ?? ("pero no hay nada", "nothing")
    return say(
      "\(place): se esperaba \(words(problem.expected)), \(hay)",
      "\(place): expected \(words(problem.expected)), found \(found)")
  }

  private func record(_ number: Int, isRow: Bool) -> String {
    isRow
      ? say("fila \(self.number(number))", "row \(self.number(number))")
      : say("registro \(self.number(number))", "record \(self.number(number))")
  }

  /// Returns the lines of the import report that list ignored fields and doubtful values.
  package func notes(_ report: SeedReport) -> [String] {
    var lines: [String] = []
    if !report.ignored.isEmpty {
      let fields = report.ignored.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let list = fields.map { "\($0.key) (\(number($0.value)))" }.joined(separator: ", ")
      lines.append(say("campos ignorados (registros): \(list)", "ignored fields (records): \(list)"))
    }
    for reason in SeedDoubt.Reason.allCases {
      let doubts = report.doubts.filter { $0.reason == reason }
      if doubts.isEmpty { continue }
      lines.append(words(reason) + ": " + doubts.map { "\($0.name) (\($0.value))" }.joined(separator: ", "))
    }
    let further = report.doubtCount - report.doubts.count
    if further > 0 {
      let more = count(
        further, ("valor dudoso más", "valores dudosos más"), ("more doubtful value", "more doubtful values"))
      lines.append(say("… y \(more)", "… and \(more)"))
    }
    return lines
  }

  private func words(_ reason: SeedDoubt.Reason) -> String {
    switch reason {
    case .fraction:
      say(
        "graduación dudosa, guardada tal cual (¿una fracción en vez de un porcentaje?)",
        "doubtful alcohol content, kept as is (a fraction instead of a percentage?)")
    case .farFromMadrid: say("lugares lejos de Madrid, guardados tal cual", "places far from Madrid, kept as is")
    }
  }

  /// Returns a decimal number in the notation of the language.
  ///
  /// - Parameter text: the number with a decimal point.
  private func number(_ text: String) -> String {
    let parts = text.drop { $0 == "-" }.split(separator: ".", maxSplits: 1).map(String.init)
    let number = ([grouped(parts.first ?? text)] + parts.dropFirst()).joined(separator: say(",", "."))
    return (text.hasPrefix("-") ? "-" : "") + number
  }

  /// Returns a line with the number of problems of one kind that the report doesn't list individually.
  package func words(_ problems: SeedProblemCount) -> String {
    let place = [number(problems.count) + " ×", problems.field.map { $0 + ":" }].compactMap(\.self).joined(
      separator: " ")
    return say(
      "\(place) se esperaba \(words(problems.expected))", "\(place) expected \(words(problems.expected))")
  }

  /// Returns a line with the numbers of accepted, repaired and rejected records, which add up to the total.
  package func summary(_ report: SeedReport) -> String {
    let numbers = [
      count(report.accepted, ("aceptado", "aceptados"), ("accepted", "accepted")),
      repaired(report.repaired), rejected(report.rejected),
    ]
    return "\(records(report.records)): \(numbers.joined(separator: ", "))"
  }

  /// Returns a line with the numbers of new, changed and unchanged records.
  package func comparison(_ report: SeedReport) -> String {
    [
      count(report.added, ("nuevo", "nuevos"), ("new", "new")),
      count(report.changed, ("cambiado", "cambiados"), ("changed", "changed")),
      count(report.unchanged, ("sin cambios", "sin cambios"), ("unchanged", "unchanged")),
    ].joined(separator: ", ")
  }

  /// Returns a phrase with the number of repaired records: `3 repaired`.
  package func repaired(_ number: Int) -> String {
    count(number, ("reparado", "reparados"), ("repaired", "repaired"))
  }
  /// Returns a phrase with the number of rejected records: `3 rejected`.
  package func rejected(_ number: Int) -> String {
    count(number, ("rechazado", "rechazados"), ("rejected", "rejected"))
  }

  private func records(_ number: Int) -> String { count(number, ("registro", "registros"), ("record", "records")) }

  private func decimals(_ number: Int) -> String {
    count(number, ("decimal", "decimales"), ("decimal place", "decimal places"))
  }

  /// Returns a noun phrase that describes the expected value.
  package func words(_ expectation: SeedExpectation) -> String {
    switch expectation {
    case .object: say("un objeto", "an object")
    case .text: say("un texto", "text")
    case .number: say("un número", "a number")
    case .nonEmptyText: say("un texto que no esté vacío", "non-empty text")
    case .textUpTo(let limit):
      say("un texto de hasta \(number(limit)) caracteres", "text of at most \(number(limit)) characters")
    case .decimalsUpTo(let limit):
      say("un número con hasta \(decimals(limit))", "a number with at most \(decimals(limit))")
    case .notNegative: say("un número no negativo", "a non-negative number")
    case .numberBetween(let least, let most):
      say(
        "un número entre \(number(least)) y \(number(most))", "a number between \(number(least)) and \(number(most))")
    case .wholeNumber: say("un número entero", "a whole number")
    case .oneReading: say("un número que solo se pueda leer de una manera", "a number that can be read in only one way")
    case .cellsUpTo(let limit):
      say(
        "una fila de hasta \(number(limit)) celdas, como la cabecera",
        "a row of at most \(number(limit)) cells, as in the header")
    case .origin: say("national o imported", "national or imported")
    case .knownManufacturer:
      say("un fabricante que exista o que indique su origen", "an existing manufacturer, or one with an origin")
    case .pictureFile:
      say("una imagen, en un archivo junto a este", "a picture in a file next to this one")
    case .smallerNumber: say("un número más pequeño", "a smaller number")
    case .fieldOnce: say("el campo una sola vez", "the field only once")
    case .unique: say("un valor único", "a unique value")
    }
  }

  /// Returns a line for a changed record, with the names of the fields that the import overwrites.
  package func words(_ change: SeedChange) -> String {
    let (name, fields) = (name(of: change), fields(of: change).joined(separator: ", "))
    return say("«\(name)» cambia: \(fields)", "“\(name)” changes: \(fields)")
  }

  /// Returns the name of the record before the import.
  package func name(of change: SeedChange) -> String { change.before.name }

  /// Returns the names of the fields that the import overwrites.
  package func fields(of change: SeedChange) -> [String] {
    let fields =
      switch (change.before, change.after) {
      case (.dish(let old), .dish(let new)): self.fields(DishDraft(old), DishDraft(new))
      case (.manufacturer(let old, _), .manufacturer(let new, _)):
        fieldsAndPhotos(ManufacturerDraft(old), ManufacturerDraft(new))
      case (.beer(let old, _), .beer(let new, _)):
        fieldsAndPhotos(BeerDraft(old), BeerDraft(new))
          + [old.manufacturer == new.manufacturer ? nil : say("fabricante", "manufacturer")].compactMap(\.self)
      case (.recipe(let old), .recipe(let new)):
        self.fields(RecipeDraft(old), RecipeDraft(new))
          + [
            old.nutrition == new.nutrition ? nil : say("valores nutricionales", "nutrition"),
            old.rating == new.rating ? nil : say("valoración", "rating"),
          ].compactMap(\.self)
      default: [String]()
      }
    // The change may affect a value that no form shows, such as the license of a recipe.
    return fields.isEmpty ? [say("otros datos", "other data")] : fields
  }

  private func fields<Draft: EditingDraft>(_ old: Draft, _ new: Draft) -> [String] {
    Draft.fields.filter { $0.text(old, self) != $0.text(new, self) }.map { $0.name.label(self) }
  }

  private func fieldsAndPhotos<Draft: EditingDraft & PhotoDraft>(_ old: Draft, _ new: Draft) -> [String] {
    fields(old, new) + (old.album == new.album ? [] : [say("fotos", "photos")])
  }
}
