public import UseCases

extension ImportSeedError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .notEmpty(.restaurant):
      texts.problem(
        .conflict, "La carta ya tiene platos; no se ha importado nada.",
        "The menu has dishes already; nothing was imported.",
        advice: "Para sustituirla por el archivo, pídelo expresamente.",
        "To replace it with the file, ask for that explicitly.")
    case .notEmpty(.recipes):
      texts.problem(
        .conflict, "La colección ya tiene recetas; no se ha importado nada.",
        "The collection already has recipes; nothing was imported.",
        advice: "Pide que se añadan, o que el archivo la sustituya.",
        "Ask to add to it, or to replace it with the file.")
    case .notEmpty(.beers):
      texts.problem(
        .conflict, "El catálogo ya tiene cervezas; no se ha importado nada.",
        "The catalog already has beers; nothing was imported.",
        advice: "Pide que se añadan, o que el archivo lo sustituya.",
        "Ask to add to it, or to replace it with the file.")
    case .notEmpty(.places):
      texts.problem(
        .conflict, "Los lugares ya están descargados; no se ha importado nada.",
        "The places are already downloaded; nothing was imported.",
        advice: "Pide que se descarguen de nuevo.", "Ask to download them again.")
    case .changed:
      texts.problem(
        .conflict, "Lo que se iba a sustituir ha cambiado mientras tanto; no se ha importado nada.",
        "What was to be replaced has changed meanwhile; nothing was imported.",
        advice: "Vuelve a intentarlo.", "Try again.")
    case .invalid(let report):
      texts.problem(
        .refused, "Registros rechazados: \(report.rejected) de \(report.records); no se ha importado nada.",
        "Records rejected: \(report.rejected) of \(report.records); nothing was imported.",
        advice: "Corrígelos, o pide que se omitan.", "Fix them, or ask to skip them.")
    case .source(let error): error.problem(in: texts)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension SeedSourceError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    let checkPath = texts.say("Comprueba la ruta.", "Check the path.")
    return switch self {
    case .missing(let path): Problem(.notFound, texts.say("No existe \(path).", "\(path) does not exist."), checkPath)
    case .notAFile(let path):
      texts.problem(
        .notFound, "\(path) no es un archivo.", "\(path) is not a file.",
        advice: "Comprueba la ruta; lo que venga de una tubería, guárdalo antes en un archivo.",
        "Check the path; save what comes from a pipe in a file first.")
    case .notAllowed(let path):
      texts.problem(
        .notAllowed, "No tienes permiso para leer \(path).", "You don't have permission to read \(path).",
        advice: "Cambia sus permisos.", "Change its permissions.")
    case .unreadable(let path, let why):
      Problem(.notFound, texts.say("No se puede leer \(path): \(why).", "\(path) can't be read: \(why)."), checkPath)
    case .gateway(let error): error.problem(in: texts)
    case .malformed(let path, let problem, let line, let column):
      texts.problem(
        .refused, "\(path), línea \(line), columna \(column): \(texts.words(problem)).",
        "\(path), line \(line), column \(column): \(texts.words(problem)).",
        advice: "No se ha importado nada. Corrige el archivo.", "Nothing was imported. Fix the file.")
    }
  }
}

extension Texts {
  fileprivate func words(_ problem: SeedFormatProblem) -> String {
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
    case .missingColumns(let fields):
      say(
        "en la primera fila de la tabla \(fields.count == 1 ? "falta la columna" : "faltan las columnas") "
          + fields.joined(separator: " y "),
        "the first row of the table lacks the \(fields.count == 1 ? "column" : "columns") "
          + fields.map { $0 == "nombre" ? "name" : "price" }.joined(separator: " and "))
    case .noRecipe(let records):
      say("no hay ninguna receta (registros: \(records))", "there is no recipe in it (records: \(records))")
    case .noRecipeInPage(0):
      say(
        "la página no tiene ninguna receta de schema.org (JSON-LD)", "the page has no recipe of schema.org (JSON-LD)")
    case .noRecipeInPage(let count):
      say(
        "la página no tiene ninguna receta legible de schema.org (bloques de JSON-LD que no son JSON: \(count))",
        "the page has no readable recipe of schema.org (JSON-LD blocks that are not JSON: \(count))")
    }
  }
}
