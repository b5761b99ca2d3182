import Foundation
import TestGroups

/// Starts a program with these three streams and nothing else of this process's: a program that outlives a test would otherwise
/// keep the connections open that other tests had when it was started.
///
/// It is done by `posix_spawn`, since Foundation's `Process` crashes now and then on Linux when several start at once.
///
/// - Parameters:
///   - words: the program's path, and its arguments.
///   - isApart: in a group of its own, so that Ctrl-C at the terminal does not reach it.
///   - isSession: in a session of its own, which has no terminal yet.
/// - Returns: the number of its process.
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

  // Tests that run in the background of a shell ignore Ctrl-C, and what they start would too.
  var interruption = sigset_t()
  sigemptyset(&interruption)
  for signal in [SIGINT, SIGHUP, SIGTERM, SIGTSTP] { sigaddset(&interruption, signal) }
  posix_spawnattr_setsigdefault(&attributes, &interruption)
  // Threads of tasks block signals, and what they start would too.
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
    // Closing what is not open is no error here.
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

/// Starts a program at a terminal that sends it its signals: Ctrl-C, and each change of its size.
///
/// A shell opens the terminal and then becomes the program. Only the leader of a session gets the terminal that it opens as its own,
/// and Darwin opens the files of a new process before the process leads its session.
///
/// - Parameter terminal: the path of the terminal.
/// - Returns: the number of its process.
public func spawn(_ words: [String], _ environment: [String: String], at terminal: String) throws -> pid_t {
  try spawn(
    ["/bin/sh", "-c", #"exec "$@" <"$0" >"$0" 2>&1"#, terminal] + words, environment, input: .nothing,
    output: .nothing, errors: .nothing, isSession: true)
}

#if canImport(Darwin)
  private let setSession = POSIX_SPAWN_SETSID
#else
  /// What glibc declares for GNU's extensions only.
  private let setSession: Int32 = 0x80
#endif

/// Where a program reads or writes.
public enum ProcessStream: Sendable {
  /// A file that is there.
  case file(String)
  /// An open file of this process.
  case descriptor(Int32)

  public static var nothing: ProcessStream { .file("/dev/null") }
}
