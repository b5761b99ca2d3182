/// An environment variable that the program reads.
struct Variable: Sendable {
  let name: String
  let summary: LocalText
  /// The value used if the variable isn't set. `nil` if there is no such value.
  let fallback: LocalText?

  init(_ name: String, _ spanish: String, _ english: String, fallback: LocalText? = nil) {
    self.name = name
    summary = LocalText(spanish, english)
    self.fallback = fallback
  }

  static let all = own + common

  /// The variables that only this program reads, or whose values can be wrong.
  static let own = [
    Variable(
      "RECETAS_HOME", "la carpeta de datos", "the data folder",
      fallback: LocalText(
        "$XDG_DATA_HOME/recetas o ~/.local/share/recetas; en macOS, ~/Library/Application Support/recetas",
        "$XDG_DATA_HOME/recetas or ~/.local/share/recetas; on macOS ~/Library/Application Support/recetas")),
    Variable(
      "RECETAS_USER", "de quién son el pedido, el historial, las favoritas y las reseñas",
      "the owner of the order, history, favorites and reviews", fallback: LocalText("local")),
    Variable(
      "RECETAS_LANG", "el idioma: es o en", "the language: es or en",
      fallback: LocalText(
        "el de LC_ALL, LC_MESSAGES o LANG; en macOS, el del sistema; inglés, si no es español",
        "that of LC_ALL, LC_MESSAGES or LANG, on macOS the system's; English unless it is Spanish")),
    Variable(
      "RECETAS_TIMEOUT", "cuánto esperar a un servidor que no responde, en segundos (de 1 a 3600)",
      "how long to wait for a server that does not respond, in seconds (1 to 3600)", fallback: LocalText("20")),
    Variable(
      "SPOONACULAR_API_KEY", "la clave de las recetas de Spoonacular", "the key for Spoonacular's recipes",
      fallback: LocalText("solo se listan tus recetas", "only your own recipes are listed")),
    Variable(
      "SPOONACULAR_URL", "la dirección de ese servicio", "the address of that service",
      fallback: LocalText("https://api.spoonacular.com")),
    Variable(
      "BEERS_URL", "la dirección del catálogo inicial de cervezas", "the address of the initial catalog of beers",
      fallback: LocalText("el incluido", "the bundled one")),
    Variable(
      "MADRID_SHOPS_URL", "la carpeta o el servicio de donde se descargan los lugares",
      "the folder or the service that places are downloaded from",
      fallback: LocalText(
        "el origen de la última descarga o, si no hay ninguna, los lugares incluidos",
        "the source of the last download, or the bundled places")),
    Variable(
      "PLACES_MAP_URL",
      "una plantilla para imágenes de mapas, con {lat}, {lon} y, opcionalmente, {zoom}, {width} y {height}",
      "a template for pictures of maps, with {lat}, {lon} and, optionally, {zoom}, {width} and {height}",
      fallback: LocalText("el programa dibuja sus mapas", "the program draws its own maps")),
    Variable(
      "FIRESTORE_PROJECT", "el proyecto en el que se comparten las favoritas",
      "the project in which favorites are shared",
      fallback: LocalText(
        "ninguno, o el del almacén firestore:PROYECTO", "none, or that of the store firestore:PROJECT")),
    Variable(
      "FIRESTORE_USER", "el usuario de Firestore", "the Firestore user",
      fallback: LocalText(
        "quien inició sesión con login; si nadie, RECETAS_USER en un almacén compartido, o local",
        "the user who signed in with login; otherwise RECETAS_USER in a shared store, or local")),
    Variable(
      "FIRESTORE_TOKEN", "el token de identidad del usuario de Firestore", "the ID token of the Firestore user",
      fallback: LocalText("el que guarda login", "the one that login saved")),
    Variable(
      "FIRESTORE_EMULATOR_HOST", "máquina:puerto de un emulador; si está vacía, es un error",
      "host:port of an emulator; an empty value is an error",
      fallback: LocalText("el servicio de Google", "Google's service")),
    Variable("FIREBASE_API_KEY", "la clave web del proyecto, para login", "the project's Web API key, for login"),
    Variable(
      "FIREBASE_AUTH_EMULATOR_HOST",
      "127.0.0.1:puerto del emulador de Firebase, para login y para renovar tokens; solo en este equipo",
      "127.0.0.1:port of Firebase's emulator, for login and to renew tokens; on this machine only",
      fallback: LocalText("el servicio de Google", "Google's service")),
  ]

  /// The variables that many programs read.
  private static let common = [
    Variable(
      "HOME", "tu carpeta personal, que contiene la de datos", "your home folder, which contains the data folder",
      fallback: LocalText(
        "un error, si tampoco están RECETAS_HOME ni XDG_DATA_HOME",
        "an error, unless RECETAS_HOME or XDG_DATA_HOME is set")),
    Variable(
      "XDG_DATA_HOME", "dónde está la carpeta de datos, si RECETAS_HOME no está definida; si es relativa, se ignora",
      "where the data folder is, unless RECETAS_HOME is set; a relative path is ignored",
      fallback: LocalText("~/.local/share")),
    Variable(
      "LC_ALL, LC_MESSAGES, LANG", "el idioma, si RECETAS_LANG no está definida",
      "the language, unless RECETAS_LANG is set"),
    Variable("NO_COLOR", "sin colores", "no colors"),
    Variable(
      "VISUAL, EDITOR", "el editor de los textos largos", "the editor for long texts", fallback: LocalText("vi")),
    Variable(
      "TERM", "con dumb, sin colores y con pantallas que leen líneas enteras: una búsqueda empieza con Intro",
      "with dumb, no colors, and screens that read whole lines: a search starts with Enter"),
    Variable(
      "TERM_PROGRAM, LC_TERMINAL, KITTY_WINDOW_ID, KONSOLE_VERSION", "con TERM, identifican el terminal, para --images",
      "with TERM, identify the terminal, for --images",
      fallback: LocalText("se pregunta al terminal si admite sixel", "the terminal is asked whether it supports sixel")),
    Variable(
      "TMUX", "dentro de tmux las imágenes se muestran solo como sixels, si el terminal indica que los admite",
      "inside tmux, pictures are shown only as sixels, if the terminal reports support for them"),
    Variable(
      "PATH", "dónde está ImageMagick (magick o, si no, convert), para --images",
      "where ImageMagick is (magick, otherwise convert), for --images"),
    Variable(
      "TMPDIR", "dónde ordena SQLite una importación, y dónde están el archivo del editor y la imagen de ImageMagick",
      "where SQLite sorts an import, and where the editor's file and a picture for ImageMagick are",
      fallback: LocalText("/var/tmp o /tmp", "/var/tmp or /tmp")),
  ]
}
