import Entities
import Gateways
import Interfaces
import UseCases

/// What is said about the command line itself, and about stores.
extension Texts {
  var programSummary: String {
    say(
      "Recetas: pide en el restaurante y encuentra recetas, desde el terminal",
      "Recetas: order from the restaurant and find recipes, in the terminal")
  }
  var usage: String { say("Uso:", "Usage:") }
  var options: String { say("Opciones", "Options") }
  var optionsEverywhere: String { say("Opciones comunes a todos los comandos", "Global options") }
  var examples: String { say("Ejemplos", "Examples") }
  var moreHelp: String { say("Más: recetas-cli GRUPO COMANDO --help", "More: recetas-cli GROUP COMMAND --help") }

  /// The placeholders of a usage in the user's language: `[ID]`, `sqlite:PATH`, in Spanish `sqlite:RUTA`.
  func placeholder(_ usage: String) -> String {
    switch language {
    case .english: return usage
    case .spanish: break
    }
    let choices = Choice.all(in: usage)
    if !choices.isEmpty { return choices.map(word).joined(separator: "|") }
    let words = [
      "AMOUNT": "IMPORTE", "BEER": "CERVEZA", "COMMAND": "COMANDO", "DAY": "DÍA", "DIET": "DIETA", "DIR": "CARPETA",
      "DISH": "PLATO",
      "FILE": "ARCHIVO", "FOLDER": "CARPETA", "KIND": "SECCIÓN", "LINE": "LÍNEA", "MAKER": "FABRICANTE",
      "MINUTES": "MINUTOS", "NAME": "NOMBRE", "OPTIONS": "OPCIONES", "OR": "O", "PATH": "RUTA", "PROJECT": "PROYECTO",
      "SERVINGS": "RACIONES", "TEXT": "TEXTO",
    ]
    var (result, word) = ("", "")
    for letter in usage + " " {
      if letter.isUppercase {
        word.append(letter)
      } else {
        result += (words[word] ?? word) + String(letter)
        word = ""
      }
    }
    return String(result.dropLast())
  }

  private func seeHelp(_ command: String = "") -> String {
    say("Mira: recetas-cli \(command)--help", "See: recetas-cli \(command)--help")
  }
  func usageProblem(_ spanish: String, _ english: String, _ spec: CommandSpec? = nil) -> Problem {
    Problem(.badRequest, say(spanish, english), spec.map { usage + " " + $0.usage(self) } ?? seeHelp())
  }

  /// Suggests these words.
  func didYouMean(_ words: [String]) -> String {
    say(
      "¿Querías decir \(words.map { "«\($0)»" }.joined(separator: " o "))?",
      "Did you mean \(words.map { "“\($0)”" }.joined(separator: " or "))?")
  }

  /// - Parameters:
  ///   - known: the valid words.
  ///   - nearest: the words to suggest.
  func unknownCommand(_ word: String, _ known: [String], nearest: [String]) -> Problem {
    if !nearest.isEmpty {
      return usageProblem("Comando desconocido: «\(word)».", "Unknown command “\(word)”.").suggesting(nearest, self)
    }
    let list = known.joined(separator: ", ")
    return usageProblem(
      "Comando desconocido: «\(word)»; disponibles: \(list).", "Unknown command “\(word)”; available: \(list).")
  }
  func missingCommand(_ group: String, _ known: [String]) -> Problem {
    let list = known.joined(separator: ", ")
    return Problem(
      .badRequest, say("Falta el subcomando de «\(group)»: \(list).", "Missing subcommand after “\(group)”: \(list)."),
      seeHelp(group + " "))
  }
  func unknownOption(_ name: String, nearest: [String]) -> Problem {
    usageProblem("Opción desconocida: «\(name)».", "Unknown option “\(name)”.").suggesting(nearest, self)
  }
  func unwantedOption(_ name: String, _ spec: CommandSpec) -> Problem {
    let nearest = Nearest.words(to: name, among: (spec.options + GlobalOptions.specs).map(\.name))
    return usageProblem("Este comando no tiene la opción --\(name).", "This command has no option --\(name).", spec)
      .suggesting(nearest.map { "--" + $0 }, self)
  }
  func unwantedValue(_ name: String) -> Problem {
    usageProblem("La opción --\(name) no lleva valor.", "The option --\(name) takes no value.")
  }
  func missingValue(_ name: String) -> Problem {
    usageProblem("Falta el valor de --\(name).", "Missing value for --\(name).")
  }
  func tooMany(_ word: String, _ spec: CommandSpec) -> Problem {
    usageProblem("Sobra «\(word)».", "Unexpected argument “\(word)”.", spec)
  }
  func missing(_ name: String, _ spec: CommandSpec) -> Problem {
    usageProblem("Falta \(placeholder(name)).", "Missing \(placeholder(name)).", spec)
  }
  func notANumber(_ text: String, _ name: String, from least: Int) -> Problem {
    problem(
      .badRequest, "Valor no válido de \(name): «\(text)».", "Invalid \(name) “\(text)”.",
      advice: "Usa un número entero, \(least) o más.", "Use a whole number, \(least) or more.")
  }
  func notAnAmount(_ text: String, _ name: String) -> Problem {
    problem(
      .badRequest, "Valor no válido de \(name): «\(text)».", "Invalid \(name) “\(text)”.",
      advice: "Usa un número mayor que cero, como 2, 1/2 o 0,5.",
      "Use a number greater than zero, such as 2, 1/2 or 0.5.")
  }
  func badUser(_ name: String) -> Problem {
    problem(
      .badRequest, "Valor no válido de RECETAS_USER: «\(name)».", "Invalid RECETAS_USER “\(name)”.",
      advice: "Debe empezar por una letra o una cifra; después admite letras, cifras y - _ . @ +.",
      "It must begin with a letter or a digit, followed by letters, digits or - _ . @ +.")
  }

  var noDataFolder: Problem {
    problem(
      .badRequest, "No se sabe dónde guardar los datos: HOME no está definida o no es una ruta absoluta.",
      "No folder for the data: HOME is not set, or is not an absolute path.",
      advice: "Indica --data CARPETA o define RECETAS_HOME.", "Give --data DIR, or set RECETAS_HOME.")
  }
  func sameFile(_ one: String, _ other: String) -> Problem {
    problem(
      .badRequest, "--\(one) y --\(other) son el mismo archivo.", "--\(one) and --\(other) are the same file.",
      advice: "Da a cada una el suyo.", "Give each its own.")
  }
  func isOfTheStore(_ file: String) -> Problem {
    problem(
      .badRequest, "«\(file)» es de los datos del programa.", "“\(file)” belongs to the program's own data.",
      advice: "Elige otro archivo.", "Choose another file.")
  }
  func badStore(_ text: String) -> Problem {
    let kind = String(text.prefix { $0 != ":" })
    let nearest = Nearest.words(to: kind, among: ["sqlite", "json", "memory", "firestore"])
    let place = text.dropFirst(kind.count + 1)
    return problem(
      .badRequest, "Almacén desconocido: «\(text)».", "Unknown store “\(text)”.",
      advice: "Usa sqlite:RUTA, json:CARPETA, memory: o firestore:PROYECTO",
      "Use sqlite:PATH, json:DIR, memory: or firestore:PROJECT"
    ).suggesting(nearest.map { "\($0):\($0 == "memory" ? "" : place)" }, self)
  }
  var noSQLite: Problem {
    problem(
      .badRequest, "Este programa se compiló sin SQLite.", "This program was built without SQLite.",
      advice: "Usa json:CARPETA, memory: o firestore:PROYECTO", "Use json:DIR, memory: or firestore:PROJECT")
  }

  func needsYes(_ question: String) -> Problem { Problem(.badRequest, question, repeatWithYes) }
  var repeatWithYes: String {
    say("Aquí no se puede pedir confirmación: repite con --yes.", "Can't ask for confirmation here: repeat with --yes.")
  }
  var changedMeanwhile: String { say("Ha cambiado mientras tanto.", "It has changed meanwhile.") }
  var notConfirmed: Problem {
    problem(
      .refused, "No se ha confirmado.", "Not confirmed.",
      advice: "No se ha cambiado nada.", "Nothing was changed.")
  }
  var yesOrNo: String { say("¿Continuar? \(yesNo)", "Continue? \(yesNo)") }
  /// For texts that are already questions.
  var yesNo: String { say("[s/N]", "[y/N]") }
  func isYes(_ answer: String) -> Bool {
    let words = choose(["s", "si"], ["y", "yes"])
    return words.contains(SearchText(answer).folded)
  }
  func cannotPrint(_ reason: String) -> Problem {
    Problem(
      .cannotWrite, say("No se puede escribir la salida: \(reason).", "The output can't be written: \(reason)."), "")
  }

  func confirmReset(_ location: StoreLocation, _ inventory: StoreInventory) -> String {
    let menu = dishes(inventory[.dishes])
    let drafts = count(
      inventory[.drafts], ("pedido sin enviar", "pedidos sin enviar"), ("unplaced order", "unplaced orders"))
    let placed = placedOrders(inventory[.placedOrders])
    let (cookbook, starred) = (recipes(inventory[.recipes]), favorites(inventory[.favorites]))
    let makers = manufacturers(inventory[.manufacturers])
    let catalog = "\(makers), \(beers(inventory[.beers])), \(reviews(inventory[.reviews]))"
    let city = places(inventory[.places])
    return say(
      "Se borrará todo de \(location): \(menu), \(drafts) y \(placed), \(cookbook) y \(starred), \(catalog) y \(city), de todos los usuarios.",
      "Everything in \(location) will be deleted: \(menu), \(drafts) and \(placed), \(cookbook) and \(starred), \(catalog) and \(city), for all users."
    )
  }
  private func placedOrders(_ number: Int) -> String { count(number, ("enviado", "enviados"), ("placed", "placed")) }
  func confirmDiscarding(_ location: StoreLocation, _ why: String) -> String {
    say(
      "\(location) está dañado (\(why)). Se borrarán sus archivos, también lo que aún se pueda leer, de todos los usuarios.",
      "\(location) is damaged (\(why)). Its files will be deleted, even what may still be readable, for all users.")
  }
  /// What to do about a store that can't be read.
  func damagedAdvice(_ location: StoreLocation) -> String {
    let saved =
      switch location {
      #if SQLite
        case .local(.sqlite):
          say(
            "Recupera lo que se pueda con el comando .recover de sqlite3, restaura una copia",
            "Recover what can be read with sqlite3's .recover, restore a copy")
      #endif
      case .local, .firestore: say("Corrige el archivo, restaura una copia", "Repair the file, restore a copy")
      }
    return say("No se ha modificado. ", "It was left as it is. ") + saved
      + say(", o vacía el almacén con: recetas-cli store reset", ", or empty the store with: recetas-cli store reset")
  }
  func wasReset(_ location: StoreLocation) -> String { say("\(location) está vacío.", "\(location) is empty.") }

  func exported(_ records: Int, _ pictures: Int, to folder: String) -> String {
    let records = count(records, ("registro", "registros"), ("record", "records"))
    let pictures = self.pictures(pictures)
    return say(
      "Copia guardada en \(folder): \(records), \(pictures).", "Exported to \(folder): \(records), \(pictures).")
  }
  /// How many pictures of places could not be exported.
  func notExported(_ number: Int) -> String {
    let (pictures, isOne) = (self.pictures(number), number == 1)
    return say(
      "La copia no incluye \(pictures) de lugares que \(isOne ? "falta o está dañada" : "faltan o están dañadas"). Compruébalo con: recetas-cli places verify",
      "The export lacks \(pictures) of places, missing or damaged in the store. Check with: recetas-cli places verify")
  }
  func imported(from folder: String) -> String {
    say("Copia restaurada desde \(folder).", "Imported from \(folder).")
  }
  func storeNotEmpty(_ location: StoreLocation) -> Problem {
    problem(
      .refused, "\(location) no está vacío.", "\(location) is not empty.",
      advice: "No se ha cambiado nada. Usa --force para sustituirlo todo.",
      "Nothing was changed. Use --force to replace everything.")
  }

  /// What `store info` tells of a store.
  ///
  /// - Parameter isCommon: whether the inventory is what everybody sees: what is each user's own was not counted.
  func lines(
    _ location: StoreLocation, _ inventory: StoreInventory, _ counts: PlaceCounts, isCommon: Bool = false
  ) -> [Line] {
    let (seeded, samples) = (names(inventory.seeded), names(inventory.samples))
    let missing = counts.missingPictures > 0 ? ". " + missing(counts) : ""
    let (drafts, placed, makers) = (inventory[.drafts], inventory[.placedOrders], inventory[.manufacturers])
    let rows =
      [
        (say("Almacén", "Store"), location.description),
        (say("Tamaño", "Size"), location.bytes.map { "\($0) bytes" } ?? elsewhere(location)),
        (say("Importado", "Seeded"), seeded.isEmpty ? say("nada", "nothing") : seeded),
        (say("Platos", "Dishes"), menuSize(inventory[.dishes], kinds: inventory[.kinds])),
        (
          say("Pedidos", "Orders"),
          isCommon ? managersCount : say("\(drafts) sin enviar, ", "\(drafts) unplaced, ") + placedOrders(placed)
        ),
        (recipes, recipes(inventory[.recipes]) + (isCommon ? "" : ", " + favorites(inventory[.favorites]))),
        (
          beers,
          "\(manufacturers(makers)), \(beers(inventory[.beers])), \(reviews(inventory[.reviews]))"
        ),
        (places, "\(places(inventory[.places])), \(pictures(counts.pictures))\(missing)"),
      ] + (samples.isEmpty ? [] : [(sampleData, samples)])
    return Line.columns(rows, by: \.0) { Line($0.0 + $1, .faint).adding($0.1) }
  }

  private func names(_ domains: Set<Domain>) -> String {
    Domain.allCases.filter(domains.contains).map { domain in
      switch domain {
      case .restaurant: say("restaurante", "restaurant")
      case .recipes: say("recetas", "recipes")
      case .beers: say("cervezas", "beers")
      case .places: "Madrid"
      }
    }.joined(separator: ", ")
  }
}
