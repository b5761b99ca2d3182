import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The pictures that downloads requested, in a file next to the journal. Each request adds a line with the digest of the picture's address
/// (64 characters). A process removes its lines when its download ends. The remaining lines were left behind by processes that died,
/// possibly because of one of these pictures.
final class RequestedPictures {
  private static let line = 65

  private let path: String
  private let calls: FileCalls
  private let file: Descriptor
  /// The offset of the first line that this process wrote.
  private let start: Int

  init(nextTo journal: String, _ calls: FileCalls) throws(GatewayError) {
    path = Self.path(nextTo: journal)
    self.calls = calls
    let opened = try PlainFile(making: path, calls)
    // The file is truncated in place, so it must not belong to another user or have another hard link.
    try opened.requireOwn()
    file = opened.file
    let end = Int(lseek(file.number, 0, SEEK_END))
    // An incomplete last line is ignored.
    start = end / Self.line * Self.line
    guard end >= 0, repeating({ ftruncate(file.number, off_t(start)) }) == 0,
      lseek(file.number, off_t(start), SEEK_SET) >= 0
    else {
      throw .system(errno, path)
    }
  }

  static func path(nextTo journal: String) -> String { journal + ".asked" }

  /// Returns the maximum number of processes that can have died while loading each picture, by the digest of the picture's address.
  ///
  /// - Parameter living: the requests of the running process, which are not counted.
  static func crashes(
    of journal: String, but living: RequestedPictures?, _ calls: FileCalls
  ) throws(GatewayError) -> [String: Int] {
    guard let bytes = try AtomicFile(path(nextTo: journal), calls: calls).read() else { return [:] }
    let ended = bytes.prefix(min(living?.start ?? .max, bytes.count / line * line))
    return Dictionary(String(decoding: ended, as: UTF8.self).split(separator: "\n").map { (String($0), 1) }) { $0 + $1 }
  }

  func add(_ digest: String) throws(GatewayError) { try file.write(Array((digest + "\n").utf8), calls) }

  /// Removes the lines of this process, because the process survived its requests. This works even on a full disk.
  func takeBack() {
    if start == 0 {
      try? AtomicFile(path, calls: calls).remove()
    } else {
      _ = repeating { ftruncate(file.number, off_t(start)) }
    }
  }
}
