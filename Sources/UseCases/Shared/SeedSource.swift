/// A source of initial data for a domain: a file, the bundle, or a service.
public protocol SeedSource: Sendable {
  /// Opens the source. Each reader starts at the beginning.
  func open() async throws(SeedSourceError) -> any SeedReader
}

/// Reads the records of a seed one by one, so that a seed of any size needs memory for only one record.
public protocol SeedReader: Sendable {
  /// Returns the next record, or `nil` after the last record.
  ///
  /// - Throws: ``SeedSourceError`` if the rest of the seed can't be read. A record that is merely invalid is returned as
  ///   ``SeedItem/rejected(_:)``.
  mutating func next() throws(SeedSourceError) -> SeedItem?

  /// The number of the last record that was read, counted from 1. It is 0 for a record that isn't in the source itself.
  var record: Int { get }
  /// Whether the records are rows of a table, and are counted as rows. `false` by default.
  var hasRows: Bool { get }
  /// The number of bytes read so far. It is 0 if the source doesn't consist of bytes.
  var bytesRead: Int { get }
  /// The size of the source in bytes when it was opened. `nil` if unknown.
  var totalBytes: Int? { get }
}

extension SeedReader {
  public var hasRows: Bool { false }
}

/// A record in a seed, which is valid, repaired or rejected.
public enum SeedItem: Sendable, Hashable {
  /// The record is valid without repairs.
  case clean(SeedRecord)
  /// The record is valid after these corrections. Fields that were ignored and values that are doubtful are listed, too.
  case repaired(SeedRecord, [SeedRepair])
  /// The record is invalid, for all of these reasons.
  case rejected([SeedProblem])
}

/// The reason why a seed can't be read.
public enum SeedSourceError: Error, Sendable, Hashable {
  /// There is no file or folder at `path`.
  case missing(path: String)
  /// There is a folder at `path`, or something else that isn't a file.
  case notAFile(path: String)
  /// This user has no permission to read `path`.
  case notAllowed(path: String)
  /// Reading failed. `why` is the system's message.
  case unreadable(path: String, why: String)
  /// The service that provides the seed failed, or the system has no resources left to open the file.
  case gateway(GatewayError)
  /// The content isn't in the expected format. The line and the column of the problem are counted from 1.
  case malformed(path: String, SeedFormatProblem, line: Int, column: Int)
}

/// The reason why a document can't be read.
public enum SeedFormatProblem: Sendable, Hashable {
  /// The document is empty, or contains only white space.
  case empty
  /// The document ends prematurely.
  case truncated
  /// The text `found` isn't allowed at this position.
  case unexpected(found: String)
  /// An array or objects were expected at the top level instead of `found`.
  case notRecords(found: String)
  /// A list of records was expected in this member of an object instead of `found`. `found` is `nil` if the member is missing.
  case noList(member: String, found: String?)
  /// The document isn't valid UTF-8.
  case notUTF8
  /// The document is in this encoding, which isn't supported.
  case unknownEncoding(String)
  /// The document starts like UTF-16, with or without a byte order mark, but isn't valid UTF-16.
  case notUTF16
  /// The document is nested deeper than `limit` levels.
  case tooDeep(limit: Int)
  /// A single record has more than `limit` values.
  case recordTooLarge(limit: Int)
  /// These required columns are missing from the header of the table.
  case missingColumns([SeedColumn])
  /// The table's only price column has this title, which contains a currency other than the kit's.
  case foreignPrices(column: String)
  /// A quote that opens in this row of the table is never closed.
  case unclosedQuote(row: Int)
  /// In this row of the table, text follows the closing quote of a cell.
  case textAfterQuote(row: Int)
  /// The document has this many records, but none of them is a recipe.
  case noRecipe(records: Int)
  /// The document is a web page without a recipe in JSON-LD, Microdata or RDFa. `unreadable` is the number of JSON-LD scripts on the page
  /// that aren't valid JSON.
  case noRecipeInPage(unreadable: Int)
}

/// A column that a table must have.
public struct SeedColumn: Sendable, Hashable {
  /// The name of the field in the seed, for example `precio`.
  public let field: String
  /// The titles by which the column is recognized, regardless of case and accents.
  public let titles: [String]

  /// Creates a column with at least one title.
  public init(field: String, titles: [String]) {
    self.field = field
    self.titles = titles
  }
}
