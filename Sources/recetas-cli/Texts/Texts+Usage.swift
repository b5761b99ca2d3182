import Entities
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
  var optionsEverywhere: String { say("Opciones de todas las órdenes", "Options of every command") }
  var examples: String { say("Ejemplos", "Examples") }
  var moreHelp: String { say("Más: recetas-cli GRUPO ORDEN --help", "More: recetas-cli GROUP COMMAND --help") }

  private func seeHelp(_ command: String = "") -> String {
    say("Mira: recetas-cli \(command)--help", "See: recetas-cli \(command)--help")
  }
  private func usageProblem(_ spanish: String, _ english: String, _ spec: CommandSpec? = nil) -> Problem {
    Problem(.badRequest, say(spanish, english), spec.map { usage + " " + $0.usage(self) } ?? seeHelp())
  }

  func unknownCommand(_ word: String, _ known: [String]) -> Problem {
    let list = known.joined(separator: ", ")
    return usageProblem(
      "No hay ninguna orden «\(word)»; hay: \(list).", "There is no command “\(word)”; there are: \(list).")
  }
  func missingCommand(_ group: String, _ known: [String]) -> Problem {
    let list = known.joined(separator: ", ")
    return Problem(
      .badRequest, say("Falta decir qué hacer con \(group): \(list).", "What to do with \(group) is missing: \(list)."),
      seeHelp(group + " "))
  }
  func unknownOption(_ name: String) -> Problem {
    usageProblem("No hay ninguna opción «\(name)».", "There is no option “\(name)”.")
  }
  func unwantedOption(_ name: String, _ spec: CommandSpec) -> Problem {
    usageProblem("La opción --\(name) no es de esta orden.", "The option --\(name) is not of this command.", spec)
  }
  func unwantedValue(_ name: String) -> Problem {
    usageProblem("La opción --\(name) no lleva valor.", "The option --\(name) takes no value.")
  }
  func missingValue(_ name: String) -> Problem {
    usageProblem("Falta el valor de --\(name).", "The value of --\(name) is missing.")
  }
  func tooMany(_ word: String, _ spec: CommandSpec) -> Problem {
    usageProblem("Sobra «\(word)».", "“\(word)” is too much.", spec)
  }
  func missing(_ name: String, _ spec: CommandSpec) -> Problem {
    usageProblem("Falta \(name).", "\(name) is missing.", spec)
  }
  func notANumber(_ text: String) -> Problem {
    usageProblem("«\(text)» no es un número desde 0.", "“\(text)” is no number from 0 on.")
  }
  func badLanguage(_ text: String) -> Problem {
    usageProblem("No hay ningún idioma «\(text)»; hay: es, en.", "There is no language “\(text)”; there are: es, en.")
  }
  func badUser(_ name: String) -> Problem {
    problem(
      .badRequest, "RECETAS_USER no puede ser «\(name)».", "RECETAS_USER can't be “\(name)”.",
      advice: "Debe empezar por una letra; después admite letras, cifras y - _ . @ +.",
      "It must begin with a letter, followed by letters, digits or - _ . @ +.")
  }

  var noDataFolder: Problem {
    problem(
      .badRequest, "No se sabe dónde guardar los datos: HOME no está definida o no es una ruta absoluta.",
      "Nothing says where to keep the data: HOME is not set, or is no absolute path.",
      advice: "Indica --data DIR o define RECETAS_HOME.", "Give --data DIR, or set RECETAS_HOME.")
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
    problem(
      .badRequest, "Almacén desconocido: «\(text)».", "Unknown store “\(text)”.",
      advice: "Usa sqlite:PATH, json:DIR o memory:", "Use sqlite:PATH, json:DIR or memory:")
  }
  var noFirestore: Problem {
    problem(
      .badRequest, "El almacén de Firestore aún no puede guardarlo todo.",
      "The Firestore store can't hold everything yet.",
      advice: "Usa sqlite:PATH, json:DIR o memory:", "Use sqlite:PATH, json:DIR or memory:")
  }
  var noSQLite: Problem {
    problem(
      .badRequest, "Este programa se compiló sin SQLite.", "This program was built without SQLite.",
      advice: "Usa json:DIR o memory:", "Use json:DIR or memory:")
  }

  func needsYes(_ question: String) -> Problem {
    Problem(
      .badRequest, question,
      say("Aquí no hay a quién preguntar: repite con --yes.", "There is nobody to ask here: repeat with --yes."))
  }
  var notConfirmed: Problem {
    problem(
      .refused, "No se ha confirmado.", "It was not confirmed.",
      advice: "No se ha cambiado nada.", "Nothing was changed.")
  }
  var yesOrNo: String { say("¿Seguir? \(yesNo)", "Go on? \(yesNo)") }
  /// Behind what is a question already.
  var yesNo: String { say("[s/N]", "[y/N]") }
  func isYes(_ answer: String) -> Bool {
    let words = language == .spanish ? ["s", "si"] : ["y", "yes"]
    return words.contains(SearchText(answer).folded)
  }
  func cannotPrint(_ reason: String) -> Problem {
    Problem(
      .cannotWrite, say("No se puede escribir la respuesta: \(reason).", "The answer can't be written: \(reason)."), "")
  }

  func confirmReset(_ location: StoreLocation, _ inventory: StoreInventory) -> String {
    say(
      "Se borrará todo de \(location): \(inventory[.dishes]) platos, \(inventory[.drafts]) pedidos sin enviar y \(inventory[.placedOrders]) enviados, \(inventory[.recipes]) recetas y \(inventory[.favorites]) favoritas, \(inventory[.manufacturers]) fabricantes, \(inventory[.beers]) cervezas, \(inventory[.reviews]) reseñas y \(inventory[.places]) lugares, de todos los usuarios.",
      "Everything in \(location) will be deleted: \(inventory[.dishes]) dishes, \(inventory[.drafts]) orders not placed and \(inventory[.placedOrders]) placed, \(inventory[.recipes]) recipes and \(inventory[.favorites]) favourites, \(inventory[.manufacturers]) manufacturers, \(inventory[.beers]) beers, \(inventory[.reviews]) reviews and \(inventory[.places]) places, of all users."
    )
  }
  func confirmDiscarding(_ location: StoreLocation, _ why: String) -> String {
    say(
      "\(location) está dañado (\(why)). Se borrarán sus archivos, también lo que aún se pueda leer, de todos los usuarios.",
      "\(location) is damaged (\(why)). Its files will be deleted, with what may still be readable, of all users.")
  }
  /// What to do about a store that can't be read.
  func damagedAdvice(_ location: StoreLocation) -> String {
    let saved =
      switch location {
      #if SQLite
        case .sqlite:
          say(
            "Recupera lo que se pueda con el comando .recover de sqlite3, restaura una copia",
            "Save what can be read with the command .recover of sqlite3, restore a copy")
      #endif
      case .json, .memory: say("Corrige el archivo, restaura una copia", "Mend the file, restore a copy")
      }
    return say("No se ha modificado. ", "It was left as it is. ") + saved
      + say(", o vacía el almacén con: recetas-cli store reset", ", or empty the store with: recetas-cli store reset")
  }
  func wasReset(_ location: StoreLocation) -> String { say("\(location) está vacío.", "\(location) is empty.") }

  /// What `store info` tells of a store.
  func lines(_ location: StoreLocation, _ inventory: StoreInventory) -> [Line] {
    let seeded = inventory.seeded.map(\.rawValue).sorted().joined(separator: ", ")
    let (drafts, placed, makers) = (inventory[.drafts], inventory[.placedOrders], inventory[.manufacturers])
    let rows = [
      (say("Almacén", "Store"), location.description),
      (say("Tamaño", "Size"), location.bytes.map { "\($0) bytes" } ?? say("en memoria", "in memory")),
      (say("Importado", "Seeded"), seeded.isEmpty ? say("nada", "nothing") : seeded),
      (say("Platos", "Dishes"), menuSize(inventory[.dishes], kinds: inventory[.kinds])),
      (
        say("Pedidos", "Orders"),
        say("\(drafts) sin enviar, \(placed) enviados", "\(drafts) not placed, \(placed) placed")
      ),
      (recipes, "\(recipes(inventory[.recipes])), \(favorites(inventory[.favorites]))"),
      (
        beers,
        say("\(makers) fabricantes", "\(makers) manufacturers")
          + ", \(beers(inventory[.beers])), \(reviews(inventory[.reviews]))"
      ),
      (places, places(inventory[.places])),
    ]
    return Line.columns(rows, by: \.0) { Line($0.0 + $1, .faint).adding($0.1) }
  }
}
