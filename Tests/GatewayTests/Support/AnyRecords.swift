import Entities
import GatewayTesting

/// Records with the texts and numbers that an import could read as something else, the same for the same seed.
struct AnyRecords {
  private static let words = [
    "harina", "Ñandú", "1", "1.", "2.", "½", "1/2", ",", ":", "<b>", "</b>", "<br>", "<p>", "&amp;", "&lt;br&gt;",
    "&copy",
    "&", "<", ">", "\"", "\\", "\\n", "🍰", "…", "—", "'", "=1+1", "100 %", "1.250", "1,5", "24 cookies", "Paso 1",
    "Step 2:",
    "gluten free", "sin gluten", "vegan", "GlutenFreeDiet", "https://schema.org/VeganDiet", "PT5M", "null", "[]", "{}",
    "@id",
    "<to taste>", "<al gusto>", "1<sup>1/2</sup>", "<td>", "</td>", "<sal/>", "<x a=1>", "<!--", "-->",
    "a\u{301}", "\u{200E}", "recetas", "Ana", "4 servings", "http://a.example/?a=1&lt;=2",
  ]

  var random: SeededNumbers

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func maybe() -> Bool { Bool.random(using: &random) }

  mutating func text() -> String {
    let text = (0...number(0...3)).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(separator: " ")
    let clean = TextRule.cleaned(text)
    do { try BeerType.nameRule.check(clean) } catch { return "harina" }
    return clean
  }

  mutating func optional<Value>(_ value: (inout AnyRecords) -> Value) -> Value? { maybe() ? value(&self) : nil }

  mutating func texts(_ most: Int) -> [String] {
    (0..<number(0...most)).reduce(into: []) { texts, _ in
      let text = text()
      if !texts.contains(text) { texts.append(text) }
    }
  }

  mutating func decimal() -> Double {
    [0.1, 1.0 / 3, 2.5, 1250, 0.001, 1.199, 239.006, 12.75, 5].randomElement(using: &random) ?? 1
  }

  mutating func recipe(_ number: Int) throws -> RecipeDetails {
    let page = try [nil, "https://www.casa.example/a?b=1&lt=2", "http://ana.example/"].randomElement(using: &random)
      .flatMap { try $0.map { try WebAddress($0) } }
    let own = try Recipe.ID("local-\(number)")
    let id =
      [own, page.flatMap { Recipe.ID.web($0) } ?? own, .spoonacular(number)].randomElement(using: &random) ?? own
    let recipe = try Recipe(
      id: id, title: text(), image: maybe() ? page : nil, minutes: optional { $0.number(1...9999) },
      servings: optional { $0.number(1...99) })
    let nutrition = Nutrient.allCases.filter { _ in maybe() }.map { ($0, decimal()) }
    return try RecipeDetails(
      recipe: recipe, summary: maybe() ? text() : "", preparationMinutes: optional { $0.number(1...600) },
      cookingMinutes: optional { $0.number(1...600) }, pieces: optional { $0.text() }, ingredients: ingredients(),
      instructions: instructions(), diets: texts(3), cuisines: texts(2), dishTypes: texts(2), keywords: texts(3),
      rating: maybe() ? RecipeRating(4.3, count: optional { $0.number(1...9) }) : nil,
      nutrition: Dictionary(uniqueKeysWithValues: nutrition),
      credit: RecipeCredit(
        sourceName: optional { $0.text() }, sourceAddress: page, line: optional { $0.text() },
        license: optional { $0.text() }))
  }

  private mutating func ingredients() throws -> [Ingredient] {
    let lines = texts(4)
    return try (lines + lines.prefix(number(0...2))).map { line in
      try Ingredient(
        text: line, name: optional { $0.text() }, amount: optional { $0.decimal() }, unit: optional { $0.text() })
    }
  }

  private mutating func instructions() throws -> [RecipeInstructions] {
    try (0..<number(0...2)).map { _ in
      try RecipeInstructions(name: optional { $0.text() }, steps: [text()] + texts(3))
    }
  }
}
