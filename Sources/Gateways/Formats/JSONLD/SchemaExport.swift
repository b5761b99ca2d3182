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

  /// The yield of a recipe that the kit exported: its servings, if any, then its pieces. `nil` if it did not write these texts.
  static func yield(_ texts: [String]) -> RecipeYield? {
    guard texts.count == 2, let servings = texts[0].isEmpty ? .some(nil) : Int(texts[0]).map(Optional.some) else {
      return nil
    }
    return RecipeYield(servings: servings, pieces: texts[1])
  }

  /// The ingredients with name, amount and unit, by their lines, those of one line in their order.
  static func ingredients(_ fields: WebFields) -> [String: [Ingredient]] {
    var ingredients: [String: [Ingredient]] = [:]
    for supply in fields.elements("supply") {
      guard let line = supply["description"]?.text.map(HTMLText.line) else { continue }
      let quantity = supply["requiredQuantity"]
      let ingredient = try? Ingredient(
        text: line, name: supply["name"]?.text.map(HTMLText.line), amount: quantity?["value"]?.number,
        unit: quantity?["unitText"]?.text.map(HTMLText.line))
      if let ingredient { ingredients[line, default: []].append(ingredient) }
    }
    return ingredients
  }
}
