import Gateways
import UseCases

/// How a ``BrokenStore`` imports a seed: as its base does, but where a test says otherwise.
struct BrokenSeeding: Sendable {
  /// How `fill` ended.
  enum Ending { case committed, discarded, failed }

  /// Meddles with the writer that `fill` is given.
  var writer: @Sendable (BrokenWriter) -> Void = { _ in }
  /// Whether what was written is kept.
  var keeps: @Sendable (Ending) -> Bool = { $0 == .committed }
  /// Runs before the transaction.
  var before: @Sendable (any Store) async throws(GatewayError) -> Void = { _ in }
  /// Runs after the transaction.
  var after: @Sendable (any Store) async throws(GatewayError) -> Void = { _ in }
  /// What the caller is told of an error.
  var refusal: @Sendable (any Store, GatewayError) async -> GatewayError = { $1 }

  func importSeed<Answer: Sendable>(
    _ domain: Domain, into base: any Store,
    _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    let result: Result<Answer, GatewayError>
    do throws(GatewayError) {
      try await before(base)
      result = try await base.importSeed(domain) { (writer) throws(GatewayError) in
        let broken = BrokenWriter(writer)
        self.writer(broken)
        let (result, ending) = Self.run(fill, broken)
        if ending != .failed { try broken.onEnd?() }
        return keeps(ending) ? .commit(result) : .discard(result)
      }
      try await after(base)
    } catch {
      throw await refusal(base, error)
    }
    switch result {
    case .success(let answer): return answer
    case .failure(let error): throw await refusal(base, error)
    }
  }

  private static func run<Answer>(
    _ fill: (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>, _ writer: any SeedWriter
  ) -> (Result<Answer, GatewayError>, Ending) {
    do throws(GatewayError) {
      switch try fill(writer) {
      case .commit(let answer): return (.success(answer), .committed)
      case .discard(let answer): return (.success(answer), .discarded)
      }
    } catch {
      return (.failure(error), .failed)
    }
  }
}

/// A writer that does as its base does, but where a test says otherwise.
final class BrokenWriter: SeedWriter {
  let base: any SeedWriter
  var onIsSeeded: (() throws(GatewayError) -> Bool)?
  var onIsEmpty: (() throws(GatewayError) -> Bool)?
  var onRemoveAll: (() throws(GatewayError) -> Void)?
  var onInsert: ((SeedRecord) throws(GatewayError) -> Bool)?
  /// Runs when `fill` is done.
  var onEnd: (() throws(GatewayError) -> Void)?

  init(_ base: any SeedWriter) { self.base = base }

  var isSeeded: Bool {
    get throws(GatewayError) { if let onIsSeeded { try onIsSeeded() } else { try base.isSeeded } }
  }

  var isEmpty: Bool {
    get throws(GatewayError) { if let onIsEmpty { try onIsEmpty() } else { try base.isEmpty } }
  }

  func removeAll() throws(GatewayError) {
    if let onRemoveAll { try onRemoveAll() } else { try base.removeAll() }
  }

  func insert(_ record: SeedRecord) throws(GatewayError) -> Bool {
    if let onInsert { try onInsert(record) } else { try base.insert(record) }
  }

  /// Empties the domain before the first record comes in.
  func removeAllFirst() {
    var isFirst = true
    onInsert = { [base] (record) throws(GatewayError) in
      if isFirst { try base.removeAll() }
      isFirst = false
      return try base.insert(record)
    }
  }
}
