package import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file that is certain to be a regular file rather than a pipe, device or folder.
package struct PlainFile: Sendable {
  let file: Descriptor
  /// The status of the file when it was opened.
  let status: FileStatus
  private let calls: FileCalls

  /// Opens the file at `path` for reading. `nil` if there is no file.
  ///
  /// - Parameter followsLinks: whether to follow a link. If `false`, a link causes an error.
  init?(reading path: String, followsLinks: Bool = true, _ calls: FileCalls) throws(GatewayError) {
    let number = calls.openFile(FileCalls.anywhere, path, followsLinks ? O_RDONLY : O_RDONLY | O_NOFOLLOW)
    if number < 0 && errno == ENOENT { return nil }
    if number < 0 && errno == ELOOP && !followsLinks { throw .unusableFile(what: path, why: .link) }
    try self.init(Descriptor(number, path), calls)
  }

  /// Opens a file in a folder for reading, without following links.
  init(reading name: String, in folder: OpenFolder) throws(GatewayError) {
    let number = folder.calls.openFile(folder.number, name, O_RDONLY | O_NOFOLLOW)
    try self.init(Descriptor(number, folder / name), folder.calls)
  }

  /// Opens one of the kit's files for writing, and creates it if it doesn't exist. Throws if `path` is a link.
  ///
  /// - Parameter what: the name that system errors contain instead of `path`.
  package init(making path: String, for what: String? = nil, _ calls: FileCalls) throws(GatewayError) {
    let number = calls.openFile(FileCalls.anywhere, path, O_RDWR | O_CREAT | O_NOFOLLOW)
    switch number < 0 ? errno : 0 {
    case 0: try self.init(Descriptor(number, path), calls)
    case ELOOP: throw .unusableFile(what: path, why: .link)
    case let code where GatewayError.refusesKind(code): throw .unusableFile(what: path, why: .notPlain)
    case let code: throw .system(code, what ?? path)
    }
  }

  private init(_ file: Descriptor, _ calls: FileCalls) throws(GatewayError) {
    self.file = file
    self.calls = calls
    status = try file.status(calls)
    try status.requireFile(file.path)
  }

  /// Throws if the file belongs to another user or has another hard link. Otherwise, writing to the file could change another user's data,
  /// or a file with another name.
  func requireOwn() throws(GatewayError) {
    let isMine = status.isMine || geteuid() == 0
    if !isMine || status.links > 1 { throw .unusableFile(what: file.path, why: .foreign) }
  }

  /// Reads from the current position to the end of the file.
  ///
  /// - Throws: ``FileFault/tooLarge(limit:)`` if there are more than `limit` bytes, even if the file only grows while it is being read.
  func bytes(atMost limit: Int) throws(GatewayError) -> [UInt8] {
    let tooLarge = GatewayError.unusableFile(what: file.path, why: .tooLarge(limit: limit))
    if status.size > limit { throw tooLarge }
    var bytes: [UInt8] = []
    // One extra byte is requested, so that the end of the file is detected.
    var count = Int(status.size) + 1
    while true {
      let part = try read(atMost: count)
      if part.isEmpty { return bytes }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      if bytes.count > limit { throw tooLarge }
      count = max(count - part.count, 1 << 16)
    }
  }

  /// Reads and returns the next bytes. Empty at the end of the file.
  func read(atMost count: Int) throws(GatewayError) -> [UInt8] {
    var failure: Int32 = 0
    let part = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let count = calls.take(file.number, UnsafeMutableRawBufferPointer(buffer))
      if count < 0 { failure = errno }
      filled = max(0, count)
    }
    if failure != 0 { throw .system(failure, file.path) }
    return part
  }
}

extension FileStatus {
  /// Throws unless this is the status of a regular file.
  package func requireFile(_ path: String) throws(GatewayError) {
    switch kind {
    case .file: return
    case .folder: throw .system(EISDIR, path)
    case .link: throw .unusableFile(what: path, why: .link)
    case .other: throw .unusableFile(what: path, why: .notPlain)
    }
  }
}
