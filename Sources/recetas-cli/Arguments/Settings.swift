import Gateways
import Interfaces

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What comes from the environment.
struct Settings: Sendable {
  var environment: [String: String]
  /// The languages that the system prefers, where the environment does not say.
  var preferredLanguages: [String] = []
  var now: @Sendable () -> Date = { Date() }
  /// What measures how long something takes.
  var clock: any Clock<Duration> = ContinuousClock()
  /// How long a server may say nothing.
  var serverPatience: Duration = .seconds(20)
  /// How long a screen may show nothing before the keys are heard again.
  var screenPatience: Duration = .milliseconds(700)
  /// What went out to the network.
  var ledger = RequestLedger()
  var utcOffset: @Sendable (Date) -> Int = { _ in 0 }

  /// The value of a variable that is set to something.
  subscript(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// - Parameter language: what the command line says, if it does.
  func texts(language: Language?) -> Texts {
    var preferences = [self["RECETAS_LANG"]]
    #if canImport(Darwin)
      preferences += preferredLanguages.map(\.self)
    #else
      preferences += [self["LC_ALL"], self["LC_MESSAGES"], self["LANG"]]
    #endif
    return Texts(language ?? Language(preferences: preferences), utcOffset: utcOffset)
  }

  /// Where data are kept when nobody says otherwise.
  var dataFolder: String {
    if let home = self["RECETAS_HOME"] { return home }
    let home = self["HOME"] ?? "."
    #if canImport(Darwin)
      return home + "/Library/Application Support/recetas"
    #else
      return (self["XDG_DATA_HOME"] ?? home + "/.local/share") + "/recetas"
    #endif
  }
}
