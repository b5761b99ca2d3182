import Entities
import Foundation
import Testing

@Suite struct `Searched texts` {
  @Test func `A complete recipe has texts of all fields that searches look through`() throws {
    let recipe = try RecipeDetails(
      recipe: Recipe(id: Recipe.ID("local-gazpacho"), title: "Gazpacho"), summary: "Frío.",
      ingredients: [Ingredient(text: "1 kg de tomates"), Ingredient(text: "ajo")], diets: ["vegan"],
      cuisines: ["Spanish"], dishTypes: ["starter"], keywords: ["verano"],
      credit: RecipeCredit(sourceName: "Foodista", line: "Ana"))
    #expect(
      recipe.searchedTexts == [
        SearchedText(.title, "Gazpacho"), SearchedText(.ingredients, "1 kg de tomates"),
        SearchedText(.ingredients, "ajo"),
        SearchedText(.keywords, "verano"), SearchedText(.cuisines, "Spanish"),
        SearchedText(.cuisines, "Española"), SearchedText(.type, "starter"), SearchedText(.type, "entrante"),
        SearchedText(.diets, "vegan"), SearchedText(.diets, "vegana"), SearchedText(.author, "Ana"),
        SearchedText(.author, "Foodista"),
        SearchedText(.summary, "Frío."),
      ])
    #expect(Set(recipe.searchedTexts.map(\.field)) == Set(RecipeDetails.searchedFields))
  }

  @Test func `A complete place has texts of all fields, and none of categories that are numbers`() throws {
    let place = try Place(
      .shop, number: "1", name: "Bodas", address: "Calle Mayor",
      description: LocalizedText([.spanish: "Todo", .english: "All"]), keywords: LocalizedText([.english: "wedding"]),
      categories: ["73", "Moda 2"])
    #expect(
      place.searchedTexts == [
        SearchedText(.name, "Bodas"), SearchedText(.keywords, "wedding"), SearchedText(.categories, "Moda 2"),
        SearchedText(.address, "Calle Mayor"), SearchedText(.description, "All"), SearchedText(.description, "Todo"),
      ])
    #expect(Set(place.searchedTexts.map(\.field)) == Set(Place.searchedFields))
  }

  @Test func `The other records have a text of each field that searches look through`() throws {
    let maker = try Manufacturer(name: "Mahou", address: "", origin: .national)
    let beer = try Beer(id: Beer.ID("beer-a"), of: maker.id, name: "Clásica", type: BeerType("Lager"))
    let dish = try Dish(name: "Flan", description: "Con nata", price: Money(minorUnits: 100), kind: DishKind("Postres"))
    let recipe = try Recipe(id: Recipe.ID("local-a"), title: "A")
    #expect(maker.searchedTexts.map(\.field) == Manufacturer.searchedFields)
    #expect(beer.searchedTexts(maker: maker.name).map(\.field) == Beer.searchedFields)
    #expect(dish.searchedTexts.map(\.field) == Dish.searchedFields)
    #expect(recipe.searchedTexts.map(\.field) == Recipe.searchedFields)
    #expect(Favorite(recipe, addedAt: Instant(timeIntervalSince1970: 0)).searchedTexts == recipe.searchedTexts)
  }

  @Test func `Texts are stored folded in lines, so that no word matches across two of them`() throws {
    let place = try Place(.shop, number: "1", name: "Á", address: "Calle Ñ", categories: ["MODA"])
    let stored = place.searchedTexts.foldedBeyondTitle
    #expect(stored == "moda\ncalle n")
    #expect(SearchText("moda n").matches(folded: stored))
    #expect(!SearchText("modacalle").matches(folded: stored))
  }
}
