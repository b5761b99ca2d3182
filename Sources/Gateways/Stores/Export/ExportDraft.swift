import Entities
import Synchronization
import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder of an export while it is being written, next to its final path. The folder is deleted on deinitialization unless
/// ``settle(_:)`` has succeeded.
///
/// The folder is locked while the export is being written. The next export can therefore identify and delete folders left behind by killed
/// processes.
final class ExportDraft: Sendable {
  private let path: String
  private let parent: OpenFolder
  private let name: String
  private let draft: String
  let folder: OpenFolder
  private let isSettled = Mutex(false)
  private let kept = Mutex<[ExportManifest.Pictures: Set<String>]>([:])

  /// - Parameter path: the path of the finished export. Either nothing is at the path, or it is an empty folder.
  init(of path: String, _ calls: FileCalls) throws(GatewayError) {
    self.path = path
    let target = Folder.realPath(of: path)
    name = Folder.name(of: target)
    guard let parent = try OpenFolder(existing: Folder.parent(of: target), calls) else { throw .system(ENOENT, path) }
    self.parent = parent
    try Self.requireNothing(in: name, of: parent, path)
    Self.sweep(parent, name)
    (draft, folder) = try Self.made(name, in: parent)
    for pictures in ExportManifest.Pictures.allCases { try Folder.make(folder / pictures.rawValue) }
  }

  deinit { if !isSettled.withLock({ $0 }) { Self.remove(draft, of: parent, folder) } }

  private static func requireNothing(
    in name: String, of parent: OpenFolder, _ path: String
  ) throws(GatewayError) {
    guard let status = try parent.status(name) else { return }
    guard status.kind == .folder else { throw .system(ENOTDIR, path) }
    if try !OpenFolder(name, in: parent).contents().isEmpty { throw .unusableExport(what: path, why: .notEmpty) }
  }

  private static func made(
    _ name: String, in parent: OpenFolder
  ) throws(GatewayError) -> (String, OpenFolder) {
    while true {
      let draft = TemporaryFileName.fresh(of: name)
      if mkdir(parent / draft, 0o700) != 0 { throw .system(errno, parent / draft) }
      let folder = try OpenFolder(draft, in: parent)
      // Some file systems don't support locks. On these file systems, the folders of killed exports remain.
      let isLocked = parent.calls.lock(folder.number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
      // Before this folder was locked, another export may have mistaken it for the folder of a killed process and deleted it.
      if isLocked, try folder.isInPlace() { return (draft, folder) }
    }
  }

  /// Deletes the folders left behind by killed exports to the same path. Ignores errors.
  private static func sweep(_ parent: OpenFolder, _ name: String) {
    for draft in (try? parent.names()) ?? [] where TemporaryFileName.target(of: draft) == name {
      guard let status = try? parent.status(draft), status.kind == .folder, status.isMine,
        let folder = try? OpenFolder(draft, in: parent),
        parent.calls.lock(folder.number, LOCK_EX | LOCK_NB) == 0
      else { continue }
      remove(draft, of: parent, folder)
    }
  }

  private static func remove(_ draft: String, of parent: OpenFolder, _ folder: OpenFolder) {
    for pictures in ExportManifest.Pictures.allCases.map(\.rawValue) {
      guard let inner = try? OpenFolder(pictures, in: folder) else { continue }
      for name in (try? inner.contents()) ?? [] { try? inner.remove(name) }
      unlinkat(folder.number, pictures, AT_REMOVEDIR)
    }
    for name in (try? folder.contents()) ?? [] { try? folder.remove(name) }
    unlinkat(parent.number, draft, AT_REMOVEDIR)
  }

  /// Writes a picture to a file that is named after the picture's id.
  func keep(_ picture: LoadedImage, _ id: Photo.ID, as pictures: ExportManifest.Pictures) throws(GatewayError) {
    try files(pictures).keep(picture.bytes, as: id.text)
    kept.withLock { _ = $0[pictures, default: []].insert(id.text) }
  }

  private func files(_ pictures: ExportManifest.Pictures) -> ContentFolder {
    ContentFolder(folder / pictures.rawValue, folder.calls)
  }

  /// Writes the manifest, and renames the folder when everything is on disk.
  func settle(_ manifest: ExportManifest) throws(GatewayError) {
    for (pictures, names) in kept.withLock({ $0 }) { try files(pictures).flush(names) }
    let bytes = try JSONDocument.encode(manifest)
    let file = try Descriptor(folder.calls.make(folder.number, ExportManifest.name), folder / ExportManifest.name)
    try file.write(bytes, folder.calls)
    try file.flush(folder.calls)
    try folder.flush()
    // The system replaces an existing folder only if it is empty.
    if folder.calls.move(parent.number, draft, name) != 0 {
      if [ENOTEMPTY, EEXIST].contains(errno) { throw .unusableExport(what: path, why: .notEmpty) }
      throw .system(errno, path)
    }
    isSettled.withLock { $0 = true }
    try GatewayError.finishing { () throws(GatewayError) in try parent.flush() }
  }
}

extension OpenFolder {
  /// Returns the names of all entries in the folder, without `.` and `..`.
  func contents() throws(GatewayError) -> [String] { try names().filter { $0 != "." && $0 != ".." } }
}
