import Interfaces

/// The options that every command accepts, anywhere before `--`.
struct GlobalOptions: Sendable {
  var store: String?
  var dataFolder: String?
  var language: Language?
  var isJSON = false
  var hasNoColor = false
  var isYes = false
  var isOffline = false
  var isQuiet = false
  /// The path of the file that records the session.
  var recording: String?

  static let specs: [CommandSpec.Option] = [
    .init(
      "--store sqlite:PATH|json:DIR|memory:|firestore:PROJECT", "dónde se guardan los datos", "where to store the data"),
    .init("--data DIR", "la carpeta de datos (por defecto, RECETAS_HOME)", "the data folder (default: RECETAS_HOME)"),
    .init("--lang es|en", "el idioma", "the language"),
    .init("--json", "un documento JSON en vez de texto", "one JSON document instead of text"),
    .init("--no-color", "sin colores", "no colors"),
    .init(
      "--yes", "no preguntar antes de borrar, sustituir o aceptar los cambios de la carta",
      "do not ask before deleting, replacing or accepting menu changes"),
    .init("--offline", "no usar la red", "do not use the network"),
    .init("--quiet", "sin avisos", "no notices"),
    .init(
      "--record FILE", "grabar la sesión, para repetirla con replay", "record the session, to run it again with replay"),
    .init("--version", "la versión", "the version"),
    .init("--help", "esta ayuda", "this help"),
  ]

  /// Stores the value of a global option. Returns `false` for any other option.
  mutating func take(_ name: String, _ value: String?, _ texts: Texts) throws -> Bool {
    switch name {
    case "store": store = value
    case "data":
      // An empty path would stand for the root folder.
      if value?.isEmpty != false { throw texts.missingValue(name) }
      dataFolder = value
    case "lang":
      guard let language = Language(rawValue: value ?? "") else {
        throw texts.badChoice("--lang", value ?? "", Choice.all(in: "es|en"))
      }
      self.language = language
    case "json": isJSON = true
    case "no-color": hasNoColor = true
    case "yes": isYes = true
    case "offline": isOffline = true
    case "quiet": isQuiet = true
    case "record":
      if value?.isEmpty != false { throw texts.missingValue(name) }
      recording = value
    case "version", "help": break
    default: return false
    }
    return true
  }

  /// Returns the language and the format that a command line requests. Even the error message for an invalid command line uses them.
  static func asked(in words: [String]) -> GlobalOptions {
    let words = words.prefix { $0 != "--" }
    var options = GlobalOptions()
    options.isJSON = words.contains("--json")
    for (index, word) in words.enumerated() {
      if word.hasPrefix("--lang=") { options.language = Language(rawValue: String(word.dropFirst(7))) }
      if word == "--lang", index + 1 < words.count { options.language = Language(rawValue: words[index + 1]) }
    }
    return options
  }
}
