import UseCases

/// The JSON file behind a ``StateStore``, and which version of it the store has seen.
final class StateFile {
  let lock: FileLock
  private let file: AtomicFile
  private var seen: HeldFile?
  private var hasLoaded = false

  init(_ file: AtomicFile, patience: Duration) {
    self.file = file
    lock = FileLock(file: file.path, patience: patience)
  }

  /// What the file says, if that is not what was loaded or saved last. No file says the same as an empty state.
  func loadIfChanged() throws(GatewayError) -> StoreState? {
    if hasLoaded, try file.version() == seen?.version { return nil }
    let found = try file.hold()
    let state: StoreState
    if let bytes = try file.read() {
      state = try StoreDocument.decode(bytes, from: file.path)
    } else {
      state = StoreState()
    }
    seen = found
    hasLoaded = true
    return state
  }

  /// Writes the state, unless the file says just that already.
  func save(_ state: StoreState) throws(GatewayError) {
    let bytes = try StoreDocument(state).encoded()
    let isSaved = try file.read().map { $0 == bytes } ?? (state == StoreState())
    if isSaved { return }
    try file.replace(with: bytes)
    // What can't be looked at now is read again the next time.
    do { seen = try file.hold() } catch { hasLoaded = false }
  }
}
