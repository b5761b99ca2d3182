public import Entities

/// Takes seeds: data and the mark that says "imported" change together or not at all.
public protocol SeedGateway: Sendable {
  /// Whether a seed of the domain was ever committed since the store was made or reset, even one without records.
  func isSeeded(_ domain: Domain) async throws(GatewayError) -> Bool

  /// How many of the domain's records are samples (``SeedWriter/markSamples()``), also those that somebody changed; `nil`: none.
  ///
  /// For who asks often: nothing but the samples and the number of records is looked at.
  func samples(in domain: Domain) async throws(GatewayError) -> SampleCount?

  /// Runs `fill`, and makes what it wrote the domain's data in one change.
  ///
  /// - The writer sees the domain as it was when `fill` began. Reads and other changes go on meanwhile.
  /// - When it answers ``WriteDecision/commit(_:)``, what it wrote is stored and the domain marked as seeded, durably, before this returns.
  /// - When it answers ``WriteDecision/discard(_:)`` or throws, or when anything fails, nothing changes.
  /// - When something that the writer reported no longer holds at the commit, because another change came first, this throws
  ///   ``GatewayError/conflict`` and changes nothing.
  /// - Of several at once, each sees the others' work whole or not at all.
  /// - A cancelled task throws ``GatewayError/cancelled`` and changes nothing; also when it is cancelled after `fill`, before the
  ///   commit.
  ///
  /// `fill` runs synchronously, on one of the store's own threads.
  ///
  /// - Parameter finish: makes the answer of a commit out of that of `fill` and how many reviews went with their beers.
  func importSeed<Answer: Sendable>(
    _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>,
    finish: @Sendable (Answer, _ reviewsRemoved: Int) -> Answer
  ) async throws(GatewayError) -> Answer
}

extension SeedGateway {
  /// The same with the answer of `fill`.
  public func importSeed<Answer: Sendable>(
    _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    try await importSeed(domain, fill) { answer, _ in answer }
  }
}

/// Gathers the records of one seed; not to be kept beyond its import.
public protocol SeedWriter: AnyObject {
  /// Whether a seed of this domain was committed before.
  var isSeeded: Bool { get throws(GatewayError) }
  /// Whether the domain holds no data, but for what goes.
  var isEmpty: Bool { get throws(GatewayError) }
  /// Whether there are samples, and no other seed came since.
  var hasSamples: Bool { get throws(GatewayError) }
  /// The stamp of the domain (``StoreGateway/holdings(of:)``).
  var stamp: StoreStamp { get throws(GatewayError) }

  /// Takes all data of the domain out; what users made of them (their orders) stays.
  func removeAll() throws(GatewayError)

  /// Puts a record in, in place of the one of its id that was there before.
  ///
  /// - A recipe, a manufacturer or a beer keeps of that one what it does not say itself (`completed(by:)`); of what was removed, nothing.
  /// - A beer of another maker than that one's goes over to its own; reviews stay where their beer does, even if it was removed before.
  /// - A beer whose maker is not there, and a picture that is nowhere, throw ``GatewayError/notFound``.
  /// - Answers `false`, and leaves the first one, when this writer has put one of its id in already.
  func insert(_ record: SeedRecord) throws(GatewayError) -> Bool

  /// The id under which the store has a beer that a catalog brings, as it was when the seed began: its own, or that of the only one of its
  /// maker whose id goes on with `+` after it, unless the two differ in strength: catalogs, and older versions, tell beers of one name
  /// apart so. `nil`: it is new.
  func knownID(of beer: Beer) throws(GatewayError) -> Beer.ID?

  /// Says, before the first record, that what this seed holds are samples. A record of any other seed that takes the place of a sample is
  /// none, and so is one that comes after the sample was deleted.
  func markSamples()

  /// Takes the samples out that nobody touched, as they are when this seed is committed: who edited or reviewed one, or made a recipe a
  /// favorite, keeps it, and its maker, as does a beer that this seed brings.
  func dropSamples()
}

/// How many of a domain's records are samples.
public struct SampleCount: Sendable, Hashable {
  /// How many are; at least one.
  public let samples: Int
  /// How many records there are, of manufacturers and beers together.
  public let records: Int
  /// Whether no other seed came since: the first one takes the place of those that nobody touched.
  public let makeWay: Bool

  /// - Parameter samples: is part of `records`.
  public init(_ samples: Int, of records: Int, makeWay: Bool = true) {
    self.samples = samples
    self.records = records
    self.makeWay = makeWay
  }
}
