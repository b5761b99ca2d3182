#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import Dispatch

/// The editor that the user prefers for long texts: `VISUAL`, else `EDITOR`, else `vi`.
struct TextEditor: Sendable {
  /// Why a text was not edited.
  struct Failure: Error {
    let message: String
  }

  let command: String
  private let environment: [String: String]
  private let failed: @Sendable (String) -> String

  /// - Parameter failed: says that the editor of this name failed.
  init(_ settings: Settings, failed: @escaping @Sendable (String) -> String) {
    command = settings["VISUAL"] ?? settings["EDITOR"] ?? "vi"
    environment = settings.environment
    self.failed = failed
  }

  /// The text when the editor ends; its temporary file is private to the user, and deleted.
  func edit(_ text: String) async -> Result<String, Failure> {
    let folder = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var path = Array((folder + "/recetas-XXXXXX.txt").utf8CString)
    let file = mkstemps(&path, 4)
    guard file >= 0 else { return .failure(Failure(message: failed(command))) }
    close(file)
    let name = path.withUnsafeBufferPointer {
      String(decoding: $0.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    defer { unlink(name) }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: name))
      let status = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: run(name)) }
      }
      guard status == 0 else { return .failure(Failure(message: failed(command))) }
      var edited = String(decoding: try Data(contentsOf: URL(fileURLWithPath: name)), as: UTF8.self)
      // Editors end the last line, too.
      if edited.hasSuffix("\n"), !text.hasSuffix("\n") { edited.removeLast() }
      return .success(edited)
    } catch {
      return .failure(Failure(message: failed(command)))
    }
  }

  /// Its exit status; runs in a shell, since the command may have options.
  private func run(_ path: String) -> Int32 {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A thread that serves queues hears no signals; the editor shall.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let words = ["/bin/sh", "-c", command + " \"$1\"", "sh", path]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    guard posix_spawn(&process, words[0], nil, &attributes, &arguments, &variables) == 0 else { return -1 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return status
  }
}
