import Entities
import UseCases

/// Reads a recipe that a page describes for search engines: https://schema.org/Recipe. Everything except the name can be missing.
enum SchemaRecipe {
  /// The members of a recipe to read, and the members that can contain recipes.
  static let whole: [String: JSONInterest] = {
    var members: [String: JSONInterest] = [
      "@graph": .recordsOrAll, "itemListElement": .recordsOrAll, "@type": .all, "@id": .all,
    ]
    members["@context"] = .members([:])
    for key in [
      "name", "headline", "description", "image", "recipeIngredient", "ingredients", "recipeInstructions",
      "recipeYield", "about", "mainContentOfPage",
      "step", "yield", "prepTime", "cookTime", "totalTime", "suitableForDiet", "recipeCuisine", "recipeCategory",
      "author",
      "publisher", "creditText", "license", "url", "mainEntityOfPage", "mainEntity", "item", "hasPart", "subjectOf",
      "identifier", "isBasedOn",
      "supply", "keywords", "aggregateRating", "nutrition",
    ] {
      // Some pages capitalize names, as in `PrepTime`.
      for name in [key, key.prefix(1).uppercased() + key.dropFirst()] {
        for prefix in [""] + LinkedData.prefixes { members[prefix + name] = .all }
      }
    }
    return members
  }()

  /// The members of a recipe that are read, without prefixes.
  static let known = Set(whole.keys.map(LinkedData.name))

  private static let lists = ["recipeIngredient", "ingredients"]

  /// Returns the members of this recipe that weren't read, although they are read in other recipes.
  static func unread(_ fields: WebFields) -> Set<String> {
    var unread = Set(LinkedData.containers)
    for (properties, read) in [
      (lists, ingredientField(fields)),
      (SchemaInstructions.properties, fields.first(of: SchemaInstructions.properties)),
      (SchemaYield.properties, fields.first(of: SchemaYield.properties)),
    ] {
      if let read { unread.formUnion(properties.filter { $0 != read }) }
    }
    if let name = fields["name"], name.says, fields["headline"] != name { unread.insert("headline") }
    if SchemaExport.id(fields) == nil { unread.formUnion(["identifier", "supply", "isBasedOn"]) }
    return unread
  }

  /// The members that only recipes have.
  static let parts = ["recipeIngredient", "recipeInstructions", "ingredients"]

  /// Returns the whole recipe from normalized values, or `nil` if it has no name.
  ///
  /// - Parameters:
  ///   - page: The page that contains the recipe, used if the recipe doesn't name one. `nil` if unknown.
  ///   - base: The base of relative addresses. `nil` for the address of the page.
  static func details(
    _ fields: inout WebFields, on page: WebAddress? = nil, base: WebAddress? = nil
  ) -> RecipeDetails? {
    guard let title = fields.title(fields["name"] == nil && fields["headline"] != nil ? "headline" : "name")
    else { return nil }
    let page = self.page(&fields, base ?? page) ?? page
    guard let id = SchemaExport.id(fields) ?? page.flatMap({ Recipe.ID.web($0) }) ?? .local(titled: title) else {
      fields.reject("url", .textUpTo(Recipe.ID.maximumLength))
      return nil
    }
    let (times, yield) = (SchemaTimes.read(&fields), SchemaYield.read(&fields))
    guard
      let recipe = try? Recipe(
        id: id, title: title, image: image(&fields, base ?? page), minutes: times.total, servings: yield.servings)
    else { return nil }
    return try? RecipeDetails(
      recipe: recipe, summary: fields.line("description", RecipeDetails.summaryRule) ?? "",
      preparationMinutes: times.preparation, cookingMinutes: times.cooking,
      pieces: yield.pieces.flatMap { fields.fitting("recipeYield", $0, RecipeDetails.piecesRule) },
      ingredients: ingredients(&fields),
      instructions: SchemaInstructions.read(&fields),
      diets: diets(&fields),
      cuisines: words("recipeCuisine", &fields),
      dishTypes: words("recipeCategory", &fields),
      keywords: words("keywords", &fields), rating: SchemaRating.read(&fields),
      nutrition: SchemaNutrition.read(&fields), credit: credit(&fields, page ?? SchemaExport.source(fields)))
  }

  /// Returns the page of the recipe. Its address can be relative to the page on which the recipe was found. Reports a `url` that isn't an
  /// address.
  private static func page(_ fields: inout WebFields, _ base: WebAddress?) -> WebAddress? {
    for field in ["url", "mainEntityOfPage", "@id"] {
      for value in fields.elements(field) {
        guard let text = LinkedData.place(value) else { continue }
        if let address = WebAddress(asTyped: text) { return address }
        if text.hasPrefix("www."), let address = WebAddress(asNamed: text) { return address }
        // A single word, such as `true`, isn't recognizable as an address.
        if text.contains(where: { "./".contains($0) }), let address = base?.resolving(text) { return address }
        if field == "url", value.says { fields.repair(field, from: value, to: nil) }
      }
    }
    return nil
  }

  private static func image(_ fields: inout WebFields, _ base: WebAddress?) -> WebAddress? {
    let values = fields.elements("image")
    let texts = values.compactMap { $0.text ?? ($0["url"] ?? $0["contentUrl"])?.elements.first?.text }
    if SchemaExport.id(fields) != nil, let ours = texts.first.flatMap({ try? WebAddress($0) }) { return ours }
    let found = texts.lazy.compactMap { WebAddress(asTyped: $0) ?? base?.resolving($0) }.first
    if texts.isEmpty, let value = values.first { fields.ignore("image", value) }
    return found ?? fields.address("image", texts.first)
  }

  /// Returns the member with the ingredients. Some pages have all ingredients in one string in the first member, and individual ones in the
  /// second.
  private static func ingredientField(_ fields: WebFields) -> String? {
    guard let field = fields.first(of: lists), let last = lists.last else { return nil }
    return fields.elements(field).count < fields.elements(last).count ? last : field
  }

  private static func ingredients(_ fields: inout WebFields) -> [Ingredient] {
    guard let field = ingredientField(fields) else { return [] }
    var lines: [String] = []
    for value in fields.elements(field) { add(value, of: field, to: &lines, &fields) }
    var parts = SchemaExport.ingredients(fields).mapValues { $0[...] }
    return lines.compactMap { line in
      fields.fitting(field, line, Ingredient.rule).flatMap { parts[$0]?.popFirst() ?? (try? Ingredient(text: $0)) }
    }
  }

  /// Adds the lines of an ingredient, of a string with several lines, or of a list of these. Reports any other value.
  private static func add(_ value: JSONValue, of field: String, to lines: inout [String], _ fields: inout WebFields) {
    let ingredient = SchemaIngredient(value, of: field)
    if let elements = ingredient.elements(&fields) {
      return elements.forEach { add($0, of: field, to: &lines, &fields) }
    }
    if let text = ingredient.line(&fields) {
      let found = HTMLText.withoutMarks(HTMLText.lines(text))
      return lines += SchemaExport.id(fields) == nil ? whole(found) : [HTMLText.line(text)]
    }
    if value.says { fields.repair(field, from: value, to: nil) }
  }

  /// Joins each line that contains only an amount with the next line, since some pages split their lines that way. If the last line is an
  /// amount, each amount could instead belong to the previous line, so the lines are left unchanged.
  private static func whole(_ lines: [String]) -> [String] {
    if lines.last.map(isAmount) ?? true { return lines }
    var (whole, amount): ([String], String?) = ([], nil)
    for line in lines {
      if let before = amount {
        whole.append(before + " " + line)
        amount = nil
      } else if isAmount(line) {
        amount = line
      } else {
        whole.append(line)
      }
    }
    return whole
  }

  private static func isAmount(_ line: String) -> Bool {
    guard line.first?.isNumber == true, line.utf8.count < 40 else { return false }
    let word = line.drop { !$0.isLetter }
    return word.isEmpty || KitchenUnit(word: word) != nil
  }

  /// Returns the labels in a field. Some pages put several labels into one string, but the kit's own exports don't.
  private static func words(_ field: String, _ fields: inout WebFields) -> [String] {
    let texts = fields.names(field)
    return fields.labels(field, SchemaExport.id(fields) == nil ? texts.flatMap(parts) : texts)
  }

  /// Splits text at its commas, except those within numbers: `menos de 1,000 kcal`.
  private static func parts(_ text: String) -> [String] {
    text.split(separator: ",").reduce(into: []) { parts, part in
      if let last = parts.last, last.last?.isNumber == true, part.first?.isNumber == true {
        parts[parts.count - 1] = last + "," + part
      } else {
        parts.append(String(part))
      }
    }
  }

  private static func diets(_ fields: inout WebFields) -> [String] {
    let isOurs = SchemaExport.id(fields) != nil
    let words = fields.names("suitableForDiet") { (isOurs ? $0["name"]?.text : nil) ?? diet($0) }
    return fields.labels("suitableForDiet", words)
  }

  /// Returns the name of a diet, for example `gluten free` for `https://schema.org/GlutenFreeDiet`. Any other text is returned unchanged.
  static func diet(_ value: JSONValue) -> String? {
    guard let text = value.text ?? value["@id"]?.text ?? LinkedData.called(value) else { return nil }
    let name = LinkedData.name(text)
    guard name.hasSuffix("Diet"), !name.contains(" ") else { return name }
    return name.dropLast("Diet".count).replacing(/([a-z])([A-Z])/) { $0.1 + " " + $0.2 }.lowercased()
  }

  private static func credit(_ fields: inout WebFields, _ page: WebAddress?) -> RecipeCredit {
    let rule = RecipeCredit.rule
    let authors = fields.names("author").map(HTMLText.line).filter { !$0.isEmpty }
    let author = fields.fitting("author", authors.joined(separator: ", "), rule)
    let publishers = fields.names("publisher")
    for other in publishers.dropFirst() where other != publishers[0] {
      fields.repair("publisher", from: other, to: nil)
    }
    let publisher = publishers.first
    let source = publisher.flatMap { fields.fitting("publisher", HTMLText.line($0), rule) } ?? author
    let text = fields.line("creditText", rule)
    let line = text ?? (author == source ? nil : author)
    if let text, let author, author != source, !SearchText.fold(text).contains(SearchText.fold(author)) {
      fields.repair("author", from: author, to: nil)
    }
    let licenses = fields.names("license") { LinkedData.called($0) ?? LinkedData.place($0) }
    for other in licenses.dropFirst() where other != licenses[0] { fields.repair("license", from: other, to: nil) }
    let license = licenses.first
    let credit = try? RecipeCredit(
      sourceName: source, sourceAddress: page, line: line,
      license: license.flatMap { fields.fitting("license", HTMLText.line($0), rule) })
    return credit ?? .none
  }
}
