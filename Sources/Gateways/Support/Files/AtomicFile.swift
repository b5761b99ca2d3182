public import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is always replaced as a whole. A reader finds either the complete old contents or the complete new contents.
public struct AtomicFile: Sendable {
  /// The maximum size of a file, in bytes, if the reader doesn't specify a limit.
  public static let usualLimit = 64 << 20

  /// The path of the file. The file need not exist.
  public let path: String
  let calls: FileCalls

  /// - Parameters:
  ///   - path: the path of the file. Its folder must exist before the file is written (``Folder/make(_:)``).
  ///   - calls: the file calls to use. Tests pass calls that fail.
  public init(_ path: String, calls: FileCalls = .system) {
    self.path = path
    self.calls = calls
  }

  /// The file to which the path leads, with links resolved.
  var resolved: AtomicFile { AtomicFile(Folder.target(of: path), calls: calls) }

  /// Returns the file to which the path leads, with links resolved. Throws if anything other than a regular file is there, so that no other
  /// file is created next to it.
  func requireResolved() throws(GatewayError) -> AtomicFile {
    try calls.statusOfTarget(path)?.requireFile(path)
    return resolved
  }

  /// Identifies a version of the file, so that a replacement can be detected.
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
    if let status = calls.statusOfTarget(path) { return Version(status) }
    if errno == ENOENT { return nil }
    throw .system(errno, path)
  }

  /// The size of the file, in bytes. `nil` if the file doesn't exist or can't be examined.
  package var size: Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Opens the current version of the file. `nil` if there is no file.
  ///
  /// While a version is open, the system doesn't reuse its inode number. Otherwise two replacements within one tick of the file system's
  /// clock could go undetected, because the second file can get the inode number of the original one.
  func hold() throws(GatewayError) -> HeldFile? {
    guard let file = try PlainFile(reading: path, calls) else { return nil }
    return HeldFile(version: Version(file.status), file: file)
  }

  /// Reads the whole file. `nil` if there is no file.
  ///
  /// - Parameter limit: the maximum size in bytes. If the file is larger, it is not read.
  public func read(atMost limit: Int = usualLimit) throws(GatewayError) -> [UInt8]? {
    try PlainFile(reading: path, calls)?.bytes(atMost: limit)
  }

  /// Replaces the contents of the file with the result of `change`, if the result differs. No other caller of this method can change the
  /// file in the meantime.
  ///
  /// Blocks the thread while another caller in this or another process holds the lock, and fails with `GatewayFault.busy` after about ten
  /// seconds. The lock is an empty file next to the file, `NAME.lock`, which is not deleted. This method throws if the lock can't be opened
  /// for writing, even if nothing would change. ``read(atMost:)`` needs no lock. A killed process can leave a temporary file `NAME.….new`
  /// behind, which is deleted the next time the file is written. `change` is called once.
  ///
  /// Throws `GatewayError.unfinished(_:)` if the file is replaced, but its folder could not be flushed to disk.
  ///
  /// - Parameters:
  ///   - limit: the maximum size of the existing file, in bytes.
  ///   - change: a closure that receives the bytes of the file, or `nil` if there is no file. It returns the new bytes, or `nil` to delete
  ///     the file.
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

  /// Replaces the contents of the file with `bytes`, durably. Writes a temporary file next to the file, flushes the temporary file, renames
  /// it to the name of the file, and flushes the folder.
  ///
  /// Only one caller can write at a time, so the caller must hold the ``FileLock`` of the file, as ``update(atMost:_:)`` does. If this
  /// method throws, the file is still complete. It has its old contents, or the new contents if the error is `GatewayError.unfinished(_:)`,
  /// which means that only flushing the folder failed.
  ///
  /// - Parameter announce: a closure that receives the new version of the file just before that version replaces the old one.
  package func replace(with bytes: [UInt8], _ announce: (Version) -> Void = { _ in }) throws(GatewayError) {
    let folder = try folder()
    let draft = try TemporaryFile(of: name, bytes, in: folder)
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

  /// Restricts access to the file to its owner, if the file exists. New versions have the same permissions.
  package func hide() { _ = chmod(path, 0o600) }

  /// Deletes the file if it exists.
  package func remove() throws(GatewayError) {
    if calls.remove(FileCalls.anywhere, path) != 0, errno != ENOENT { throw .system(errno, path) }
  }

  /// Deletes the temporary files left behind by killed processes. The caller must hold the ``FileLock`` of the file.
  package func sweep() throws(GatewayError) { try folder().sweep { $0 == name } }

  private var name: String { Folder.name(of: path) }

  private func folder() throws(GatewayError) -> OpenFolder { try OpenFolder(Folder.parent(of: path), calls) }
}

/// A version of a file that is held open.
struct HeldFile: Sendable {
  let version: AtomicFile.Version
  let file: PlainFile
}
