import Gateways
import Interfaces
import Synchronization
import UseCases

/// The user's files during a recorded run. The files that the run reads are added to its recording.
final class RecordedFiles: UserFiles {
  private struct State {
    var bytesLeft: Int
    var noted: Set<String> = []
    var paths = TypedPaths()
  }

  /// The maximum total size of the files in a recording, in bytes.
  static let limit = 1_000_000

  private let recorder: Recorder
  private let folder: String
  private let state: Mutex<State>

  /// - Parameters:
  ///   - folder: the data folder. In a recording, a placeholder replaces it, except within paths as typed.
  ///   - used: the size of the files that the recording already contains, in bytes.
  init(_ recorder: Recorder, folder: String, used: Int) {
    self.recorder = recorder
    self.folder = folder
    state = Mutex(State(bytesLeft: Self.limit - used))
  }

  func reading(_ path: String, _ kind: UserPath) throws -> String {
    remember(path)
    if path.isEmpty || path == "-" { return path }
    if kind == .folder, Folder.status(path)?.kind == .folder {
      try noteAll(in: path)
    } else {
      try note(path)
    }
    return path
  }

  func writing(_ path: String, _ kind: UserPath) -> String {
    remember(path)
    if path.isEmpty || path == "-" { return path }
    let parent = Folder.parent(of: path)
    if Folder.status(parent)?.kind == .folder { add(RecordedFile(path: parent, kind: .folder)) }
    // For a file that is to be replaced, the program tests only whether the file exists, and never reads its content.
    add(
      RecordedFile(path: path, kind: Folder.status(path).map { $0.kind == .folder ? .folder : .file } ?? .missing))
    return path
  }

  /// Adds a folder with all its content. Links are left out, since they can lead anywhere.
  private func noteAll(in folder: String) throws {
    add(RecordedFile(path: folder, kind: .folder))
    for name in try OpenFolder(existing: folder, .system)?.names().sorted() ?? [] where ![".", ".."].contains(name) {
      let path = folder + (folder.hasSuffix("/") ? "" : "/") + name
      switch FileCalls.system.lookAt(FileCalls.anywhere, path)?.kind {
      case .folder: try noteAll(in: path)
      case .file: try note(path)
      default: break
      }
    }
  }

  func note(_ path: String) throws(TooLargeToRecord) {
    let isNew = state.withLock { $0.noted.insert(path).inserted }
    if !isNew { return }
    guard let status = Folder.status(path) else { return add(RecordedFile(path: path, kind: .missing)) }
    if status.kind == .folder { return add(RecordedFile(path: path, kind: .folder)) }
    let left = state.withLock { $0.bytesLeft }
    let bytes: [UInt8]?
    // An unreadable file is treated as missing in a replay.
    do { bytes = try OpenFile.bytes(of: path, atMost: left) } catch {
      return add(RecordedFile(path: path, kind: .missing))
    }
    guard let bytes else { throw TooLargeToRecord(path: path) }
    state.withLock { $0.bytesLeft -= bytes.count }
    add(RecordedFile(path: path, kind: .file, bytes: bytes))
  }

  private func add(_ file: RecordedFile) { recorder.add(.file(file)) }

  private func remember(_ path: String) {
    state.withLock {
      if path.contains(folder) { $0.paths.add(path, typed: path) }
      let absolute = Folder.absolute(path)
      if absolute != path, !path.isEmpty { $0.paths.add(absolute, typed: path) }
    }
  }

  func asTyped(_ text: String, _ rest: (String) -> String) -> String {
    state.withLock { $0.paths }.asTyped(text, rest)
  }
}

/// The error for a file that is too large for the recording.
struct TooLargeToRecord: ExplainedError {
  let path: String

  func problem(in texts: Texts) -> Problem { texts.tooLargeToRecord(path) }
}
