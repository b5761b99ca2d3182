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
    return settings
  }
}

extension CommandLine {
  /// What the program was called with, as it was: `arguments` would repair what is not UTF-8.
  static var words: [String] {
    (1..<max(1, Int(argc))).compactMap { unsafeArgv[$0].map { String(fileName: $0) } }
  }
}

extension ExitCode {
  /// Ends the process with it.
  func endProcess() -> Never { exit(rawValue) }
}
