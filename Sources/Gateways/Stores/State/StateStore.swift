import Entities
public import UseCases

/// A store over one ``StoreState``: in memory, or with a JSON file behind it.
///
/// It holds everything in memory and writes the whole file at each change, once for all changes that wait: good for menus and histories
/// of a few thousand. Several stores and processes may share a file; each change applies to what the file then contains, under a lock.
/// Reads return what was committed last, and wait for no change.
public final class StateStore: RecordStore, Store {
  /// The most bytes that the file may have: beyond, changes are refused, and nothing is read.
  public static let maximumBytes = 256_000_000

  let feed: ChangeFeed
  private let home: StateHome
  private let lane: WriteLane<StateEngine>
  private let loading = Workbench(label: "recetas.state-store.loading")
  private let preparing = Workbench(label: "recetas.state-store.preparing")

  /// In memory: gone with the store.
  public convenience init() {
    let feed = ChangeFeed(clock: ContinuousClock())
    self.init(StateHome(nil, .memory([:]), feed: feed), feed)
  }

  /// In the file `recetas.json` of a folder, which is made when something is first written; pictures are files in `photos` beside it.
  ///
  /// - Parameter patience: how long a change waits at least for others that change the file, before it is `GatewayError.busy(what:)`.
  /// - Parameter clock: by which a watched file is looked at from time to time.
  public convenience init(
    folder: String, patience: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
    calls: FileCalls = .system
  ) {
    let feed = ChangeFeed(clock: clock)
    let file = AtomicFile(folder + "/recetas.json", calls: calls)
    self.init(StateHome(file, .beside(file), patience: patience, feed: feed), feed)
  }

  private init(_ home: StateHome, _ feed: ChangeFeed) {
    self.home = home
    self.feed = feed
    lane = WriteLane(StateEngine(home), label: "recetas.state-store")
  }

  var hasFile: Bool { home.hasFile }

  @concurrent public func read<Answer: Sendable>(
    _ call: StoreCall, _ body: @Sendable (StateRecords) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    await Task.yield()
    if Task.isCancelled { throw .cancelled }
    let records = try await committed()
    // While it waited.
    if Task.isCancelled { throw .cancelled }
    return try body(records)
  }

  public func write<Answer: Sendable>(
    _ call: StoreCall, _ body: @Sendable (inout StateRecords) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    if Task.isCancelled { throw .cancelled }
    return try await lane.write(body)
  }

  @concurrent public func write<Prepared, Answer: Sendable>(
    _ call: StoreCall, after prepare: @Sendable (StateRecords) throws(GatewayError) -> Preparation<Prepared, Answer>,
    _ body: @Sendable (inout StateRecords, Prepared) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    if Task.isCancelled { throw .cancelled }
    let records = try await committed()
    switch try await preparing.run({ () throws(GatewayError) in try prepare(records) }) {
    case .change(let prepared): return try await lane.write(prepared, body)
    case .answer(let answer): return answer
    }
  }

  /// The last committed records, whether by this store or by others.
  func committed() async throws(GatewayError) -> StateRecords {
    if let known = try home.known() { return known }
    return try await loading.run { [home] () throws(GatewayError) in try home.current() }
  }
}
