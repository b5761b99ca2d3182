import Entities
import Interfaces
import Testing

@Suite struct `A recipe for another number of servings` {
  private static func lines(
    _ lines: [String], to servings: Int, from known: Int? = 4, _ language: Language = .spanish
  ) throws -> [String]? {
    let recipe = try Recipe(id: Recipe.ID("local-pan"), title: "Pan", servings: known)
    let details = try RecipeDetails(recipe: recipe, ingredients: lines.map { try Ingredient(text: $0) })
    let scaled = try details.scaled(to: servings, writing: Texts(language).amount)
    #expect(scaled?.recipe.servings == (known == nil ? nil : servings))
    return scaled?.ingredients.map(\.text)
  }

  @Test(arguments: [
    ("500 g de harina", 6, "750 g de harina"), ("1 taza de leche", 6, "1½ taza de leche"),
    ("1 l de agua", 3, "0,75 l de agua"),
    ("1 cucharadita de sal", 1, "¼ cucharadita de sal"), ("2-3 huevos", 2, "1-1½ huevos"),
    ("sal al gusto", 8, "sal al gusto"),
    ("1/3 de taza de vino", 8, "⅔ de taza de vino"), ("1 kg de pan", 4, "1 kg de pan"),
    ("2 dl de nata", 7, "3,5 dl de nata"),
    ("1 huevo", 7, "1¾ huevo"),
  ]) func `has other amounts`(text: String, servings: Int, scaled: String) throws {
    #expect(try Self.lines([text], to: servings) == [scaled])
  }

  @Test func `is written as the language does`() throws {
    #expect(try Self.lines(["1 kg flour"], to: 3, .english) == ["0.75 kg flour"])
  }

  @Test func `needs to know how many it is for`() throws {
    #expect(try Self.lines(["1 huevo"], to: 3, from: nil) == nil)
  }

  @Test(arguments: [0, -1, 10_001]) func `is for as many as recipes are`(servings: Int) {
    #expect(throws: RecipeError.servings(servings)) { _ = try Self.lines(["1 huevo"], to: servings) }
  }
}
