import Entities

/// Stores seeds. The data and the mark that a domain was imported change together or not at all.
///
/// A call whose task was canceled before it started throws ``GatewayError/cancelled``.
public protocol SeedGateway: Sendable {
  /// Returns whether a seed of the domain was committed since the store was created or reset, even a seed without records.
  func isSeeded(_ domain: Domain) async throws(GatewayError) -> Bool

  /// Returns the number of samples among the domain's records (``SeedWriter/markSamples()``), including edited ones. `nil` if there are
  /// none.
  ///
  /// This is cheap: it reads only the samples and the number of records.
  func samples(in domain: Domain) async throws(GatewayError) -> SampleCount?

  /// Runs `fill`, and applies everything that it wrote to the domain as one change.
  ///
  /// - The writer sees the domain as it was when `fill` started. Reads and other changes continue in the meantime.
  /// - If `fill` returns ``WriteDecision/commit(_:)``, everything that it wrote is stored durably and the domain is marked as seeded,
  ///   before this call returns.
  /// - If `fill` returns ``WriteDecision/discard(_:)`` or throws, or if anything fails, nothing changes.
  /// - If something that the writer reported no longer holds at the commit, because another change was committed first, this throws
  ///   ``GatewayError/conflict`` and changes nothing.
  /// - Concurrent imports see each other's changes completely or not at all.
  /// - A canceled task throws ``GatewayError/cancelled`` and changes nothing, even if it is canceled after `fill` and before the commit.
  ///
  /// `fill` runs synchronously, on one of the store's own threads.
  ///
  /// - Parameter finish: makes the result of a commit from the result of `fill` and the number of reviews that were deleted with their
  ///   beers.
  func importSeed<Answer: Sendable>(
    _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>,
    finish: @Sendable (Answer, _ reviewsRemoved: Int) -> Answer
  ) async throws(GatewayError) -> Answer
}

extension SeedGateway {
  /// Runs `fill`, applies everything that it wrote as one change, and returns its result.
  public func importSeed<Answer: Sendable>(
    _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    try await importSeed(domain, fill) { answer, _ in answer }
  }
}

/// Collects the records of one seed. Valid only during its import.
public protocol SeedWriter: AnyObject {
  /// Whether a seed of this domain was committed before.
  var isSeeded: Bool { get throws(GatewayError) }
  /// Whether the domain holds no data, apart from samples that will be deleted.
  var isEmpty: Bool { get throws(GatewayError) }
  /// Whether the domain has samples, and no other seed was imported since.
  var hasSamples: Bool { get throws(GatewayError) }
  /// The stamp of the domain (``StoreGateway/holdings(of:)``).
  var stamp: StoreStamp { get throws(GatewayError) }

  /// Deletes all data of the domain, except the users' own data (their orders).
  func removeAll() throws(GatewayError)

  /// Stores a record. Replaces an existing record with the same id.
  ///
  /// - A recipe, a manufacturer or a beer takes the values that it lacks from the existing record (`completed(by:)`), but not from a
  ///   deleted one.
  /// - If an existing beer has another manufacturer, it moves to the new one. A beer of the seed keeps its reviews, even if this writer
  ///   removed it before.
  /// - Throws ``GatewayError/notFound`` for a beer whose manufacturer does not exist, and for a missing picture.
  /// - Returns `false`, and keeps the first record, if this writer has already stored one with the same id.
  func insert(_ record: SeedRecord) throws(GatewayError) -> Bool

  /// Returns the record that this one replaces, as the store had it when the seed started, even if the seed has removed it since. `nil` if
  /// this record is new.
  ///
  /// - This is the record with the same id, except for some beers: catalogs and older versions distinguish beers of the same name by a mark
  ///   after a `+` in the id.
  ///   - A beer without a mark replaces the first of these that exists: the beer with its name, type and strength, the beer with its id, or
  ///     the only beer with its name and a mark, if their types and strengths don't differ.
  ///   - A beer that is marked by type and strength replaces the beer with its id, or else the beer without a mark, if that has the same
  ///     type and strength.
  /// - After ``dropSamples()``, samples that will be deleted are never returned.
  /// - The record has no pictures. The note of a download never replaces a record.
  func replaced(by record: SeedRecord) throws(GatewayError) -> SeedRecord?

  /// Declares that the records of this seed are samples. Must be called before the first record. A record of another seed that replaces a
  /// sample is not a sample, nor is one that is added after the sample was deleted.
  func markSamples()

  /// Deletes the untouched samples when this seed is committed. Samples that were edited, reviewed or made a favorite stay, as do the
  /// manufacturers of such beers and of the beers in this seed.
  func dropSamples()
}

/// The number of samples among the records of a domain.
public struct SampleCount: Sendable, Hashable {
  /// The number of samples, at least one.
  public let samples: Int
  /// The number of records, including samples. Manufacturers and beers are counted together.
  public let records: Int
  /// Whether no other seed was imported since the samples. The first other seed replaces untouched samples.
  public let makeWay: Bool

  /// - Parameter samples: the number of samples, included in `records`.
  public init(_ samples: Int, of records: Int, makeWay: Bool = true) {
    self.samples = samples
    self.records = records
    self.makeWay = makeWay
  }
}

/// The decision to commit or discard a change, with its result.
public enum WriteDecision<Answer: Sendable>: Sendable {
  /// Commits everything that was written.
  case commit(Answer)
  /// Discards everything that was written.
  case discard(Answer)
}
