import Entities
import Gateways
import Interfaces
import UseCases

/// The messages about the command line and about stores.
extension Texts {
  var programSummary: String {
    say(
      "Recetas: pide en el restaurante, encuentra recetas, valora cervezas y descubre Madrid, desde el terminal",
      "Recetas: order from the restaurant, find recipes, rate beers and explore Madrid, in the terminal")
  }
  var usage: String { say("Uso:", "Usage:") }
  var options: String { say("Opciones", "Options") }
  var optionsEverywhere: String { say("Opciones comunes a todos los comandos", "Global options") }
  var examples: String { say("Ejemplos", "Examples") }
  var moreHelp: String { say("Más: recetas-cli GRUPO COMANDO --help", "More: recetas-cli GROUP COMMAND --help") }

  /// Translates the placeholders in a usage line into the user's language. For example, `sqlite:PATH` becomes `sqlite:RUTA` in Spanish.
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
  /// Returns the error for an invalid value of an option. The advice is the usage of the option's command.
  func usageProblem(_ spanish: String, _ english: String, helpOf command: CommandSpec) -> Problem {
    Problem(.badRequest, say(spanish, english), seeHelp(command.title + " "))
  }

  /// Returns a question that suggests these words.
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
    let others = (spec.options + GlobalOptions.specs).map(\.name).filter { $0 != name }
    let nearest = Nearest.words(to: name, among: others)
    return usageProblem("Este comando no tiene la opción --\(name).", "This command has no option --\(name).", spec)
      .suggesting(nearest.map { "--" + $0 }, self)
  }
  func unwantedValue(_ name: String) -> Problem {
    usageProblem("La opción --\(name) no lleva valor.", "The option --\(name) takes no value.")
  }
  func missingValue(_ name: String) -> Problem {
    usageProblem("Falta el valor de --\(name).", "Missing value for --\(name).")
  }
  func missingValue(_ name: String, of command: CommandSpec) -> Problem {
    usageProblem("Falta el valor de --\(name).", "Missing value for --\(name).", helpOf: command)
  }
  func tooMany(_ word: String, _ spec: CommandSpec) -> Problem {
    usageProblem("Argumento inesperado: «\(word)».", "Unexpected argument “\(word)”.", spec)
  }
  func missing(_ name: String, _ spec: CommandSpec) -> Problem {
    usageProblem("Falta \(placeholder(name)).", "Missing \(placeholder(name)).", spec)
  }
  func notANumber(_ text: String, _ name: String, from least: Int) -> Problem {
    problem(
      .badRequest, "Valor no válido para \(name): «\(text)».", "Invalid \(name) “\(text)”.",
      advice: "Usa un número entero, \(least) o más.", "Use a whole number, \(least) or more.")
  }
  func notAnAmount(_ text: String, _ name: String) -> Problem {
    problem(
      .badRequest, "Valor no válido para \(name): «\(text)».", "Invalid \(name) “\(text)”.",
      advice: "Usa un número mayor que cero, como 2, 1/2 o 0,5.",
      "Use a number greater than zero, such as 2, 1/2 or 0.5.")
  }
  func badUser(_ name: String) -> Problem {
    problem(
      .badRequest, "Valor no válido para RECETAS_USER: «\(name)».", "Invalid RECETAS_USER “\(name)”.",
      advice: "Debe empezar por una letra o una cifra; después admite letras, cifras y - _ . @ +.",
      "It must begin with a letter or a digit, followed by letters, digits or - _ . @ +.")
  }

  var noDataFolder: Problem {
    problem(
      .badRequest, "No se sabe dónde guardar los datos: HOME no está definida o no es una ruta absoluta.",
      "No data folder: HOME is not set, or is not an absolute path.",
      advice: "Indica --data CARPETA o define RECETAS_HOME.", "Use --data DIR, or set RECETAS_HOME.")
  }
  /// Returns the error for the default store if other users may have changed its data.
  func isNotYourStore(_ access: ForeignAccess, _ store: LocalStore) -> Problem {
    let named = "--store " + store.description
    switch access {
    case .owner(let path):
      return problem(
        .notAllowed, "\(path) es de otro usuario.", "\(path) belongs to another user.",
        advice: "Si te fías de sus datos, indícalo: \(named)", "If you trust its data, name it explicitly: \(named)")
    case .writable(let path, let permissions):
      var refusal = othersMayChange(path, permissions, "go-w")
      refusal.advice += say(". O bien, si te fías de los datos: \(named)", ". Or, if you trust the data: \(named)")
      return refusal
    }
  }
  /// Returns the error for one of the program's files if other users may have changed it.
  func isNotYourFile(_ access: ForeignAccess) -> Problem {
    switch access {
    case .owner(let path):
      problem(
        .notAllowed, "\(path) es de otro usuario.", "\(path) belongs to another user.",
        advice: "Bórralo o usa otra carpeta: --data CARPETA", "Delete it, or use another folder: --data DIR")
    case .writable(let path, let permissions): othersMayChange(path, permissions, "go-w")
    }
  }
  func namedTwice(_ file: String) -> Problem {
    problem(
      .badRequest, "Dos opciones indican el mismo archivo, «\(file)».", "Two options name the same file, “\(file)”.",
      advice: "Usa un archivo distinto en cada una.", "Use a different file for each.")
  }
  func isOfTheStore(_ file: String) -> Problem {
    problem(
      .badRequest, "«\(file)» forma parte de los datos del programa.", "“\(file)” belongs to the program's own data.",
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

  func needsYes(_ question: String) -> Problem { Problem(.badRequest, question, repeatWithYes) }
  var repeatWithYes: String {
    say(
      "Aquí no se puede pedir confirmación: repite el comando con --yes.",
      "Can't ask for confirmation here: run the command again with --yes.")
  }
  var changedMeanwhile: String { say("Ha cambiado mientras tanto.", "It has changed in the meantime.") }
  var notConfirmed: Problem {
    problem(
      .refused, "No se ha confirmado.", "Not confirmed.",
      advice: "No se ha cambiado nada.", "Nothing was changed.")
  }
  var yesOrNo: String { say("¿Continuar? \(yesNo)", "Continue? \(yesNo)") }
  /// The answers to choose from, for messages that are already questions.
  var yesNo: String { say("[s/N]", "[y/N]") }
  func isYes(_ answer: String) -> Bool {
    let words = choose(["s", "si"], ["y", "yes"])
    return words.contains(SearchText(answer).folded)
  }
  func outputFailedAfterChange(_ reason: String) -> Problem {
    problem(
      .unfinished, "El comando se ha ejecutado, pero no se puede escribir la salida\(detail(reason)).",
      "The command was run, but its output can't be written\(detail(reason)).",
      advice: "Comprueba qué ha cambiado antes de repetirlo.", "Check what it changed before you run it again.")
  }
  func cannotPrint(_ reason: String) -> Problem {
    Problem(
      .cannotWrite,
      say("No se puede escribir la salida\(detail(reason)).", "The output can't be written\(detail(reason))."), "")
  }
}

/// The messages that appear only on the manual page.
struct ManualTexts {
  let name, synopsis, description, commands, environment, files, exitStatus: String
  let summary: String
  let paragraphs: [String]
  let places: [(path: String, text: String)]
  let codes: [(code: String, text: String)]
}

extension Texts {
  var otherwise: String { say("sin definir", "if unset") }
  var manual: ManualTexts {
    ManualTexts(
      name: say("Nombre", "Name"), synopsis: say("Sinopsis", "Synopsis"),
      description: say("Descripción", "Description"),
      commands: say("Comandos", "Commands"), environment: say("Entorno", "Environment"),
      files: say("Archivos", "Files"),
      exitStatus: say("Código de salida", "Exit status"),
      summary: say(
        "la carta, los pedidos, las recetas, las cervezas y los lugares de Madrid, en el terminal",
        "menu, orders, recipes, beers and places in Madrid, in the terminal"),
      paragraphs: [
        say(
          "Sin comando, recetas-cli muestra un resumen e indica por dónde seguir; interactive abre las pantallas. Un número es la fila de la última lista que se ha mostrado en el mismo terminal.",
          "Without a command, recetas-cli shows an overview and suggests what to do next; interactive opens the screens. A number is a row of the list that was last printed in the same terminal."
        ),
        say(
          "Las opciones van en cualquier lugar antes de --. Sus valores, como en --sort nombre|distancia, se entienden en español y en inglés. Los datos van a la salida estándar; lo demás, a la salida de errores.",
          "Options can appear anywhere before --. Their values, as in --sort name|distance, can be in English or in Spanish. Data goes to standard output, everything else to standard error."
        ),
        say(
          "recetas-cli COMANDO --help muestra los ejemplos de cada comando; recetas-cli doctor busca problemas y explica cómo resolverlos.",
          "recetas-cli COMMAND --help shows the examples of a command; recetas-cli doctor finds problems and explains how to fix them."
        ),
      ],
      places: [
        (
          "~/.local/share/recetas",
          say(
            "la carpeta de datos, salvo que una variable indique otra",
            "the data folder, unless a variable sets another one")
        ),
        ("recetas.sqlite", say("el almacén, en la carpeta de datos", "the store, in the data folder")),
        (
          "sign-in.json",
          say(
            "los tokens que guarda login; solo tú puedes leerlos", "the tokens that login saves; only you can read them"
          )
        ),
      ],
      codes: [
        ("0", say("hecho", "done")), ("64", say("la línea de comandos no es válida", "the command line is invalid")),
        ("65", say("los datos no son válidos, o se han rechazado", "data is invalid, or was rejected")),
        ("66", say("no existe el archivo o el elemento", "no such file or item")),
        (
          "69",
          say(
            "sin red, un servicio no responde o falta una biblioteca del sistema",
            "offline, a service is down, or a system library is missing")
        ),
        ("70", say("ha fallado el programa", "the program failed")),
        (
          "71",
          say(
            "el cambio está hecho, pero no se ha podido terminar: no lo repitas",
            "the change was made, but a later step failed: don't repeat it")
        ),
        ("73, 74", say("no se puede crear o escribir", "can't create or write")),
        (
          "75",
          say(
            "inténtalo más tarde: otro proceso está cambiando el almacén, o los lugares no se han descargado del todo",
            "try again later: another process is changing the store, or the places are not fully downloaded")
        ),
        ("77", say("sin permiso", "permission denied")),
      ])
  }
}
