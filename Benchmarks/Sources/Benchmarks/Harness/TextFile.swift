#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads and writes short text files.
enum TextFile {
  static func read(_ path: String) throws -> String { String(decoding: try bytes(of: path), as: UTF8.self) }

  static func bytes(of path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw Problem.system(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return bytes
  }

  static func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else { throw Problem.system(path) }
    defer { fclose(file) }
    if fputs(text, file) < 0 { throw Problem.system(path) }
  }
}
