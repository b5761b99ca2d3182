import Gateways

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

extension Settings {
  static var ofProcess: Settings {
    // Foundation knows the names; the values are bytes, which it would repair.
    let names = ProcessInfo.processInfo.environment.keys
    let values = names.compactMap { name in getenv(name).map { (name, String(fileName: $0)) } }
    var settings = Settings(environment: Dictionary(values) { first, _ in first })
    #if canImport(Darwin)
      settings.preferredLanguages = Locale.preferredLanguages
    #endif
    settings.utcOffset = { date in
      // The C library knows the user's time zone without loading a database of calendars.
      var seconds = time_t(date.timeIntervalSince1970)
      var local = tm()
      localtime_r(&seconds, &local)
      return local.tm_gmtoff
    }
    settings.session = session
    return settings
  }

  /// The session (setsid(2)): a window of a terminal, a login, or a job without a terminal. Its number is reused once it has ended, so the
  /// start of its first process is added; that is counted from the start of the machine, which is added, too.
  private static var session: String {
    let leader = getsid(0)
    return "\(leader)-\(start(of: leader))\(boot)"
  }

  /// Identifies this start of the machine; empty where starts of processes are told by the calendar.
  private static var boot: String {
    #if canImport(Darwin)
      ""
    #else
      "-" + (contents(of: "/proc/sys/kernel/random/boot_id")?.prefix { !$0.isNewline } ?? "")
    #endif
  }

  #if !canImport(Darwin)
    /// The beginning of a file that the system makes when it is read.
    private static func contents(of path: String) -> String? {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      if file < 0 { return nil }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(file, &bytes, bytes.count)
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
  #endif

  /// When a process started, as reported by the system; empty: it has ended, or is not visible.
  private static func start(of process: pid_t) -> String {
    #if canImport(Darwin)
      // proc_pidinfo(3) would hide processes of other users: a session's first one is often root's `login`.
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, process]
      var (info, size) = (kinfo_proc(), MemoryLayout<kinfo_proc>.size)
      guard sysctl(&name, UInt32(name.count), &info, &size, nil, 0) == 0, size > 0 else { return "" }
      let start = info.kp_proc.p_un.__p_starttime
      return "\(start.tv_sec).\(start.tv_usec)"
    #else
      // The name of the program, in parentheses, may hold anything; the 20th field behind it is the start (proc_pid_stat(5)).
      let fields = contents(of: "/proc/\(process)/stat")?.split(separator: ")").last?.split(separator: " ")
      guard let fields, fields.count > 19 else { return "" }
      return String(fields[19])
    #endif
  }
}

extension CommandLine {
  /// The words after the program's name, as they were typed: `arguments` would repair what is not UTF-8. `nil` if `/proc` doesn't show this
  /// process.
  ///
  /// On Linux, Swift reads the words from `/proc`, and Dispatch looks there for its threads once a second: it traps if one is missing.
  static var words: [String]? {
    #if !canImport(Darwin)
      // Elsewhere than in this process's namespace it has another number.
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self")) != "\(getpid())" { return nil }
    #endif
    return (1..<max(1, Int(argc))).compactMap { unsafeArgv[$0].map { String(fileName: $0) } }
  }
}

extension Settings {
  /// Lets a write beyond the user's limit for files (`ulimit -f`) fail as on a full disk. The signal would end the process.
  static func reportFileLimitAsError() { signal(SIGXFSZ, SIG_IGN) }
}

extension ExitCode {
  /// Ends the process with it.
  func endProcess() -> Never { exit(rawValue) }
}
