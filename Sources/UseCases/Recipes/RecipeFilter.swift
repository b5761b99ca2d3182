public import Entities

/// The conditions of a list of recipes, all of which a recipe must meet.
public struct RecipeFilter: Sendable, Hashable {
  /// The search; a blank one matches every recipe.
  public var search: SearchText
  /// The maximum time in minutes; `nil`: no limit. A recipe with unknown time does not pass a limit.
  public var maximumMinutes: Int?
  /// The diets, each of which the recipe must fit.
  public var diets: [RecipeLabel]
  /// The tags, each of which must be a cuisine, a type of dish or a keyword of the recipe.
  public var tags: [RecipeLabel]

  /// A filter that every recipe passes, by default.
  public init(
    matching search: SearchText = SearchText(), maximumMinutes: Int? = nil, diets: [RecipeLabel] = [],
    tags: [RecipeLabel] = []
  ) {
    self.search = search
    self.maximumMinutes = maximumMinutes
    self.diets = diets
    self.tags = tags
  }

  /// Whether there is no condition beside the search.
  package var isOnlySearch: Bool { maximumMinutes == nil && diets.isEmpty && tags.isEmpty }

  /// Whether a recipe passes.
  public func passes(_ details: RecipeDetails) -> Bool { fits(details) && details.matches(search) }

  /// Whether a recipe meets the conditions beside the search.
  package func fits(_ details: RecipeDetails) -> Bool {
    fits(minutes: details.recipe.minutes) && Self.fits(diets, details.diets)
      && Self.fits(tags, details.cuisines + details.dishTypes + details.keywords)
  }

  private static func fits(_ wanted: [RecipeLabel], _ labels: [String]) -> Bool {
    if wanted.isEmpty { return true }
    let labels = Set(labels.map { RecipeLabel($0) })
    return wanted.allSatisfy { labels.contains($0) || labels.contains(where: $0.fits) }
  }

  /// Whether a time in minutes is within the limit.
  private func fits(minutes: Int?) -> Bool {
    guard let maximumMinutes else { return true }
    return minutes.map { $0 <= maximumMinutes } ?? false
  }
}
