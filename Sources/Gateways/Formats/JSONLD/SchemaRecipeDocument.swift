package import Entities

extension Ingredient {
  /// Whether the ingredient has a name, an amount or a unit in addition to its text.
  fileprivate var hasParts: Bool { name != nil || amount != nil || unit != nil }
}

/// A recipe as schema.org's `Recipe` in JSON-LD. Importing the document restores the same recipe.
///
/// Data for which `Recipe` has no property uses other terms of schema.org. The id is an `identifier` of this kit, the parts of an
/// ingredient's line are a `supply`, and `isBasedOn` is the page of a recipe whose id isn't derived from the page's address.
package struct SchemaRecipeDocument: Encodable, Sendable {
  /// The `propertyID` of this kit's identifiers.
  static let identifier = "recetas"

  private let details: RecipeDetails

  /// Creates the JSON-LD representation of a recipe.
  package init(_ details: RecipeDetails) { self.details = details }

  private enum Key: String, CodingKey {
    case context = "@context"
    case type = "@type"
    case identifier, name, description, image, url, isBasedOn, recipeYield, prepTime, cookTime, totalTime
    case recipeIngredient, supply, recipeInstructions, suitableForDiet, recipeCuisine, recipeCategory
    case keywords, aggregateRating, nutrition, author, publisher, creditText, license
  }

  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    let (recipe, credit) = (details.recipe, details.credit)
    try object.encode("https://schema.org", forKey: .context)
    try object.encode("Recipe", forKey: .type)
    try object.encode(
      ["@type": "PropertyValue", "propertyID": Self.identifier, "value": recipe.id.text], forKey: .identifier)
    try object.encode(Self.text(recipe.title), forKey: .name)
    if !details.summary.isEmpty { try object.encode(Self.text(details.summary), forKey: .description) }
    try object.encodeIfPresent(recipe.image?.text, forKey: .image)
    let isItsPage = credit.sourceAddress.flatMap { Recipe.ID.web($0) } == recipe.id
    try object.encodeIfPresent(credit.sourceAddress?.text, forKey: isItsPage ? .url : .isBasedOn)
    try encodeYield(&object)
    try object.encodeIfPresent(details.preparationMinutes.map { "PT\($0)M" }, forKey: .prepTime)
    try object.encodeIfPresent(details.cookingMinutes.map { "PT\($0)M" }, forKey: .cookTime)
    try object.encodeIfPresent(recipe.minutes.map { "PT\($0)M" }, forKey: .totalTime)
    try encodeIngredients(&object)
    try encodeInstructions(&object)
    if !details.diets.isEmpty { try object.encode(details.diets.map(Diet.init), forKey: .suitableForDiet) }
    try encode(details.cuisines, .recipeCuisine, &object)
    try encode(details.dishTypes, .recipeCategory, &object)
    try encode(details.keywords, .keywords, &object)
    try object.encodeIfPresent(details.rating.map(Rating.init), forKey: .aggregateRating)
    if !details.nutrition.isEmpty {
      var nutrition = ["@type": "NutritionInformation"]
      for (nutrient, field) in SchemaNutrition.fields {
        nutrition[field] = details.nutrition[nutrient].map { SchemaNutrition.text($0, of: nutrient) }
      }
      try object.encode(nutrition, forKey: .nutrition)
    }
    try encodeSource(&object)
    try object.encodeIfPresent(credit.line.map(Self.text), forKey: .creditText)
    try object.encodeIfPresent(credit.license.map(Self.text), forKey: .license)
  }

  /// Writes the servings or the items that the recipe makes as one string, and both as two strings. If an import would misread the items,
  /// an empty string precedes them.
  private func encodeYield(_ object: inout KeyedEncodingContainer<Key>) throws {
    let servings = details.recipe.servings.map { "\($0)" }
    guard let pieces = details.pieces else { return try object.encodeIfPresent(servings, forKey: .recipeYield) }
    if servings == nil, RecipeYield([pieces]) == RecipeYield(servings: nil, pieces: pieces) {
      try object.encode(Self.text(pieces), forKey: .recipeYield)
    } else {
      try object.encode([servings ?? "", Self.text(pieces)], forKey: .recipeYield)
    }
  }

  private func encode(_ texts: [String], _ key: Key, _ object: inout KeyedEncodingContainer<Key>) throws {
    if !texts.isEmpty { try object.encode(texts.map(Self.text), forKey: key) }
  }

  /// Writes the source as the publisher, and the name in the credit line as the author. Without a credit line, a source that isn't the
  /// site's name is written as the author instead. An import reads both variants identically.
  private func encodeSource(_ object: inout KeyedEncodingContainer<Key>) throws {
    guard let name = details.credit.sourceName else { return }
    let isFromService = details.id.spoonacularNumber != nil
    let author = isFromService ? nil : details.credit.line ?? (isSite(name) ? nil : name)
    if let author { try object.encode(["@type": "Person", "name": Self.text(author)], forKey: .author) }
    if author != name { try object.encode(["@type": "Organization", "name": Self.text(name)], forKey: .publisher) }
  }

  /// Returns whether the page's host contains the name, such as `Casa Ñ` on `www.casa-n.es`.
  private func isSite(_ name: String) -> Bool {
    func letters(_ text: String) -> String { SearchText.fold(text).filter { $0.isLetter || $0.isNumber } }
    return details.credit.sourceAddress.map { letters($0.host).contains(letters(name)) } ?? false
  }

  private func encodeIngredients(_ object: inout KeyedEncodingContainer<Key>) throws {
    try encode(details.ingredients.map(\.text), .recipeIngredient, &object)
    // If a line is repeated, an import needs the parts for each occurrence, in order.
    let counts = Dictionary(details.ingredients.map { ($0.text, 1) }, uniquingKeysWith: +)
    let supplies = details.ingredients.filter { $0.hasParts || counts[$0.text, default: 1] > 1 }.map(Supply.init)
    if !supplies.isEmpty { try object.encode(supplies, forKey: .supply) }
  }

  private func encodeInstructions(_ object: inout KeyedEncodingContainer<Key>) throws {
    let parts = details.instructions
    if parts.isEmpty { return }
    if parts.count == 1, parts[0].name == nil {
      try object.encode(parts[0].steps.map(Step.init), forKey: .recipeInstructions)
    } else {
      try object.encode(parts.map(Section.init), forKey: .recipeInstructions)
    }
  }

  private struct Step: Encodable {
    let type = "HowToStep"
    let text: String

    init(_ text: String) { self.text = SchemaRecipeDocument.text(text) }

    enum CodingKeys: String, CodingKey {
      case type = "@type"
      case text
    }
  }

  private struct Section: Encodable {
    let type = "HowToSection"
    let name: String?
    let itemListElement: [Step]

    init(_ part: RecipeInstructions) {
      name = part.name.map(SchemaRecipeDocument.text)
      itemListElement = part.steps.map(Step.init)
    }

    enum CodingKeys: String, CodingKey {
      case type = "@type"
      case name, itemListElement
    }
  }

  private struct Rating: Encodable {
    let type = "AggregateRating"
    let ratingValue: Double
    let bestRating: Double
    let ratingCount: Int?

    init(_ rating: RecipeRating) {
      (ratingValue, bestRating, ratingCount) = (rating.average, RecipeRating.range.upperBound, rating.count)
    }

    enum CodingKeys: String, CodingKey {
      case type = "@type"
      case ratingValue, bestRating, ratingCount
    }
  }

  private struct Supply: Encodable {
    struct Quantity: Encodable {
      let type = "QuantitativeValue"
      let value: Double?
      let unitText: String?

      enum CodingKeys: String, CodingKey {
        case type = "@type"
        case value, unitText
      }
    }

    let type = "HowToSupply"
    let name: String?
    let description: String
    let requiredQuantity: Quantity?

    init(_ ingredient: Ingredient) {
      name = ingredient.name.map(SchemaRecipeDocument.text)
      description = SchemaRecipeDocument.text(ingredient.text)
      let isCounted = ingredient.amount != nil || ingredient.unit != nil
      requiredQuantity =
        isCounted
        ? Quantity(value: ingredient.amount, unitText: ingredient.unit.map(SchemaRecipeDocument.text)) : nil
    }

    enum CodingKeys: String, CodingKey {
      case type = "@type"
      case name, description, requiredQuantity
    }
  }

  /// A diet, written as an address if schema.org has one (`gluten free` is `https://schema.org/GlutenFreeDiet`), and otherwise as a word.
  /// If an import would read the address as another word, as for `sin gluten`, the diet is written as the address with the word as its
  /// name.
  private struct Diet: Encodable {
    let type: String?
    let id: String?
    let name: String

    init(_ word: String) {
      let standard = RecipeLabel(word).standard.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      let name = standard.joined() + "Diet"
      let address = Self.all.contains(name) ? "https://schema.org/" + name : nil
      let text = address ?? SchemaRecipeDocument.text(word)
      let isRead = SchemaRecipe.diet(.string(text)).map(HTMLText.line) == word
      type = isRead ? nil : "RestrictedDiet"
      id = isRead ? nil : address
      self.name = isRead ? text : SchemaRecipeDocument.text(word)
    }

    func encode(to encoder: any Encoder) throws {
      if type == nil {
        var value = encoder.singleValueContainer()
        return try value.encode(name)
      }
      var object = encoder.container(keyedBy: CodingKeys.self)
      try object.encode(type, forKey: .type)
      try object.encodeIfPresent(id, forKey: .id)
      try object.encode(name, forKey: .name)
    }

    private enum CodingKeys: String, CodingKey {
      case type = "@type"
      case id = "@id"
      case name
    }

    private static let all: Set = [
      "DiabeticDiet", "GlutenFreeDiet", "HalalDiet", "HinduDiet", "KosherDiet", "LowCalorieDiet", "LowFatDiet",
      "LowLactoseDiet", "LowSaltDiet", "VeganDiet", "VegetarianDiet",
    ]
  }

  /// Returns text as HTML, which readers expect. Text that resembles markup is escaped once, or twice if an import would otherwise remove
  /// it.
  private static func text(_ text: String) -> String {
    func escaped(_ text: String) -> String { text.replacing("&", with: "&amp;").replacing("<", with: "&lt;") }
    let once = escaped(text)
    let forms = HTMLScanner.mayHaveTag(text) ? [once, escaped(once)] : [text, once, escaped(once)]
    return forms.first { HTMLText.line($0) == text } ?? text
  }
}
