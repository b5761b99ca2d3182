public import Entities
import Gateways
public import UseCases

/// Places come from the store on this machine, without network access.
extension FirestoreStore {
  public func placeDownload() async throws(GatewayError) -> PlaceDownloadNote? { try await local.placeDownload() }

  public func place(_ id: Place.ID) async throws(GatewayError) -> Place { try await local.place(id) }

  public func places(_ question: PlaceQuery, page: Page) async throws(GatewayError) -> Paged<Place> {
    try await local.places(question, page: page)
  }

  public func pins(_ question: PlaceQuery) async throws(GatewayError) -> [PlacePin] {
    try await local.pins(question)
  }

  public func found(
    _ kind: FoundRecord.Kind, matching search: SearchText, limit: Int
  ) async throws(GatewayError) -> [FoundRecord] {
    if kind == .place { return try await local.found(kind, matching: search, limit: limit) }
    return try await read(touching: .domain(kind.domain)) { (records) throws(GatewayError) in
      limit < 1 ? [] : try records.found(kind, matching: search, limit: limit)
    }
  }

  public func placeCounts() async throws(GatewayError) -> PlaceCounts { try await local.placeCounts() }
}

extension FirestoreStore {
  public func isSeeded(_ domain: Domain) async throws(GatewayError) -> Bool {
    if domain == .places { return try await local.isSeeded(domain) }
    return try await areRecordsSeeded(domain)
  }

  public func samples(in domain: Domain) async throws(GatewayError) -> SampleCount? {
    if domain == .places { return try await local.samples(in: domain) }
    return try await sampleRecords(in: domain)
  }

  public func importSeed<Answer: Sendable>(
    _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>,
    finish: @Sendable (Answer, _ reviewsRemoved: Int) -> Answer
  ) async throws(GatewayError) -> Answer {
    if domain == .places { return try await local.importSeed(domain, fill, finish: finish) }
    let answer = try await importRecords(domain, fill, finish: finish)
    // The import is complete, so errors are ignored. The remaining blocks only take up space.
    try? await sweepBlocks()
    return answer
  }
}
