#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A helper process that runs until its input is closed.
struct HelpingProcess {
  private let id: pid_t
  /// The helper's input. Nothing is written to it, and closing it ends the helper.
  private let input: Int32
  private let output: Int32

  init(_ words: [String]) throws {
    var ends: [Int32] = [0, 0, 0, 0]
    guard pipe(&ends) == 0 else { throw Problem.system("a pipe") }
    let second = ends.withUnsafeMutableBufferPointer { pipe($0.baseAddress.map { $0 + 2 }) }
    guard second == 0 else { throw Problem.system("a pipe") }
    // Other child processes must not inherit the pipe, or closing the input here would not end the helper.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (input, output) = (ends[1], ends[2])
    defer { for end in [ends[0], ends[3]] { close(end) } }

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { throw Problem("a process can't be prepared") }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[3], STDOUT_FILENO)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var started = pid_t()
    let code = posix_spawnp(&started, words[0], &actions, nil, &arguments, environ)
    id = started
    guard code == 0 else { throw Problem("\(words[0]): \(String(cString: strerror(code)))") }
  }

  func end() {
    close(input)
    close(output)
    waitpid(id, nil, 0)
  }

  /// Reads a line from the helper's output.
  func line() throws -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(output, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    throw Problem("a helper process ended unexpectedly")
  }

  /// Prints a line. The helper process calls this method.
  static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }

  /// Returns when the parent closes the input. The helper process calls this method.
  static func waitForParent() {
    var byte: UInt8 = 0
    while read(STDIN_FILENO, &byte, 1) > 0 {}
  }
}
