public import UseCases

extension ImportSeedError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .notEmpty(.restaurant):
      texts.problem(
        .conflict, "La carta ya tiene platos; no se ha importado nada.",
        "The menu already has dishes; nothing was imported.",
        advice: "Para sustituirla por el archivo, pídelo expresamente.",
        "To replace it with the file, ask for that explicitly.")
    case .notEmpty(.recipes):
      texts.problem(
        .conflict, "La colección ya tiene recetas; no se ha importado nada.",
        "The collection already has recipes; nothing was imported.",
        advice: "Elige añadirlas, o sustituir la colección por el archivo.",
        "Choose to add to it, or to replace it with the file.")
    case .notEmpty(.beers):
      texts.problem(
        .conflict, "El catálogo ya tiene cervezas; no se ha importado nada.",
        "The catalog already has beers; nothing was imported.",
        advice: "Elige añadirlas, o sustituir el catálogo por el archivo.",
        "Choose to add to it, or to replace it with the file.")
    case .notEmpty(.places):
      texts.problem(
        .conflict, "Los lugares ya están descargados; no se ha importado nada.",
        "The places are already downloaded; nothing was imported.",
        advice: "Pide que se descarguen de nuevo.", "Ask to download them again.")
    case .changed:
      texts.problem(
        .conflict, "Lo que se iba a sustituir ha cambiado mientras tanto; no se ha importado nada.",
        "The data to be replaced has changed in the meantime; nothing was imported.",
        advice: "Vuelve a intentarlo.", "Try again.")
    case .invalid(let report):
      texts.problem(
        .refused,
        "Registros rechazados: \(texts.number(report.rejected)) de \(texts.number(report.records)); no se ha importado nada.",
        "Records rejected: \(texts.number(report.rejected)) of \(texts.number(report.records)); nothing was imported.",
        advice: "Corrígelos, o pide que se omitan.", "Fix them, or ask to skip them.")
    case .empty:
      texts.problem(
        .refused, "No contiene ningún registro; no se ha importado nada.",
        "It contains no records; nothing was imported.",
        advice: "Comprueba que sea el archivo correcto.", "Check that it is the right file.")
    case .source(let error): error.problem(in: texts)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension SeedSourceError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .missing(let path):
      Problem(
        .notFound, texts.say("No existe \(path).", "\(path) does not exist."), texts.checkPlace(path))
    case .notAFile(let path):
      texts.problem(
        .notFound, "\(path) no es un archivo.", "\(path) is not a file.",
        advice: "Comprueba la ruta; si los datos vienen de una tubería, guárdalos antes en un archivo.",
        "Check the path; save piped input to a file first.")
    case .notAllowed(let path):
      texts.problem(
        .notAllowed, "No tienes permiso para leer \(path).",
        "You don't have permission to read \(path).",
        advice: "Cambia sus permisos.", "Change its permissions.")
    case .unreadable(let path, let why):
      Problem(
        .notFound,
        texts.say("No se puede leer \(path)", "\(path) can't be read") + texts.detail(why) + ".",
        texts.checkPlace(path))
    case .gateway(let error): error.problem(in: texts)
    case .malformed(let path, let problem, let line, let column):
      texts.problem(
        .refused, "\(path), línea \(texts.number(line)), columna \(texts.number(column)): \(texts.words(problem)).",
        "\(path), line \(texts.number(line)), column \(texts.number(column)): \(texts.words(problem)).",
        advice: "No se ha importado nada. \(Texts.isAddress(path) ? "Comprueba la dirección." : "Corrige los datos.")",
        "Nothing was imported. \(Texts.isAddress(path) ? "Check the address." : "Fix the data.")")
    }
  }
}

extension Texts {
  /// Returns whether the location is a URL, not a path.
  fileprivate static func isAddress(_ place: String) -> Bool { place.contains("://") }

  fileprivate func checkPlace(_ place: String) -> String {
    Self.isAddress(place)
      ? say("Comprueba la dirección.", "Check the address.") : say("Comprueba la ruta.", "Check the path.")
  }

  fileprivate func words(_ problem: SeedFormatProblem) -> String {
    switch problem {
    case .empty: say("está vacío", "it is empty")
    case .truncated: say("está incompleto", "it is truncated")
    case .unexpected(let found): say("no es JSON: no se esperaba \(found)", "it is not JSON: unexpected \(found)")
    case .notRecords(let found):
      say(
        "se esperaba una lista [...] u objetos {...}, pero hay \(found)",
        "expected an array [...] or objects {...}, found \(found)")
    case .noList(let member, nil): say("falta la lista \(member)", "the list \(member) is missing")
    case .noList(let member, let found?):
      say(
        "se esperaba una lista [...] en \(member), pero hay \(found)",
        "expected an array [...] in \(member), found \(found)")
    case .notUTF8: say("no es UTF-8", "it is not UTF-8")
    case .notUTF16:
      say("empieza como UTF-16, pero no es UTF-16 válido", "it starts like UTF-16, but is not valid UTF-16")
    case .tooDeep(let limit):
      say("tiene más de \(number(limit)) niveles", "it is nested deeper than \(number(limit)) levels")
    case .recordTooLarge(let limit):
      say("un registro tiene más de \(number(limit)) valores", "a record has more than \(number(limit)) values")
    case .unknownEncoding(let name):
      say("la codificación «\(name)» no se admite", "the encoding “\(name)” is not supported")
    case .missingColumns(let columns): missing(columns)
    case .foreignPrices(let title):
      say(
        "los precios de la columna «\(title)» no están en euros", "the prices in the column “\(title)” are not in euros"
      )
    case .unclosedQuote(let row):
      say(
        "las comillas que se abren en la fila \(number(row)) no se cierran nunca",
        "the quote that opens in row \(number(row)) is never closed")
    case .textAfterQuote(let row):
      say(
        "en la fila \(number(row)) hay más texto tras las comillas que cierran una celda",
        "in row \(number(row)), more text follows the closing quote of a cell")
    case .noRecipe(let records):
      say(
        "no hay ninguna receta (registros: \(number(records)))",
        "it contains no recipe (records: \(number(records)))")
    case .noRecipeInPage(0):
      say(
        "la página no tiene ninguna receta de schema.org (JSON-LD, Microdata o RDFa)",
        "the page has no schema.org recipe (JSON-LD, Microdata or RDFa)")
    case .noRecipeInPage(let count):
      say(
        "la página no tiene ninguna receta legible de schema.org (bloques de JSON-LD que no son JSON: \(number(count)))",
        "the page has no readable schema.org recipe (JSON-LD blocks that are not JSON: \(number(count)))")
    }
  }

  private func missing(_ columns: [SeedColumn]) -> String {
    let english = ["nombre": "name", "precio": "price", "tipo": "kind"]
    let names = columns.map { say($0.field, english[$0.field] ?? $0.field) }
    let titles = zip(names, columns).map { "\($0): \($1.titles.joined(separator: ", "))" }.joined(separator: "; ")
    return say(
      "en la primera fila de la tabla \(columns.count == 1 ? "falta la columna" : "faltan las columnas") \(list(names)) "
        + "(se admiten estos títulos: \(titles))",
      "the first row of the table lacks the \(columns.count == 1 ? "column" : "columns") \(list(names)) "
        + "(these titles are accepted: \(titles))")
  }
}
