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
  /// Where it is, or will be.
  public let path: String
  private let calls: FileCalls

  /// - Parameter calls: the system's own, unless a test lets them fail.
  public init(_ path: String, calls: FileCalls = .system) {
    self.path = path
    self.calls = calls
  }

  /// Tells one version of the file from another; `nil` when there is no file.
  struct Version: Equatable, Sendable {
    var device: UInt64
    var inode: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  func version() throws(GatewayError) -> Version? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw .system(errno, path)
    }
    return Version(status)
  }

  /// How many bytes it has; `nil` where there is no file, or none that can be looked at.
  public var size: Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// The file that is there now, kept open, or `nil` when there is none.
  ///
  /// As long as it is open the system gives its number to no other file. Without that, two replacements within a tick of
  /// the file system's clock can look like none: the second gets the number of the file that the first one removed.
  func hold() throws(GatewayError) -> HeldFile? {
    let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if number < 0 && errno == ENOENT { return nil }
    let file = try Descriptor(number, path)
    return HeldFile(version: try file.version(), file: file)
  }

  /// The whole file, or `nil` when there is none.
  public func read() throws(GatewayError) -> [UInt8]? {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    if number < 0 && errno == ENOENT { return nil }
    return try Descriptor(number, path).bytes()
  }

  /// Replaces the file by what `change` makes of it, if that is anything else, while nobody else who asks this way does so.
  public func update(_ change: ([UInt8]?) throws(GatewayError) -> [UInt8]) throws(GatewayError) {
    try FileLock(file: path).hold { () throws(GatewayError) in
      let before = try read()
      let after = try change(before)
      if after != before { try replace(with: after) }
    }
  }

  /// Replaces the file by `bytes`, durably: written beside it, synchronised, renamed over it, the folder synchronised.
  ///
  /// Of several at once only one may write: hold the ``FileLock`` of the file, as ``update(_:)`` does.
  /// When this throws, the file is whole all the same: the old one, or the new one if only the folder could not be synchronised.
  ///
  /// - Parameter announce: is given the new version of the file, just before it replaces the old one.
  func replace(with bytes: [UInt8], _ announce: (Version) -> Void = { _ in }) throws(GatewayError) {
    let folder = try Folder.opened(Folder.parent(of: path))
    let draft = try draft(bytes)
    try draft.flush()
    announce(try draft.version())
    try draft.settle()
    try folder.flush(calls)
  }

  /// Deletes the file if it exists.
  func remove() throws(GatewayError) { if unlink(path) != 0, errno != ENOENT { throw .system(errno, path) } }

  /// Writes the next version beside the file. To replace many files, do each step for all of them, in a folder opened before: that is
  /// less work for the disk.
  func draft(_ bytes: [UInt8]) throws(GatewayError) -> DraftFile { try DraftFile(of: path, bytes, calls) }
}

extension Descriptor {
  /// Tells this file from others, and from its earlier versions.
  func version() throws(GatewayError) -> AtomicFile.Version {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .system(errno, path) }
    return AtomicFile.Version(status)
  }
}

extension AtomicFile.Version {
  fileprivate init(_ status: stat) {
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    self.init(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino), size: Int64(status.st_size),
      seconds: changed.tv_sec, nanoseconds: changed.tv_nsec)
  }
}

/// An open version of a file.
struct HeldFile: Sendable {
  let version: AtomicFile.Version
  let file: Descriptor
}

/// As `read(2)`, again when a signal came in between.
func readRetrying(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  while true {
    let count = read(file, buffer.baseAddress, buffer.count)
    if count >= 0 || errno != EINTR { return count }
  }
}
