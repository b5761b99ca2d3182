#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A temporary folder for all files of a benchmark run.
struct Workplace {
  let folder: String

  init() throws {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/recetas-benchmarks-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Problem.system(parent) }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func path(_ name: String) -> String { folder + "/" + name }

  /// Deletes a database with its `-wal` and `-shm` files.
  static func removeDatabase(_ path: String) { for end in ["", "-wal", "-shm"] { unlink(path + end) } }

  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  static func copy(_ source: String, to target: String) throws {
    let input = open(source, O_RDONLY)
    if input < 0 { throw Problem.system(source) }
    defer { close(input) }
    let output = open(target, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    if output < 0 { throw Problem.system(target) }
    defer { close(output) }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = read(input, &buffer, buffer.count)
      if count == 0 { return }
      guard count > 0, write(output, buffer, count) == count else { throw Problem.system(target) }
    }
  }

  /// Deletes the folder with its contents.
  func remove() { Self.remove(folder) }

  static func remove(_ folder: String) {
    guard let entries = opendir(folder) else { return }
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name == "." || name == ".." { continue }
      let path = folder + "/" + name
      if entry.pointee.d_type == UInt8(DT_DIR) { remove(path) } else { unlink(path) }
    }
    closedir(entries)
    rmdir(folder)
  }
}
