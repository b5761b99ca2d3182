import Entities
import Foundation
import Testing

@Suite struct `A search for a text` {
  @Test(arguments: ["pizza", "izz", "a m", "rita", "PIZZA", "pÍzZä", "  pizza  ", "pizza\tmargarita"])
  func `A search finds its query anywhere in a string, ignoring case and accents`(query: String) {
    #expect(SearchText(query).matches("Pizza Margarita"))
  }

  @Test(arguments: ["catalana crema", "crema  CATALANA", "ma cata", "crema crema", "a a a e"])
  func `A search finds its words in any order`(query: String) {
    #expect(SearchText(query).matches("Crema catalana"))
    #expect(!SearchText(query + " x").matches("Crema catalana"))
  }

  @Test func `A search finds its words across several fields`() {
    #expect(SearchText("almendra tarta").matches(["Tarta de Santiago", "almendras, huevos"]))
    #expect(!SearchText("almendra tarta flan").matches(["Tarta de Santiago", "almendras, huevos"]))
    #expect(SearchText(" ").matches([String]()))
  }

  @Test func `A search uses at most 16 distinct words`() {
    #expect(SearchText(" Pan con  pan ").words == ["pan", "con"])
    let letters = "a b c d e f g h i j k l m n o p q"
    #expect(SearchText(letters).words.count == 16)
    #expect(SearchText(letters).words.last == "p q")
    #expect(SearchText(letters).matches("p q o n m l k j i h g f e d c b a"))
    #expect(!SearchText(letters).matches("q p o n m l k j i h g f e d c b a"))
  }

  @Test(arguments: [
    ("pina", "Piña"), ("PIÑA", "pina"), ("jalapeno", "Jalapeño"), ("camion", "CAMIÓN"), ("pinguino", "pingüino"),
    ("strasse", "Straße"), ("straße", "STRASSE"), ("STRAẞE", "strasse"), ("smorrebrod", "Smørrebrød"),
    ("aeble", "Æbleskiver"), ("coeur", "Cœur de bœuf"), ("lodz", "Łódź"), ("istanbul", "İstanbul"), ("creme", "CRÈME"),
    ("pho bo", "Phở bò"), ("dau hu", "Đậu hũ"), ("nuoc mam", "Nước mắm"), ("BUN CHA", "bún chả"),
  ])
  func `A search ignores diacritical marks on Latin letters`(query: String, text: String) {
    #expect(SearchText(query).matches(text))
  }

  @Test(arguments: [("σαλατα", "ΣΑΛΑΤΑ"), ("ΣΑΛΆΤΑ", "σαλάτα"), ("борщ", "БОРЩ"), ("СУП", "суп дня"), ("寿司", "寿司")])
  func `A search ignores case in other scripts`(query: String, text: String) {
    #expect(SearchText(query).matches(text))
  }

  @Test(arguments: [
    ("pin\u{303}a", "Piña"), ("piña", "Pin\u{303}a"), ("o\u{31B}\u{309}", "Phở"),
    ("phở", "pho\u{309}\u{31B}"), ("a\u{30A}", "Å"), ("ç", "c\u{327}"),
  ])
  func `A search matches composed and decomposed letters`(query: String, text: String) {
    #expect(SearchText(query).matches(text))
  }

  @Test(arguments: [
    ("salsa verde", "Salsa\u{A0}verde"), ("salsa\u{A0}verde", "salsa verde"),
    ("salsa verde", "salsa \r\n verde"), ("salsa \u{3000} verde", "salsa verde"), ("pizza", "piz\u{200B}za"),
    ("piz\u{AD}za", "pizza"), ("salsa verde", "salsa \u{200B} verde"),
  ])
  func `A search collapses white space into one space and ignores format characters`(query: String, text: String) {
    #expect(SearchText(query).matches(text))
  }

  @Test(arguments: ["", " ", "\t\r\n", "\u{200B}", "\u{FEFF}", "\u{2003}"])
  func `A blank search matches every string`(query: String) {
    #expect(SearchText(query).isBlank)
    #expect(SearchText.isBlank(query))
    for text in ["", " ", "Pizza", "寿司"] { #expect(SearchText(query).matches(text)) }
  }

  @Test(arguments: [
    ("pizza", ""), ("pizzas", "pizza"), ("ab", "a b"), ("a c", "ab"), ("azzip", "pizza"), ("ñ", "m"),
    ("o", "0"), ("pasta", "pasto"), ("all'a", "alla"), ("aab", "abab"), ("ж", "з"), ("1", "2"), ("-", "_"),
    ("[", "{"), ("@", "`"),
  ])
  func `A search doesn't match a string that lacks one of the query's words`(query: String, text: String) {
    #expect(!SearchText(query).isBlank)
    #expect(!SearchText.isBlank(query))
    #expect(!SearchText(query).matches(text))
  }

  @Test func `A search keeps the query exactly as typed`() {
    #expect(SearchText("  Piña\n Colada ").query == "  Piña\n Colada ")
    #expect(SearchText("  Piña\n Colada ").folded == "pina colada")
    #expect(SearchText() == SearchText(""))
  }

  @Test(arguments: [
    ("Crema  CATALANA", "crema catalana"), ("Bœuf à l'ail", "boeuf a l'ail"), ("¡OLÉ!", "¡ole!"),
    (" a ", " a "), ("A\u{301}\u{323}Z", "az"), ("Þorramatur", "thorramatur"), ("ЩИ", "щи"),
    ("50 %\tAZ@[`{~", "50 % az@[`{~"),
  ])
  func `A search matches text that is already folded`(text: String, folded: String) {
    #expect(SearchText.fold(text).utf8.elementsEqual(folded.utf8))
    #expect(SearchText.fold(folded).utf8.elementsEqual(folded.utf8))
    #expect(SearchText(text).matches(folded: folded))
  }
}

@Suite struct `Searched texts` {
  @Test func `A complete recipe has searchable text for each of its fields`() throws {
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

  @Test func `A complete place has searchable text for each field except the category numbers`() throws {
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

  @Test func `Dishes, beers, manufacturers and listed recipes have one searchable string per field`() throws {
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

  @Test func `A query word never matches across two searchable strings of the same record`() throws {
    let place = try Place(.shop, number: "1", name: "Á", address: "Calle Ñ", categories: ["MODA"])
    let stored = place.searchedTexts.foldedBeyondTitle
    #expect(stored == "moda\ncalle n")
    #expect(SearchText("moda n").matches(folded: stored))
    #expect(!SearchText("modacalle").matches(folded: stored))
  }
}
