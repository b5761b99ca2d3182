/// Where the initial data of a domain comes from: a file, the bundle, a service.
public protocol SeedSource: Sendable {
  /// Opens the source; each reader starts at its beginning.
  func open() async throws(SeedSourceError) -> any SeedReader
}

/// Reads the records of a seed one by one, so that a seed of any size needs memory for only one record.
public protocol SeedReader: Sendable {
  /// The next record, or `nil` after the last.
  ///
  /// - Throws: ``SeedSourceError`` if the rest can't be read; a record that is merely invalid is a ``SeedItem/rejected(_:)``.
  mutating func next() throws(SeedSourceError) -> SeedItem?

  /// The number of the record that was read last, counted from 1; 0 for a record that is not in the source itself.
  var record: Int { get }
  /// Whether the records are rows of a table, and counted as such; `false` by default.
  var hasRows: Bool { get }
  /// The number of bytes read so far; 0 if the source doesn't consist of bytes.
  var bytesRead: Int { get }
  /// The size of the source in bytes when it was opened; `nil` if unknown.
  var totalBytes: Int? { get }
}

extension SeedReader {
  public var hasRows: Bool { false }
}

/// One record of a seed: valid, repaired or rejected.
public enum SeedItem: Sendable, Hashable {
  /// Valid as it is.
  case clean(SeedRecord)
  /// Valid after small repairs, all of which are listed.
  case repaired(SeedRecord, [SeedRepair])
  /// Invalid, with all its problems.
  case rejected([SeedProblem])
}

/// Why a seed can't be read.
public enum SeedSourceError: Error, Sendable, Hashable {
  /// There is nothing at `path`.
  case missing(path: String)
  /// `path` is a folder, or something else that is not a file.
  case notAFile(path: String)
  /// This user may not read `path`.
  case notAllowed(path: String)
  /// Reading failed; `why` is the system's message.
  case unreadable(path: String, why: String)
  /// The service that has the seed failed, or the system has no resources left to open the file.
  case gateway(GatewayError)
  /// The content is not in the format. The position of the problem counts lines and columns from 1.
  case malformed(path: String, SeedFormatProblem, line: Int, column: Int)
}

/// Why a document is unreadable.
public enum SeedFormatProblem: Sendable, Hashable {
  /// It is empty, or has only white space.
  case empty
  /// It ends prematurely.
  case truncated
  /// Something else was expected in place of `found`.
  case unexpected(found: String)
  /// An array or objects were expected at the top level, in place of `found`.
  case notRecords(found: String)
  /// A list of records was expected in this member of an object, in place of `found`; `nil`: the member is missing.
  case noList(member: String, found: String?)
  /// Its bytes are not UTF-8.
  case notUTF8
  /// It is in this encoding, which is not read.
  case unknownEncoding(String)
  /// It begins like UTF-16, with or without its byte order mark, but is not UTF-16.
  case notUTF16
  /// It is nested deeper than `limit` levels.
  case tooDeep(limit: Int)
  /// One record holds more than `limit` values.
  case recordTooLarge(limit: Int)
  /// The header of the table lacks these required columns.
  case missingColumns([SeedColumn])
  /// The only prices of the table are in the column with this title, which names another currency than the kit's.
  case foreignPrices(column: String)
  /// A quote that opens in this row of the table is never closed.
  case unclosedQuote(row: Int)
  /// In this row of the table, more text follows the closing quote of a cell.
  case textAfterQuote(row: Int)
  /// It has this many records, and none is a recipe.
  case noRecipe(records: Int)
  /// It is a web page without a recipe in JSON-LD, Microdata or RDFa. So many of its JSON-LD scripts are no JSON.
  case noRecipeInPage(unreadable: Int)
}

/// A column that a table must have.
public struct SeedColumn: Sendable, Hashable {
  /// The field, as the seed spells it: `precio`.
  public let field: String
  /// The titles under which the column is recognized, whatever their case and accents.
  public let titles: [String]

  /// A column with at least one title.
  public init(field: String, titles: [String]) {
    self.field = field
    self.titles = titles
  }
}
