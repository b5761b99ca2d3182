import Entities

/// Reads the members that ``SchemaRecipeDocument`` adds to JSON-LD.
enum SchemaExport {
  /// Returns the id with which the kit exported the recipe, or `nil` if the kit didn't export it.
  static func id(_ fields: WebFields) -> Recipe.ID? {
    let ours = fields.elements("identifier").first { $0["propertyID"]?.text == SchemaRecipeDocument.identifier }
    return ours?["value"]?.text.flatMap { try? Recipe.ID($0) }
  }

  /// Returns the page of an exported recipe whose id isn't derived from the page's address.
  static func source(_ fields: WebFields) -> WebAddress? {
    guard id(fields) != nil else { return nil }
    return fields.elements("isBasedOn").first?.text.flatMap { WebAddress(asTyped: $0) }
  }

  /// Returns the yield of a recipe that the kit exported: its servings, if any, followed by the items that it makes. `nil` if `texts`
  /// doesn't have this format.
  static func yield(_ texts: [String]) -> RecipeYield? {
    guard texts.count == 2, let servings = texts[0].isEmpty ? .some(nil) : Int(texts[0]).map(Optional.some) else {
      return nil
    }
    return RecipeYield(servings: servings, pieces: texts[1])
  }

  /// Returns the ingredients that have a name, amount or unit, by the text of their line. Ingredients with identical lines keep their
  /// order.
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
