package import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that consists of lines and that only this user can access. Several processes can append complete lines to the file.
package final class LineFile: Sendable {
  private let file: PlainFile
  private let calls: FileCalls

  private static let lineBreak = UInt8(ascii: "\n")

  /// Opens the file at `path`, and creates it if it doesn't exist. Throws if `path` is a link.
  package init(_ path: String, calls: FileCalls = .system) throws(GatewayError) {
    file = try PlainFile(making: path, calls)
    try file.requireOwn()
    self.calls = calls
  }

  /// Returns the lines without their line breaks. Waits while another process appends a line. Empty lines are skipped, but if all lines are
  /// empty, one empty line is returned.
  package func lines() throws(GatewayError) -> [[UInt8]] {
    let bytes = try locked { () throws(GatewayError) -> [UInt8] in try self.bytes() }
    let lines = Self.lines(in: bytes)
    return lines.isEmpty && !bytes.isEmpty ? [[]] : lines
  }

  /// Appends a line with its line break. If other users could access the file, restricts its permissions to this user.
  ///
  /// First removes an incomplete last line, which a killed process left behind. If this method throws, that line is removed, and the file
  /// is otherwise unchanged.
  ///
  /// - Parameter line: a closure that returns the line with its line break. Its argument shows whether the line is the first in the file.
  package func add(_ line: (_ isFirst: Bool) throws(GatewayError) -> [UInt8]) throws(GatewayError) {
    try locked { () throws(GatewayError) in
      if file.status.permissions & 0o077 != 0, repeating({ fchmod(file.file.number, 0o600) }) != 0 {
        throw .system(errno, file.file.path)
      }
      let end = try wholeEnd()
      try cut(at: end)
      do throws(GatewayError) { try file.file.write(try line(end == 0), calls) } catch {
        try cut(at: end)
        throw error
      }
    }
  }

  /// Adds a missing line break after the last line, if `isWhole` returns `true` for that line.
  package func complete(if isWhole: ([UInt8]) -> Bool) throws(GatewayError) {
    try locked { () throws(GatewayError) in
      let bytes = try bytes()
      guard let last = bytes.split(separator: Self.lineBreak).last, bytes.last != Self.lineBreak, isWhole(Array(last))
      else { return }
      try seek(to: bytes.count)
      try file.file.write([Self.lineBreak], calls)
    }
  }

  /// Returns the lines of the file at `path` without their line breaks. `nil` if there is no file.
  package static func lines(of path: String, calls: FileCalls = .system) throws(GatewayError) -> [[UInt8]]? {
    guard let file = try PlainFile(reading: path, calls) else { return nil }
    return lines(in: try file.bytes(atMost: AtomicFile.usualLimit))
  }

  private static func lines(in bytes: [UInt8]) -> [[UInt8]] { bytes.split(separator: lineBreak).map { Array($0) } }

  private func bytes() throws(GatewayError) -> [UInt8] {
    try seek(to: 0)
    return try file.bytes(atMost: AtomicFile.usualLimit)
  }

  /// Returns the offset after the last line break.
  private func wholeEnd() throws(GatewayError) -> Int {
    var end = Int(try file.file.status(calls).size)
    while end > 0 {
      let start = max(0, end - 4096)
      try seek(to: start)
      let part = try file.read(atMost: end - start)
      if let index = part.lastIndex(of: Self.lineBreak) { return start + index + 1 }
      end = start
    }
    return 0
  }

  private func cut(at end: Int) throws(GatewayError) {
    if ftruncate(file.file.number, off_t(end)) != 0 { throw .system(errno, file.file.path) }
    try seek(to: end)
  }

  private func seek(to place: Int) throws(GatewayError) {
    if lseek(file.file.number, off_t(place), SEEK_SET) < 0 { throw .system(errno, file.file.path) }
  }

  private func locked<Answer>(_ body: () throws(GatewayError) -> Answer) throws(GatewayError) -> Answer {
    var timeout = LockTimeout(.seconds(10))
    while calls.lock(file.file.number, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .system(errno, file.file.path) }
      if !timeout.wait() { throw .busy(what: file.file.path) }
    }
    defer { _ = calls.lock(file.file.number, LOCK_UN) }
    return try body()
  }
}
