import Foundation

/// A program that never outlives this process, even if this process crashes. A shell waits for the end of a connection that only this
/// process keeps open, and then kills the program.
public final class LeashedProcess: Sendable {
  /// The end of the connection on which the shell waits. No data is ever written to it.
  private let leash: Int32
  private let output: Int32

  /// Starts a program.
  ///
  /// - Parameter words: The path of the program and its arguments.
  public init(_ words: [String]) throws {
    let (leash, input) = try Self.pair()
    let (output, print) = try Self.pair()
    let script = #""$@" </dev/null & exec >/dev/null; read -r line; kill -9 $!"#
    self.leash = leash
    self.output = output
    defer {
      close(input)
      close(print)
    }
    let shell = try spawn(
      ["/bin/sh", "-c", script, "sh"] + words, ["PATH": "/usr/bin:/bin"], input: .descriptor(input),
      output: .descriptor(print),
      errors: .nothing, isApart: true)
    // A zombie shell would prevent Swift Testing from noticing the end of its own processes (exit tests).
    Thread.detachNewThread {
      var status: Int32 = 0
      while waitpid(shell, &status, 0) < 0 && errno == EINTR {}
    }
  }

  deinit { close(leash) }

  /// Waits until the program has printed `text`. Returns `false` if the program ends first. Later output is discarded.
  public func printed(_ text: String) async -> Bool {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [output] in
        var (seen, isAnswered) = ("", false)
        var chunk = [UInt8](repeating: 0, count: 4096)
        while case let count = read(output, &chunk, chunk.count), count > 0 {
          guard !isAnswered else { continue }
          seen += String(decoding: chunk[..<count], as: UTF8.self)
          isAnswered = seen.contains(text)
          if isAnswered { continuation.resume(returning: true) }
        }
        close(output)
        if !isAnswered { continuation.resume(returning: false) }
      }
    }
  }

  /// Returns a free local port.
  public static func freePort() throws -> UInt16 {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let socket = socket(AF_INET, stream, 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(socket, pointer, length) == 0 ? getsockname(socket, pointer, &length) : -1
      }
    }
    guard code == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Creates two connected sockets that other programs don't inherit.
  private static func pair() throws -> (Int32, Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
      let code = socketpair(AF_UNIX, SOCK_STREAM, 0, &ends)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #else
      // The flag must be set in the same call, because other tests start programs concurrently.
      let code = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends)
    #endif
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE) }
    return (ends[0], ends[1])
  }
}
