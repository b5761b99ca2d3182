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
    #expect(scaled?.details.recipe.servings == (known == nil ? nil : servings))
    return scaled?.details.ingredients.map(\.text)
  }

  @Test(arguments: [
    ("500 g de harina", 6, "750 g de harina"), ("1 taza de leche", 6, "1½ tazas de leche"),
    ("1 l de agua", 3, "0,75 l de agua"), ("80 g de pan", 1, "20 g de pan"), ("80 g de pan", 3, "60 g de pan"),
    ("25 g de pan", 2, "12,5 g de pan"), ("50 g de pan", 7, "87,5 g de pan"), ("35 g de pan", 7, "61 g de pan"),
    ("1 cucharadita de sal", 1, "¼ cucharadita de sal"), ("2-3 huevos", 2, "1-1½ huevos"),
    ("sal al gusto", 8, "sal al gusto"), ("zumo de 1 limón", 8, "zumo de 2 limones"),
    ("media docena de huevos", 8, "12 huevos"), ("un par de dientes de ajo", 8, "4 dientes de ajo"),
    ("1 taza y media de azúcar", 8, "3 tazas de azúcar"), ("Harina (200 g)", 8, "Harina (400 g)"),
    ("1 cebolla, 1 zanahoria y 1 puerro", 8, "2 cebollas, 2 zanahorias y 2 puerros"),
    ("225g/8oz butter", 8, "450g/16oz butter"), ("1,000 g flour", 8, "2000 g flour"),
    ("pizca de sal", 8, "2 pizcas de sal"),
    ("1 molde de 20 cm", 8, "2 moldes de 20 cm"), ("1 lata (400 g) de tomate", 2, "½ lata (200 g) de tomate"),
    ("2-3 dozen eggs", 8, "48-72 eggs"), ("0,01 g de azafrán", 1, "0,0025 g de azafrán"),
    ("3 egg whites", 8, "6 egg whites"), ("1 egg white", 8, "2 egg whites"),
    ("2 latas de 400 g de tomate", 2, "1 lata de 400 g de tomate"),
    ("1/3 de taza de vino", 8, "⅔ de taza de vino"), ("1 kg de pan", 4, "1 kg de pan"),
    ("2 dl de nata", 7, "3,5 dl de nata"),
    ("1 huevo", 7, "1¾ huevos"), ("2 huevos grandes", 2, "1 huevo grande"), ("1 l de agua", 8, "2 l de agua"),
    ("2 cups rice", 2, "1 cup rice"), ("1 litro de leche", 3, "0,75 litro de leche"),
    ("1 litro de caldo", 8, "2 litros de caldo"),
    ("1/4 kg de arroz", 2, "125 g de arroz"), ("2/3 l de leche", 2, "333 ml de leche"),
    ("1 kilo de pan", 2, "0,5 kilo de pan"), ("1 litro. de agua", 1, "0,25 litro. de agua"),
    ("0,5 litros de agua", 1, "125 ml de agua"), ("1-2kg de pan", 1, "0,25-0,5kg de pan"),
    ("0,5-2kg de pan", 1, "125-500g de pan"), ("0,2 kg de pan", 20, "1 kg de pan"),
    ("½ cup (120 ml) milk", 8, "1 cup (240 ml) milk"), ("250 g (2 tazas) de arroz", 2, "125 g (1 taza) de arroz"),
    ("2 latas (400 g) de tomate", 2, "1 lata (400 g) de tomate"),
    ("200 g (70 % cacao) de chocolate", 2, "100 g (70 % cacao) de chocolate"),
  ]) func `Scaling a recipe changes the amounts in the ingredient lines`(text: String, servings: Int, scaled: String)
    throws
  {
    #expect(try Self.lines([text], to: servings) == [scaled])
  }

  @Test func `The amounts in a scaled recipe have the number format of the user's language`() throws {
    #expect(try Self.lines(["1 kg flour"], to: 3, .english) == ["0.75 kg flour"])
  }

  @Test func `Ingredient lines that cannot be parsed are reported as not scaled`() throws {
    let lines = [
      "2 huevos", "una docena de huevos", "juice of 1 lemon", "1.000 hojas de menta", "Sal", "pimienta al gusto",
      "1 large or 2 small onions",
    ]
    let details = try RecipeDetails(
      recipe: Recipe(id: Recipe.ID("local-pan"), title: "Pan"), ingredients: lines.map { try Ingredient(text: $0) })
    let scaled = try details.scaled(by: try #require(Fraction(2)), writing: Texts(.spanish).amount)
    #expect(scaled.unscaledLines == ["1.000 hojas de menta", "1 large or 2 small onions"])
    #expect(scaled.details.ingredients.map(\.text).contains("1.000 hojas de menta"))
    #expect(try details.scaled(by: .one, writing: Texts(.spanish).amount).unscaledLines == [])
  }

  @Test(arguments: [
    "10/12 aceitunas", "⅓ de taza de jugo de naranja", "1/2 package (4 oz) cream cheese",
    "2 huevos " + String(repeating: "x", count: 491),
  ]) func `An ingredient line that would be ambiguous or too long after scaling stays unchanged`(text: String) throws {
    let details = try RecipeDetails(
      recipe: Recipe(id: Recipe.ID("local-pan"), title: "Pan", servings: 4), ingredients: [Ingredient(text: text)])
    let scaled = try details.scaled(by: try #require(Fraction(12)), writing: Texts(.spanish).amount)
    #expect(scaled.unscaledLines == [text] && scaled.details.ingredients.map(\.text) == [text])
  }

  @Test func `Multiplying a recipe by a factor multiplies its servings, its yield and its amounts`() throws {
    let details = try RecipeDetails(
      recipe: Recipe(id: Recipe.ID("local-pan"), title: "Pan", servings: 3), pieces: "12 galletas",
      ingredients: [Ingredient(text: "1 huevo", amount: 1)])
    let half = try details.scaled(by: try #require(Fraction(1, 2)), writing: Texts(.spanish).amount)
    #expect(half.details.pieces == "6 galletas" && half.details.recipe.servings == nil)
    #expect(half.details.ingredients == [try Ingredient(text: "½ huevo", amount: 0.5)])
    let more = try details.scaled(by: try #require(Fraction(2)), writing: Texts(.spanish).amount)
    #expect(more.details.pieces == "24 galletas" && more.details.recipe.servings == 6)
    #expect(throws: RecipeError.servings(12_000)) {
      _ = try details.scaled(by: try #require(Fraction(4_000)), writing: Texts(.spanish).amount)
    }
  }

  @Test func `A recipe that does not state its servings cannot be scaled to a number of servings`() throws {
    #expect(try Self.lines(["1 huevo"], to: 3, from: nil) == nil)
  }

  @Test(arguments: [0, -1, 10_001]) func `Scaling a recipe to an invalid number of servings is refused`(servings: Int) {
    #expect(throws: RecipeError.servings(servings)) { _ = try Self.lines(["1 huevo"], to: servings) }
  }
}
