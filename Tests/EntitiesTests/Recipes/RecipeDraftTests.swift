import Entities
import Testing

@Suite struct `A form for a recipe` {
  private func draft(_ fields: KeyValuePairs<RecipeDraft.Field, String>) -> RecipeDraft {
    var draft = RecipeDraft(title: "Gachas")
    for (field, text) in fields { draft[field] = text }
    return draft
  }

  private func problems(_ draft: RecipeDraft) -> [RecipeDraft.Field: RecipeDraft.Problem]? {
    do {
      _ = try draft.details()
      return nil
    } catch {
      return error.problems
    }
  }

  @Test func `A recipe form creates a recipe from typed lines`() throws {
    let details = try draft([
      .title: " Gachas\tdulces ", .summary: "De  invierno.", .minutes: "20", .preparationMinutes: "5",
      .cookingMinutes: " 15", .servings: "4", .ingredients: "100 g de harina | agua|\nsal | ",
      .steps: "Tuesta. | Remueve. | # Para servir | Sirve.\n#| Come.",
    ]).details()
    #expect((details.id.text, details.recipe.title) == ("local-gachas-dulces", "Gachas dulces"))
    #expect((details.recipe.minutes, details.recipe.servings) == (20, 4))
    #expect((details.summary, details.preparationMinutes, details.cookingMinutes) == ("De invierno.", 5, 15))
    #expect(details.ingredients.map(\.text) == ["100 g de harina", "agua", "sal"])
    #expect(
      try details.instructions == [
        RecipeInstructions(steps: ["Tuesta.", "Remueve."]), RecipeInstructions(name: "Para servir", steps: ["Sirve."]),
        RecipeInstructions(steps: ["Come."]),
      ])
  }

  @Test func `A recipe form parses diets, cuisines, dish types, the image and the source`() throws {
    let details = try draft([
      .diets: "vegana | sin  gluten", .cuisines: "andaluza", .dishTypes: "sopa\nprimero",
      .image: " https://a.es/g.jpg ", .sourceName: " Casa Ñ", .sourceAddress: "https://a.es/g",
    ]).details()
    #expect([details.diets, details.cuisines] == [["vegana", "sin gluten"], ["andaluza"]])
    #expect(details.dishTypes == ["sopa", "primero"])
    #expect(try details.recipe.image == WebAddress("https://a.es/g.jpg"))
    #expect(try details.credit == RecipeCredit(sourceName: "Casa Ñ", sourceAddress: WebAddress("https://a.es/g")))
    #expect(try RecipeDraft(details).details() == details)
    let long = String(repeating: "x", count: 301)
    #expect(
      problems(draft([.diets: long, .image: "a.es/g.jpg", .sourceName: long, .sourceAddress: "ftp://a.es"])) == [
        .diets: .text(.tooLong(301, limit: 100)), .image: .address("a.es/g.jpg"),
        .sourceName: .text(.tooLong(301, limit: 300)), .sourceAddress: .address("ftp://a.es"),
      ])
  }

  @Test func `A recipe form keeps the original wording of a label when a synonym is typed`() throws {
    let old = try RecipeDetails(
      recipe: Recipe(id: Recipe.ID("local-a"), title: "A"), diets: ["vegan", "Gluten-free"], keywords: ["Navidad"])
    var draft = RecipeDraft(old)
    draft[.diets] = "sin gluten | vegana | sin sal"
    draft[.keywords] = "NAVIDAD"
    #expect(try draft.details().diets == ["Gluten-free", "vegan", "sin sal"])
    #expect(try draft.details().keywords == ["Navidad"])
  }

  @Test func `A recipe form keeps the nutrition while the ingredients and the servings are unchanged`() throws {
    let recipe = try Recipe(id: Recipe.ID("local-a"), title: "A", servings: 4)
    let old = try RecipeDetails(
      recipe: recipe, ingredients: [Ingredient(text: "sal")], rating: RecipeRating(4), nutrition: [.fat: 1])
    var draft = RecipeDraft(old)
    draft[.summary] = "Con sal."
    #expect(try draft.details().nutrition == [.fat: 1])
    for (field, text) in [(RecipeDraft.Field.servings, "2"), (.ingredients, "sal | ajo")] {
      var changed = draft
      changed[field] = text
      #expect(try changed.details().nutrition.isEmpty && changed.details().rating == old.rating)
    }
  }

  @Test func `A recipe form keeps the credit line and the license while the source is unchanged`() throws {
    let credit = try RecipeCredit(sourceName: "Casa Ñ", line: "De la casa", license: "CC BY 3.0")
    let old = try RecipeDetails(recipe: Recipe(id: Recipe.ID("local-a"), title: "A"), diets: ["a | b"], credit: credit)
    var draft = RecipeDraft(old)
    #expect(try draft.details() == old)
    draft[.sourceAddress] = "https://a.es/x"
    #expect(try draft.details().credit.license == "CC BY 3.0")
    draft[.sourceName] = "Ana"
    let another = try draft.details().credit
    #expect((another.sourceName, another.line, another.license) == ("Ana", nil, nil))
  }

  @Test func `A recipe form requires only a title`() throws {
    let details = try RecipeDraft(title: "Gachas").details()
    #expect(details == (try RecipeDetails(recipe: Recipe(id: Recipe.ID("local-gachas"), title: "Gachas"))))
    #expect(problems(RecipeDraft()) == [.title: .text(.empty)])
  }

  @Test func `A recipe form reports all invalid fields in one error`() {
    let long = String(repeating: "x", count: 10_001)
    #expect(
      problems(
        draft([
          .title: " ", .summary: long, .minutes: "0", .servings: "muchos", .ingredients: "sal | \(long)",
          .steps: "# Masa | # Relleno | Sirve.",
        ])) == [
          .title: .text(.empty), .summary: .text(.tooLong(10_001, limit: 10_000)),
          .minutes: .number("0", in: 1...525_600), .servings: .number("muchos", in: 1...10_000),
          .ingredients: .text(.tooLong(10_001, limit: 500)), .steps: .partWithoutSteps("Masa"),
        ])
    #expect(problems(draft([.title: String(repeating: "🍲", count: 300)])) == [.title: .tooLongForAnID])
  }

  @Test func `A recipe form filled with a recipe keeps the values that aren't in the form`() throws {
    let whole = try whole()
    #expect(RecipeDraft(whole)[.steps] == "# La masa | Amasa. | # | Hierve.")
    #expect(try RecipeDraft(whole).details() == whole)
    var draft = RecipeDraft(whole)
    draft.title = "Otro título"
    draft[.ingredients] = "sal | 2 huevos"
    let edited = try draft.details()
    #expect((edited.id, edited.recipe.title) == (whole.id, "Otro título"))
    // An unchanged ingredient line keeps its parsed parts.
    #expect(edited.ingredients == [try Ingredient(text: "sal"), whole.ingredients[0]])
    #expect((edited.diets, edited.credit, edited.recipe.image) == (whole.diets, whole.credit, whole.recipe.image))
    draft[.steps] += " | Sirve."
    #expect(try draft.details().instructions.map(\.steps) == [["Amasa."], ["Hierve.", "Sirve."]])
  }

  @Test func `Editing a filled recipe form doesn't split values that contain separators`() throws {
    let old = try RecipeDetails(
      recipe: Recipe(id: Recipe.ID("local-a"), title: "A"),
      ingredients: [Ingredient(text: "sal | pimienta"), Ingredient(text: #"1 \ 2 \| 3"#), Ingredient(text: "# 7")],
      instructions: [
        RecipeInstructions(steps: ["# 1: hervir", "Servir | comer"]),
        RecipeInstructions(name: "# a | b", steps: [##"\# 2"##]),
      ], diets: ["a | b"])
    var draft = RecipeDraft(old)
    #expect(draft[.ingredients] == #"sal \| pimienta | 1 \\ 2 \\\| 3 | # 7"#)
    for field in [RecipeDraft.Field.ingredients, .steps, .diets] { draft[field] += " | otro" }
    let new = try draft.details()
    #expect(new.ingredients.dropLast() == old.ingredients[...])
    #expect(new.instructions.map(\.name) == [nil, "# a | b"])
    #expect(new.instructions.map(\.steps) == [old.instructions[0].steps, [##"\# 2"##, "otro"]])
    #expect(new.diets == ["a | b", "otro"])
  }

  @Test(arguments: [
    (#"a\|b"#, ["a|b"]), (#"a\\|b"#, [#"a\"#, "b"]), (#"a\b\"#, [#"a\b\"#]), ("a\\\nb", ["a\\", "b"]),
    (##"\#a"##, ["#a"]), (#"\ | \|"#, ["\\", "|"]),
  ])
  func `A backslash in a recipe form escapes separators, backslashes and number signs`(
    typed: String, ingredients: [String]
  ) throws {
    #expect(try draft([.ingredients: typed]).details().ingredients.map(\.text) == ingredients)
    #expect(try draft([.steps: typed]).details().instructions.map(\.steps) == [ingredients])
  }

  @Test func `A recipe form keeps the typed values when another user changes the recipe`() throws {
    let old = try whole()
    let new = try RecipeDetails(recipe: Recipe(id: old.id, title: "Nuevo", servings: 9), diets: ["vegan"])
    var typed = RecipeDraft(old)
    typed[.minutes] = "1"
    let carried = try typed.carried(from: old, to: new).details()
    #expect((carried.recipe.title, carried.recipe.servings, carried.recipe.minutes) == ("Nuevo", 9, 1))
    #expect(carried.diets == ["vegan"] && carried.ingredients.isEmpty)
  }

  private func whole() throws -> RecipeDetails {
    try RecipeDetails(
      recipe: Recipe(
        id: .spoonacular(7), title: "Ñoquis", image: WebAddress("https://example.org/a.png"), minutes: 75, servings: 4),
      summary: "Tiernos.", preparationMinutes: 45,
      ingredients: [Ingredient(text: "2 huevos", name: "huevos", amount: 2), Ingredient(text: "a | b")],
      instructions: [
        RecipeInstructions(name: "La masa", steps: ["Amasa."]), RecipeInstructions(steps: ["Hierve."]),
      ], diets: ["vegetarian"], credit: RecipeCredit(sourceName: "Casa Ñ"))
  }
}
