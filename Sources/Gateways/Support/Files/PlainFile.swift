package import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file that is known to be a regular file: no pipe, device or folder.
package struct PlainFile: Sendable {
  let file: Descriptor
  /// As it was when it was opened.
  let status: FileStatus
  private let calls: FileCalls

  /// Opens the file at `path` to read it; `nil`: there is none.
  ///
  /// - Parameter followsLinks: whether a link is opened where it leads, or refused.
  init?(reading path: String, followsLinks: Bool = true, _ calls: FileCalls) throws(GatewayError) {
    let number = calls.openFile(FileCalls.anywhere, path, followsLinks ? O_RDONLY : O_RDONLY | O_NOFOLLOW)
    if number < 0 && errno == ENOENT { return nil }
    if number < 0 && errno == ELOOP && !followsLinks { throw .unusableFile(what: path, why: .link) }
    try self.init(Descriptor(number, path), calls)
  }

  /// Opens a file in a folder for reading; links are not followed.
  init(reading name: String, in folder: OpenFolder) throws(GatewayError) {
    let number = folder.calls.openFile(folder.number, name, O_RDONLY | O_NOFOLLOW)
    try self.init(Descriptor(number, folder / name), folder.calls)
  }

  /// Opens a file of the kit's own at `path` to write in it, and makes it if it is not there; a link is refused.
  ///
  /// - Parameter what: what errors of the system name, instead of `path`.
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

  /// Refuses a file whose bytes would also be somebody else's, as it is not only this user's or has a second name.
  func requireOwn() throws(GatewayError) {
    let isMine = status.isMine || geteuid() == 0
    if !isMine || status.links > 1 { throw .unusableFile(what: file.path, why: .foreign) }
  }

  /// Reads from the current position to the end.
  ///
  /// - Throws: ``FileFault/tooLarge(limit:)`` when that is more than `limit` bytes, also as it grows meanwhile.
  func bytes(atMost limit: Int) throws(GatewayError) -> [UInt8] {
    let tooLarge = GatewayError.unusableFile(what: file.path, why: .tooLarge(limit: limit))
    if status.size > limit { throw tooLarge }
    var bytes: [UInt8] = []
    // One more than there is, so that the end is seen.
    var count = Int(status.size) + 1
    while true {
      let part = try read(atMost: count)
      if part.isEmpty { return bytes }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      if bytes.count > limit { throw tooLarge }
      count = max(count - part.count, 1 << 16)
    }
  }

  /// The next bytes; empty at the end.
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
  /// Refuses what is not a regular file.
  package func requireFile(_ path: String) throws(GatewayError) {
    switch kind {
    case .file: return
    case .folder: throw .system(EISDIR, path)
    case .link: throw .unusableFile(what: path, why: .link)
    case .other: throw .unusableFile(what: path, why: .notPlain)
    }
  }
}
