public import Entities

/// What an import did, record by record: `accepted`, `repaired` and `rejected` add up to what was read.
public struct SeedReport: Sendable, Hashable {
  /// Of repairs and problems each, this many are kept; the counts go on.
  public static let detailLimit = 20

  /// Of recipes, this many are named.
  public static let recipeLimit = 5

  /// Records taken as they stood.
  public private(set) var accepted = 0
  /// Records taken after repairs.
  public private(set) var repaired = 0
  /// Records left out.
  public private(set) var rejected = 0
  /// The first repairs.
  public private(set) var repairs: [SeedRepair] = []
  /// The first problems.
  public private(set) var problems: [SeedProblem] = []
  /// How many repairs there were in all.
  public private(set) var repairCount = 0
  /// How many problems there were in all.
  public private(set) var problemCount = 0
  /// How many reviews went with beers that the seed lacks.
  public private(set) var reviewsRemoved = 0

  /// The first recipes that were taken.
  public private(set) var recipes: [ImportedRecipe] = []
  /// Whether samples made way: those that nobody had changed were deleted.
  public internal(set) var droppedSamples = false

  /// Nothing was read yet.
  public init() {}

  /// How many records were read.
  public var records: Int { accepted + repaired + rejected }
  /// How many records are good to be stored.
  public var imported: Int { accepted + repaired }

  func removing(reviews: Int) -> SeedReport {
    var copy = self
    copy.reviewsRemoved = reviews
    return copy
  }

  mutating func accept() { accepted += 1 }

  mutating func accept(_ made: [SeedRepair]) {
    repaired += 1
    repairCount += made.count
    repairs += made.prefix(Self.detailLimit - repairs.count)
  }

  mutating func name(_ recipe: ImportedRecipe) {
    if recipes.count < Self.recipeLimit { recipes.append(recipe) }
  }

  mutating func reject(_ found: [SeedProblem]) {
    rejected += 1
    problemCount += found.count
    problems += found.prefix(Self.detailLimit - problems.count)
  }
}

/// A recipe that an import took.
public struct ImportedRecipe: Sendable, Hashable, Identifiable {
  /// The id of the recipe.
  public let id: Recipe.ID
  /// The title of the recipe.
  public let title: String
  /// Whether it was added; otherwise it updated the recipe of its id.
  public let isNew: Bool
}

/// A small repair that made a record right.
public struct SeedRepair: Sendable, Hashable {
  /// Which record, counted from 1.
  public private(set) var record: Int
  /// Which field, as the source spells it.
  public let field: String
  /// What was there; a long text is cut.
  public let from: String
  /// What was taken; `nil` when the field was left out because the kit has no place for it.
  public let to: String?

  /// A repair that a source made.
  public init(record: Int, field: String, from: String, to: String?) {
    self.record = record
    self.field = field
    self.from = from
    self.to = to
  }

  /// The same of a record that follows as many others.
  func counted(from offset: Int) -> SeedRepair {
    var copy = self
    copy.record += offset
    return copy
  }
}

/// Something that makes a record wrong.
public struct SeedProblem: Sendable, Hashable {
  /// Which record, counted from 1.
  public private(set) var record: Int
  /// Which field, as the source spells it; `nil` when it is the record as a whole.
  public let field: String?
  /// What a source expects.
  public let expected: SeedExpectation
  /// What was there; a long text is cut. `nil`: nothing.
  public let found: String?

  /// A problem that a source found.
  public init(record: Int, field: String?, expected: SeedExpectation, found: String?) {
    self.record = record
    self.field = field
    self.expected = expected
    self.found = found
  }

  /// The same of a record that follows as many others.
  func counted(from offset: Int) -> SeedProblem {
    var copy = self
    copy.record += offset
    return copy
  }
}

/// What a source expects.
public enum SeedExpectation: Sendable, Hashable {
  /// A JSON object.
  case object
  /// A JSON string.
  case text
  /// A JSON number.
  case number
  /// A text with something in it.
  case nonEmptyText
  /// A text of at most this many Unicode scalars.
  case textUpTo(Int)
  /// A number of at most this many decimals.
  case decimalsUpTo(Int)
  /// A number that is not below zero.
  case notNegative
  /// A number between these.
  case numberBetween(Int, Int)
  /// A number without a fraction.
  case wholeNumber
  /// Where a manufacturer is: national or imported.
  case origin
  /// A picture, in a file beside the seed or in a folder there.
  case pictureBeside
  /// A number that fits.
  case smallerNumber
  /// The field once, not twice.
  case fieldOnce
  /// Something that no record before it was.
  case unique
}
