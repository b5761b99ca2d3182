/// All members of Spoonacular's response to a search, as decoded by `JSONDecoder`.
struct AnswerMirror: Decodable {
  struct Recipe: Decodable {
    let vegetarian, vegan, glutenFree, dairyFree, veryHealthy, cheap, veryPopular, sustainable, lowFodmap: Bool
    let weightWatcherSmartPoints: Int
    let gaps: String
    let preparationMinutes, cookingMinutes, aggregateLikes: Int
    let healthScore: Double
    let creditsText, license, sourceName: String?
    let pricePerServing: Double
    let id: Int
    let title: String
    let readyInMinutes, servings: Int
    let sourceUrl: String
    let openLicense: Int
    let image, imageType: String?
    let summary: String
    let cuisines, dishTypes, diets, occasions: [String]
    let analyzedInstructions: [Instructions]
    let spoonacularSourceUrl: String
  }

  struct Instructions: Decodable {
    let name: String
    let steps: [Step]
  }

  struct Step: Decodable {
    let number: Int
    let step: String
    let ingredients, equipment: [Thing]
    let length: Length?
  }

  struct Thing: Decodable {
    let id: Int
    let name, localizedName, image: String
    let temperature: Length?
  }

  struct Length: Decodable {
    let number: Double
    let unit: String
  }

  let results: [Recipe]
  let offset, number, totalResults: Int
}
