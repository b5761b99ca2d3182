/// A recipe with everything that a cook wants to know.
public struct RecipeDetails: Sendable, Hashable, Identifiable {
  /// The rule for summaries.
  public static let summaryRule = TextRule(maximumLength: 10_000, allowsEmpty: true)
  /// The rule for diets, cuisines, types of dish and keywords.
  public static let labelRule = TextRule(maximumLength: 100)
  /// The rule for ``pieces``.
  public static let piecesRule = TextRule(maximumLength: 100)

  /// As lists show it.
  public internal(set) var recipe: Recipe
  /// What it is, in a few sentences; may be empty.
  public internal(set) var summary: String
  /// Preparation before cooking, in minutes; `nil`: unknown.
  public internal(set) var preparationMinutes: Int?
  /// Cooking, in minutes; `nil`: unknown.
  public internal(set) var cookingMinutes: Int?
  /// The pieces that the recipe makes: `24 cookies`. `nil` if unknown.
  public internal(set) var pieces: String?
  /// In the order of the source.
  public internal(set) var ingredients: [Ingredient]
  /// What to do, one part after the other.
  public internal(set) var instructions: [RecipeInstructions]
  /// The diets that it fits: `vegan`, `gluten free`.
  public internal(set) var diets: [String]
  /// Where it is from: `Mexican`.
  public internal(set) var cuisines: [String]
  /// When it is eaten: `lunch`, `dessert`.
  public internal(set) var dishTypes: [String]
  /// Further keywords: `Christmas`, `quick`.
  public internal(set) var keywords: [String]
  /// Its rating by readers; `nil`: unknown.
  public internal(set) var rating: RecipeRating?
  /// The amounts per serving, each in its nutrient's unit; unknown amounts are absent.
  public internal(set) var nutrition: [Nutrient: Double]
  /// The source, and what has to be shown with the recipe.
  public internal(set) var credit: RecipeCredit

  /// The recipe's.
  public var id: Recipe.ID { recipe.id }

  /// - Throws: ``RecipeError``, which names the property and what is wrong with it.
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

  /// A recipe that holds no more than lists show.
  public init(_ recipe: Recipe) {
    self.recipe = recipe
    (summary, credit) = ("", .none)
    (ingredients, instructions, diets, cuisines, dishTypes) = ([], [], [], [], [])
    (keywords, nutrition) = ([], [:])
  }

  /// Whether it says what goes into it or what to do; a recipe that comes from a list does not.
  public var canBeCooked: Bool { !ingredients.isEmpty || !instructions.isEmpty }
}

extension RecipeDetails: SearchedRecord {
  public static let searchedFields: [SearchField] = [
    .title, .ingredients, .keywords, .cuisines, .type, .diets, .author, .summary,
  ]

  /// Known tags, cuisines, types and diets are searched in Spanish and in English.
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

/// A part of the instructions: most recipes have one without a name, some several (`For the dough`).
public struct RecipeInstructions: Sendable, Hashable {
  /// The rule for names.
  public static let nameRule = TextRule(maximumLength: 300)
  /// The rule for steps.
  public static let stepRule = TextRule(maximumLength: 10_000)

  /// What the part is about; `nil` when it has no name.
  public let name: String?
  /// One after the other; never empty.
  public let steps: [String]

  /// - Throws: ``RecipeError`` with what is wrong; of no steps, as of an empty one.
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

/// The source of a recipe, and what must be shown with it.
public struct RecipeCredit: Sendable, Hashable {
  /// The rule for each of its texts.
  public static let rule = TextRule(maximumLength: 300)
  /// Without a source.
  public static let none = RecipeCredit()

  /// The publisher: `Foodista`.
  public internal(set) var sourceName: String?
  /// The page it was published on.
  public internal(set) var sourceAddress: WebAddress?
  /// The line that the source wants to be shown.
  public internal(set) var line: String?
  /// Under which license: `CC BY 3.0`.
  public internal(set) var license: String?

  /// - Throws: ``RecipeError/credit(_:)``.
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
