public import UseCases

/// A store that consists of one ``StoreState``. The state is kept in memory or, with the Gateways library, in a JSON file.
///
/// Reads return the last committed records, and never wait for a change.
public final class StateStore: RecordStore, Store {
  let feed: ChangeFeed
  let storage: any StateStorage
  private let queue: WriteQueue<StateEngine>
  private let loading = SerialQueue(label: "recetas.state-store.loading")
  private let preparing = SerialQueue(label: "recetas.state-store.preparing")

  /// Creates an empty in-memory store. Its data is lost when the store is released.
  public convenience init() {
    let feed = ChangeFeed(clock: ContinuousClock())
    self.init(MemoryStorage(feed), feed)
  }

  /// - Parameter feed: the feed that notifies listeners. `storage` reports every change to the feed.
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

  /// Returns the records for a read. This method is separate from ``read(touching:_:)`` so that it isn't specialized for every type of
  /// result.
  private func readable() async throws(GatewayError) -> StateRecords {
    await Task.yield()
    if Task.isCancelled { throw .cancelled }
    let records = try await committed()
    // The task can be canceled while the records are loaded.
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

  /// Returns the records that this store or another process committed last.
  func committed() async throws(GatewayError) -> StateRecords {
    if let known = try storage.known() { return known }
    return try await loading.run { [storage] () throws(GatewayError) in try storage.current() }
  }
}

extension StateStore {
  public func changes() async -> AsyncStream<Void> {
    if !storage.isShared { return feed.listen(nil) }
    // The current records are loaded first, so that listeners are notified only of later changes.
    _ = try? await committed()
    return feed.listen { [weak self] in await self?.look() }
  }

  /// Reads the store, so that its storage notifies listeners of changes by other processes. Also notifies the listeners if the file is
  /// unreadable. In that case, the next read throws the error.
  private func look() async {
    do { _ = try await committed() } catch { feed.tell() }
  }
}
