/// Where the initial data of a domain come from: a file, the bundle, a service.
public protocol SeedSource: Sendable {
  /// Begins to read. Each call reads from the start.
  func open() async throws(SeedSourceError) -> any SeedReader
}

/// Hands out the records of a seed one after the other, so that a seed of any size needs the memory of one record.
public protocol SeedReader: Sendable {
  /// The next record, or `nil` after the last.
  ///
  /// - Throws: ``SeedSourceError`` when what follows can't be read at all; a record that is only wrong is a ``SeedItem/rejected(_:)``.
  mutating func next() throws(SeedSourceError) -> SeedItem?

  /// The number of the last record in the source, from 1; 0 for a record that the source does not hold itself.
  var record: Int { get }
  /// How many bytes of the source were taken for the records so far; 0 where it is not made of bytes.
  var bytesRead: Int { get }
  /// The size of the source in bytes when it was opened; `nil` where it is unknown.
  var totalBytes: Int? { get }
}

/// One record of a seed as it was found.
public enum SeedItem: Sendable, Hashable {
  /// Right as it stands.
  case clean(SeedRecord)
  /// Right after small repairs, each told.
  case repaired(SeedRecord, [SeedRepair])
  /// Wrong, with everything that is wrong.
  case rejected([SeedProblem])
}

/// Why a seed can't be read.
public enum SeedSourceError: Error, Sendable, Hashable {
  /// There is nothing at `path`.
  case missing(path: String)
  /// `path` is a folder or something else that is no file.
  case notAFile(path: String)
  /// The system does not let this user read `path`.
  case notAllowed(path: String)
  /// The system failed in its own words.
  case unreadable(path: String, why: String)
  /// It is on a service, which failed; or the system had no resources left for a file.
  case gateway(GatewayError)
  /// What is there is not in the format: what is wrong, and where, counted from 1.
  case malformed(path: String, SeedFormatProblem, line: Int, column: Int)
}

/// Why a document is unreadable.
public enum SeedFormatProblem: Sendable, Hashable {
  /// It has no bytes, or only blanks.
  case empty
  /// It ends in the middle.
  case truncated
  /// `found` is where something else is expected.
  case unexpected(found: String)
  /// An array or objects were expected at the top.
  case notRecords(found: String)
  /// A list of records was expected in this member of an object, where `found` is; `nil`: nothing.
  case noList(member: String, found: String?)
  /// Its bytes are not UTF-8.
  case notUTF8
  /// Nested deeper than `limit`.
  case tooDeep(limit: Int)
  /// One record holds more than `limit` values.
  case recordTooLarge(limit: Int)
  /// It holds this many records, and none of them is a recipe.
  case noRecipe(records: Int)
}
