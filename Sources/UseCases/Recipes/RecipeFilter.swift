public import Entities

/// Selects recipes: those that meet all of these conditions.
public struct RecipeFilter: Sendable, Hashable {
  /// That match this.
  public var search: SearchText
  /// That take no longer, in minutes; `nil`: however long. A recipe whose time is unknown does not pass a limit.
  public var maximumMinutes: Int?
  /// That fit each of these diets.
  public var diets: [RecipeLabel]
  /// That have each of these as a cuisine or a type of dish.
  public var tags: [RecipeLabel]

  /// Every recipe by default.
  public init(
    matching search: SearchText = SearchText(), maximumMinutes: Int? = nil, diets: [RecipeLabel] = [],
    tags: [RecipeLabel] = []
  ) {
    self.search = search
    self.maximumMinutes = maximumMinutes
    self.diets = diets
    self.tags = tags
  }

  /// Whether every recipe that matches the search passes.
  public var isOnlySearch: Bool { maximumMinutes == nil && diets.isEmpty && tags.isEmpty }

  /// Whether a recipe passes.
  public func passes(_ details: RecipeDetails) -> Bool { fits(details) && details.matches(search) }

  /// Whether a recipe meets the conditions beside the search.
  public func fits(_ details: RecipeDetails) -> Bool {
    fits(minutes: details.recipe.minutes) && diets.allSatisfy { details.diets.contains(where: $0.fits) }
      && tags.allSatisfy { (details.cuisines + details.dishTypes).contains(where: $0.fits) }
  }

  /// Whether a recipe that takes so long meets the limit.
  private func fits(minutes: Int?) -> Bool {
    guard let maximumMinutes else { return true }
    return minutes.map { $0 <= maximumMinutes } ?? false
  }
}
