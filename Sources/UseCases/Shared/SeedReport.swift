public import Entities

/// What an import did, record by record: `accepted`, `repaired` and `rejected` add up to what was read.
public struct SeedReport: Sendable, Hashable {
  /// Of repairs and problems each, this many are kept; the counts go on.
  public static let detailLimit = 20

  /// The maximum number of names in ``ignored``.
  public static let fieldLimit = 100

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
  /// The fields that the kit has no place for, and in how many records each was left out; after ``fieldLimit`` names, all others are
  /// counted as `…`.
  public private(set) var ignored: [String: Int] = [:]
  /// The first doubtful values, which were kept.
  public private(set) var doubts: [SeedDoubt] = []
  /// How many doubtful values there were in all.
  public private(set) var doubtCount = 0
  /// How many repairs there were in all.
  public private(set) var repairCount = 0
  /// How many problems there were in all.
  public private(set) var problemCount = 0
  /// The problems after the first ones, counted by field and expectation: at most ``detailLimit`` of these kinds, in the order in which
  /// they were found.
  public private(set) var furtherProblems: [SeedProblemCount] = []
  /// Records that the store did not have.
  public private(set) var added = 0
  /// Records that replaced different ones.
  public private(set) var changed = 0
  /// Records that the store already had as they are.
  public private(set) var unchanged = 0
  /// The first records that replaced different ones, ``detailLimit`` at most.
  public private(set) var changes: [SeedChange] = []
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

  /// Counts a record that was taken with these repairs. Ignored fields and doubtful values alone don't make it a repaired one.
  mutating func accept(_ record: SeedRecord, _ made: [SeedRepair]) {
    var isRepaired = false
    for repair in made {
      switch repair.kind {
      case .repaired:
        isRepaired = true
        repairCount += 1
        if repairs.count < Self.detailLimit { repairs.append(repair) }
      case .ignored:
        let isNamed = ignored[repair.field] != nil || ignored.count < Self.fieldLimit
        ignored[isNamed ? repair.field : "…", default: 0] += 1
      case .doubtful(let reason):
        doubtCount += 1
        if doubts.count < Self.detailLimit { doubts.append(SeedDoubt(repair, of: record, reason)) }
      }
    }
    if isRepaired { repaired += 1 } else { accepted += 1 }
  }

  /// Counts a record that was taken.
  ///
  /// - Parameter old: the record that it replaced; `nil` if it is new.
  mutating func count(_ new: SeedRecord, over old: SeedRecord?) {
    if case .recipe(let details) = new, recipes.count < Self.recipeLimit {
      recipes.append(
        ImportedRecipe(id: details.id, title: details.recipe.title, isNew: old == nil, isUnchanged: new == old))
    }
    guard let old else { return added += 1 }
    if new == old { return unchanged += 1 }
    changed += 1
    if changes.count < Self.detailLimit { changes.append(SeedChange(before: old, after: new)) }
  }

  mutating func reject(_ found: [SeedProblem]) {
    rejected += 1
    problemCount += found.count
    let shown = found.prefix(Self.detailLimit - problems.count)
    problems += shown
    for problem in found.dropFirst(shown.count) { count(problem) }
  }

  private mutating func count(_ problem: SeedProblem) {
    let known = furtherProblems.firstIndex { $0.field == problem.field && $0.expected == problem.expected }
    if let known {
      furtherProblems[known].count += 1
    } else if furtherProblems.count < Self.detailLimit {
      furtherProblems.append(SeedProblemCount(field: problem.field, expected: problem.expected, count: 1))
    }
  }
}

/// A record that an import replaced by a different one, both without pictures.
public struct SeedChange: Sendable, Hashable {
  /// The record that the store had.
  public let before: SeedRecord
  /// The record that the store has after the import.
  public let after: SeedRecord
}

/// A recipe that an import took.
public struct ImportedRecipe: Sendable, Hashable, Identifiable {
  /// The id of the recipe.
  public let id: Recipe.ID
  /// The title of the recipe.
  public let title: String
  /// Whether the recipe was added; `false` if its id existed.
  public let isNew: Bool
  /// Whether the store had it as it is.
  public let isUnchanged: Bool
}

/// How many problems of one kind there are.
public struct SeedProblemCount: Sendable, Hashable {
  /// The field, as the source spells it; `nil` if it is the record as a whole.
  public let field: String?
  /// The expectation that was not met.
  public let expected: SeedExpectation
  /// The number of problems.
  package internal(set) var count: Int
}

/// An expectation of a source.
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
  /// A number that can be read in only one way.
  case oneReading
  /// At most as many cells in a row as the header has.
  case cellsUpTo(Int)
  /// Where a manufacturer is: national or imported.
  case origin
  /// A manufacturer that exists, or that the source describes with its origin.
  case knownManufacturer
  /// A picture, in a file beside the seed or in a folder there.
  case pictureBeside
  /// A number that fits.
  case smallerNumber
  /// The field once, not twice.
  case fieldOnce
  /// Something that no record before it was.
  case unique
}
