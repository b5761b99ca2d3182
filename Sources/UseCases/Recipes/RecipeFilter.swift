public import Entities

/// A filter for recipes. A recipe passes if it meets all conditions.
public struct RecipeFilter: Sendable, Hashable {
  /// The words to search for. A blank search matches every recipe.
  public var search: SearchText
  /// The maximum time in minutes. `nil` for no limit. A recipe with an unknown time doesn't pass a limit.
  public var maximumMinutes: Int?
  /// The diets for which the recipe must be suitable. All of them must fit.
  public var diets: [RecipeLabel]
  /// The tags that the recipe must have. Each tag must be a cuisine, a dish type or a keyword of the recipe.
  public var tags: [RecipeLabel]

  /// Creates a filter. By default, every recipe passes the filter.
  public init(
    matching search: SearchText = SearchText(), maximumMinutes: Int? = nil, diets: [RecipeLabel] = [],
    tags: [RecipeLabel] = []
  ) {
    self.search = search
    self.maximumMinutes = maximumMinutes
    self.diets = diets
    self.tags = tags
  }

  /// Whether the search is the only condition.
  package var isOnlySearch: Bool { maximumMinutes == nil && diets.isEmpty && tags.isEmpty }

  /// Returns whether a recipe passes the filter.
  public func passes(_ details: RecipeDetails) -> Bool { fits(details) && details.matches(search) }

  /// Returns whether a recipe meets all conditions apart from the search.
  package func fits(_ details: RecipeDetails) -> Bool {
    fits(minutes: details.recipe.minutes) && Self.fits(diets, details.diets)
      && Self.fits(tags, details.cuisines + details.dishTypes + details.keywords)
  }

  private static func fits(_ wanted: [RecipeLabel], _ labels: [String]) -> Bool {
    if wanted.isEmpty { return true }
    let labels = Set(labels.map { RecipeLabel($0) })
    return wanted.allSatisfy { labels.contains($0) || labels.contains(where: $0.fits) }
  }

  /// Returns whether a time in minutes is within the limit. An unknown time isn't within any limit.
  private func fits(minutes: Int?) -> Bool {
    guard let maximumMinutes else { return true }
    return minutes.map { $0 <= maximumMinutes } ?? false
  }
}
