import Entities
import UseCases

/// The columns of a menu, with their titles in files from Excel, Google Sheets, Square and similar programs.
enum DishColumn: String, CaseIterable {
  case name = "nombre"
  case description = "descripcion"
  case price = "precio"
  case kind = "tipo"
  /// The size or variant of a dish, which becomes part of its name. Square has a row for each variant.
  case variation = "variante"
  /// The currency of the price.
  case currency = "moneda"
  /// The id of a renamed dish, in the format that the kit exports. Ids from other programs are ignored.
  case id

  /// The columns of an exported menu.
  static let exported: [DishColumn] = [.name, .description, .price, .kind]

  /// The accepted titles, starting with the kit's own. Case, accents and surrounding blanks are ignored. Text in parentheses at the end is
  /// also ignored, unless it changes the meaning of the column (``isOther(_:)``) or names a currency (``WrittenCurrency``).
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
    case .currency: ["Moneda", "Divisa", "Currency", "Currency Code", "Price Currency"]
    case .id: ["id"]
    }
  }

  /// The keys of titles that often have another meaning, such as a number, an amount, or a kind of record. Any other title is preferred.
  private static let vague = Set(["Artículo", "Item", "Producto", "Product", "Importe", "Type"].map(key))

  var isRequired: Bool { [.name, .price, .kind].contains(self) }

  /// The column in the format that messages use.
  var asked: SeedColumn { SeedColumn(field: rawValue, titles: titles) }

  private static let byTitle: [String: DishColumn] = {
    var columns: [String: DishColumn] = [:]
    for column in allCases { for title in column.titles { columns[key(title)] = column } }
    return columns
  }()

  /// Looks up the column with a title. `nil` if the kit has no field for it.
  init?(titled title: String) {
    guard let column = Self.byTitle[Self.key(Self.bare(title))] else { return nil }
    if let parenthesis = Self.parenthesis(of: title), column.isOther(parenthesis) { return nil }
    self = column
  }

  /// Returns a title without the parentheses at its end.
  private static func bare(_ title: String) -> String {
    parenthesis(of: title).map { String(title[..<$0.startIndex].dropLast()) } ?? title
  }

  /// Returns the text in parentheses at the end of a title. `nil` if there is none.
  private static func parenthesis(of title: String) -> Substring? {
    guard title.last == ")", let start = title.lastIndex(of: "(") else { return nil }
    return title[title.index(after: start)...].dropLast()
  }

  /// Returns whether text in parentheses changes the meaning of a column. For a price, the meaning is changed by a cost, a rate, the tax
  /// itself, or a price by weight or volume, but not by `10 % IVA incluido` or `sin gastos de compra`. For a kind, it is changed by a tax
  /// or a rate.
  private func isOther(_ parenthesis: Substring) -> Bool {
    let words = Set(Self.words(in: parenthesis))
    let (hasRate, hasTax) = (parenthesis.contains("%"), !words.isDisjoint(with: Self.taxes))
    if self == .kind { return hasRate || hasTax }
    guard self == .price else { return false }
    let isRate = hasTax ? words.count == 1 && !hasRate && !parenthesis.contains("+") : hasRate
    let isCost = !words.isDisjoint(with: Self.costs) && words.isDisjoint(with: ["sin", "without"])
    let isMeasured = parenthesis.contains { $0 == "/" || $0.isNumber } || words.contains("por") || words.contains("per")
    return isRate || isCost || !words.isDisjoint(with: Self.measures)
      || isMeasured && !words.isDisjoint(with: ["g", "l", "pound"])
      || words.subtracting(["al"]).count == 1 && !words.isDisjoint(with: Self.currenciesOrWeights)
  }

  private static let taxes: Set = ["iva", "vat", "igic", "tax"]
  private static let costs: Set = [
    "coste", "costes", "costo", "cost", "compra", "purchase", "descuento", "discount", "margen", "margin", "mayorista",
    "wholesale",
  ]
  private static let measures: Set = [
    "kg", "kgs", "kilo", "kilos", "quilo", "quilos", "kilogramo", "kilogram", "gr", "gramos", "grams", "litro",
    "litros",
    "liter", "litre", "lt", "lts", "ml", "cl", "dl", "docena", "dozen", "lb", "oz",
  ]
  /// The words that mean either a currency or a weight. With either meaning, the price isn't in euros.
  private static let currenciesOrWeights: Set = ["libra", "pound", "peso"]

  private static func words(in text: Substring) -> [String] {
    text.split { !$0.isLetter }.map { SearchText.fold(String($0)) }
  }

  /// Returns the columns with these titles, using each field once. If a field has several columns, the one with the simplest title counts,
  /// or else the first one. Prices are in euros: a column that states this is preferred, and a column in another currency is ignored.
  static func columns(titled titles: [String]) -> [DishColumn?] {
    var best: [DishColumn: Int] = [:]
    for (index, title) in titles.enumerated() where !isForeignPrice(title) {
      guard let field = DishColumn(titled: title) else { continue }
      if let known = best[field], rank(titles[known]) <= rank(title) { continue }
      best[field] = index
    }
    var columns = [DishColumn?](repeating: nil, count: titles.count)
    for (field, index) in best { columns[index] = field }
    return columns
  }

  /// Returns whether a column with this title contains prices in another currency or in cents.
  static func isForeignPrice(_ title: String) -> Bool {
    DishColumn(titled: title) == .price && parenthesis(of: title).flatMap { WrittenCurrency(in: $0) } == .other
  }

  /// Returns the rank of a title among the titles for one field. The simplest title has the lowest rank.
  private static func rank(_ title: String) -> Int {
    let added = parenthesis(of: title).map { text in
      let isEuro = WrittenCurrency(in: text) == .euro
      return isEuro && words(in: text).allSatisfy(["eur", "euro", "euros", "en", "in"].contains) ? -1 : 1
    }
    return (added ?? 0) + (vague.contains(key(bare(title))) ? 3 : 0)
  }

  private static func key(_ title: String) -> String {
    SearchText.fold(TextRule.cleaned(String(title.map { $0 == "_" || $0 == "\u{A0}" ? " " : $0 })))
  }
}
