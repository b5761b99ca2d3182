package import Entities

/// Texts of searches in lists; the words of each text are its documentation.
extension Texts {
  /// The fields that a search without results looked through: `Searched name, type and manufacturer.`
  package func searched(_ fields: [SearchField]) -> String {
    let names = list(fields.map(word))
    return say("Se ha buscado en \(names).", "Searched \(names).")
  }

  /// The name of a field that searches look through.
  func word(_ field: SearchField) -> String {
    switch field {
    case .name: say("nombre", "name")
    case .title: say("título", "title")
    case .description: say("descripción", "description")
    case .ingredients: say("ingredientes", "ingredients")
    case .keywords: say("etiquetas", "tags")
    case .diets: say("dietas", "diets")
    case .cuisines: say("cocina", "cuisine")
    case .type: say("tipo", "type")
    case .author: say("autor", "author")
    case .summary: say("resumen", "summary")
    case .manufacturer: say("fabricante", "manufacturer")
    case .categories: say("categorías", "categories")
    case .address: say("dirección", "address")
    case .text: say("texto", "text")
    case .dishes: say("platos", "dishes")
    case .notes: say("notas", "notes")
    case .telephone: say("teléfono", "telephone")
    case .id: say("identificador", "id")
    }
  }
}
