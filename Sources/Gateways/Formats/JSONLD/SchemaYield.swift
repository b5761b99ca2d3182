import Entities

/// Reads the yield of a recipe: https://schema.org/recipeYield.
enum SchemaYield {
  static let properties = ["recipeYield", "yield"]

  /// Reads the yield. Reports text that contains neither servings nor the items that the recipe makes, text that differs from earlier text,
  /// and additional words.
  static func read(_ fields: inout WebFields) -> RecipeYield {
    guard let field = fields.first(of: properties) else { return RecipeYield(servings: nil, pieces: nil) }
    let lines = fields.elements(field).map { (value: $0, line: LinkedData.amount($0).map(HTMLText.line)) }
    if SchemaExport.id(fields) != nil, let ours = SchemaExport.yield(lines.compactMap(\.line)) { return ours }
    let stated = lines.map { ($0.value, texts: $0.line.map(parts)) }
    let yield = RecipeYield(stated.flatMap { $0.texts ?? [] })
    for (value, texts) in stated where value.says && !isZero(value) {
      let isTaken = texts?.allSatisfy { isIn(yield, $0) } ?? false
      if !isTaken {
        fields.repair(field, from: value, to: nil)
      } else if let texts, !texts.allSatisfy(RecipeYield.isWhole) {
        fields.repair(field, from: value, to: yield.servings.map { "\($0)" } ?? yield.pieces)
      }
    }
    return yield
  }

  /// Splits `4 servings, 24 cookies` or `Para 6 (2 tartas)` into its parts. Any other text is one part.
  private static func parts(_ text: String) -> [String] {
    var parts = text.split(separator: ", ").map(String.init)
    if parts.count == 1, text.hasSuffix(")"), let open = text.firstIndex(of: "(") {
      parts = [String(text[..<open]), String(text[text.index(after: open)...].dropLast())].map(TextRule.cleaned)
    }
    let yields = parts.map { RecipeYield([$0]) }
    let areBoth =
      yields.count == 2 && yields.allSatisfy { ($0.servings == nil) != ($0.pieces == nil) }
      && (yields[0].servings == nil) != (yields[1].servings == nil)
    return areBoth ? parts : [text]
  }

  /// Returns whether the yield includes everything in `text`.
  private static func isIn(_ yield: RecipeYield, _ text: String) -> Bool {
    let own = RecipeYield([text])
    if own.servings == nil, own.pieces == nil { return false }
    // `["12", "12 muffins"]` means 12 muffins.
    let isCount = own.servings.map { own.pieces == nil && yield.pieces?.hasPrefix("\($0) ") == true } ?? false
    return isCount
      || (own.servings == nil || own.servings == yield.servings)
        && (own.pieces == nil || own.pieces == yield.pieces)
  }

  private static func isZero(_ value: JSONValue) -> Bool {
    LinkedData.amount(value).map { TextRule.cleaned($0) == "0" } ?? false
  }
}
