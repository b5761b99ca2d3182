package import Entities
import UseCases

/// A recipe from Spoonacular, in its current and earlier formats: https://spoonacular.com/food-api/docs#Get-Recipe-Information.
///
/// Except for `id` and `title`, values can be missing, `null`, or -1 for a number. Numbers and lists that other programs write as strings
/// are also read. Values that aren't understood are reported.
package enum SpoonacularRecipe {
  /// The members to read for a recipe in a list.
  package static let listed: [String: JSONInterest] = [
    "id": .all, "title": .all, "image": .all, "imageType": .all, "readyInMinutes": .all, "servings": .all,
  ]

  /// The members to read for a whole recipe.
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
      members[key] = .all(of: "original", "originalString", "name", "nameClean", "originalName", "amount", "unit")
    }
    members["nutrition"] = .members(["nutrients": .all(of: "name", "title", "amount", "unit")])
    members["analyzedInstructions"] = .members(["name": .all, "steps": .all(of: "step", "text")])
    return members
  }()

  /// Returns the recipe as lists show it, or `nil` if it has no number or no title.
  package static func recipe(_ fields: inout WebFields) -> Recipe? {
    let number = fields["id"]?.integer ?? -1
    if number < 0 { fields.reject("id", .number) }
    guard let title = fields.title("title"), number >= 0 else { return nil }
    return try? Recipe(
      id: .spoonacular(number), title: title, image: image(&fields, number),
      minutes: minutes("readyInMinutes", &fields), servings: servings(&fields))
  }

  /// Returns the whole recipe, or `nil` if it has no number or no title.
  package static func details(_ fields: inout WebFields) -> RecipeDetails? {
    guard let recipe = recipe(&fields) else { return nil }
    return try? RecipeDetails(
      recipe: recipe, summary: fields.line("summary", RecipeDetails.summaryRule) ?? "",
      preparationMinutes: minutes("preparationMinutes", &fields),
      cookingMinutes: minutes("cookingMinutes", &fields),
      ingredients: ingredients(&fields), instructions: instructions(&fields), diets: diets(&fields),
      cuisines: fields.labels("cuisines", fields.names("cuisines")),
      dishTypes: fields.labels("dishTypes", fields.names("dishTypes")),
      keywords: fields.labels("occasions", fields.names("occasions")),
      nutrition: nutrition(&fields),
      credit: credit(&fields))
  }

  /// Returns a time in minutes. Reports a time that is rounded or not understood.
  private static func minutes(_ field: String, _ fields: inout WebFields) -> Int? {
    guard let value = known(field, fields) else { return nil }
    let number = value.number?.rounded()
    let minutes = number.flatMap(Int.init(exactly:)) ?? value.text.flatMap(RecipeDuration.minutes)
    guard let minutes, Recipe.minutesRange.contains(minutes) else {
      fields.repair(field, from: value, to: nil)
      return nil
    }
    if value.number != number { fields.repair(field, from: value, to: "\(minutes)") }
    return minutes
  }

  /// Returns the number of servings, which can also be in a string such as `4 servings`. Reports any other value.
  private static func servings(_ fields: inout WebFields) -> Int? {
    guard let value = known("servings", fields) else { return nil }
    let text = value.text.flatMap { RecipeYield.isWhole($0) ? RecipeYield([$0]) : nil }
    let servings = value.integer ?? (text?.pieces == nil ? text?.servings : nil)
    if let servings, Recipe.servingsRange.contains(servings) { return servings }
    fields.repair("servings", from: value, to: nil)
    return nil
  }

  /// Returns the value of a numeric field, or `nil` if it is missing, -1 or 0, all of which mean “unknown”.
  private static func known(_ field: String, _ fields: WebFields) -> JSONValue? {
    guard let value = fields[field], value.says, ![-1, 0].contains(value.number), !["-1", "0"].contains(value.text)
    else { return nil }
    return value
  }

  /// Returns the address of the picture. If the address is missing, or only a file name, it is formed from the recipe's number.
  private static func image(_ fields: inout WebFields, _ number: Int) -> WebAddress? {
    if let text = fields["image"]?.text, text.contains("://") { return fields.address("image", secure(text)) }
    let type = fields["imageType"]?.text.flatMap { $0.isEmpty ? nil : $0 }
    let made = type.flatMap { try? WebAddress("https://img.spoonacular.com/recipes/\(number)-312x231.\($0)") }
    for field in ["image", "imageType"] {
      let isRead = made != nil && fields[field]?.text != nil
      if let value = fields[field], value.says, !isRead { fields.repair(field, from: value, to: nil) }
    }
    return made
  }

  /// Returns a Spoonacular address with HTTPS, which its servers support although old responses contain HTTP.
  private static func secure(_ address: String) -> String {
    guard address.hasPrefix("http://"), let host = try? WebAddress(address).host,
      host == "spoonacular.com" || host.hasSuffix(".spoonacular.com")
    else { return address }
    return "https" + address.dropFirst("http".count)
  }

  /// The fields with lists of ingredients. A whole recipe has one list. A search by ingredients separates the ingredients that the user has
  /// from the missing ones.
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
    if value.text != nil { return fields.line(field, value, rule).flatMap { try? Ingredient(text: $0) } }
    let stated = (value.members ?? []).filter { $0.value.says }
    for member in stated where member.key != "amount" && member.value.text == nil {
      fields.repair(field + "." + member.key, from: member.value, to: nil)
    }
    func line(_ keys: String...) -> String? {
      keys.lazy.compactMap { value[$0]?.text.map(HTMLText.line) }.first { !$0.isEmpty }
        .flatMap { fields.fitting(field, $0, rule) }
    }
    let (name, unit) = (line("name", "nameClean", "originalName"), line("unit"))
    let amount = Amount(value["amount"])
    let original = line("original", "originalString")
    let quantity = amount.text.map { [$0, unit].compactMap(\.self).joined(separator: " ") + " " } ?? ""
    // A name that starts with the amount is the whole line.
    let parts = name.map { $0.hasPrefix(quantity) ? $0 : quantity + $0 }
    guard let text = original ?? parts.flatMap({ fields.fitting(field, $0, rule) }) else {
      if !stated.isEmpty || value.members == nil, value.says { fields.repair(field, from: value, to: nil) }
      return nil
    }
    // A line that was formed from the parts already contains an amount in words.
    if let value = value["amount"], value.says, amount.isUnread || original != nil && amount.isInWords {
      fields.repair(field + ".amount", from: value, to: nil)
    }
    return try? Ingredient(text: text, name: name, amount: amount.number, unit: unit)
  }

  /// The amount of an ingredient, which can be a string such as `1/2`.
  private struct Amount {
    /// The amount as it appears in a line. `nil` if there is no amount, or if it is zero.
    private(set) var text: String?
    private(set) var number: Double?
    /// Whether the value is neither a number nor a string.
    private(set) var isUnread = false

    init(_ value: JSONValue?) {
      guard let value, value.says else { return }
      if let number = value.number {
        if number > 0 { (text, self.number) = (LinkedData.said(value), number) }
      } else if let said = value.text.map(HTMLText.line), said != "0", said != "-1" {
        (text, number) = (said, Fraction(said)?.value)
      } else {
        isUnread = value.text == nil
      }
    }

    /// Whether the amount is text that isn't a number.
    var isInWords: Bool { text != nil && number == nil }
  }

  private static func instructions(_ fields: inout WebFields) -> [RecipeInstructions] {
    let field = "analyzedInstructions"
    var analyzed: [RecipeInstructions] = []
    for part in fields.elements(field) {
      if part.members == nil, part.says { fields.repair(field, from: part, to: nil) }
      let steps = steps(part["steps"], field, &fields).map(HTMLText.line)
      if let part = fields.instructions(field, name: part["name"], steps: steps) {
        analyzed.append(part)
      } else if let name = part["name"], name.says {
        fields.repair(field, from: name, to: nil)
      }
    }
    if !analyzed.isEmpty { return analyzed }
    let steps = HTMLText.withoutNumbers(steps(fields["instructions"], "instructions", &fields).flatMap(HTMLText.lines))
    return fields.instructions("instructions", steps: steps).map { [$0] } ?? []
  }

  /// Returns the text of each step, which is a string or an object. Reports any other value.
  private static func steps(_ value: JSONValue?, _ field: String, _ fields: inout WebFields) -> [String] {
    (value?.elements ?? []).compactMap { step in
      if let text = step.text ?? step["step"]?.text ?? step["text"]?.text { return text }
      if step.says { fields.repair(field, from: step, to: nil) }
      return nil
    }
  }

  private static let nutrients: [String: Nutrient] = [
    "calories": .calories, "fat": .fat, "saturated fat": .saturatedFat, "trans fat": .transFat,
    "carbohydrates": .carbohydrates, "sugar": .sugar, "fiber": .fiber, "protein": .protein,
    "cholesterol": .cholesterol, "sodium": .sodium,
  ]

  /// Returns the nutrition data per serving. Ignores nutrients that schema.org doesn't have. Reports amounts that aren't understood, or
  /// that differ from an earlier amount.
  private static func nutrition(_ fields: inout WebFields) -> [Nutrient: Double] {
    var nutrition: [Nutrient: Double] = [:]
    if let value = fields["nutrition"], value.members == nil, value.says {
      fields.repair("nutrition", from: value, to: nil)
    }
    for value in fields["nutrition"]?["nutrients"]?.elements ?? [] where value.says {
      guard let name = value["name"]?.text ?? value["title"]?.text else {
        fields.repair("nutrition.nutrients", from: value, to: nil)
        continue
      }
      guard let nutrient = nutrients[SearchText.fold(name)], let stated = value["amount"], stated.says else { continue }
      let unit = value["unit"].map { $0.says ? $0.text ?? "?" : "" } ?? ""
      let text = stated.text.flatMap { SchemaNutrition.amount($0 + " " + unit, of: nutrient) }
      let amount = stated.number.flatMap { SchemaNutrition.amount($0, unit, of: nutrient) } ?? text
      if amount == nil || nutrition[nutrient].map({ $0 != amount }) == true {
        fields.repair("nutrition." + name, from: value, to: nil)
      } else {
        nutrition[nutrient] = amount
      }
    }
    return nutrition
  }

  private static let flags: [(field: String, diet: String)] = [
    ("vegetarian", "vegetarian"), ("vegan", "vegan"), ("glutenFree", "gluten free"), ("dairyFree", "dairy free"),
  ]

  /// Returns the listed diets, and the diets that only flags indicate.
  private static func diets(_ fields: inout WebFields) -> [String] {
    let listed = fields.names("diets")
    var flagged: [String] = []
    for flag in flags {
      guard let value = fields[flag.field], value.says else { continue }
      switch value {
      case .bool(true), .string("true"): flagged.append(flag.diet)
      case .bool(false), .string("false"): break
      default: fields.repair(flag.field, from: value, to: nil)
      }
    }
    return fields.labels("diets", listed + flagged)
  }

  private static func credit(_ fields: inout WebFields) -> RecipeCredit {
    let rule = RecipeCredit.rule
    for field in ["sourceUrl", "spoonacularSourceUrl"] {
      if let value = fields[field], value.says, value.text == nil { fields.repair(field, from: value, to: nil) }
    }
    if let author = fields["author"], fields["sourceName"]?.says == true, fields["sourceName"] != author {
      fields.ignore("author", author)
    }
    let source = fields.address("sourceUrl", fields["sourceUrl"]?.text)
    let page = source ?? fields.address("spoonacularSourceUrl", fields["spoonacularSourceUrl"]?.text)
    let credit = try? RecipeCredit(
      sourceName: fields.line("sourceName", rule) ?? fields.line("author", rule), sourceAddress: page,
      line: fields.line("creditsText", rule), license: fields.line("license", rule))
    return credit ?? .none
  }
}
