import Entities

/// Stores seeds. A domain's data, and the mark that the domain is seeded, change together or not at all.
///
/// A call whose task was canceled before it started throws ``GatewayError/cancelled``.
public protocol SeedGateway: Sendable {
  /// Returns whether a seed for the domain, even one without records, was committed since the store was created or reset.
  func isSeeded(_ domain: Domain) async throws(GatewayError) -> Bool

  /// Returns the number of samples among the domain's records (``SeedWriter/markSamples()``), including edited samples. `nil` if there are
  /// no samples.
  ///
  /// This call is cheap, because it reads only the samples and the number of records.
  func samples(in domain: Domain) async throws(GatewayError) -> SampleCount?

  /// Runs `fill`, and applies everything that it wrote to the domain as one change.
  ///
  /// - The writer reads the domain as it was when `fill` started. Reads and other changes continue in the meantime.
  /// - If `fill` returns ``WriteDecision/commit(_:)``, everything that it wrote is stored durably and the domain is marked as seeded,
  ///   before this call returns.
  /// - If `fill` returns ``WriteDecision/discard(_:)`` or throws, or if anything fails, nothing changes.
  /// - If any result that the writer returned no longer holds at the commit, because another change was committed first, this throws
  ///   ``GatewayError/conflict`` and changes nothing.
  /// - Concurrent imports see each other's changes completely or not at all.
  /// - A canceled task throws ``GatewayError/cancelled`` and changes nothing, even if it is canceled after `fill` and before the commit.
  ///
  /// `fill` runs synchronously, on one of the store's own threads.
  ///
  /// - Parameter finish: A closure that creates the result of a commit from the result of `fill` and the number of reviews that were
  ///   deleted with their beers.
  func importSeed<Answer: Sendable>(
    _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>,
    finish: @Sendable (Answer, _ reviewsRemoved: Int) -> Answer
  ) async throws(GatewayError) -> Answer
}

extension SeedGateway {
  /// Runs `fill`, applies everything that it wrote as one change, and returns the result of `fill`.
  public func importSeed<Answer: Sendable>(
    _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    try await importSeed(domain, fill) { answer, _ in answer }
  }
}

/// Collects the records of one seed. The writer is valid only during the import of this seed.
public protocol SeedWriter: AnyObject {
  /// Whether a seed for this domain was committed before.
  var isSeeded: Bool { get throws(GatewayError) }
  /// Whether the domain contains no data, apart from samples that will be deleted.
  var isEmpty: Bool { get throws(GatewayError) }
  /// Whether the domain contains samples, and no other seed has been imported since.
  var hasSamples: Bool { get throws(GatewayError) }
  /// The stamp of the domain (``StoreGateway/stampedInventory(of:)``).
  var stamp: StoreStamp { get throws(GatewayError) }

  /// Deletes all data in the domain, except for the users' own data (their orders).
  func removeAll() throws(GatewayError)

  /// Stores a record. Replaces an existing record with the same id.
  ///
  /// - Values that a recipe, a manufacturer or a beer lacks are taken from the existing record (`completed(by:)`), but not from a deleted
  ///   record.
  /// - If an existing beer has another manufacturer, the beer moves to the new manufacturer. A beer in the seed keeps its reviews, even if
  ///   this writer removed the beer before.
  /// - Throws ``GatewayError/notFound`` for a beer whose manufacturer doesn't exist, and for a missing picture.
  /// - Returns `false`, and keeps the first record, if this writer has already stored a record with the same id.
  func insert(_ record: SeedRecord) throws(GatewayError) -> Bool

  /// Returns the record that `record` replaces, as it was in the store when the seed started, even if the seed has removed it since. `nil`
  /// if `record` is new.
  ///
  /// - The replaced record has the same id, except for some beers: catalogs and older versions distinguish beers with the same name by a
  ///   label after a `+` in the id.
  ///   - A beer without a label replaces the first of these that exists: the beer with its name, type and strength, the beer with its id,
  ///     or the only beer with its name and a label, if their types and strengths don't differ.
  ///   - A beer whose label contains its type and strength replaces the beer with its id, or otherwise the beer without a label, if that
  ///     beer has the same type and strength.
  /// - After ``dropSamples()``, samples that will be deleted are never returned.
  /// - The record has no pictures. The record of a download never replaces another record.
  func replaced(by record: SeedRecord) throws(GatewayError) -> SeedRecord?

  /// Declares that the records in this seed are samples. Must be called before the first record. A record from another seed isn't a sample
  /// if it replaces a sample, or if it is added after the sample was deleted.
  func markSamples()

  /// Deletes the untouched samples when this seed is committed. Samples that were edited, reviewed or added to favorites are kept, and so
  /// are the manufacturers of such beers and of the beers in this seed.
  func dropSamples()
}

/// The numbers of samples and of all records in a domain.
public struct SampleCount: Sendable, Hashable {
  /// The number of samples, at least one.
  public let samples: Int
  /// The number of records, including samples. Manufacturers and beers are counted together.
  public let records: Int
  /// Whether no other seed has been imported since the samples were imported. The first other seed replaces untouched samples.
  public let areReplaceable: Bool

  /// - Parameter samples: The number of samples, included in `records`.
  public init(_ samples: Int, of records: Int, areReplaceable: Bool = true) {
    self.samples = samples
    self.records = records
    self.areReplaceable = areReplaceable
  }
}

/// The decision to commit or discard a change, with its result.
public enum WriteDecision<Answer: Sendable>: Sendable {
  /// Commits everything that was written.
  case commit(Answer)
  /// Discards everything that was written.
  case discard(Answer)
}
