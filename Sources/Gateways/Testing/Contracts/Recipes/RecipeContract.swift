import Entities
public import UseCases

/// The contract of every recipe collection: a `RecipeCollectionGateway` that is filled through `SeedGateway`.
public enum RecipeContract {
  /// The type of gateway that the clauses check.
  public typealias Gateway = any RecipeCollectionGateway & SeedGateway

  /// All clauses of the contract.
  public static let clauses: [Clause<Gateway>] = reading + changing

  private static let reading: [Clause<Gateway>] = [
    Clause(id: "recipes.whole", "a recipe can be read by its id, both as listed and with all details") { gateway in
      for details in try await filled(gateway) {
        try expect(try await gateway.recipe(details.id), details.recipe, "recipe")
        try expect(try await gateway.details(details.id), SourceAnswer(details), "details")
      }
    },
    Clause(id: "recipes.not-found", "reading a missing recipe fails") { gateway in
      _ = try await filled(gateway)
      let id = try Samples.recipe("nada").id
      try await expect(.notFound, "recipe") { _ = try await gateway.recipe(id) }
      try await expect(.notFound, "details") { _ = try await gateway.details(id) }
    },
    Clause(id: "recipes.empty", "an empty recipe collection returns an empty list and no suggestions") { gateway in
      try expect(try await list(gateway), RecipeList([], total: 0), "list")
      try expect(try await suggestions(gateway, ""), [], "suggestions")
    },
    Clause(id: "recipes.order", "recipes are sorted by title in Spanish alphabetical order") { gateway in
      let recipes = try await filled(gateway).map(\.recipe)
      try expect(try await list(gateway).recipes, recipes, "list")
      let words = ["Ámbar", "azúcar", "nuez", "Ñame", "ñoquis", "Ostras", "zumo"]
      try await gateway.seed(recipes: words.reversed().map { try Samples.details($0) })
      try expect(try await list(gateway).recipes.map(\.title), words, "list")
    },
    Clause(
      id: "recipes.pages", "a page contains the requested recipes and the total, and tells whether more follow"
    ) { gateway in
      let recipes = try await filled(gateway).map(\.recipe)
      for (offset, limit) in [(0, 2), (2, 2), (2, 3), (4, 5), (5, 5), (9, 1), (0, 0), (0, 5)] {
        let expected = RecipeList(
          Array(recipes.dropFirst(offset).prefix(limit)), offset: offset, hasMore: offset + limit < recipes.count,
          total: recipes.count)
        let found = try await list(gateway, Page(offset: offset, limit: limit))
        try expect(found, expected, "page of \(limit) from \(offset)")
      }
    },
    Clause(
      id: "recipes.search",
      "a recipe search matches all words in any field, ignoring order, case and accents"
    ) {
      gateway in
      let recipes = try await filled(gateway)
      for text in ["ÑAME", "arroz", "LECHE", "noquis", "100%", "_", "'", " \t ", "salvia", "n", "patatas", "CC BY"]
        + recipes.flatMap({ recipe in
          [backwards(recipe.searchedTexts.map(\.text).joined(separator: " "))]
            + recipe.searchedTexts.map { backwards($0.text, recipe.recipe.title) }
        })
      {
        let search = SearchText(text)
        let expected = search.bestFirst(recipes.filter { $0.matches(search) }).map(\.recipe)
        let found = try await list(gateway, matching: search)
        try expect(found, RecipeList(expected, total: expected.count), "search for \(text)")
      }
    },
    Clause(id: "recipes.search-best", "a recipe search lists the best matches first, with titles before other text") {
      gateway in
      let recipes = try [("Bizcocho", "queso"), ("Requesón", "leche"), ("Tarta de queso", "huevos")].map {
        try Samples.details($0.0, [$0.1])
      }
      try await gateway.seed(recipes: recipes)
      try await expectPages([(0, 9), (0, 1), (1, 1), (2, 1), (3, 1)], of: [2, 0, 1].map { recipes[$0].recipe }) {
        let found = try await list(gateway, $0, matching: SearchText("queso"))
        try expect(found.total, 3, "number of hits")
        return Paged(found.recipes, hasMore: found.hasMore)
      }
    },
    Clause(id: "recipes.labels", "filters by time, diets and tags can be combined with a recipe search") { gateway in
      let recipes = try Samples.labeledRecipes()
      try await gateway.seed(recipes: recipes.reversed())
      let (vegan, glutenFree) = (RecipeLabel("VEGANA"), RecipeLabel("Gluten-free"))
      let filters = [
        RecipeFilter(maximumMinutes: 45), RecipeFilter(maximumMinutes: 44), RecipeFilter(diets: [vegan]),
        RecipeFilter(diets: [RecipeLabel("vegetarian")]), RecipeFilter(diets: [vegan, glutenFree]),
        RecipeFilter(tags: [RecipeLabel("postre")]), RecipeFilter(tags: [RecipeLabel("Cuaresma")]),
        RecipeFilter(tags: [RecipeLabel("española"), RecipeLabel("dessert")]), RecipeFilter(tags: [vegan]),
        RecipeFilter(diets: [RecipeLabel("dessert")]), RecipeFilter(tags: [RecipeLabel("ram")]),
        RecipeFilter(matching: SearchText("arroz"), maximumMinutes: 60, tags: [RecipeLabel("DESSERT")]),
      ]
      for filter in filters {
        let expected = filter.search.bestFirst(recipes.filter(filter.passes)).map(\.recipe)
        for page in [Page.first, Page(offset: 1, limit: 1)] {
          let answer = try await gateway.recipes(filter, page: page).value
          let rest = expected.dropFirst(page.offset)
          let expectedPage = RecipeList(
            Array(rest.prefix(page.limit)), offset: page.offset, hasMore: rest.count > page.limit,
            total: expected.count)
          try expect(answer, expectedPage, "\(filter)")
        }
      }
    },
    Clause(id: "recipes.many-tags", "a filter with more than 1,000 tags finds only recipes with all of these tags") {
      gateway in
      let tags = (0..<1200).map { "etiqueta \($0)" }
      let recipes = try [("Casi", tags.dropLast()), ("Todas", tags[...])].map {
        try RecipeDetails(recipe: Samples.recipe($0.0), keywords: Array($0.1))
      }
      try await gateway.seed(recipes: recipes)
      for (labels, expected) in [(tags + tags, [recipes[1]]), (Array(tags.dropLast()), recipes), (tags + ["otra"], [])]
      {
        let found = try await gateway.recipes(RecipeFilter(tags: labels.map { RecipeLabel($0) }), page: .first).value
        try expect(found.recipes, expected.map(\.recipe), "\(labels.count) tags")
      }
    },
    Clause(id: "recipes.suggestions", "recipe titles are suggested with the best matches first, up to the limit") {
      gateway in
      let recipes = try ["Sopa de pan", "Pan", "Panecillos", "Empanada", "Agua de limón"].map {
        try Samples.details($0, ["pan"])
      }
      try await gateway.seed(recipes: recipes)
      let expected = ["Pan", "Sopa de pan", "Panecillos", "Empanada"]
      for limit in [-1, 0, 1, 3, 4, 10] {
        let found = try await suggestions(gateway, "PÁN", limit: limit)
        try expect(found.map(\.title), Array(expected.prefix(max(0, limit))), "\(limit) suggestions")
      }
      let all = try await suggestions(gateway, " ", limit: .max)
      try expect(all.map(\.title), recipes.map(\.recipe.title).sorted(), "suggestions for an empty text")
    },
    Clause(id: "recipes.suggestion-leads-on", "a suggestion contains the id and the title of a recipe") { gateway in
      _ = try await filled(gateway)
      for suggestion in try await suggestions(gateway, "a") {
        try expect(try await gateway.recipe(suggestion.id).title, suggestion.title, "title")
      }
    },
    Clause(id: "recipes.seed-joins", "an import of recipes adds new ones and updates those with the same ids") {
      gateway in
      let recipes = try await filled(gateway)
      let (new, again) = (try Samples.details("Zumo"), try Samples.details(recipes[0].recipe.title, ["otra cosa"]))
      try await gateway.seed(recipes: [again, new], inPlaceOfAll: false)
      let expected = [again] + recipes.dropFirst() + [new]
      try expect(try await list(gateway).recipes, expected.map(\.recipe), "list")
      for details in expected {
        try expect(try await gateway.details(details.id).value, details, "details")
      }
    },
    Clause(
      id: "recipes.seed-updates", "an import that updates a recipe keeps fields missing from the new record"
    ) { gateway in
      let whole = try Samples.completeRecipe()
      try await gateway.seed(recipes: [whole])
      let listed = try RecipeDetails(recipe: Recipe(id: whole.id, title: "Gnocchi"))
      let corrected = try RecipeDetails(
        recipe: Recipe(id: whole.id, title: "Gnocchi", minutes: 90), summary: "Pesan.",
        instructions: [RecipeInstructions(steps: ["Amasa poco."])], cuisines: ["Piedmontese"])
      var expected = whole
      for newer in [listed, corrected, listed] {
        try await gateway.seed(recipes: [newer], inPlaceOfAll: false)
        expected = newer.completed(by: expected)
        try expect(try await gateway.details(whole.id).value, expected, "details")
        for (text, found) in [("leche", [expected.recipe]), ("gnocchi", [expected.recipe]), ("noquis", [])] {
          let list = try await list(gateway, matching: SearchText(text))
          try expect(list.recipes, found, "search for \(text)")
        }
      }
    },
    Clause(id: "recipes.seed-removed", "an import that removes all recipes keeps no fields of the old recipes") {
      gateway in
      let whole = try Samples.completeRecipe()
      let listed = try RecipeDetails(recipe: Recipe(id: whole.id, title: "Gnocchi"))
      for recipes in [[whole], [listed]] { try await gateway.seed(recipes: recipes) }
      try expect(try await gateway.details(whole.id).value, listed, "details")
    },
    Clause(id: "recipes.repeated-id", "the first of several recipes with the same id in a seed is kept") { gateway in
      let (first, second) = (try Samples.details("Pan", ["harina"]), try Samples.details("PAN", ["agua"]))
      let answers = try await gateway.seed(recipes: [first, second], inPlaceOfAll: false)
      try expect(answers, [true, false], "answers")
      try expect(try await gateway.details(first.id).value, first, "details")
    },
    Clause(id: "recipes.seed-discarded", "discarding an import of recipes changes nothing") { gateway in
      let recipes = try await filled(gateway)
      let new = try Samples.details("Zumo")
      try await gateway.importSeed(.recipes) { (writer) throws(GatewayError) in
        try writer.removeAll()
        _ = try writer.insert(.recipe(new))
        return .discard(())
      }
      try expect(try await list(gateway).recipes, recipes.map(\.recipe), "list")
    },
    Clause(id: "recipes.writer-state", "a seed writer reports whether there are any recipes") { gateway in
      try await gateway.expectWriterKnows(.recipes, by: .recipe(try Samples.details("Pan")))
      try expect(try await gateway.isSeeded(.restaurant), false, "restaurant marked as seeded")
    },
    Clause(
      id: "recipes.seed-replaced",
      "a seed writer returns the recipe that a record replaces, even after removing all recipes"
    ) { gateway in
      let (known, new) = (try Samples.details("Pan", ["harina"]), try Samples.details("Zumo"))
      try await gateway.seed(recipes: [known])
      let again = try Samples.details("Pan")
      let found = try await gateway.importSeed(.recipes) { (writer) throws(GatewayError) in
        _ = try writer.insert(.recipe(new))
        var found = [try writer.replaced(by: .recipe(again)), try writer.replaced(by: .recipe(new))]
        try writer.removeAll()
        found.append(try writer.replaced(by: .recipe(again)))
        return .discard(found)
      }
      try expect(found, [.recipe(known), nil, .recipe(known)], "replaced recipes")
    },
    Clause(id: "recipes.cancel", "a canceled task can't read recipes") { gateway in
      let id = try Samples.recipe("nada").id
      try await expectCancelled("list") { _ = try await list(gateway) }
      try await expectCancelled("suggestions") { _ = try await suggestions(gateway, "a") }
      try await expectCancelled("recipe") { _ = try await gateway.recipe(id) }
      try await expectCancelled("details") { _ = try await gateway.details(id) }
    },
    Clause(id: "recipes.restart", "recipes survive a restart", needs: .reopened) { subject in
      let recipes = try await filled(subject.gateway)
      let reopened = try await subject.opened(as: .reopened)
      for details in recipes { try expect(try await reopened.details(details.id).value, details, "details") }
      try expect(try await list(reopened).recipes, recipes.map(\.recipe), "list")
    },
    Clause(id: "recipes.read-only", "a read-only store returns recipes", needs: .readOnly) {
      subject in
      let recipes = try await filled(subject.gateway)
      try expect(try await list(subject.opened(as: .readOnly)).recipes, recipes.map(\.recipe), "list")
    },
  ]

  static func filled(_ gateway: Gateway) async throws -> [RecipeDetails] {
    let recipes = try Samples.collection()
    try await gateway.seed(recipes: recipes.reversed())
    return recipes
  }

  static func list(
    _ gateway: Gateway, _ page: Page = .first, matching search: SearchText = SearchText()
  ) async throws -> RecipeList {
    try await gateway.recipes(matching: search, page: page).value
  }

  private static func suggestions(
    _ gateway: Gateway, _ text: String, limit: Int = 10
  ) async throws -> [RecipeSuggestion] {
    try await gateway.suggestions(for: SearchText(text), limit: limit).value
  }
}
