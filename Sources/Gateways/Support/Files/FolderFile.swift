package import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file in a folder, as it is listed.
package struct FolderFile {
  package let name: String
  /// In bytes.
  package let size: Int
  /// Nanoseconds since 1970.
  package let modified: Int

  /// The files of a folder; none where there is no folder.
  package static func all(in folder: String, _ calls: FileCalls) throws(GatewayError) -> [FolderFile] {
    guard let open = try OpenFolder(existing: folder, calls) else { return [] }
    var files: [FolderFile] = []
    for name in try open.names() {
      if let file = try FolderFile(name, in: open) { files.append(file) }
    }
    return files
  }

  /// `nil` if it is no file, or a link that leads to none.
  private init?(_ name: String, in folder: OpenFolder) throws(GatewayError) {
    guard let status = folder.calls.lookBehind(folder / name) else {
      if [ENOENT, ENOTDIR, ELOOP, EACCES].contains(errno) { return nil }
      throw .system(errno, folder / name)
    }
    if status.kind != .file { return nil }
    self.name = name
    size = Int(status.size)
    modified = status.seconds * 1_000_000_000 + status.nanoseconds
  }
}
