import Entities
import UseCases

/// The columns of a menu that are read, with their titles in files of Excel, Google Sheets, Square and the like.
enum DishColumn: String, CaseIterable {
  case name = "nombre"
  case description = "descripcion"
  case price = "precio"
  case kind = "tipo"
  /// The size or variant of a dish, which becomes a part of its name: Square has a row for each.
  case variation = "variante"

  /// The columns of an exported menu.
  static let exported: [DishColumn] = [.name, .description, .price, .kind]

  /// The accepted titles, the kit's own first. Case, accents and blanks around them don't count, nor what is in parentheses at the end.
  var titles: [String] {
    switch self {
    case .name:
      [
        "Nombre", "Name", "Plato", "Dish", "Artículo", "Item", "Item Name", "Producto", "Product", "Product Name",
        "Nombre del plato", "Nombre del artículo", "Nombre del producto", "Título", "Title",
      ]
    case .description: ["Descripción", "Description", "Item Description", "Detalle", "Details"]
    case .price:
      ["Precio", "Price", "PVP", "P.V.P.", "Importe", "Precio de venta", "Precio unitario", "Item Price", "Unit Price"]
    case .kind:
      [
        "Tipo", "Kind", "Type", "Sección", "Section", "Categoría", "Category", "Category Name", "Item Category",
        "Familia", "Grupo", "Group",
      ]
    case .variation: ["Variante", "Variation", "Variation Name", "Variación", "Nombre de la variante"]
    }
  }

  var isRequired: Bool { self != .description && self != .variation }

  /// The column in messages.
  var asked: SeedColumn { SeedColumn(field: rawValue, titles: titles) }

  private static let byTitle: [String: DishColumn] = {
    var columns: [String: DishColumn] = [:]
    for column in allCases { for title in column.titles { columns[key(title)] = column } }
    return columns
  }()

  /// The column with this title; `nil` if the kit has no field for it.
  init?(titled title: String) {
    let bare = title.last == ")" ? title.lastIndex(of: "(").map { String(title[..<$0]) } ?? title : title
    guard let column = Self.byTitle[Self.key(bare)] else { return nil }
    self = column
  }

  private static func key(_ title: String) -> String {
    SearchText.fold(TextRule.cleaned(String(title.map { $0 == "_" || $0 == "\u{A0}" ? " " : $0 })))
  }
}
