/// Where seeds go: data and the mark that says "imported" change together or not at all.
public protocol SeedGateway: Sendable {
  /// Whether a seed of the domain was ever committed since the store was made or reset, even one without records.
  func isSeeded(_ domain: Domain) async throws(GatewayError) -> Bool

  /// Whether the last seed of the domain held samples (``SeedWriter/markSamples()``), and what became of them; `nil`: none did.
  func samples(in domain: Domain) async throws(GatewayError) -> SampleState?

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
  /// Whether the domain holds no data.
  var isEmpty: Bool { get throws(GatewayError) }
  /// What became of the domain's samples; `nil`: the last seed held none.
  var samples: SampleState? { get throws(GatewayError) }
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

  /// Says that what this seed holds are samples. A seed that does not say so ends the domain's time with samples, also when it joins them.
  func markSamples()
}

/// What became of samples.
public enum SampleState: Sendable, Hashable {
  /// They are as they came, and nothing else is there.
  case untouched
  /// Somebody changed, added, deleted or reviewed something.
  case changed
}
