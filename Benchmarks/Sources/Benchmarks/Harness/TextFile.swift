#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A short file as text.
enum TextFile {
  static func read(_ path: String) throws -> String {
    guard let file = fopen(path, "r") else { throw Problem.system(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
