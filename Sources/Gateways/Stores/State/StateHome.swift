import Synchronization
import UseCases

/// What a ``StateStore`` holds: the state that was committed last, and the file that says so, if there is one.
final class StateHome: Sendable {
  private struct Committed {
    var records: StateRecords
    /// The version of the file that says so; `nil` when there is none.
    var file: HeldFile?
    /// The version that is about to take its place: who finds that on the disk finds what is not acknowledged yet.
    var next: AtomicFile.Version?
    var isLoaded: Bool
    /// Whether somebody may know it, or that it can't be known; then another one is news.
    var isKnown = false
    /// How often it was another one.
    var changes = 0
  }

  private let committed: Mutex<Committed>
  private let file: AtomicFile?
  private let patience: Duration
  private let feed: ChangeFeed

  /// - Parameter shelf: where the pictures are.
  init(_ file: AtomicFile?, _ shelf: PhotoShelf, patience: Duration = .zero, feed: ChangeFeed) {
    committed = Mutex(Committed(records: StateRecords(StoreState(), shelf), isLoaded: file == nil))
    self.file = file
    self.patience = patience
    self.feed = feed
  }

  var hasFile: Bool { file != nil }

  /// The lock of the file, held as long as the answer lives; `nil` without a file.
  func lock() throws(GatewayError) -> Descriptor? {
    guard let file else { return nil }
    return try FileLock(file: file.path, patience: patience).acquire()
  }

  /// What was committed last; `nil` when the file says something else, which has to be loaded.
  func known() throws(GatewayError) -> StateRecords? {
    let version = try file?.version()
    return committed.withLock { committed in
      guard committed.isLoaded else { return nil }
      if file == nil || version == committed.file?.version { return committed.records }
      return version != nil && version == committed.next ? committed.records : nil
    }
  }

  /// What was committed last, read from the file if that says something else. No file says the same as an empty state.
  ///
  /// Whoever reads next finds what others wrote, so those who watch are told of it.
  func current() throws(GatewayError) -> StateRecords {
    do { return try load() } catch {
      committed.withLock { $0.isKnown = true }
      throw error
    }
  }

  private func load() throws(GatewayError) -> StateRecords {
    while true {
      let changes = committed.withLock { $0.changes }
      if let known = try known() { return known }
      guard let file else { continue }
      let found = try file.hold()
      let state =
        if let bytes = try file.read() { try StoreDocument.decode(bytes, from: file.path) } else { StoreState() }
      let isNews = committed.withLock { committed in
        // Somebody else committed meanwhile: what was read may be older.
        guard committed.changes == changes else { return false }
        committed.records.state = state
        committed.file = found
        committed.isLoaded = true
        committed.changes += 1
        defer { committed.isKnown = true }
        return committed.isKnown
      }
      if isNews { feed.tell() }
    }
  }

  /// Makes changed records what was committed last, durably, or leaves everything when that fails. Only whoever holds the lock may.
  func commit(_ changed: StateRecords) throws(GatewayError) {
    let old = committed.withLock { $0.records.state }
    var records = changed
    let (before, after) = (old.beers.photoUses, records.state.beers.photoUses)
    // A picture is there before anything names it, and goes after nothing does.
    do throws(GatewayError) {
      if before != after {
        records.shelf.settle { before[$0] != nil }
        try records.shelf.begin(Set(before.keys).symmetricDifference(after.keys))
        try records.shelf.put(records.brought.filter { before[$0.key] == nil && after[$0.key] != nil })
      }
      try save(records.state)
    } catch {
      if before != after { dropWhatCameInVain() }
      throw error
    }
    records.brought = [:]
    replace(by: records)
    if before != after {
      records.shelf.settle { after[$0] != nil }
      committed.withLock { $0.records.shelf = records.shelf }
    }
    if records.state != old { feed.tell() }
  }

  /// Writes the state, unless the file says just that already.
  private func save(_ state: StoreState) throws(GatewayError) {
    guard let file else { return }
    let bytes = try StoreDocument(state).encoded()
    let isSaved = try file.read().map { $0 == bytes } ?? (state == StoreState())
    if isSaved { return }
    do throws(GatewayError) {
      try file.replace(with: bytes) { version in committed.withLock { $0.next = version } }
    } catch {
      committed.withLock { $0.next = nil }
      throw error
    }
  }

  private func replace(by records: StateRecords) {
    // What can't be looked at now is read again the next time.
    let found = Result { () throws(GatewayError) in try file?.hold() }
    committed.withLock { committed in
      committed.records = records
      committed.next = nil
      committed.isKnown = true
      committed.changes += 1
      switch found {
      case .success(let held): committed.file = held
      case .failure: committed.isLoaded = false
      }
    }
  }

  /// Drops the pictures of a change that can't be kept; the file may say that it was kept all the same.
  private func dropWhatCameInVain() {
    guard var records = try? current() else { return }
    let uses = records.state.beers.photoUses
    records.shelf.settle { uses[$0] != nil }
  }
}
