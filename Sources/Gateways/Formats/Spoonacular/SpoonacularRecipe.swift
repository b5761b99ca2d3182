package import Entities
import UseCases

/// A recipe as Spoonacular returns it, over the years: https://spoonacular.com/food-api/docs#Get-Recipe-Information.
///
/// All but `id` and `title` may be missing, `null`, or -1 where it is a number.
package enum SpoonacularRecipe {
  /// What is read of a recipe in a list.
  package static let listed: [String: JSONInterest] = [
    "id": .all, "title": .all, "image": .all, "imageType": .all, "readyInMinutes": .all, "servings": .all,
  ]

  /// What is read of a whole recipe.
  package static let whole: [String: JSONInterest] = {
    var members: [String: JSONInterest] = [:]
    for key in [
      "id", "title", "image", "imageType", "readyInMinutes", "servings", "preparationMinutes", "cookingMinutes",
      "summary", "instructions", "diets", "cuisines", "dishTypes", "occasions", "sourceName", "author", "sourceUrl",
      "spoonacularSourceUrl",
      "creditsText", "license",
    ] + flags.map(\.field) {
      members[key] = .all
    }
    for key in ingredientFields {
      members[key] = .all(of: "original", "originalString", "name", "nameClean", "amount", "unit")
    }
    members["nutrition"] = .members(["nutrients": .all(of: "name", "amount", "unit")])
    members["analyzedInstructions"] = .members(["name": .all, "steps": .all(of: "step")])
    return members
  }()

  /// The recipe as lists show it; `nil` when it has no number or no title.
  package static func recipe(_ fields: inout WebFields) -> Recipe? {
    let number = fields["id"]?.integer ?? -1
    if number < 0 { fields.reject("id", .number) }
    guard let title = fields.title("title"), number >= 0 else { return nil }
    return try? Recipe(
      id: .spoonacular(number), title: title, image: image(&fields, number),
      minutes: count(fields["readyInMinutes"], in: Recipe.minutesRange),
      servings: count(fields["servings"], in: Recipe.servingsRange))
  }

  /// The whole recipe; `nil` when it has no number or no title.
  package static func details(_ fields: inout WebFields) -> RecipeDetails? {
    guard let recipe = recipe(&fields) else { return nil }
    return try? RecipeDetails(
      recipe: recipe, summary: fields.line("summary", RecipeDetails.summaryRule) ?? "",
      preparationMinutes: count(fields["preparationMinutes"], in: Recipe.minutesRange),
      cookingMinutes: count(fields["cookingMinutes"], in: Recipe.minutesRange),
      ingredients: ingredients(&fields), instructions: instructions(&fields), diets: diets(&fields),
      cuisines: fields.labels("cuisines", fields.elements("cuisines").compactMap(\.text)),
      dishTypes: fields.labels("dishTypes", fields.elements("dishTypes").compactMap(\.text)),
      keywords: fields.labels("occasions", fields.elements("occasions").compactMap(\.text)),
      nutrition: nutrition(fields),
      credit: credit(&fields))
  }

  /// -1, 0 and what no recipe has mean that nobody knows.
  private static func count(_ value: JSONValue?, in range: ClosedRange<Int>) -> Int? {
    guard let number = value?.number?.rounded(), let count = Int(exactly: number) else { return nil }
    return range.contains(count) ? count : nil
  }

  /// The picture's address; where it is missing, or only a file's name, it can be made from the number.
  private static func image(_ fields: inout WebFields, _ number: Int) -> WebAddress? {
    if let text = fields["image"]?.text, text.contains("://") { return fields.address("image", secure(text)) }
    guard let type = fields["imageType"]?.text, !type.isEmpty else { return nil }
    return try? WebAddress("https://img.spoonacular.com/recipes/\(number)-312x231.\(type)")
  }

  /// Spoonacular's own machines answer encrypted, whatever old answers say.
  private static func secure(_ address: String) -> String {
    guard address.hasPrefix("http://"), let host = try? WebAddress(address).host,
      host == "spoonacular.com" || host.hasSuffix(".spoonacular.com")
    else { return address }
    return "https" + address.dropFirst("http".count)
  }

  /// Information has them all in one list; a search by ingredients tells those that one has from the others.
  private static let ingredientFields = ["extendedIngredients", "usedIngredients", "missedIngredients"]

  private static func ingredients(_ fields: inout WebFields) -> [Ingredient] {
    var ingredients: [Ingredient] = []
    for field in ingredientFields {
      if field == "usedIngredients", !ingredients.isEmpty { break }
      for value in fields.elements(field) { if let one = ingredient(field, value, &fields) { ingredients.append(one) } }
    }
    return ingredients
  }

  private static func ingredient(_ field: String, _ value: JSONValue, _ fields: inout WebFields) -> Ingredient? {
    let rule = Ingredient.rule
    let name = fields.line(field, value["name"], rule) ?? fields.line(field, value["nameClean"], rule)
    let unit = fields.line(field, value["unit"], rule)
    let amount = value["amount"]?.number.flatMap { $0 > 0 ? $0 : nil }
    let original = fields.line(field, value["original"], rule) ?? fields.line(field, value["originalString"], rule)
    guard let text = original ?? name.flatMap({ line(amount == nil ? nil : value["amount"], unit, $0, field, &fields) })
    else { return nil }
    return try? Ingredient(text: text, name: name, amount: amount, unit: unit)
  }

  /// The line of an ingredient that has only its parts.
  private static func line(
    _ amount: JSONValue?, _ unit: String?, _ name: String, _ field: String, _ fields: inout WebFields
  ) -> String? {
    guard let amount = amount.flatMap(LinkedData.said) else { return name }
    return fields.fitting(field, [amount, unit, name].compactMap(\.self).joined(separator: " "), Ingredient.rule)
  }

  private static func instructions(_ fields: inout WebFields) -> [RecipeInstructions] {
    let field = "analyzedInstructions"
    let analyzed = fields.elements(field).compactMap { block in
      let steps = (block["steps"]?.elements ?? []).compactMap { $0["step"]?.text.map(HTMLText.line) }
      return fields.instructions(field, name: block["name"], steps: steps)
    }
    if !analyzed.isEmpty { return analyzed }
    let steps = HTMLText.withoutNumbers(HTMLText.lines(fields["instructions"]?.text ?? ""))
    return fields.instructions("instructions", steps: steps).map { [$0] } ?? []
  }

  private static let nutrients: [String: Nutrient] = [
    "calories": .calories, "fat": .fat, "saturated fat": .saturatedFat, "trans fat": .transFat,
    "carbohydrates": .carbohydrates, "sugar": .sugar, "fiber": .fiber, "protein": .protein,
    "cholesterol": .cholesterol, "sodium": .sodium,
  ]

  /// Per serving; nutrients that schema.org doesn't have are ignored.
  private static func nutrition(_ fields: WebFields) -> [Nutrient: Double] {
    var nutrition: [Nutrient: Double] = [:]
    for value in fields["nutrition"]?["nutrients"]?.elements ?? [] {
      guard let nutrient = value["name"]?.text.flatMap({ nutrients[SearchText.fold($0)] }),
        let amount = value["amount"]?.number
      else { continue }
      nutrition[nutrient] = SchemaNutrition.amount(amount, value["unit"]?.text ?? "", of: nutrient)
    }
    return nutrition
  }

  private static let flags: [(field: String, diet: String)] = [
    ("vegetarian", "vegetarian"), ("vegan", "vegan"), ("glutenFree", "gluten free"), ("dairyFree", "dairy free"),
  ]

  /// The list, and what only the flags say.
  private static func diets(_ fields: inout WebFields) -> [String] {
    let flagged = flags.filter { fields[$0.field] == .bool(true) }.map(\.diet)
    return fields.labels("diets", fields.elements("diets").compactMap(\.text) + flagged)
  }

  private static func credit(_ fields: inout WebFields) -> RecipeCredit {
    let rule = RecipeCredit.rule
    let source = fields.address("sourceUrl", fields["sourceUrl"]?.text)
    let page = source ?? fields.address("spoonacularSourceUrl", fields["spoonacularSourceUrl"]?.text)
    let credit = try? RecipeCredit(
      sourceName: fields.line("sourceName", rule) ?? fields.line("author", rule), sourceAddress: page,
      line: fields.line("creditsText", rule), license: fields.line("license", rule))
    return credit ?? .none
  }
}
