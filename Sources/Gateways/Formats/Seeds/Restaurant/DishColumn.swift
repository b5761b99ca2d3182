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

  /// The accepted titles, the kit's own first. Case, accents and blanks around them don't count, nor what is in parentheses at the end,
  /// unless it is a currency (``WrittenCurrency``).
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
    let bare = Self.parenthesis(of: title).map { title[..<$0.startIndex].dropLast() } ?? title[...]
    guard let column = Self.byTitle[Self.key(String(bare))] else { return nil }
    self = column
  }

  /// The text in parentheses at the end of a title.
  static func parenthesis(of title: String) -> Substring? {
    guard title.last == ")", let start = title.lastIndex(of: "(") else { return nil }
    return title[title.index(after: start)...].dropLast()
  }

  /// The columns with these titles, each field once. Prices are in euros: a column that says so is preferred, and one that names another
  /// currency is left out.
  static func columns(titled titles: [String]) -> [DishColumn?] {
    let fields = titles.map { DishColumn(titled: $0) }
    let currencies = titles.map { parenthesis(of: $0).flatMap { WrittenCurrency(in: $0) } }
    let prices = fields.indices.filter { fields[$0] == .price && currencies[$0] != .other }
    let price = prices.first { currencies[$0] == .euro } ?? prices.first
    var known: Set<DishColumn> = []
    return fields.enumerated().map { index, field in
      guard let field, field != .price || index == price, known.insert(field).inserted else { return nil }
      return field
    }
  }

  private static func key(_ title: String) -> String {
    SearchText.fold(TextRule.cleaned(String(title.map { $0 == "_" || $0 == "\u{A0}" ? " " : $0 })))
  }
}
