#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A process that this program started.
struct ChildProcess {
  private let id: pid_t

  /// Starts a program. Streams that are not given are inherited. `nil` if the program can't be started.
  ///
  /// - Parameter words: the path of the program, followed by its arguments.
  init?(
    _ words: [String], _ environment: [String: String], input: Int32? = nil, output: Int32? = nil, errors: Int32? = nil
  ) {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
    #else
      var attributes = posix_spawnattr_t()
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Dispatch threads block signals, but the program must receive them.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (file, stream) in [(input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO)] {
      if let file { posix_spawn_file_actions_adddup2(&actions, file, stream) }
    }

    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var id = pid_t()
    guard let path = words.first, posix_spawn(&id, path, &actions, &attributes, &arguments, &variables) == 0 else {
      return nil
    }
    self.id = id
  }

  /// Waits for the process to end, and kills it at `deadline`. Returns the status from waitpid(2), which is 0 on success.
  func end(by deadline: ContinuousClock.Instant? = nil) -> Int32 {
    var status: Int32 = 0
    while case let ended = waitpid(id, &status, deadline == nil ? 0 : WNOHANG), ended != id {
      if ended < 0 && errno != EINTR { return -1 }
      guard ended == 0, let deadline else { continue }
      if deadline <= .now { kill(id, SIGKILL) }
      usleep(1_000)
    }
    return status
  }

  /// Returns the output of a program. `nil` if the program failed, timed out or wrote more than `limit` bytes. The program's standard error
  /// is discarded.
  static func output(
    of words: [String], _ environment: [String: String], input: [UInt8], limit: Int, patience: Duration
  ) -> [UInt8]? {
    let deadline = ContinuousClock.now + patience
    // The input is an unnamed file instead of a pipe, since with two pipes each side could wait for the other to read.
    var name = Array("\(environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp")/recetas-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    var ends: [Int32] = [-1, -1]
    let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard file >= 0, unlink(name) == 0, nothing >= 0, pipe(&ends) == 0 else {
      for file in [file, nothing] where file >= 0 { close(file) }
      return nil
    }
    for file in [file] + ends { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let process =
      isWritten(input, to: file) && lseek(file, 0, SEEK_SET) == 0
      ? ChildProcess(words, environment, input: file, output: ends[1], errors: nothing) : nil
    for file in [file, nothing, ends[1]] { close(file) }
    guard let process else { return nil }
    let output = whole(of: ends[0], limit: limit, by: deadline)
    let status = process.end(by: output == nil ? .now : deadline)
    return status == 0 ? output : nil
  }

  private static func isWritten(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Reads a pipe to its end. Returns `nil` if there are more than `limit` bytes, or if the end isn't reached by `deadline`.
  private static func whole(of pipe: Int32, limit: Int, by deadline: ContinuousClock.Instant) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      guard isReadable(pipe, by: deadline) else { return nil }
      let count = read(pipe, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return count == 0 ? bytes : nil }
      bytes += chunk.prefix(count)
    }
    return nil
  }
}

/// Waits until a file has data or reaches its end. Returns `false` if neither happens by `deadline`.
func isReadable(_ file: Int32, by deadline: ContinuousClock.Instant) -> Bool {
  while true {
    let left = max(Duration.zero, ContinuousClock.now.duration(to: deadline))
    var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    let ready = poll(&waiting, 1, Int32(clamping: Int64(left / .milliseconds(1))))
    if ready > 0 { return true }
    if ready == 0 || errno != EINTR { return false }
  }
}
