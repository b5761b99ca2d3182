/// A recipe that a user saved, identified by the recipe's id.
public struct Favorite: Sendable, Hashable, Identifiable {
  /// The recipe as it was when the user added it, as far as the terms of its source allow. A Spoonacular recipe is reduced to its list
  /// entry and a link to its page.
  public let details: RecipeDetails
  /// The date when the recipe was added, to the millisecond, in the years 1 to 9999.
  public let addedAt: Instant

  /// The list entry of the recipe: its title, photo, time and servings.
  public var recipe: Recipe { details.recipe }
  /// The id of the recipe, which also identifies the favorite.
  public var id: Recipe.ID { recipe.id }

  /// Creates a favorite. The date is rounded to milliseconds and clamped to the years 1 to 9999.
  public init(_ details: RecipeDetails, addedAt: Instant) {
    self.details =
      details.id.spoonacularNumber.map { RecipeDetails(details.recipe, onPageOfSpoonacular: $0) } ?? details
    self.addedAt = StoredInstant.nearest(addedAt)
  }

  /// Creates a favorite from a list entry, without further details.
  public init(_ recipe: Recipe, addedAt: Instant) { self.init(RecipeDetails(recipe), addedAt: addedAt) }

  /// Returns this favorite with missing values filled in from an older record with the same ``addedAt`` date.
  package func completed(by older: Favorite) -> Favorite {
    addedAt == older.addedAt ? Favorite(details.completed(by: older.details), addedAt: addedAt) : self
  }
}

extension RecipeDetails {
  /// Creates the reduced details of a Spoonacular recipe. The link is built from the title and the number:
  /// `https://spoonacular.com/apple-walnut-brownies-632611`.
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
