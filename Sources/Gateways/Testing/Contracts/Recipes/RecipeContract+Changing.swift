import Entities
import UseCases

extension RecipeContract {
  static let changing: [Clause<Gateway>] = [
    Clause(id: "recipes.add", "an added recipe is returned unchanged and listed at its position") { gateway in
      var recipes = try await filled(gateway)
      for details in [try Samples.completeRecipe(named: "Ñandú asado"), try Samples.details("Zumo", ["naranjas"])] {
        try await gateway.addRecipe(details)
        recipes.append(details)
        try await expectRecipes(recipes, gateway)
      }
    },
    Clause(id: "recipes.taken", "a duplicate recipe is refused, and the existing recipe is kept") { gateway in
      let recipes = try await filled(gateway)
      try await expect(.conflict, "an existing recipe") {
        try await gateway.addRecipe(Samples.details(recipes[0].recipe.title.uppercased(), ["otra cosa"]))
      }
      try await expectRecipes(recipes, gateway)
    },
    Clause(id: "recipes.add-at-once", "exactly one of 20 concurrent additions of a recipe succeeds") { gateway in
      let details = try Samples.details("Pan", ["harina"])
      let outcomes = await atOnce(20) { _ throws(GatewayError) in try await gateway.addRecipe(details) }
      try expect(outcomes.count(where: \.isSuccess), 1, "successful additions")
      try await expectRecipes([details], gateway)
    },
    Clause(id: "recipes.replace", "replacing a recipe keeps its id and no other data of the old recipe") { gateway in
      let recipes = try await filled(gateway)
      let (whole, id) = (try Samples.completeRecipe(), recipes[0].id)
      let after = try RecipeDetails(
        recipe: Recipe(id: id, title: "Zzz", servings: 3), ingredients: [Ingredient(text: "sueño")],
        instructions: whole.instructions, diets: ["vegan"])
      try await gateway.replaceRecipe(recipes[0], by: after)
      try await expectRecipes([after] + recipes.dropFirst(), gateway)
      let bare = try RecipeDetails(recipe: Recipe(id: id, title: "Zzz"))
      try await gateway.replaceRecipe(after, by: bare)
      try await expectRecipes([bare] + recipes.dropFirst(), gateway)
      try await gateway.replaceRecipe(bare, by: bare)
      try await expectRecipes([bare] + recipes.dropFirst(), gateway)
    },
    Clause(id: "recipes.replace-refused", "replacing an outdated or missing recipe is refused") {
      gateway in
      let recipes = try await filled(gateway)
      func changed(_ ingredient: String) throws -> RecipeDetails {
        try RecipeDetails(recipe: recipes[0].recipe, ingredients: [Ingredient(text: ingredient)])
      }
      let (mine, theirs, missing) = (try changed("mío"), try changed("suyo"), try Samples.details("Nada"))
      try await gateway.replaceRecipe(recipes[0], by: theirs)
      try await expect(.conflict, "an outdated recipe") { try await gateway.replaceRecipe(recipes[0], by: mine) }
      try await expect(.notFound, "a missing recipe") { try await gateway.replaceRecipe(missing, by: missing) }
      try await expectRecipes([theirs] + recipes.dropFirst(), gateway)
    },
    Clause(id: "recipes.replace-at-once", "exactly one of 20 concurrent replacements of a recipe succeeds") { gateway in
      let before = try Samples.details("Pan")
      let others = try (1...20).map { try Samples.details("Pan", ["\($0) g de harina"]) }
      try await gateway.addRecipe(before)
      let outcomes = await atOnce(20) { (index) throws(GatewayError) in
        try await gateway.replaceRecipe(before, by: others[index])
      }
      try expect(outcomes.count(where: \.isSuccess), 1, "successful replacements")
      guard let winner = outcomes.firstIndex(where: \.isSuccess) else { return }
      try await expectRecipes([others[winner]], gateway)
    },
    Clause(id: "recipes.delete", "deleting a recipe keeps all other recipes, and an outdated recipe isn't deleted") {
      gateway in
      let recipes = try await filled(gateway)
      let other = try Samples.details(recipes[1].recipe.title, ["otra cosa"])
      try await expect(.conflict, "a recipe with another ingredient") { try await gateway.deleteRecipe(other) }
      try await expectRecipes(recipes, gateway)
      try await gateway.deleteRecipe(recipes[1])
      try await expectRecipes(recipes.filter { $0.id != recipes[1].id }, gateway)
      try await expect(.notFound, "a deleted recipe") { try await gateway.deleteRecipe(recipes[1]) }
      try await gateway.addRecipe(other)
      try await expectRecipes(recipes.filter { $0.id != recipes[1].id } + [other], gateway)
    },
    Clause(id: "recipes.cancel-changes", "a canceled task can't change recipes") { gateway in
      let recipes = try await filled(gateway)
      let other = try Samples.details(recipes[0].recipe.title, ["otra cosa"])
      try await expectCancelled("add") { try await gateway.addRecipe(Samples.details("Nada")) }
      try await expectCancelled("replace") { try await gateway.replaceRecipe(recipes[0], by: other) }
      try await expectCancelled("delete") { try await gateway.deleteRecipe(recipes[0]) }
      try await expectRecipes(recipes, gateway)
    },
    Clause(id: "recipes.restart-changes", "changes to individual recipes survive a restart", needs: .reopened) {
      subject in
      let (gateway, recipes) = (subject.gateway, try await filled(subject.gateway))
      let (new, other) = (
        try Samples.completeRecipe(named: "Ñandú asado"), try Samples.details(recipes[1].recipe.title, ["otra cosa"])
      )
      try await gateway.addRecipe(new)
      try await gateway.replaceRecipe(recipes[1], by: other)
      try await gateway.deleteRecipe(recipes[0])
      try await expectRecipes([new, other] + recipes.dropFirst(2), try await subject.opened(as: .reopened))
    },
    Clause(
      id: "recipes.read-only-changes", "adding, changing or deleting a recipe in a read-only store is refused",
      needs: .readOnly
    ) { subject in
      let recipes = try await filled(subject.gateway)
      let gateway = try await subject.opened(as: .readOnly)
      try await expect(.readOnly, "add") { try await gateway.addRecipe(Samples.details("Nada")) }
      try await expect(.readOnly, "replace") {
        try await gateway.replaceRecipe(recipes[0], by: Samples.details(recipes[0].recipe.title, ["otra cosa"]))
      }
      try await expect(.readOnly, "delete") { try await gateway.deleteRecipe(recipes[0]) }
      try await expectRecipes(recipes, gateway)
    },
  ]

  /// Throws unless the list, reads by id and searches all return exactly these recipes.
  private static func expectRecipes(_ recipes: [RecipeDetails], _ gateway: Gateway) async throws {
    let recipes = recipes.sorted { RecipePosition($0.recipe) < RecipePosition($1.recipe) }
    try expect(try await list(gateway).recipes, recipes.map(\.recipe), "list")
    for details in recipes { try expect(try await gateway.details(details.id).value, details, "details") }
    for text in ["leche", "harina", "an", "zzz"] {
      let search = SearchText(text)
      let expected = search.bestFirst(recipes.filter { $0.matches(search) }).map(\.recipe)
      try expect(try await list(gateway, matching: search).recipes, expected, "search for \(text)")
    }
  }
}

extension Samples {
  /// Creates the complete sample recipe with a different title.
  fileprivate static func completeRecipe(named title: String) throws -> RecipeDetails {
    let (whole, listed) = (try completeRecipe(), try recipe(title))
    return try RecipeDetails(
      recipe: Recipe(
        id: listed.id, title: title, image: whole.recipe.image, minutes: whole.recipe.minutes,
        servings: whole.recipe.servings),
      summary: whole.summary, preparationMinutes: whole.preparationMinutes, cookingMinutes: whole.cookingMinutes,
      pieces: whole.pieces, ingredients: whole.ingredients, instructions: whole.instructions, diets: whole.diets,
      cuisines: whole.cuisines,
      dishTypes: whole.dishTypes, credit: whole.credit)
  }
}
