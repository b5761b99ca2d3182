#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A completed child process, with its measurements.
struct ChildProcess {
  /// The time in seconds from before the start of the process until after its end.
  let seconds: Double
  /// The processor time in seconds, including the time that the system spent on behalf of the program.
  let processorSeconds: Double
  /// The peak memory of the process, in bytes.
  let peakMemory: Int

  /// Runs a process and waits for it to exit.
  ///
  /// - Parameter output: The path of the file that receives the process's standard output.
  static func run(_ words: [String], output: String) throws -> ChildProcess {
    var actions = try Actions(output)
    defer { actions.destroy() }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }

    let clock = ContinuousClock()
    let start = clock.now
    var id = pid_t()
    let code = posix_spawnp(&id, words[0], &actions.value, nil, &arguments, environ)
    guard code == 0 else { throw Problem("\(words[0]): \(String(cString: strerror(code)))") }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(id, &status, 0, &usage) < 0 {
      if errno != EINTR { throw Problem.system(words[0]) }
    }
    let seconds = (clock.now - start) / .seconds(1)
    guard status == 0 else { throw Problem("\(words.joined(separator: " ")) ended with status \(status)") }
    return ChildProcess(
      seconds: seconds, processorSeconds: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime),
      peakMemory: bytes(usage))
  }

  /// Returns the memory in bytes below which a child's peak can't be measured.
  ///
  /// On Linux, a child's peak also covers the time before the child loaded its program, when it still shared the parent's memory. A small
  /// child of a large parent therefore appears as large as the parent. The parent's own peak is read from `/proc`, since `wait4` would
  /// include `swift run`.
  static func leastMemoryOfAChild() throws -> Int {
    #if os(Linux)
      let peak = try TextFile.read("/proc/self/status").split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      let number = peak?.split(whereSeparator: \.isWhitespace).dropFirst().first
      guard let kilobytes = number.flatMap({ Int($0) }) else { throw Problem("the peak memory is not reported") }
      return kilobytes * 1024
    #else
      return 0
    #endif
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  private static func bytes(_ usage: rusage) -> Int {
    #if canImport(Darwin)
      usage.ru_maxrss
    #else
      usage.ru_maxrss * 1024
    #endif
  }

  /// The redirections of the process's standard streams.
  private struct Actions {
    #if canImport(Darwin)
      var value: posix_spawn_file_actions_t?
    #else
      var value = posix_spawn_file_actions_t()
    #endif

    init(_ output: String) throws {
      guard posix_spawn_file_actions_init(&value) == 0,
        posix_spawn_file_actions_addopen(&value, STDIN_FILENO, "/dev/null", O_RDONLY, 0) == 0,
        posix_spawn_file_actions_addopen(&value, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600) == 0
      else { throw Problem("a process can't be prepared") }
    }

    mutating func destroy() { posix_spawn_file_actions_destroy(&value) }
  }
}
