import Testing

@testable import recetas_cli

/// A series of attempts to run a command with different amounts of disk space.
struct FullDisk {
  /// Runs a shell command with disk space limited to `room`, in a unit that the attempt chooses. Afterwards, the limit is removed.
  typealias Attempt = (_ room: Int, _ command: String) async throws -> Binary.Outcome

  private let used: UsedStore
  private let words: [String]
  private let attempt: Attempt
  /// The store's dump after the command.
  private let new: String
  private(set) var tried = 0
  private(set) var full = 0

  init(_ used: UsedStore, _ words: [String], attempt: @escaping Attempt) async throws {
    self.used = used
    self.words = words
    self.attempt = attempt
    try used.restore()
    #expect(try await used.program.start(words).end().code == 0)
    new = try await used.dumpNow()
  }

  /// Increases the space until the command succeeds, and then tries evenly spaced smaller amounts.
  ///
  /// - Parameter mayAlwaysFit: whether the command may succeed even with the smallest amount.
  mutating func step(_ steps: Int, mayAlwaysFit: Bool = false) async throws {
    var enough = 1
    while try await !fits(enough) { enough *= count(sample: 16, long: 4) }
    let steps = min(steps, enough - 1)
    for number in 0..<steps { _ = try await fits(enough * (number + 1) / (steps + 1)) }
    #expect(full > 0 || mayAlwaysFit)
  }

  /// Prints the results if this is a long run.
  func report(_ what: String, _ store: Stores, _ change: String) {
    if isLong { print("long: \(tried) \(what), \(store.rawValue), \(change): \(full) too small") }
  }

  private mutating func fits(_ room: Int) async throws -> Bool {
    try used.restore()
    let outcome = try await attempt(room, "recetas " + words.map { "'\($0)'" }.joined(separator: " "))
    tried += 1
    if outcome.code == 0 {
      let isNew = try await used.dumpNow() == new
      #expect(isNew, "with \(room) units of space, the command succeeded but its change is incomplete")
      return true
    }
    full += 1
    outcome.expect(.cannotWrite, output: "", errorsContain: "There is no space left")
    let isOld = try await used.dumpNow() == used.dump
    #expect(isOld, "with \(room) units of space, the failed command changed the store")
    // With enough space, the same command succeeds.
    #expect(try await used.program.start(words).end().code == 0)
    let isNew = try await used.dumpNow() == new
    #expect(isNew, "after a failure with \(room) units of space, the repeated change is incomplete")
    return false
  }
}
