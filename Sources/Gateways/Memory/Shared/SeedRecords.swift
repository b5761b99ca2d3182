public import UseCases

/// The domains of a store, as the rules of `SeedGateway` fill them.
public protocol SeedRecords: SampleRecords {
  /// Gathers what a seed writes.
  associatedtype Writer: SeedWriter

  /// Whether a seed of the domain was committed.
  func isSeeded(_ domain: Domain) throws(GatewayError) -> Bool

  /// A writer for one seed of the domain, which changes nothing that others see until it is committed.
  func seedWriter(_ domain: Domain) throws(GatewayError) -> Writer

  /// Makes what the writer gathered the domain's data, and marks the domain as seeded.
  ///
  /// - Returns: how many reviews went with their beers.
  /// - Throws: `GatewayError.conflict` if something that the writer reported or relied on no longer holds.
  mutating func commit(_ writer: Writer) throws(GatewayError) -> Int
}

extension RecordStore where Records: SeedRecords {
  package func areRecordsSeeded(_ domain: Domain) async throws(GatewayError) -> Bool {
    try await read(.isSeeded(domain)) { (records) throws(GatewayError) in try records.isSeeded(domain) }
  }

  package func sampleRecords(in domain: Domain) async throws(GatewayError) -> SampleCount? {
    try await read(.samples(domain)) { (records) throws(GatewayError) in try records.sampleCount(in: domain) }
  }

  package func importRecords<Answer: Sendable>(
    _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>,
    finish: @Sendable (Answer, _ reviewsRemoved: Int) -> Answer
  ) async throws(GatewayError) -> Answer {
    try await write(
      .importSeed(domain),
      after: { (records) throws(GatewayError) in
        let writer = try records.seedWriter(domain)
        switch try fill(writer) {
        case .commit(let answer): return .change((writer, answer))
        case .discard(let answer): return .answer(answer)
        }
      }
    ) { (records, seed) throws(GatewayError) in
      let reviewsRemoved = try records.commit(seed.0)
      if Task.isCancelled { throw .cancelled }
      return .commit(finish(seed.1, reviewsRemoved))
    }
  }
}

extension SeedGateway where Self: RecordStore, Records: SeedRecords {
  public func isSeeded(_ domain: Domain) async throws(GatewayError) -> Bool { try await areRecordsSeeded(domain) }

  public func samples(in domain: Domain) async throws(GatewayError) -> SampleCount? {
    try await sampleRecords(in: domain)
  }

  public func importSeed<Answer: Sendable>(
    _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>,
    finish: @Sendable (Answer, _ reviewsRemoved: Int) -> Answer
  ) async throws(GatewayError) -> Answer {
    try await importRecords(domain, fill, finish: finish)
  }
}
