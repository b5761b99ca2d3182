import StoreCore
import Synchronization
import UseCases

/// Stores the state of a `StateStore` in a file, and caches the last committed state.
final class FileStorage: StateStorage {
  private struct Committed {
    var records: StateRecords
    /// The open file that contains the cached state. `nil` if there is no file.
    var file: HeldFile?
    /// The version that is about to replace the file. If this version is on disk, its change hasn't been acknowledged yet.
    var next: AtomicFile.Version?
    var isLoaded = false
    /// Whether a caller may have seen the cached state, or the error of loading it. If so, listeners must be notified when a different
    /// state is loaded.
    var isKnown = false
    /// The number of times that the cached state was replaced.
    var changes = 0
    /// Whether the temporary files that killed processes left behind next to the file have been deleted. They are deleted only once.
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

  /// Acquires the lock of the file, which is held until the returned value is released.
  func lock() throws(GatewayError) -> (any Sendable)? {
    try FileLock(file: file.requireResolved().path, patience: patience, calls: file.calls).acquire()
  }

  /// Returns the cached records. `nil` if the file has changed and must be loaded.
  func known() throws(GatewayError) -> StateRecords? {
    let version = try file.version()
    return committed.withLock { committed in
      guard committed.isLoaded else { return nil }
      if version == committed.file?.version { return committed.records }
      return version != nil && version == committed.next ? committed.records : nil
    }
  }

  /// Returns the last committed records, which are loaded if the file has changed. If the file is missing, the state is empty.
  ///
  /// Notifies listeners of changes by other processes, because the next read returns these changes.
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
        // After a commit in the meantime, the loaded state can be outdated.
        guard committed.changes == changes else { return nil }
        committed.records.state = state
        committed.file = found
        committed.isLoaded = true
        committed.changes += 1
        defer { committed.isKnown = true }
        return (committed.records, committed.isKnown)
      }
      // The file can have changed again, but the loaded state was current at some point during this call.
      if let loaded {
        if loaded.isNews { feed.tell() }
        return loaded.records
      }
    }
  }

  /// Commits changed records durably. Throws `GatewayError.unfinished(_:)` if the file is replaced but its folder could not be flushed to
  /// disk. The caller must hold the lock.
  func commit(_ changed: StateRecords) throws(GatewayError) {
    let old = committed.withLock { $0.records.state }
    var records = changed
    let (before, after) = (old.beers.photoUses, records.state.beers.photoUses)
    // The change adds pictures that are already stored. Their files can be missing or damaged, so the files are checked and, if necessary,
    // rewritten.
    let harmed = records.brought.filter {
      before[$0.key] != nil && after[$0.key] != nil && (try? photoFolder.photo($0.key)) != $0.value
    }
    if !harmed.isEmpty { try photoFolder.put(harmed) }
    // Even a change without pictures deletes unused pictures left behind by killed processes.
    if before == after { photoFolder.settle { after[$0] != nil } }
    var unfinished: GatewayError?
    // A picture must be stored before a record refers to it, and must not be deleted before the last reference to it is deleted.
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
        if before != after { dropUnusedPhotos() }
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

  /// Writes the state to the file, unless the file already contains it.
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
    // If the file can't be examined now, the next read loads the file again.
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

  /// Returns `true` on the first call for a flag, and `false` on every later call for the same flag.
  private func isFirst(_ done: WritableKeyPath<Committed, Bool>) -> Bool {
    committed.withLock { committed in
      defer { committed[keyPath: done] = true }
      return !committed[keyPath: done]
    }
  }

  /// Deletes the pictures of a failed change, except those to which the file refers. The change may have been written despite its error.
  private func dropUnusedPhotos() {
    guard let records = try? current() else { return }
    let uses = records.state.beers.photoUses
    photoFolder.settle { uses[$0] != nil }
  }
}
