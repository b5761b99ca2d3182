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
    var settings = Settings(environment: ProcessInfo.processInfo.environment)
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

extension ExitCode {
  /// Ends the process with it.
  func endProcess() -> Never { exit(rawValue) }
}
