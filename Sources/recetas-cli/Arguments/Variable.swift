/// A variable of the environment that the program reads.
struct Variable: Sendable {
  let name: String
  let summary: LocalText

  init(_ name: String, _ spanish: String, _ english: String) {
    self.name = name
    summary = LocalText(spanish, english)
  }

  static let all = own + common

  /// Those that only this program reads, or whose values can be wrong.
  static let own = [
    Variable("RECETAS_HOME", "la carpeta de datos", "the data folder"),
    Variable(
      "RECETAS_USER", "de quién son el pedido, el historial, las favoritas y las reseñas (local)",
      "whose draft, history, favorites and reviews (local)"),
    Variable("RECETAS_LANG", "el idioma: es o en", "the language: es or en"),
    Variable(
      "SPOONACULAR_API_KEY", "las listas de recetas incluyen las de Spoonacular",
      "lists of recipes include Spoonacular's"),
    Variable("SPOONACULAR_URL", "dónde se le pregunta", "where it is asked"),
    Variable(
      "BEERS_URL", "de dónde viene el primer catálogo de cervezas", "where the first catalog of beers comes from"),
    Variable(
      "MADRID_SHOPS_URL", "la carpeta o el servicio de donde se descargan los lugares",
      "the folder or the service that places are downloaded from"),
    Variable(
      "PLACES_MAP_URL", "una plantilla para las imágenes de mapas, con {lat} y {lon}",
      "a template for pictures of maps, with {lat} and {lon}"),
    Variable("FIRESTORE_PROJECT", "dónde se comparten las favoritas", "where favorites are shared"),
    Variable("FIRESTORE_USER", "quién pregunta a Firestore", "who asks Firestore"),
    Variable("FIRESTORE_TOKEN", "con qué token de identidad", "with which ID token"),
    Variable(
      "FIRESTORE_EMULATOR_HOST", "máquina:puerto de un emulador, en lugar del servicio de Google",
      "host:port of an emulator, in place of Google's service"),
    Variable("FIREBASE_API_KEY", "la clave web del proyecto, para login", "the project's Web API key, for login"),
    Variable(
      "FIREBASE_AUTH_EMULATOR_HOST", "127.0.0.1:puerto del emulador de Firebase, para login",
      "127.0.0.1:port of Firebase's emulator, for login"),
  ]

  /// Those that many programs read.
  private static let common = [
    Variable(
      "XDG_DATA_HOME", "donde está la carpeta de datos, si RECETAS_HOME no dice otra cosa",
      "where the data folder is, unless RECETAS_HOME says otherwise"),
    Variable(
      "LC_ALL, LC_MESSAGES, LANG", "el idioma, si RECETAS_LANG no lo dice", "the language, unless RECETAS_LANG says it"),
    Variable("NO_COLOR", "sin colores", "no colors"),
    Variable("VISUAL, EDITOR", "el editor de los textos largos (vi)", "the editor for long texts (vi)"),
    Variable("TERM", "con dumb, sin colores ni pantallas dibujadas", "with dumb, no colors and no drawn screens"),
  ]
}
