import Entities
import Interfaces
import WebGateways
import Gateways

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
  /// Identifies the terminal that the program runs in, or the job without one; never used again.
  var session = ""
  /// What measures how long something takes.
  var clock: any Clock<Duration> = ContinuousClock()
  /// How long a server may stay silent, unless `RECETAS_TIMEOUT` is set.
  var serverPatience: Duration = .seconds(20)
  /// How long the list of the user's own recipes waits for a service's.
  var listPatience: Duration = .seconds(8)
  /// How long a screen may show nothing before the keys are heard again.
  var screenPatience: Duration = .milliseconds(700)
  /// What went out to the network.
  var requestLog = RequestLog()
  /// Whether a terminal may show pictures; recordings don't include any.
  var showsPictures = true
  /// Whether to wait for changes by other processes, which a replay never sees.
  var awaitsChanges = true
  var utcOffset: @Sendable (Date) -> Int = { _ in 0 }
  /// The size of a store's file, in bytes; `nil`: it has none.
  var storeBytes: @Sendable (StoreLocation) -> Int? = { $0.bytes }
  var makeOrderID: @Sendable () -> Order.ID = Order.ID.random
  var makeReviewID: @Sendable () -> Review.ID = Review.ID.random
  /// The calls by which the program's files are used, unless SQLite makes them.
  var fileCalls = FileCalls.system
  /// Keeps the answers of services, given a folder for them.
  var makeAnswerCache: @Sendable (String) -> any AnswerCache = { FolderAnswerCache(folder: $0) }
  /// Where the files are that the user names.
  var files: any UserFiles = SystemFiles()
  /// Answers all requests instead of the network, also those that are never recorded.
  var network: (any HTTPClient)?
  /// Stands between the program and the network, to record answers.
  var tapped: @Sendable (any HTTPClient) -> any HTTPClient = { $0 }

  /// The value of a variable that is set to something, as a text.
  subscript(_ name: String) -> String? { path(name)?.withoutFileBytes }

  /// The same as a path, whatever its bytes are.
  func path(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }

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

  /// The default data folder; `nil`: there is none.
  var dataFolder: String? {
    if let folder = path("RECETAS_HOME") { return folder }
    #if !canImport(Darwin)
      if let folder = absolutePath("XDG_DATA_HOME") { return folder + "/recetas" }
    #endif
    guard let home = absolutePath("HOME") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Application Support/recetas"
    #else
      return home + "/.local/share/recetas"
    #endif
  }

  /// A path from the root on: any other is to be ignored (XDG Base Directory Specification 0.8, "Basics"), or would lead into whatever
  /// folder the program is called in.
  private func absolutePath(_ name: String) -> String? {
    path(name).flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
  }
}
