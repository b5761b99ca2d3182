/// A recipe that a user wants to find again; the recipe's id is its key.
public struct Favorite: Sendable, Hashable, Identifiable {
  /// The recipe as it was when it was added, as far as the terms of its source allow: whole, but of one of Spoonacular's only what
  /// lists show, and a link to its page.
  public let details: RecipeDetails
  /// To the nearest millisecond, in the years 1 to 9999.
  public let addedAt: Instant

  /// The recipe as lists show it.
  public var recipe: Recipe { details.recipe }
  /// The recipe's.
  public var id: Recipe.ID { recipe.id }

  /// A date is rounded to the millisecond and kept within the years 1 to 9999.
  public init(_ details: RecipeDetails, addedAt: Instant) {
    self.details =
      details.id.spoonacularNumber.map { RecipeDetails(details.recipe, onPageOfSpoonacular: $0) } ?? details
    self.addedAt = KeptInstant.nearest(addedAt)
  }

  /// A favorite that holds no more than lists show.
  public init(_ recipe: Recipe, addedAt: Instant) { self.init(RecipeDetails(recipe), addedAt: addedAt) }

  /// This favorite, with missing values from an older record of the same addition.
  package func completed(by older: Favorite) -> Favorite {
    addedAt == older.addedAt ? Favorite(details.completed(by: older.details), addedAt: addedAt) : self
  }
}

extension RecipeDetails {
  /// The page of a Spoonacular recipe, made of title and number: `https://spoonacular.com/apple-walnut-brownies-632611`.
  fileprivate init(_ recipe: Recipe, onPageOfSpoonacular number: Int) {
    self.init(recipe)
    let words = SearchText.fold(recipe.title).split(separator: " ").map { word in
      word.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    let page = (words.filter { !$0.isEmpty } + ["\(number)"]).joined(separator: "-")
    credit.sourceName = "Spoonacular"
    credit.sourceAddress = try? WebAddress("https://spoonacular.com/\(page)")
  }
}

extension Favorite: SearchedRecord {
  public static let searchedFields = Recipe.searchedFields

  public var searchedTexts: [SearchedText] { recipe.searchedTexts }
}
