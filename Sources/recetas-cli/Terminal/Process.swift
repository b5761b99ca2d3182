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
    // Foundation provides the names, but it would replace invalid bytes in the values.
    let names = ProcessInfo.processInfo.environment.keys
    let values = names.compactMap { name in getenv(name).map { (name, String(fileName: $0)) } }
    var settings = Settings(environment: Dictionary(values) { first, _ in first })
    #if canImport(Darwin)
      settings.preferredLanguages = Locale.preferredLanguages
    #endif
    settings.utcOffset = { date in
      // The C library provides the user's time zone without loading a calendar database.
      var seconds = time_t(date.timeIntervalSince1970)
      var local = tm()
      localtime_r(&seconds, &local)
      return local.tm_gmtoff
    }
    settings.session = session
    return settings
  }

  /// The identifier of the session (setsid(2)): a terminal window, a login, or a job without a terminal.
  ///
  /// A session number is reused after the session ends, so the identifier also contains the start time of the session's first process. That
  /// time is relative to the boot, so the identifier of the boot is added, too.
  private static var session: String {
    let leader = getsid(0)
    return "\(leader)-\(start(of: leader))\(boot)"
  }

  /// The identifier of the current boot. Empty if the system reports start times as dates.
  private static var boot: String {
    #if canImport(Darwin)
      ""
    #else
      "-" + (contents(of: "/proc/sys/kernel/random/boot_id")?.prefix { !$0.isNewline } ?? "")
    #endif
  }

  #if !canImport(Darwin)
    /// Returns the first bytes of a file that the system generates.
    private static func contents(of path: String) -> String? {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      if file < 0 { return nil }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(file, &bytes, bytes.count)
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
  #endif

  /// Returns the start time of a process as reported by the system. Empty if the process has ended or isn't visible.
  private static func start(of process: pid_t) -> String {
    #if canImport(Darwin)
      // proc_pidinfo(3) would hide other users' processes, but the first process of a session is often root's `login`.
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, process]
      var (info, size) = (kinfo_proc(), MemoryLayout<kinfo_proc>.size)
      guard sysctl(&name, UInt32(name.count), &info, &size, nil, 0) == 0, size > 0 else { return "" }
      let start = info.kp_proc.p_un.__p_starttime
      return "\(start.tv_sec).\(start.tv_usec)"
    #else
      // The program's name, in parentheses, can contain any character. The start time is the 20th field after the name (proc_pid_stat(5)).
      let fields = contents(of: "/proc/\(process)/stat")?.split(separator: ")").last?.split(separator: " ")
      guard let fields, fields.count > 19 else { return "" }
      return String(fields[19])
    #endif
  }
}

extension CommandLine {
  /// The words after the program's name with their exact bytes. `arguments` would replace invalid UTF-8. `nil` if `/proc` doesn't show this
  /// process.
  ///
  /// On Linux, Swift reads the words from `/proc`. Dispatch looks up its threads there once a second, and traps if a thread is missing.
  static var words: [String]? {
    #if !canImport(Darwin)
      // If `/proc` belongs to another namespace, it shows a different process id.
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self")) != "\(getpid())" { return nil }
    #endif
    return (1..<max(1, Int(argc))).compactMap { unsafeArgv[$0].map { String(fileName: $0) } }
  }
}

extension Settings {
  /// Makes a write beyond the user's file size limit (`ulimit -f`) fail as on a full disk. The default action of the signal would end the
  /// process.
  static func reportFileLimitAsError() { signal(SIGXFSZ, SIG_IGN) }
}

extension ExitCode {
  /// Ends the process with this exit code.
  func endProcess() -> Never { exit(rawValue) }
}
