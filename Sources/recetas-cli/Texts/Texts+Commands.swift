import Entities
import Fixtures
import Interfaces
import UseCases

/// The messages of several commands, except those that also appear on a screen.
extension Texts {
  func lacks(_ resources: Resources) -> String {
    switch resources {
    case .threads: say("no permite más hilos a este usuario", "it allows no more threads for this user")
    case .descriptors:
      say("no permite más archivos abiertos a este proceso", "it allows no more open files for this process")
    }
  }

  var missingCommandLine: Problem {
    problem(
      .notReady, "/proc no muestra los procesos, y el programa los necesita. No se ha ejecutado nada.",
      "/proc does not list the processes, which the program needs. Nothing was run.",
      advice: "Monta /proc y repite el comando.", "Mount /proc, and run the command again.")
  }

  func seeded(_ report: SeedReport) -> String {
    count(
      report.imported, ("plato de muestra añadido", "platos de muestra añadidos"), ("sample dish", "sample dishes"))
      + say(" a la carta.", " added to the menu.")
  }

  func imported(_ report: SeedReport) -> String {
    say("La carta tiene \(dishes(report.imported)).", "The menu has \(dishes(report.imported)).")
  }

  /// Describes the result of an import.
  ///
  /// - Parameters:
  ///   - deleted: the number of older records that the import deleted.
  ///   - conclusion: a closure that returns the sentence about the domain after the import. A dry run doesn't call it.
  func lines(_ report: SeedReport, deleted: Int = 0, isDryRun: Bool, conclusion: (SeedReport) -> String) -> [Line] {
    let dryRun = say("Solo era una prueba: no se ha cambiado nada.", "Dry run: nothing was changed.")
    let done =
      isDryRun ? [dryRun] : [conclusion(report), report.droppedSamples ? droppedSamples : nil].compactMap(\.self)
    let changes =
      report.imported == 0
      ? []
      : [comparison(report) + lost(deleted)]
        + (isDryRun ? report.changes.map(words) + more(report.changes.count, report.changed) : [])
    let found = (isDryRun ? [] : importedTitles(report)) + changes + details(report) + notes(report)
    return [Line("\(summary(report)). \(done.joined(separator: " "))")] + found.map { Line("  " + $0) }
  }

  private func lost(_ deleted: Int) -> String {
    deleted == 0 ? "" : ", " + count(deleted, ("borrado", "borrados"), ("deleted", "deleted"))
  }

  private var droppedSamples: String {
    say("Se han quitado las muestras que no habías cambiado.", "The samples that you had not changed were removed.")
  }

  /// Lists the first problems and repairs of a report, and counts the rest. The problems that are left out are counted by kind.
  func details(_ report: SeedReport) -> [String] {
    return report.problems.map(words) + more(report.problems.count, report.problemCount)
      + report.furtherProblems.map { "  " + words($0) }
      + report.repairs.map(words) + more(report.repairs.count, report.repairCount)
  }

  private func more(_ shown: Int, _ all: Int) -> [String] {
    let number = grouped("\(all - shown)")
    return all > shown ? [say("… y \(number) más", "… and \(number) more")] : []
  }

  var nextSteps: [Line] {
    let steps = [
      ("demo", say("todo el programa en un minuto", "a one-minute tour")),
      ("menu list", say("la carta", "the menu")),
      ("order add 1", say("después, pide el plato 1", "then order dish 1")),
      ("recipes list", say("las recetas", "the recipes")),
      ("interactive", say("las pantallas", "the screens")), ("--help", say("todo lo demás", "everything else")),
    ]
    return [""] + Line.columns(steps, by: \.0) { Line("  recetas-cli " + $0.0, .strong).adding($1 + $0.1) }
  }

  func noDishes(_ query: String, _ kind: DishKind?, _ page: Page) -> String {
    if page.offset > 0 { return nothingHere }
    let isBlank = SearchText(query).isBlank
    guard let name = kind?.name else { return isBlank ? emptyMenu : nothingFound(query) }
    return isBlank
      ? say("La carta no tiene platos en la sección «\(name)».", "The menu has no dishes in the section “\(name)”.")
      : say(
        "Ningún plato de la sección «\(name)» coincide con «\(query)».",
        "No dish in the section “\(name)” matches “\(query)”.") + " " + searched(Dish.searchedFields)
  }

  func confirmDeletion(_ dish: Dish) -> String {
    let price = money(dish.price)
    return say(
      "Se quitará de la carta «\(dish.name)», \(price).", "“\(dish.name)”, \(price), will be taken off the menu.")
  }

  /// Returns the hint that explains how to see more results.
  func moreFindings(limit: Int) -> String {
    say("Hay más resultados: usa --limit \(limit).", "There are more results: use --limit \(limit).")
  }

  var nothingHere: String { say("No hay filas en ese intervalo.", "No rows in that range.") }

  func kind(_ name: String) throws -> DishKind {
    do { return try DishKind(TextRule.cleaned(name)) } catch {
      throw problem(
        .badRequest, "Sección no válida: «\(name)».", "Invalid section “\(name)”.",
        advice: "Mira las secciones con: recetas-cli menu list", "See the sections with: recetas-cli menu list")
    }
  }

  /// The description of the last completion if not all completions are listed.
  var moreNames: String { say("y más: sigue escribiendo", "and more: keep typing") }

  /// Returns the problem for an error without a message of its own.
  func unexpected(_ error: any Error) -> Problem {
    problem(GatewayError.failed(what: "recetas-cli", why: error.reason))
  }

  var forceAdvice: String {
    say("Usa --force para sustituir la carta por el archivo.", "Use --force to replace the menu with the file.")
  }
  var fixAdvice: String { say("Corrige los datos.", "Fix the data.") }
  var skipInvalidAdvice: String {
    say("Corrígelos, o importa los demás con --skip-invalid.", "Fix them, or import the others with --skip-invalid.")
  }

  func noFixture(_ error: FixtureNotFound) -> Problem {
    problem(
      .notFound, "No se encuentran los datos de muestra: \(error.name).",
      "Sample data not found: \(error.name).",
      advice:
        "Cópialos junto al programa, o importa los tuyos (recetas-cli --help). Se han buscado en: \(error.tried.joined(separator: ", "))",
      "Copy them next to the program, or import your own (recetas-cli --help). Looked in: \(error.tried.joined(separator: ", "))"
    )
  }
}

extension Texts {
  func noPicture(of name: String) -> Problem {
    problem(
      .notFound, "«\(name)» no tiene imagen.", "“\(name)” has no picture.",
      advice: "Quita --image.", "Remove --image.")
  }

  /// Returns the error for a command with more output files than there are pictures.
  func fewerPictures(_ number: Int, of name: String, than files: Int) -> Problem {
    if number == 0 { return noPicture(of: name) }
    let pictures = count(number, ("imagen", "imágenes"), ("picture", "pictures"))
    return problem(
      .badRequest, "«\(name)» tiene \(pictures), pero --image indica \(self.number(files)) archivos.",
      "“\(name)” has \(pictures), but --image names \(self.number(files)) files.",
      advice: "Indica como mucho un archivo por imagen.", "Name at most one file for each picture.")
  }

  var terminalWithoutPictures: String {
    say(
      "Este terminal no puede mostrar imágenes, o no se ha podido comprobar. Usa kitty, iTerm2, foot o xterm -ti vt340, o guárdalas con --image ARCHIVO.",
      "This terminal can't show pictures, or its support could not be detected. Use kitty, iTerm2, foot or xterm -ti vt340, or save them with --image FILE."
    )
  }

  /// Returns the reason that the terminal doesn't show a picture that must be converted.
  func pictureNotShown(_ failure: ImageMagick.Failure) -> String {
    switch failure {
    case .missing:
      say(
        "Para mostrar las imágenes en este terminal hace falta ImageMagick. Instálalo, o guárdalas con --image ARCHIVO.",
        "Showing the pictures in this terminal needs ImageMagick. Install it, or save them with --image FILE.")
    case .failed:
      say(
        "ImageMagick no ha podido convertir una imagen. Guárdala con --image ARCHIVO.",
        "ImageMagick could not convert a picture. Save it with --image FILE.")
    }
  }
}
