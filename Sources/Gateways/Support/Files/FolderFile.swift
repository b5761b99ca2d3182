package import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file in a folder, with its size and modification time.
package struct FolderFile {
  package let name: String
  /// The size of the file, in bytes.
  package let size: Int
  /// The time of the last modification, in nanoseconds since 1970.
  package let modified: Int

  /// Returns the files in a folder. Empty if the folder doesn't exist.
  package static func all(in folder: String, _ calls: FileCalls) throws(GatewayError) -> [FolderFile] {
    guard let open = try OpenFolder(existing: folder, calls) else { return [] }
    var files: [FolderFile] = []
    for name in try open.names() {
      if let file = try FolderFile(name, in: open) { files.append(file) }
    }
    return files
  }

  /// Examines an entry of a folder. `nil` if the entry is neither a file nor a link to a file.
  private init?(_ name: String, in folder: OpenFolder) throws(GatewayError) {
    guard let status = folder.calls.statusOfTarget(folder / name) else {
      if [ENOENT, ENOTDIR, ELOOP, EACCES].contains(errno) { return nil }
      throw .system(errno, folder / name)
    }
    if status.kind != .file { return nil }
    self.name = name
    size = Int(status.size)
    modified = status.seconds * 1_000_000_000 + status.nanoseconds
  }
}
