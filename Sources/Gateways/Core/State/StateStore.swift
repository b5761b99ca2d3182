public import UseCases

/// A store over one ``StoreState``: in memory, or (with Gateways) with a JSON file behind it.
///
/// Reads return the last committed records, and never wait for a change.
public final class StateStore: RecordStore, Store {
  let feed: ChangeFeed
  let storage: any StateStorage
  private let queue: WriteQueue<StateEngine>
  private let loading = SerialQueue(label: "recetas.state-store.loading")
  private let preparing = SerialQueue(label: "recetas.state-store.preparing")

  /// An empty store in memory. Its data goes with it.
  public convenience init() {
    let feed = ChangeFeed(clock: ContinuousClock())
    self.init(MemoryStorage(feed), feed)
  }

  /// - Parameter feed: is notified by `storage` of every change.
  package init(_ storage: any StateStorage, _ feed: ChangeFeed) {
    self.storage = storage
    self.feed = feed
    queue = WriteQueue(StateEngine(storage), label: "recetas.state-store")
  }

  @concurrent public func read<Answer: Sendable>(
    touching scope: RecordScope, _ body: @Sendable (StateRecords) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    try body(try await readable())
  }

  /// The records for a read. Not part of ``read(touching:_:)``, which is specialized for each answer.
  private func readable() async throws(GatewayError) -> StateRecords {
    await Task.yield()
    if Task.isCancelled { throw .cancelled }
    let records = try await committed()
    // While it waited.
    if Task.isCancelled { throw .cancelled }
    return records
  }

  public func write<Answer: Sendable>(
    touching scope: RecordScope, _ body: @Sendable (inout StateRecords) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    if Task.isCancelled { throw .cancelled }
    return try await queue.write(body)
  }

  @concurrent public func write<Prepared, Answer: Sendable>(
    touching scope: RecordScope,
    after prepare: @Sendable (StateRecords) throws(GatewayError) -> Preparation<Prepared, Answer>,
    _ body: @Sendable (inout StateRecords, Prepared) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    if Task.isCancelled { throw .cancelled }
    let records = try await committed()
    switch try await preparing.run({ () throws(GatewayError) in try prepare(records) }) {
    case .change(let prepared): return try await queue.write(prepared, body)
    case .answer(let answer): return answer
    }
  }

  /// The last committed records, whether by this store or by others.
  func committed() async throws(GatewayError) -> StateRecords {
    if let known = try storage.known() { return known }
    return try await loading.run { [storage] () throws(GatewayError) in try storage.current() }
  }
}

extension StateStore {
  public func changes() async -> AsyncStream<Void> {
    if !storage.isShared { return feed.listen(nil) }
    // Listeners hear only of later changes.
    _ = try? await committed()
    return feed.listen { [weak self] in await self?.look() }
  }

  /// Reading notifies listeners of others' changes. They are also notified of a file that can't be read; the next read reports why.
  private func look() async {
    do { _ = try await committed() } catch { feed.tell() }
  }
}
