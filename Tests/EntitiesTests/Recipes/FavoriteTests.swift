import Entities
import Foundation
import Testing

@Suite struct `A favorite` {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func whole(_ id: Recipe.ID, _ title: String = "Apple, Walnut & Fig Brownies") throws -> RecipeDetails {
    try RecipeDetails(
      recipe: Recipe(id: id, title: title, minutes: 20), summary: "Rica.", ingredients: [Ingredient(text: "sal")],
      instructions: [RecipeInstructions(steps: ["Mezcla."])], diets: ["vegana"],
      credit: RecipeCredit(sourceName: "Ana", sourceAddress: WebAddress("https://ana.es/x"), line: "De Ana"))
  }

  @Test(arguments: ["local-a", "web-a.es_2f_x"])
  func `A favorite created from a local or imported recipe keeps all details of the recipe`(id: String) throws {
    let details = try whole(Recipe.ID(id))
    #expect(Favorite(details, addedAt: now).details == details)
  }

  @Test func `A favorite created from a Spoonacular recipe keeps only the list entry and the link`() throws {
    let kept = Favorite(try whole(.spoonacular(7)), addedAt: now)
    #expect(kept.recipe == (try whole(.spoonacular(7)).recipe))
    #expect((kept.details.summary, kept.details.canBeCooked, kept.details.diets) == ("", false, []))
    #expect(kept.details.credit.sourceAddress?.text == "https://spoonacular.com/apple-walnut-fig-brownies-7")
    #expect((kept.details.credit.sourceName, kept.details.credit.line) == ("Spoonacular", nil))
    #expect(kept == Favorite(kept.recipe, addedAt: now))
    let other = Favorite(try whole(.spoonacular(8), "¡Ñ!"), addedAt: now)
    #expect(other.details.credit.sourceAddress?.text == "https://spoonacular.com/n-8")
  }

  @Test func `A favorite is completed by an older record only if both were added at the same time`() throws {
    let (old, id) = (Favorite(try whole(Recipe.ID("local-a")), addedAt: now), try Recipe.ID("local-a"))
    let listed = Favorite(try Recipe(id: id, title: "Tarta", minutes: 30), addedAt: now)
    let completed = listed.completed(by: old)
    #expect((completed.recipe.title, completed.recipe.minutes) == ("Tarta", 30))
    #expect(completed.details.ingredients == old.details.ingredients)
    #expect(completed.completed(by: old) == completed)
    let later = Favorite(listed.recipe, addedAt: now + 1)
    #expect(later.completed(by: old) == later)
  }
}
