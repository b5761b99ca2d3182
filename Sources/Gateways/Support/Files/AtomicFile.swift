public import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is only ever replaced whole: whoever reads it, whenever, finds all of the old or all of the new.
public struct AtomicFile: Sendable {
  /// How many bytes a file may have where its reader does not say.
  public static let usualLimit = 64 << 20

  /// Where it is, or will be.
  public let path: String
  let calls: FileCalls

  /// - Parameters:
  ///   - path: of the file; the folder must exist before something is written (``Folder/make(_:)``).
  ///   - calls: the system's own, unless a test lets them fail.
  public init(_ path: String, calls: FileCalls = .system) {
    self.path = path
    self.calls = calls
  }

  /// The path of the file itself, with links resolved.
  var resolved: AtomicFile { AtomicFile(Folder.target(of: path), calls: calls) }

  /// The same; what is not a file is refused before anything is created beside it.
  func requireResolved() throws(GatewayError) -> AtomicFile {
    try calls.lookBehind(path)?.requireFile(path)
    return resolved
  }

  /// Tells one version of the file from another; `nil` when there is no file.
  package struct Version: Equatable, Sendable {
    var device: UInt64
    var inode: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int

    init(_ status: FileStatus) {
      device = status.device
      inode = status.inode
      size = status.size
      seconds = status.seconds
      nanoseconds = status.nanoseconds
    }
  }

  func version() throws(GatewayError) -> Version? {
    if let status = calls.lookBehind(path) { return Version(status) }
    if errno == ENOENT { return nil }
    throw .system(errno, path)
  }

  /// How many bytes it has; `nil` where there is no file, or none that can be looked at.
  package var size: Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// The file that is there now, kept open, or `nil` when there is none.
  ///
  /// As long as it is open the system gives its number to no other file. Without that, two replacements within a tick of
  /// the file system's clock can look like none: the second gets the number of the file that the first one removed.
  func hold() throws(GatewayError) -> HeldFile? {
    guard let file = try PlainFile(reading: path, calls) else { return nil }
    return HeldFile(version: Version(file.status), file: file)
  }

  /// The whole file, or `nil` when there is none.
  ///
  /// - Parameter limit: how many bytes it may have; nothing is read of one that has more.
  public func read(atMost limit: Int = usualLimit) throws(GatewayError) -> [UInt8]? {
    try PlainFile(reading: path, calls)?.bytes(atMost: limit)
  }

  /// Replaces the file by what `change` makes of it, if that is anything else, while nobody else who asks this way does so.
  ///
  /// It blocks its thread while others hold the lock, in this process or another; after some ten seconds it fails with
  /// `GatewayFault.busy`. The lock is an empty file beside it, `NAME.lock`, which stays. Where that can't be opened for writing it throws,
  /// even if nothing would change; ``read(atMost:)`` needs no lock. A killed process may leave `NAME.….new`, which the next change that writes
  /// deletes. `change` is called once.
  ///
  /// Throws `GatewayError.unfinished(_:)` if the file is the new one, but the disk did not confirm its name.
  ///
  /// - Parameters:
  ///   - limit: how many bytes the file may have.
  ///   - change: gets the file's bytes, `nil` if there is no file, and returns the new ones; `nil` deletes the file.
  public func update(
    atMost limit: Int = usualLimit, _ change: ([UInt8]?) throws(GatewayError) -> [UInt8]?
  ) throws(GatewayError) {
    try FileLock(file: path, calls: calls).hold { () throws(GatewayError) in
      let before = try read(atMost: limit)
      let after = try change(before)
      if after == before { return }
      try? sweep()
      if let after { return try replace(with: after) }
      let folder = try folder()
      try remove()
      try GatewayError.finishing { () throws(GatewayError) in try folder.flush() }
    }
  }

  /// Replaces the file by `bytes`, durably: written beside it, synchronized, renamed over it, the folder synchronized.
  ///
  /// Of several at once only one may write: hold the ``FileLock`` of the file, as ``update(atMost:_:)`` does.
  /// When this throws, the file is whole all the same: the old one, or the new one if the error is `GatewayError.unfinished(_:)`, as only the
  /// folder could not be synchronized.
  ///
  /// - Parameter announce: is given the new version of the file, just before it replaces the old one.
  package func replace(with bytes: [UInt8], _ announce: (Version) -> Void = { _ in }) throws(GatewayError) {
    let folder = try folder()
    let draft = try DraftFile(of: name, bytes, in: folder)
    try draft.keepReaders()
    try draft.flush()
    announce(try draft.version())
    try draft.settle()
    let isInPlace = try GatewayError.finishing { () throws(GatewayError) in
      try folder.flush()
      return try folder.isInPlace()
    }
    if !isInPlace { throw .unusableFile(what: path, why: .exchanged) }
  }

  /// Makes the file, if it exists, accessible to its owner only; new versions keep these permissions.
  package func hide() { _ = chmod(path, 0o600) }

  /// Deletes the file if it exists.
  package func remove() throws(GatewayError) {
    if calls.remove(FileCalls.anywhere, path) != 0, errno != ENOENT { throw .system(errno, path) }
  }

  /// Deletes what killed processes were writing. Hold the ``FileLock`` of the file.
  package func sweep() throws(GatewayError) { try folder().sweep { $0 == name } }

  private var name: String { Folder.name(of: path) }

  private func folder() throws(GatewayError) -> OpenFolder { try OpenFolder(Folder.parent(of: path), calls) }
}

/// An open version of a file.
struct HeldFile: Sendable {
  let version: AtomicFile.Version
  let file: PlainFile
}
