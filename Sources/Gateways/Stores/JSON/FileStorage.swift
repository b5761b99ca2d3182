import StoreCore
import Synchronization
import UseCases

/// The file that contains the state of a `StateStore`, and the state that was committed to it last.
final class FileStorage: StateStorage {
  private struct Committed {
    var records: StateRecords
    /// The version of the file that contains it; `nil` if there is no file.
    var file: HeldFile?
    /// The version that is about to replace it: whoever finds this one on disk finds a change that is not acknowledged yet.
    var next: AtomicFile.Version?
    var isLoaded = false
    /// Whether a caller may have seen this state, or the error of loading it; if so, a different state is news.
    var isKnown = false
    /// How many times the state was replaced.
    var changes = 0
    /// Whether what killed processes left beside the file, and among the pictures, was removed: each is looked for once.
    var isSwept = false
    var isPhotoFolderSwept = false
  }

  private let committed: Mutex<Committed>
  private let file: AtomicFile
  private let photoFolder: PhotoFolder
  private let patience: Duration
  private let feed: ChangeFeed

  init(_ file: AtomicFile, patience: Duration, feed: ChangeFeed) {
    photoFolder = PhotoFolder(store: file)
    committed = Mutex(Committed(records: StateRecords(StoreState(), photoFolder)))
    self.file = file
    self.patience = patience
    self.feed = feed
  }

  var isShared: Bool { true }

  /// Acquires the lock of the file, held as long as the returned descriptor lives.
  func lock() throws(GatewayError) -> (any Sendable)? {
    try FileLock(file: file.requireResolved().path, patience: patience, calls: file.calls).acquire()
  }

  /// The last committed records; `nil` if the file contains something else, which has to be loaded.
  func known() throws(GatewayError) -> StateRecords? {
    let version = try file.version()
    return committed.withLock { committed in
      guard committed.isLoaded else { return nil }
      if version == committed.file?.version { return committed.records }
      return version != nil && version == committed.next ? committed.records : nil
    }
  }

  /// The last committed records, read from the file if it contains something else. A missing file means an empty state.
  ///
  /// Listeners are notified of what others wrote, since the next read finds it.
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
      let found = try file.hold()
      let state =
        if let found {
          try StoreDocument.decode(found.file.bytes(atMost: StateStore.maximumBytes), from: file.path)
        } else {
          StoreState()
        }
      let loaded = committed.withLock { committed -> (records: StateRecords, isNews: Bool)? in
        // There was a commit meanwhile, so what was read may be older.
        guard committed.changes == changes else { return nil }
        committed.records.state = state
        committed.file = found
        committed.isLoaded = true
        committed.changes += 1
        defer { committed.isKnown = true }
        return (committed.records, committed.isKnown)
      }
      // The file may have changed again, but not before this call.
      if let loaded {
        if loaded.isNews { feed.tell() }
        return loaded.records
      }
    }
  }

  /// Commits changed records durably; throws `GatewayError.unfinished(_:)` if the file is replaced, but the disk did not confirm it. The caller
  /// must hold the lock.
  func commit(_ changed: StateRecords) throws(GatewayError) {
    let old = committed.withLock { $0.records.state }
    var records = changed
    let (before, after) = (old.beers.photoUses, records.state.beers.photoUses)
    // A file that is saved again may have been lost or damaged.
    let harmed = records.brought.filter {
      before[$0.key] != nil && after[$0.key] != nil && (try? photoFolder.photo($0.key)) != $0.value
    }
    if !harmed.isEmpty { try photoFolder.put(harmed) }
    // The next change removes what a killed process left.
    if before == after { photoFolder.settle { after[$0] != nil } }
    var unfinished: GatewayError?
    // A picture is stored before any record names it, and deleted only once none does.
    do throws(GatewayError) {
      if before != after {
        if isFirst(\.isPhotoFolderSwept) { photoFolder.sweep() }
        photoFolder.settle { before[$0] != nil }
        try photoFolder.begin(Set(before.keys).symmetricDifference(after.keys))
        try photoFolder.put(records.brought.filter { before[$0.key] == nil && after[$0.key] != nil })
      }
      try save(records.state)
    } catch {
      guard case .unfinished = error else {
        if before != after { dropWhatCameInVain() }
        throw error
      }
      unfinished = error
    }
    records.brought = [:]
    replace(by: records)
    if before != after { photoFolder.settle { after[$0] != nil } }
    if records.state != old { feed.tell() }
    if let unfinished { throw unfinished }
  }

  /// Writes the state, unless the file contains it already.
  private func save(_ state: StoreState) throws(GatewayError) {
    let limit = StateStore.maximumBytes
    let bytes = try StoreDocument(state).encoded()
    if bytes.count > limit { throw .unusableFile(what: file.path, why: .tooLarge(limit: limit)) }
    let isSaved = try file.read(atMost: limit).map { $0 == bytes } ?? (state == StoreState())
    if isSaved { return }
    let real = file.resolved
    if isFirst(\.isSwept) { try? real.sweep() }
    do throws(GatewayError) {
      try real.replace(with: bytes) { version in committed.withLock { $0.next = version } }
    } catch {
      committed.withLock { $0.next = nil }
      throw error
    }
  }

  private func replace(by records: StateRecords) {
    // If the file can't be examined now, it is read again the next time.
    let found = Result { () throws(GatewayError) in try file.hold() }
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

  /// Returns `true` on the first call only.
  private func isFirst(_ done: WritableKeyPath<Committed, Bool>) -> Bool {
    committed.withLock { committed in
      defer { committed[keyPath: done] = true }
      return !committed[keyPath: done]
    }
  }

  /// Deletes the pictures of a failed change, except those that the file names: it may have been written all the same.
  private func dropWhatCameInVain() {
    guard let records = try? current() else { return }
    let uses = records.state.beers.photoUses
    photoFolder.settle { uses[$0] != nil }
  }
}
