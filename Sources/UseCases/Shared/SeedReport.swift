public import Entities

/// The results of an import. The sum of `accepted`, `repaired` and `rejected` is the number of records read.
public struct SeedReport: Sendable, Hashable {
  /// The maximum length of ``repairs``, ``problems``, ``doubts`` and ``changes``. Further entries are only counted.
  public static let detailLimit = 20

  /// The maximum number of names in ``ignored``.
  public static let fieldLimit = 100

  /// The maximum number of recipes in ``recipes``.
  public static let recipeLimit = 5

  /// The number of records accepted unchanged.
  public private(set) var accepted = 0
  /// The number of records accepted after repairs.
  public private(set) var repaired = 0
  /// The number of rejected records.
  public private(set) var rejected = 0
  /// The first repairs, up to ``detailLimit``.
  public private(set) var repairs: [SeedRepair] = []
  /// The first problems, up to ``detailLimit``.
  public private(set) var problems: [SeedProblem] = []
  /// The fields that the kit doesn't support, each with the number of records in which the field was omitted. After ``fieldLimit`` names,
  /// all other fields are counted together as `…`.
  public private(set) var ignored: [String: Int] = [:]
  /// The first doubtful values, up to ``detailLimit``. These values are stored unchanged.
  public private(set) var doubts: [SeedDoubt] = []
  /// The total number of doubtful values.
  public private(set) var doubtCount = 0
  /// The total number of repairs.
  public private(set) var repairCount = 0
  /// The total number of problems.
  public private(set) var problemCount = 0
  /// The problems beyond those that are listed individually, counted by field and expectation. At most ``detailLimit`` combinations are
  /// counted, in the order in which they were found.
  public private(set) var furtherProblems: [SeedProblemCount] = []
  /// The number of records that weren't in the store before.
  public private(set) var added = 0
  /// The number of records that replaced a different version in the store.
  public private(set) var changed = 0
  /// The number of records that were already in the store in the same state.
  public private(set) var unchanged = 0
  /// The first records that replaced a different version, up to ``detailLimit``.
  public private(set) var changes: [SeedChange] = []
  /// The number of reviews that were deleted with beers that aren't in the seed.
  public private(set) var reviewsRemoved = 0

  /// The first imported recipes, at most ``recipeLimit``.
  public private(set) var recipes: [ImportedRecipe] = []
  /// Whether the untouched samples were deleted because of this seed.
  public internal(set) var droppedSamples = false

  /// Creates a report of an import without records.
  public init() {}

  /// The number of records that the import read.
  public var records: Int { accepted + repaired + rejected }
  /// The total number of accepted and repaired records.
  public var imported: Int { accepted + repaired }

  func removing(reviews: Int) -> SeedReport {
    var copy = self
    copy.reviewsRemoved = reviews
    return copy
  }

  mutating func accept() { accepted += 1 }

  /// Counts a record that was accepted with these repairs. A record that has only ignored fields and doubtful values doesn't count as
  /// repaired.
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

  /// Counts a record that was stored.
  ///
  /// - Parameter old: The record that `new` replaced. `nil` if the record is new.
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

/// A record that an import replaced with a different version. Neither version contains pictures.
public struct SeedChange: Sendable, Hashable {
  /// The record as it was before the import.
  public let before: SeedRecord
  /// The record as it is after the import.
  public let after: SeedRecord
}

/// A recipe that an import added, changed or left unchanged.
public struct ImportedRecipe: Sendable, Hashable, Identifiable {
  /// The id of the recipe.
  public let id: Recipe.ID
  /// The title of the recipe.
  public let title: String
  /// Whether the recipe was added. `false` if a recipe with the same id existed.
  public let isNew: Bool
  /// Whether the recipe was already in the store in the same state.
  public let isUnchanged: Bool
}

/// The number of problems with the same field and expectation.
public struct SeedProblemCount: Sendable, Hashable {
  /// The name of the field, as spelled in the source. `nil` if the problems affect the record as a whole.
  public let field: String?
  /// The expectation that the records or the values didn't meet.
  public let expected: SeedExpectation
  /// The number of problems.
  package internal(set) var count: Int
}

/// A source's requirement for a record or a value.
public enum SeedExpectation: Sendable, Hashable {
  /// A JSON object.
  case object
  /// A JSON string.
  case text
  /// A JSON number.
  case number
  /// Text that isn't empty.
  case nonEmptyText
  /// Text with at most this many Unicode scalars.
  case textUpTo(Int)
  /// A number with at most this many decimals.
  case decimalsUpTo(Int)
  /// A number that isn't negative.
  case notNegative
  /// A number in this range, including its limits.
  case numberBetween(Int, Int)
  /// A number without a fraction.
  case wholeNumber
  /// A number with only one possible reading.
  case oneReading
  /// A row with at most this many cells, which is the number of cells in the header.
  case cellsUpTo(Int)
  /// The origin of a manufacturer: national or imported.
  case origin
  /// A manufacturer that is already stored, or that the source defines with its origin.
  case knownManufacturer
  /// A picture file next to the seed, or in a folder next to the seed.
  case pictureFile
  /// A number that isn't too large for its field.
  case smallerNumber
  /// A field that occurs only once in its record.
  case fieldOnce
  /// A record that doesn't duplicate an earlier record.
  case unique
}
