import Foundation
import TestGroups

/// Starts a program with three streams and without any other open file of this process. A program that inherited open files and outlived
/// its test would keep other tests' connections open.
///
/// The function uses `posix_spawn`, because Foundation's `Process` sometimes crashes on Linux when several processes start concurrently.
///
/// - Parameters:
///   - words: The path of the program and its arguments.
///   - isApart: Whether the program gets its own process group, so that Ctrl-C in the terminal doesn't reach it.
///   - isSession: Whether the program gets its own session, without a terminal.
/// - Returns: The process identifier.
public func spawn(
  _ words: [String], _ environment: [String: String], input: ProcessStream, output: ProcessStream,
  errors: ProcessStream, isApart: Bool = false, isSession: Bool = false
) throws -> pid_t {
  GroupTrait.require()
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

  // Tests that run in the background of a shell ignore Ctrl-C, and their child processes would ignore it, too.
  var interruption = sigset_t()
  sigemptyset(&interruption)
  for signal in [SIGINT, SIGHUP, SIGTERM, SIGTSTP] { sigaddset(&interruption, signal) }
  posix_spawnattr_setsigdefault(&attributes, &interruption)
  // Threads of tasks block signals, and their child processes would block signals, too.
  var none = sigset_t()
  sigemptyset(&none)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setpgroup(&attributes, 0)
  var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | (isApart ? POSIX_SPAWN_SETPGROUP : 0)
  if isSession { flags |= setSession }
  for (number, stream) in [input, output, errors].enumerated() {
    switch stream {
    case .file(let path):
      posix_spawn_file_actions_addopen(&actions, Int32(number), path, number == 0 ? O_RDONLY : O_WRONLY, 0)
    case .descriptor(let other): posix_spawn_file_actions_adddup2(&actions, other, Int32(number))
    }
  }
  #if canImport(Darwin)
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
  #else
    // Closing a descriptor that isn't open isn't an error here.
    for other in 3..<Int32(min(4096, sysconf(Int32(_SC_OPEN_MAX)))) {
      posix_spawn_file_actions_addclose(&actions, other)
    }
  #endif
  posix_spawnattr_setflags(&attributes, Int16(flags))

  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
  var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
  defer { for text in arguments + variables { free(text) } }
  var identifier = pid_t()
  let code = posix_spawn(&identifier, words[0], &actions, &attributes, &arguments, &variables)
  guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
  return identifier
}

/// Starts a program in a terminal, which sends signals to the program for Ctrl-C and for changes to the terminal's size.
///
/// A shell opens the terminal and then becomes the program. Only the leader of a session gets the terminal that it opens as its controlling
/// terminal. Darwin opens the files of a new process before the process leads its session.
///
/// - Parameter terminal: The path of the terminal.
/// - Returns: The process identifier.
public func spawn(_ words: [String], _ environment: [String: String], at terminal: String) throws -> pid_t {
  try spawn(
    ["/bin/sh", "-c", #"exec "$@" <"$0" >"$0" 2>&1"#, terminal] + words, environment, input: .nothing,
    output: .nothing, errors: .nothing, isSession: true)
}

#if canImport(Darwin)
  private let setSession = POSIX_SPAWN_SETSID
#else
  /// The value of `POSIX_SPAWN_SETSID`, which glibc declares only with GNU extensions.
  private let setSession: Int32 = 0x80
#endif

/// The source or the destination of a program's standard input, standard output or standard error.
public enum ProcessStream: Sendable {
  /// An existing file with the given path.
  case file(String)
  /// An open file descriptor of this process.
  case descriptor(Int32)

  public static var nothing: ProcessStream { .file("/dev/null") }
}
