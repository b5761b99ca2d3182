import Entities
import Interfaces
import WebGateways
import Gateways

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The environment variables, and all other external inputs of a run.
struct Settings: Sendable {
  var environment: [String: String]
  /// The system's preferred languages, used if the environment sets no language.
  var preferredLanguages: [String] = []
  var now: @Sendable () -> Date = { Date() }
  /// The identifier of the terminal that the program runs in, or of the job if there is no terminal. It is never reused.
  var session = ""
  /// The clock for timeouts and durations.
  var clock: any Clock<Duration> = ContinuousClock()
  /// The time after which a server that doesn't respond counts as failed, unless `RECETAS_TIMEOUT` is set.
  var serverPatience: Duration = .seconds(20)
  /// The maximum time that a list of the user's own recipes waits for a service's recipes.
  var listPatience: Duration = .seconds(8)
  /// The maximum time that a screen waits for its content before it handles keys again.
  var screenPatience: Duration = .milliseconds(700)
  /// The log of the requests sent to the network.
  var requestLog = RequestLog()
  /// Whether pictures are shown in terminals that support them. Recordings don't contain any pictures.
  var showsPictures = true
  /// Whether to wait for changes that other processes make. No other process changes the store of a replay.
  var awaitsChanges = true
  var utcOffset: @Sendable (Date) -> Int = { _ in 0 }
  /// The size of a store's file, in bytes. `nil` if the store has no file.
  var storeBytes: @Sendable (StoreLocation) -> Int? = { $0.bytes }
  var makeOrderID: @Sendable () -> Order.ID = Order.ID.random
  var makeReviewID: @Sendable () -> Review.ID = Review.ID.random
  /// The system calls for the program's files. SQLite uses its own system calls.
  var fileCalls = FileCalls.system
  /// Creates the cache for responses from services, in a folder.
  var makeAnswerCache: @Sendable (String) -> any AnswerCache = { FolderAnswerCache(folder: $0) }
  /// The access to the files that the user names.
  var files: any UserFiles = SystemFiles()
  /// The client that handles all requests instead of the network, including requests that are never recorded.
  var network: (any HTTPClient)?
  /// Wraps the network client, to record its responses.
  var tapped: @Sendable (any HTTPClient) -> any HTTPClient = { $0 }

  /// Returns the value of a variable as text. `nil` if the variable is unset or empty.
  subscript(_ name: String) -> String? { path(name)?.withoutFileBytes }

  /// Returns the value of a variable as a path, with its exact bytes. `nil` if the variable is unset or empty.
  func path(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// - Parameter language: the language given on the command line, if any.
  func texts(language: Language?) -> Texts {
    var preferences = [self["RECETAS_LANG"]]
    #if canImport(Darwin)
      preferences += preferredLanguages.map(\.self)
    #else
      preferences += [self["LC_ALL"], self["LC_MESSAGES"], self["LANG"]]
    #endif
    return Texts(language ?? Language(preferences: preferences), utcOffset: utcOffset)
  }

  /// The default data folder. `nil` if the environment doesn't determine one.
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

  /// Returns the absolute path in a variable. A relative path must be ignored (XDG Base Directory Specification 0.8, "Basics"), since it
  /// would depend on the current folder.
  private func absolutePath(_ name: String) -> String? {
    path(name).flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
  }
}
