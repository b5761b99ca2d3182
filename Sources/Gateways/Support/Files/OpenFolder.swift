package import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open folder. Files in the folder are created, renamed and deleted relative to its descriptor, even if a different folder is now at
/// its path.
package final class OpenFolder: Sendable {
  let folder: Descriptor
  let calls: FileCalls

  /// The path with which the folder was opened, for error messages.
  var path: String { folder.path }
  var number: Int32 { folder.number }

  /// Opens a folder, and creates the folder if necessary. Open a folder before changing anything in it, so that flushing it afterwards
  /// fails only if the disk fails.
  package convenience init(_ path: String, _ calls: FileCalls) throws(GatewayError) {
    try Folder.make(path)
    try self.init(calls.openFile(FileCalls.anywhere, path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY), path, calls)
  }

  /// Opens an existing folder. `nil` if the folder doesn't exist.
  package convenience init?(existing path: String, _ calls: FileCalls) throws(GatewayError) {
    let number = calls.openFile(FileCalls.anywhere, path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY)
    if number < 0 && errno == ENOENT { return nil }
    try self.init(number, path, calls)
  }

  /// Opens a subfolder, without following links.
  convenience init(_ name: String, in folder: OpenFolder) throws(GatewayError) {
    let number = folder.calls.openFile(folder.number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    try self.init(number, folder / name, folder.calls)
  }

  private init(_ number: Int32, _ path: String, _ calls: FileCalls) throws(GatewayError) {
    folder = try Descriptor(number, path)
    self.calls = calls
  }

  /// Returns the names of all entries, in no particular order.
  package func names() throws(GatewayError) -> [String] {
    let number = calls.openFile(number, ".", O_RDONLY | O_DIRECTORY)
    guard number >= 0, let entries = fdopendir(number) else {
      let error = GatewayError.system(errno, path)
      if number >= 0 { close(number) }
      throw error
    }
    defer { closedir(entries) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(entries) else { break }
      names.append(withUnsafeBytes(of: entry.pointee.d_name) { String(fileName: $0.prefix { $0 != 0 }) })
    }
    if errno != 0 { throw .system(errno, path) }
    return names
  }

  /// Returns the status of an entry, without following links. `nil` if there is no entry with this name.
  func status(_ name: String) throws(GatewayError) -> FileStatus? {
    if let status = calls.lookAt(number, name) { return status }
    if errno == ENOENT { return nil }
    throw .system(errno, self / name)
  }

  /// Deletes the file with this name, if it exists.
  func remove(_ name: String) throws(GatewayError) {
    if calls.remove(number, name) != 0, errno != ENOENT { throw .system(errno, self / name) }
  }

  /// Deletes the temporary files left behind in the folder. `isMine` returns whether to delete the temporary files for a file with this
  /// name. The caller must hold the locks of these files, so that no process is writing a temporary file.
  ///
  /// Entries that are not regular files or belong to another user are skipped.
  package func sweep(_ isMine: (String) -> Bool) throws(GatewayError) {
    for name in try names() {
      guard let target = TemporaryFileName.target(of: name), isMine(target), let status = try status(name) else {
        continue
      }
      if status.kind == .file && status.isMine { try remove(name) }
    }
  }

  /// Waits until the names of the entries in the folder are on disk.
  package func flush() throws(GatewayError) { try folder.flush(calls) }

  /// Whether the path still leads to this folder.
  func isInPlace() throws(GatewayError) -> Bool {
    guard let there = calls.statusOfTarget(path.isEmpty ? "." : path) else {
      if errno == ENOENT { return false }
      throw .system(errno, path)
    }
    return there.isSame(as: try folder.status(calls))
  }

  /// Returns the path of a file in the folder, for error messages.
  static func / (folder: OpenFolder, name: String) -> String {
    folder.path.isEmpty ? name : folder.path + "/" + name
  }
}
