import Entities
public import UseCases

/// A store over one ``StoreState``: in memory, or with a JSON file behind it.
///
/// It holds everything in memory and writes the whole file at each change: good for menus and histories of some thousands.
/// Several stores and processes may share a file; each change is made to what the file says then, under a lock.
public actor StateStore: RecordStore, Store {
  private var state = StoreState()
  private var file: StateFile?
  private var shelf: PhotoShelf
  let feed: ChangeFeed
  private let executor = BlockingExecutor(label: "recetas.state-store")

  /// In memory: gone with the store.
  public init() {
    feed = ChangeFeed(clock: ContinuousClock())
    shelf = .memory([:])
  }

  /// In the file `recetas.json` of a folder, which is made when something is first written; pictures are files in `photos` beside it.
  ///
  /// - Parameter patience: how long a change waits at least for others that change the file, before it is ``GatewayError/busy(what:)``.
  /// - Parameter clock: by which a watched file is looked at from time to time.
  public init(
    folder: String, patience: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
    calls: FileCalls = .system
  ) {
    feed = ChangeFeed(clock: clock)
    file = StateFile(AtomicFile(folder + "/recetas.json", calls: calls), patience: patience)
    shelf = .folder(folder + "/photos", calls)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  var hasFile: Bool { file != nil }

  public func read<Answer: Sendable>(
    _ call: StoreCall, _ body: @Sendable (StateRecords) throws(GatewayError) -> Answer
  ) throws(GatewayError) -> Answer {
    if Task.isCancelled { throw .cancelled }
    try takeWhatOthersWrote()
    return try body(StateRecords(state, shelf))
  }

  public func write<Answer: Sendable>(
    _ call: StoreCall, _ body: @Sendable (inout StateRecords) throws(GatewayError) -> WriteDecision<Answer>
  ) throws(GatewayError) -> Answer {
    if Task.isCancelled { throw .cancelled }
    guard let file else { return try apply(body) { (_) throws(GatewayError) in } }
    return try file.lock.hold { () throws(GatewayError) in
      try takeWhatOthersWrote()
      return try apply(body) { (changed) throws(GatewayError) in try file.save(changed) }
    }
  }

  private func apply<Answer>(
    _ body: (inout StateRecords) throws(GatewayError) -> WriteDecision<Answer>,
    save: (StoreState) throws(GatewayError) -> Void
  ) throws(GatewayError) -> Answer {
    var records = StateRecords(state, shelf)
    switch try body(&records) {
    case .discard(let answer): return answer
    case .commit(let answer):
      try keep(records.state, bringing: records.brought, save: save)
      return answer
    }
  }

  /// Makes a changed state the store's, or leaves it when it can't be kept.
  private func keep(
    _ changed: StoreState, bringing photos: [Photo.ID: LoadedImage], save: (StoreState) throws(GatewayError) -> Void
  ) throws(GatewayError) {
    let (before, after) = (state.beers.photoUses, changed.beers.photoUses)
    // A picture is there before anything names it, and goes after nothing does.
    do throws(GatewayError) {
      if before != after {
        shelf.settle { before[$0] != nil }
        try shelf.begin(Set(before.keys).symmetricDifference(after.keys))
        try shelf.put(photos.filter { before[$0.key] == nil && after[$0.key] != nil })
      }
      try save(changed)
    } catch {
      if before != after { dropWhatCameInVain() }
      throw error
    }
    let isNews = changed != state
    state = changed
    if before != after { shelf.settle { after[$0] != nil } }
    if isNews { feed.tell() }
  }

  /// Drops the pictures of a change that can't be kept; the file may say that it was kept all the same.
  private func dropWhatCameInVain() {
    do { try takeWhatOthersWrote() } catch { return }
    let uses = state.beers.photoUses
    shelf.settle { uses[$0] != nil }
  }

  /// Whoever reads next finds it, so those who watch are told of it.
  func takeWhatOthersWrote() throws(GatewayError) {
    guard let newer = try file?.loadIfChanged() else { return }
    state = newer
    feed.tell()
  }
}
