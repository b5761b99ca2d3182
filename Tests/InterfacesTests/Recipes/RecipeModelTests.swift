import Entities
import Interfaces
import Testing
import UseCases

@Suite struct `A recipe as a model` {
  let cookbook: SmallCookbook

  init() throws { cookbook = try SmallCookbook() }

  private func model(_ details: RecipeDetails, in texts: Texts = BothLanguages.spanish) -> RecipeModel {
    RecipeModel(RecipeReading(details, isFavorite: false), in: texts)
  }

  @Test func `The recipe model contains the text of the recipe unchanged`() {
    let model = model(cookbook.gazpacho)
    #expect(model.recipe == cookbook.gazpacho.id && model.title == "Gazpacho" && model.summary == "Una sopa fría.")
    #expect(model.ingredients == ["1 kg de tomates", "2 dientes de ajo"])
    #expect(model.image == nil && model.kept == nil && model.notice == nil)
  }

  @Test func `The facts in a recipe model state the times and the servings if they are known`() throws {
    let stew = try RecipeDetails(
      recipe: SmallCookbook.recipe("Cocido", minutes: 200, servings: 6), preparationMinutes: 20, cookingMinutes: 180)
    #expect(model(stew).facts == ["3 h 20 min", "preparación: 20 min", "cocción: 3 h", "6 raciones"])
    #expect(
      model(stew, in: BothLanguages.english).facts
        == ["3 h 20 min", "preparation: 20 min", "cooking: 3 h", "6 servings"])
    #expect(model(cookbook.torrijas).facts == [])
  }

  @Test func `The labels in a recipe model are the diets, the cuisine and the type of dish`() {
    #expect(
      model(cookbook.gazpacho).labels
        == ["Dietas: vegana, sin lactosa", "Cocina: andaluza", "Tipo de plato: sopa"])
    #expect(
      model(cookbook.gazpacho, in: BothLanguages.english).labels
        == ["Diets: vegan, lactose free", "Cuisine: Andalusian", "Type of dish: soup"])
    #expect(model(cookbook.tortilla).labels == [])
  }

  @Test func `The recipe model contains the steps of each part of the instructions`() {
    let parts = model(cookbook.gazpacho).parts
    #expect(parts.map(\.name) == [nil, "Para servir"])
    #expect(parts.map(\.steps.count) == [2, 1])
    #expect(parts.flatMap(\.steps) == ["Tritura.", "Enfría.", "Sirve."])
  }

  @Test func `The recipe model always contains the credits`() {
    #expect(
      model(cookbook.gazpacho).credits
        == ["De Ana", "Fuente: Foodista, https://foodista.example/gazpacho", "Licencia: CC BY 3.0"])
    #expect(
      model(cookbook.gazpacho, in: BothLanguages.english).credits
        == ["De Ana", "Source: Foodista, https://foodista.example/gazpacho", "License: CC BY 3.0"])
    #expect(model(cookbook.torrijas).credits == [])
  }

  @Test func `The credits in a recipe model have one line for each known fact, without repetition`() throws {
    func credits(_ credit: RecipeCredit) throws -> [String] {
      model(try RecipeDetails(recipe: cookbook.torrijas.recipe, credit: credit)).credits
    }
    let address = try WebAddress("https://foodista.example")
    #expect(try credits(RecipeCredit(sourceName: "Foodista")) == ["Fuente: Foodista"])
    #expect(try credits(RecipeCredit(sourceAddress: address)) == ["Fuente: https://foodista.example"])
    #expect(try credits(RecipeCredit(line: "De Ana")) == ["De Ana"])
    #expect(try credits(RecipeCredit(license: "CC0")) == ["Licencia: CC0"])
    #expect(try credits(RecipeCredit(sourceName: "Foodista", line: "Foodista")) == ["Fuente: Foodista"])
  }

  @Test func `The recipe model contains the image, the favorite mark and the date of a cached response`() throws {
    let recipe = try Recipe(id: .spoonacular(7), title: "Tarta", image: WebAddress("https://example.org/7.jpg"))
    let reading = RecipeReading(try RecipeDetails(recipe: recipe), isFavorite: true, cachedAt: SmallCookbook.now)
    let model = RecipeModel(reading, in: BothLanguages.english)
    #expect(model.image == "https://example.org/7.jpg" && model.isFavorite)
    #expect(model.kept == "Cached response from 15 Jan 2027, 08:00.")
  }
}
