import Entities

/// Reads what ``SchemaRecipeDocument`` adds to a page's JSON-LD.
enum SchemaExport {
  /// The id under which the recipe was exported.
  static func id(_ fields: WebFields) -> Recipe.ID? {
    let ours = fields.elements("identifier").first { $0["propertyID"]?.text == SchemaRecipeDocument.identifier }
    return ours?["value"]?.text.flatMap { try? Recipe.ID($0) }
  }

  /// The page of a recipe whose id is not that of the page.
  static func source(_ fields: WebFields) -> WebAddress? {
    guard id(fields) != nil else { return nil }
    return fields.elements("isBasedOn").first?.text.flatMap { WebAddress(asTyped: $0) }
  }

  /// The yield of a recipe that the kit exported: its servings, then its pieces.
  static func yield(_ texts: [String]) -> RecipeYield {
    texts.count == 2 ? RecipeYield(servings: Int(texts[0]), pieces: texts[1]) : RecipeYield(texts)
  }

  /// The ingredients with name, amount and unit, by their lines.
  static func ingredients(_ fields: WebFields) -> [String: Ingredient] {
    var ingredients: [String: Ingredient] = [:]
    for supply in fields.elements("supply") {
      guard let line = supply["description"]?.text.map(HTMLText.line) else { continue }
      let quantity = supply["requiredQuantity"]
      ingredients[line] = try? Ingredient(
        text: line, name: supply["name"]?.text.map(HTMLText.line), amount: quantity?["value"]?.number,
        unit: quantity?["unitText"]?.text.map(HTMLText.line))
    }
    return ingredients
  }
}
