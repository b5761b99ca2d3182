import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The pictures that a download asked for, in a file beside its journal: a line of 64 characters, the digest of the address, for each
/// time. Whoever lives takes its lines back; so a line that is there was left by a process that died, maybe on that picture.
final class RequestedPictures {
  private static let line = 65

  private let path: String
  private let calls: FileCalls
  private let file: Descriptor
  /// Where the lines of this process begin.
  private let start: Int

  init(beside journal: String, _ calls: FileCalls) throws(GatewayError) {
    path = Self.path(beside: journal)
    self.calls = calls
    let opened = try PlainFile(making: path, calls)
    // It is cut off where it stands.
    try opened.requireOwn()
    file = opened.file
    let end = Int(lseek(file.number, 0, SEEK_END))
    // A line that its writer did not finish is as none.
    start = end / Self.line * Self.line
    guard end >= 0, repeating({ ftruncate(file.number, off_t(start)) }) == 0,
      lseek(file.number, off_t(start), SEEK_SET) >= 0
    else {
      throw .system(errno, path)
    }
  }

  static func path(beside journal: String) -> String { journal + ".asked" }

  /// How often a process died on each picture, at most.
  ///
  /// - Parameter living: the lines of a process that is alive.
  static func deaths(
    of journal: String, but living: RequestedPictures?, _ calls: FileCalls
  ) throws(GatewayError) -> [String: Int] {
    guard let bytes = try AtomicFile(path(beside: journal), calls: calls).read() else { return [:] }
    let ended = bytes.prefix(min(living?.start ?? .max, bytes.count / line * line))
    return Dictionary(String(decoding: ended, as: UTF8.self).split(separator: "\n").map { (String($0), 1) }) { $0 + $1 }
  }

  func add(_ digest: String) throws(GatewayError) { try file.write(Array((digest + "\n").utf8), calls) }

  /// Takes the lines of this process back, as it lives; that needs no room on the disk.
  func takeBack() {
    if start == 0 {
      try? AtomicFile(path, calls: calls).remove()
    } else {
      _ = repeating { ftruncate(file.number, off_t(start)) }
    }
  }
}
