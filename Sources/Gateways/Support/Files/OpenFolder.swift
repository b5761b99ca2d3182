import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that is there, opened before anything in it changes: afterwards only the disk itself can fail to keep its entries.
struct OpenFolder: ~Copyable {
  private let path: String
  private let file: Int32

  /// Makes the folder where there is none.
  init(_ path: String) throws(GatewayError) {
    try Folder.make(path)
    let file = open(path.isEmpty ? "." : path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .system(errno, path) }
    self.path = path
    self.file = file
  }

  deinit { close(file) }

  /// Waits until the entries of the folder are on the disk.
  func flush(_ calls: FileCalls) throws(GatewayError) {
    if calls.flush(file) != 0 { throw .system(errno, path) }
  }
}
