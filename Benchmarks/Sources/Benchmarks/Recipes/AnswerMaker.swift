import GatewayTesting

/// Generates a complete response to a Spoonacular search, with about 7 KB per recipe. The response is the same every time.
struct AnswerMaker {
  private var random = SeededNumbers(seed: 0xC00C)

  static func answer(of count: Int) -> String {
    var maker = AnswerMaker()
    let recipes = (1...count).map { maker.recipe($0) }
    return #"{"results":[\#(recipes.joined(separator: ","))],"offset":0,"number":\#(count),"totalResults":5000}"#
  }

  private mutating func recipe(_ number: Int) -> String {
    let flags = [
      "vegetarian", "vegan", "glutenFree", "dairyFree", "veryHealthy", "cheap", "veryPopular", "sustainable",
      "lowFodmap",
    ].map { #""\#($0)":\#(random.below(2) == 0)"# }
    let (title, address) = ("\(word()) &amp; \(word()) \(number)", "http://example.org/2012/\(number)-\(word()).html")
    let steps = (1...(5 + random.below(6))).map { step($0) }
    return """
      {\(flags.joined(separator: ",")),"weightWatcherSmartPoints":4,"gaps":"no","preparationMinutes":-1,\
      "cookingMinutes":-1,"aggregateLikes":\(random.below(9000)),"healthScore":\(random.below(100)),\
      "creditsText":"\(word()) kitchen","license":"CC BY 3.0","sourceName":"\(word()) kitchen",\
      "pricePerServing":\(random.below(500)).\(10 + random.below(90)),"id":\(700_000 + number),"title":"\(title)",\
      "readyInMinutes":45,"servings":\(1 + random.below(8)),"sourceUrl":"\(address)","openLicense":-1,\
      "image":"https://spoonacular.com/recipeImages/\(700_000 + number)-312x231.jpg","imageType":"jpg",\
      "summary":"\(summary())","cuisines":["Mediterranean"],"dishTypes":["lunch","main course","main dish","dinner"],\
      "diets":["gluten free","dairy free","lacto ovo vegetarian"],"occasions":[],\
      "analyzedInstructions":[{"name":"","steps":[\(steps.joined(separator: ","))]}],\
      "spoonacularSourceUrl":"https://spoonacular.com/\(word())-\(700_000 + number)"}
      """
  }

  private mutating func summary() -> String {
    let sentences = (1...8).map { _ in "This has <b>\(random.below(600)) calories</b>, and \(words(12))." }
    return sentences.joined(separator: " ") + #" See <a href=\"https://spoonacular.com/recipes/\#(word())\">this</a>."#
  }

  private mutating func step(_ number: Int) -> String {
    let ingredients = (0...random.below(4)).map { _ in thing("ingredient") }.joined(separator: ",")
    let equipment = (0...random.below(2)).map { _ in thing("equipment") }.joined(separator: ",")
    let length = number == 3 ? #","length":{"number":20,"unit":"minutes"}"# : ""
    return """
      {"number":\(number),"step":"\(words(16)).","ingredients":[\(ingredients)],"equipment":[\(equipment)]\(length)}
      """
  }

  private mutating func thing(_ kind: String) -> String {
    let name = "\(word()) \(word())"
    return
      #"{"id":\#(random.below(99999)),"name":"\#(name)","localizedName":"\#(name)","image":"https://spoonacular.com/cdn/\#(kind)_100x100/\#(word()).jpg"}"#
  }

  private mutating func words(_ count: Int) -> String { (1...count).map { _ in word() }.joined(separator: " ") }

  private mutating func word() -> String { Vocabulary.ingredients[random.below(Vocabulary.ingredients.count)] }
}
