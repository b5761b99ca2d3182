import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file in a folder, as it is listed.
struct FolderFile {
  let name: String
  /// In bytes.
  let size: Int
  /// Nanoseconds since 1970.
  let modified: Int

  /// The files of a folder; none where there is no folder.
  static func all(in folder: String) throws(GatewayError) -> [FolderFile] {
    guard let entries = folder.withFileName({ opendir($0) }) else {
      if errno == ENOENT { return [] }
      throw .system(errno, folder)
    }
    defer { closedir(entries) }
    var files: [FolderFile] = []
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if let file = FolderFile(name, in: folder) { files.append(file) }
    }
    return files
  }

  private init?(_ name: String, in folder: String) {
    var status = stat()
    guard stat(folder + "/" + name, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.name = name
    size = Int(status.st_size)
    modified = time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
