/// Alternative names for commands and groups, in Spanish or from other programs. The program doesn't accept them, and uses them only for
/// suggestions.
enum CommandSynonyms {
  static let names = [
    ("añadir", "add"), ("repetir", "again"), ("cervezas", "beers"), ("mejores", "best"), ("cancelar", "cancel"),
    ("borrar", "delete"), ("eliminar", "delete"), ("rm", "delete"), ("demostración", "demo"), ("descargar", "download"),
    ("cambiar", "edit"), ("editar", "edit"), ("exportar", "export"), ("favoritas", "favorites"), ("buscar", "find"),
    ("search", "find"), ("ayuda", "help"), ("historial", "history"), ("importar", "import"),
    ("información", "info"), ("pantallas", "interactive"), ("lista", "list"), ("listar", "list"), ("ls", "list"),
    ("entrar", "login"), ("salir", "logout"), ("fabricantes", "makers"), ("mapa", "map"), ("carta", "menu"),
    ("pedido", "order"), ("pedidos", "order"), ("enviar", "place"), ("pedir", "place"), ("lugares", "places"),
    ("recetas", "recipes"), ("actualizar", "refresh"), ("borrar", "remove"), ("quitar", "delete"), ("quitar", "remove"),
    ("rm", "remove"), ("repetir", "replay"), ("vaciar", "reset"), ("reseñas", "reviews"), ("cambiar", "set"),
    ("compra", "shopping"), ("mostrar", "show"), ("ver", "show"), ("estado", "status"), ("almacén", "store"),
    ("sugerir", "suggest"), ("sincronizar", "sync"), ("comprobar", "verify"),
  ]

  /// Returns the command names that a word, or a similar word, stands for. Only names in `known` are returned. A known name stands for
  /// itself.
  static func nearest(to word: String, among known: [String]) -> [String] {
    let others = names.filter { known.contains($0.1) }
    let meant = Nearest.words(to: word, among: known + others.map(\.0))
    let found = meant.flatMap { meant in known.contains(meant) ? [meant] : others.filter { $0.0 == meant }.map(\.1) }
    return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Returns the command names that exactly this word stands for.
  static func names(for word: String) -> [String] { names.filter { $0.0 == word }.map(\.1) }
}
