package import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of lines, for this user alone, to which more are added.
package final class LineFile: Sendable {
  private let file: Descriptor
  private let calls: FileCalls
  /// Whether it had no lines when it was opened.
  package let wasEmpty: Bool

  /// Opens the file at `path`, and makes it if it is not there; a link is refused.
  package init(_ path: String, calls: FileCalls = .system) throws(GatewayError) {
    let opened = try PlainFile(making: path, calls)
    try opened.requireOwn()
    file = opened.file
    self.calls = calls
    wasEmpty = opened.status.size == 0
    if lseek(file.number, 0, SEEK_END) < 0 { throw .system(errno, path) }
  }

  /// Adds a line, with its line break, at the end.
  package func add(_ line: [UInt8]) throws(GatewayError) { try file.write(line, calls) }

  /// The lines of the file at `path`, without their line breaks; `nil`: there is no such file.
  package static func lines(of path: String, calls: FileCalls = .system) throws(GatewayError) -> [[UInt8]]? {
    let bytes = try PlainFile(reading: path, calls)?.bytes(atMost: AtomicFile.usualLimit)
    return bytes?.split(separator: UInt8(ascii: "\n")).map { Array($0) }
  }
}
