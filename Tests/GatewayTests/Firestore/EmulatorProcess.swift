import Foundation
import Synchronization

/// A program that ends when this process does, however that ends: a shell between them waits for the end of a connection that
/// only this process holds open, and then kills it.
final class EmulatorProcess: Sendable {
  /// Where the shell's input is written, which nobody does.
  private let leash: Int32
  private let output: Int32

  init(_ words: [String]) throws {
    let (leash, input) = try Self.pair()
    let (output, print) = try Self.pair()
    let script = #""$@" </dev/null & exec >/dev/null; read -r line; kill -9 $!"#
    self.leash = leash
    self.output = output
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // In a group of their own, so that Ctrl-C does not take the shell alone.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, print, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

    var arguments: [UnsafeMutablePointer<CChar>?] =
      (["/bin/sh", "-c", script, "sh"] + words).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/bin:/bin"), nil]
    defer { for text in arguments + variables { free(text) } }
    var identifier = pid_t()
    let code = posix_spawn(&identifier, "/bin/sh", &actions, &attributes, &arguments, &variables)
    close(input)
    close(print)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
  }

  deinit { close(leash) }

  /// Waits until the program has printed `text`; `false` when it ended before. Whatever it prints later is read and dropped.
  func printed(_ text: String) async -> Bool {
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

  /// A port of this machine that nobody listens at.
  static func freePort() throws -> UInt16 {
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
    guard code == 0 else { throw EmulatorFailure.noPort }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Two connected sockets that no other program inherits.
  private static func pair() throws -> (Int32, Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
      let code = socketpair(AF_UNIX, SOCK_STREAM, 0, &ends)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #else
      // In one step, as other tests start programs at the same time.
      let code = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends)
    #endif
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE) }
    return (ends[0], ends[1])
  }
}
