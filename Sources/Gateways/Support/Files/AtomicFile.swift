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
  struct Version: Equatable {
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

  /// The file that is there now, kept open, or `nil` when there is none.
  ///
  /// As long as it is open the system gives its number to no other file. Without that, two replacements within a tick of
  /// the file system's clock can look like none: the second gets the number of the file that the first one removed.
  func hold() throws(GatewayError) -> HeldFile? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .system(errno, path)
    }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      let code = errno
      close(file)
      throw .system(code, path)
    }
    return HeldFile(file, Version(status))
  }

  /// The whole file, or `nil` when there is none.
  public func read() throws(GatewayError) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .system(errno, path)
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { Gateways.readRetrying(file, $0) }
      if count < 0 { throw .system(errno, path) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
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
  func replace(with bytes: [UInt8]) throws(GatewayError) {
    let folder = try OpenFolder(Folder.parent(of: path))
    let draft = try draft(bytes)
    try draft.flush()
    try draft.settle()
    try folder.flush(calls)
  }

  /// Writes what the file is to be beside it. Whoever replaces many files does each step for all of them, which is less work for the
  /// disk, in a folder that was opened before.
  func draft(_ bytes: [UInt8]) throws(GatewayError) -> DraftFile { try DraftFile(of: path, bytes, calls) }
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

/// A version of a file that is kept open; closed with its last owner.
final class HeldFile: Sendable {
  let version: AtomicFile.Version
  private let descriptor: Int32

  fileprivate init(_ descriptor: Int32, _ version: AtomicFile.Version) {
    self.descriptor = descriptor
    self.version = version
  }

  deinit { close(descriptor) }
}

/// As `read(2)`, again when a signal came in between.
func readRetrying(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  while true {
    let count = read(file, buffer.baseAddress, buffer.count)
    if count >= 0 || errno != EINTR { return count }
  }
}
