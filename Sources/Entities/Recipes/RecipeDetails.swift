/// A recipe with all its details, such as ingredients and steps.
public struct RecipeDetails: Sendable, Hashable, Identifiable {
  /// The rule for summaries: one line of at most 10,000 Unicode scalars, or empty.
  public static let summaryRule = TextRule(maximumLength: 10_000, allowsEmpty: true)
  /// The rule for diets, cuisines, dish types and keywords: one line of at most 100 Unicode scalars.
  public static let labelRule = TextRule(maximumLength: 100)
  /// The rule for ``pieces``: one line of at most 100 Unicode scalars.
  public static let piecesRule = TextRule(maximumLength: 100)

  /// The list entry of the recipe: its id, title, photo, time and servings.
  public internal(set) var recipe: Recipe
  /// A summary of a few sentences. Empty if unknown.
  public internal(set) var summary: String
  /// The preparation time before cooking, in minutes. `nil` if unknown.
  public internal(set) var preparationMinutes: Int?
  /// The cooking time, in minutes. `nil` if unknown.
  public internal(set) var cookingMinutes: Int?
  /// The number and the noun of the pieces, such as `24 cookies`. `nil` if unknown.
  public internal(set) var pieces: String?
  /// The ingredients, in the order of the source.
  public internal(set) var ingredients: [Ingredient]
  /// The parts of the instructions, in order.
  public internal(set) var instructions: [RecipeInstructions]
  /// The diets for which the recipe is suitable: `vegan`, `gluten free`.
  public internal(set) var diets: [String]
  /// The cuisines, such as `Mexican`.
  public internal(set) var cuisines: [String]
  /// The dish types, such as `lunch` or `dessert`.
  public internal(set) var dishTypes: [String]
  /// The other keywords, such as `Christmas` or `quick`.
  public internal(set) var keywords: [String]
  /// The average rating by readers. `nil` if unknown.
  public internal(set) var rating: RecipeRating?
  /// The amounts of nutrients per serving, each in the unit of its nutrient. Unknown amounts are absent.
  public internal(set) var nutrition: [Nutrient: Double]
  /// The source, and the credit that must be shown with the recipe.
  public internal(set) var credit: RecipeCredit

  /// The id of the recipe, taken from its list entry.
  public var id: Recipe.ID { recipe.id }

  /// Creates a recipe with details.
  ///
  /// - Throws: ``RecipeError`` with the invalid property and the problem.
  public init(
    recipe: Recipe, summary: String = "", preparationMinutes: Int? = nil, cookingMinutes: Int? = nil,
    pieces: String? = nil, ingredients: [Ingredient] = [], instructions: [RecipeInstructions] = [],
    diets: [String] = [],
    cuisines: [String] = [], dishTypes: [String] = [], keywords: [String] = [], rating: RecipeRating? = nil,
    nutrition: [Nutrient: Double] = [:], credit: RecipeCredit = .none
  ) throws(RecipeError) {
    do { try Self.summaryRule.check(summary) } catch { throw .summary(error) }
    do { if let pieces { try Self.piecesRule.check(pieces) } } catch { throw .pieces(error) }
    for label in diets + cuisines + dishTypes + keywords {
      do { try Self.labelRule.check(label) } catch { throw .label(error) }
    }
    for minutes in [preparationMinutes, cookingMinutes].compactMap(\.self)
    where !Recipe.minutesRange.contains(minutes) { throw .minutes(minutes) }
    for (nutrient, amount) in nutrition where !Nutrient.range.contains(amount) { throw .nutrient(nutrient, amount) }
    self.recipe = recipe
    self.summary = summary
    self.preparationMinutes = preparationMinutes
    self.cookingMinutes = cookingMinutes
    self.pieces = pieces
    self.ingredients = ingredients
    self.instructions = instructions
    self.diets = diets
    self.cuisines = cuisines
    self.dishTypes = dishTypes
    self.keywords = keywords
    self.rating = rating
    self.nutrition = nutrition
    self.credit = credit
  }

  /// Creates a recipe from a list entry, without further details.
  public init(_ recipe: Recipe) {
    self.recipe = recipe
    (summary, credit) = ("", .none)
    (ingredients, instructions, diets, cuisines, dishTypes) = ([], [], [], [], [])
    (keywords, nutrition) = ([], [:])
  }

  /// Whether the recipe has ingredients or instructions. A recipe from a list entry has neither.
  public var canBeCooked: Bool { !ingredients.isEmpty || !instructions.isEmpty }
}

extension RecipeDetails: SearchedRecord {
  public static let searchedFields: [SearchField] = [
    .title, .ingredients, .keywords, .cuisines, .type, .diets, .author, .summary,
  ]

  /// The searchable text of each field. Known keywords, cuisines, dish types and diets can be found in Spanish and in English.
  public var searchedTexts: [SearchedText] {
    func names(_ field: SearchField, _ labels: [String]) -> [SearchedText] {
      labels.flatMap { text in
        let label = RecipeLabel(text)
        return [text] + [label.spanish, label.english].filter { $0 != text }
      }.map { SearchedText(field, $0) }
    }
    func texts(_ field: SearchField, _ texts: [String]) -> [SearchedText] { texts.map { SearchedText(field, $0) } }
    let people = [credit.line, credit.sourceName].compactMap(\.self)
    return texts(.title, [recipe.title]) + texts(.ingredients, ingredients.map(\.text)) + names(.keywords, keywords)
      + names(.cuisines, cuisines) + names(.type, dishTypes) + names(.diets, diets) + texts(.author, people)
      + texts(.summary, summary.isEmpty ? [] : [summary])
  }
}

/// A part of the instructions. Most recipes have one part without a name. Others have several named parts, such as `For the dough`.
public struct RecipeInstructions: Sendable, Hashable {
  /// The rule for the name of a part: one line of at most 300 Unicode scalars.
  public static let nameRule = TextRule(maximumLength: 300)
  /// The rule for steps: one line of at most 10,000 Unicode scalars.
  public static let stepRule = TextRule(maximumLength: 10_000)

  /// The name of the part. `nil` if the part has no name.
  public let name: String?
  /// The steps in order. There is at least one step.
  public let steps: [String]

  /// Creates a part of the instructions.
  ///
  /// - Throws: ``RecipeError/step(_:)`` if a step or the name is invalid, or if there are no steps.
  public init(name: String? = nil, steps: [String]) throws(RecipeError) {
    if steps.isEmpty { throw .step(.empty) }
    do {
      if let name { try Self.nameRule.check(name) }
      for step in steps { try Self.stepRule.check(step) }
    } catch {
      throw .step(error)
    }
    self.name = name
    self.steps = steps
  }
}

/// The source of a recipe, and the credit that must be shown with it.
public struct RecipeCredit: Sendable, Hashable {
  /// The rule for each field of a credit: one line of at most 300 Unicode scalars.
  public static let rule = TextRule(maximumLength: 300)
  /// A credit without a source, a credit line or a license.
  public static let none = RecipeCredit()

  /// The name of the publisher, such as `Foodista`. `nil` if unknown.
  public internal(set) var sourceName: String?
  /// The address of the page on which the recipe was published. `nil` if unknown.
  public internal(set) var sourceAddress: WebAddress?
  /// The credit line that the source requires. `nil` if the source requires none.
  public internal(set) var line: String?
  /// The license of the recipe, such as `CC BY 3.0`. `nil` if unknown.
  public internal(set) var license: String?

  /// Creates a credit.
  ///
  /// - Throws: ``RecipeError/credit(_:)`` if a field violates ``rule``.
  public init(
    sourceName: String? = nil, sourceAddress: WebAddress? = nil, line: String? = nil, license: String? = nil
  ) throws(RecipeError) {
    for text in [sourceName, line, license].compactMap(\.self) {
      do { try Self.rule.check(text) } catch { throw .credit(error) }
    }
    self.sourceName = sourceName
    self.sourceAddress = sourceAddress
    self.line = line
    self.license = license
  }

  private init() { (sourceName, sourceAddress, line, license) = (nil, nil, nil, nil) }
}
