import Entities

/// Stores seeds: the data and the mark that a domain was imported change together or not at all.
///
/// A call whose task was canceled before it began throws ``GatewayError/cancelled``.
public protocol SeedGateway: Sendable {
  /// Whether a seed of the domain was committed since the store was created or reset, even one without records.
  func isSeeded(_ domain: Domain) async throws(GatewayError) -> Bool

  /// How many of the domain's records are samples (``SeedWriter/markSamples()``), including edited ones; `nil`: none.
  ///
  /// This is cheap: it reads only the samples and the number of records.
  func samples(in domain: Domain) async throws(GatewayError) -> SampleCount?

  /// Runs `fill`, and applies what it wrote to the domain as one change.
  ///
  /// - The writer sees the domain as it was when `fill` began. Reads and other changes continue meanwhile.
  /// - When it returns ``WriteDecision/commit(_:)``, what it wrote is stored and the domain marked as seeded, durably, before this returns.
  /// - When it returns ``WriteDecision/discard(_:)`` or throws, or when anything fails, nothing changes.
  /// - When something that the writer reported no longer holds at the commit, because another change came first, this throws
  ///   ``GatewayError/conflict`` and changes nothing.
  /// - Of several at once, each sees the others' changes completely or not at all.
  /// - A canceled task throws ``GatewayError/cancelled`` and changes nothing; also when it is canceled after `fill`, before the
  ///   commit.
  ///
  /// `fill` runs synchronously, on one of the store's own threads.
  ///
  /// - Parameter finish: makes the result of a commit from that of `fill` and the number of reviews deleted with their beers.
  func importSeed<Answer: Sendable>(
    _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>,
    finish: @Sendable (Answer, _ reviewsRemoved: Int) -> Answer
  ) async throws(GatewayError) -> Answer
}

extension SeedGateway {
  /// Returns the result of `fill`.
  public func importSeed<Answer: Sendable>(
    _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    try await importSeed(domain, fill) { answer, _ in answer }
  }
}

/// Collects the records of one seed; valid only during its import.
public protocol SeedWriter: AnyObject {
  /// Whether a seed of this domain was committed before.
  var isSeeded: Bool { get throws(GatewayError) }
  /// Whether the domain holds no data, apart from what will be deleted.
  var isEmpty: Bool { get throws(GatewayError) }
  /// Whether there are samples, and no other seed was imported since.
  var hasSamples: Bool { get throws(GatewayError) }
  /// The stamp of the domain (``StoreGateway/holdings(of:)``).
  var stamp: StoreStamp { get throws(GatewayError) }

  /// Deletes all data of the domain; the users' own data (their orders) stay.
  func removeAll() throws(GatewayError)

  /// Stores a record, replacing an existing one with its id.
  ///
  /// - A recipe, a manufacturer or a beer takes the values that it lacks from the existing one (`completed(by:)`), but not from a
  ///   deleted one.
  /// - If an existing beer has another manufacturer, it moves to the new one. Reviews stay if their beer does, even if it was deleted
  ///   before.
  /// - Throws ``GatewayError/notFound`` for a beer whose manufacturer does not exist, and for a missing picture.
  /// - Returns `false`, and keeps the first record, if this writer has already stored one with the same id.
  func insert(_ record: SeedRecord) throws(GatewayError) -> Bool

  /// The record that the store had in place of this one when the seed began, also if the seed has removed it since. `nil` if this one is
  /// new.
  ///
  /// - It is the record with the same id, but catalogs and older versions distinguish beers of the same name by marks behind a `+`. A beer
  ///   that is called by its name alone replaces that of its name, type and strength, else that of its id, else the only one with a mark,
  ///   unless they differ in type or strength. One that is marked by type and strength, without a record, replaces that of its name, if it
  ///   has the same.
  /// - After ``dropSamples()``, samples that make way are left out.
  /// - It comes without pictures; the note of a download replaces nothing.
  func replaced(by record: SeedRecord) throws(GatewayError) -> SeedRecord?

  /// Declares, before the first record, that the records of this seed are samples. A record of another seed that replaces a sample is not a
  /// sample, nor is one that is added after the sample was deleted.
  func markSamples()

  /// Deletes the untouched samples when this seed is committed. Samples that were edited, reviewed or made a favorite stay, and so do
  /// manufacturers of such beers and of beers in this seed.
  func dropSamples()
}

/// How many of a domain's records are samples.
public struct SampleCount: Sendable, Hashable {
  /// How many are samples; at least one.
  public let samples: Int
  /// How many records there are, of manufacturers and beers together.
  public let records: Int
  /// Whether no other seed was imported since; the first one replaces untouched samples.
  public let makeWay: Bool

  /// - Parameter samples: is part of `records`.
  public init(_ samples: Int, of records: Int, makeWay: Bool = true) {
    self.samples = samples
    self.records = records
    self.makeWay = makeWay
  }
}

/// Whether a change is committed, and its result.
public enum WriteDecision<Answer: Sendable>: Sendable {
  /// Commits what was written.
  case commit(Answer)
  /// Discards what was written.
  case discard(Answer)
}
