import Foundation
import TestSupport
import Testing

/// A store that can be restored, and commands that change it.
final class UsedStore: Sendable {
  let program: Binary
  /// The result of ``dumpNow()`` before any command.
  let dump: String
  /// The files that commands read.
  let files: TemporaryFolder
  private let saved: TemporaryFolder

  /// - Parameter commands: the commands that fill the store, in order.
  init(_ store: Stores, files: TemporaryFolder, after commands: [[String]]) async throws {
    program = try Binary(store)
    self.files = files
    saved = try TemporaryFolder()
    for words in commands {
      let outcome = try await program.start(words).end()
      if outcome.code != 0 { throw Refused(words: words, errors: outcome.errors) }
    }
    dump = try await Self.dump(program)
    try saved.copy(program.folder)
  }

  /// - Parameter dishes: the number of dishes in the menu. The store also contains a placed order and a draft.
  convenience init(_ store: Stores, dishes: Int) async throws {
    let files = try TemporaryFolder()
    let menu = try files.file("old.json", MenuFile.large(1...dishes, price: "7.25"))
    try await self.init(
      store, files: files,
      after: [
        ["menu", "import", menu], ["order", "add", "dish-plato-1"],
        ["order", "place", "--address", "A 1", "--phone", "600"], ["order", "add", "dish-plato-2", "--quantity", "3"],
      ])
  }

  struct Refused: Error {
    let words: [String]
    let errors: String
  }

  /// A change to a store.
  enum Change: String, CaseIterable, Sendable {
    case importing, placing, changing
  }

  /// Returns the command line of a change. The change always has the same result, except for the date of a placed order.
  ///
  /// - Parameter dishes: the number of dishes in an imported menu, which replaces the old menu. Half of the dishes are new.
  func words(_ change: Change, dishes: Int) throws -> [String] {
    switch change {
    case .importing:
      let name = "new-\(dishes).json"
      let menu = try files.file(name, MenuFile.large(dishes / 2...dishes / 2 + dishes - 1, price: "8.5"))
      return ["menu", "import", menu, "--force", "--yes"]
    case .placing: return ["order", "place", "--address", "Calle del Pez, 3", "--phone", "915 55 12 34"]
    case .changing: return ["order", "set", "dish-plato-2", "9"]
    }
  }

  /// Restores the initial state of the store.
  func restore() throws { try program.folder.copy(saved) }

  /// Returns the current content of the store.
  ///
  /// - Throws: an error if the store can't be opened.
  func dumpNow() async throws -> String { try await Self.dump(program) }

  private static func dump(_ program: Binary) async throws -> String {
    let outcome = try await program("store", "dump")
    if outcome.code != 0 { throw Refused(words: ["store", "dump"], errors: outcome.errors) }
    return try withoutClockAndChance(outcome.output)
  }

  /// Returns a dump without the values that depend on the clock or on chance: the date of a placed order, the record of the download, and
  /// the ids and dates of reviews.
  private static func withoutClockAndChance(_ dump: String) throws -> String {
    let dump = dump.replacingOccurrences(
      of: #""placedAt" : "[^"]+"|"placeDownload" : \{[^}]*\}"#, with: #""placedAt" : """#, options: .regularExpression)
    guard var document = try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any],
      let reviews = document["reviews"] as? [[String: Any]], !reviews.isEmpty
    else { return dump }
    func text(_ value: Any) throws -> String {
      String(decoding: try JSONSerialization.data(withJSONObject: value, options: .sortedKeys), as: UTF8.self)
    }
    // Reviews are ordered by their ids, which differ on each run.
    document["reviews"] = try reviews.map { try text($0.filter { !["id", "date"].contains($0.key) }) }.sorted()
    return try text(document)
  }
}

/// The results of killing a change several times.
struct KillTally {
  var tried = 0
  /// The number of kills that hit a running process.
  var living = 0
  var old = 0
  var new = 0
  /// The number of kills that left unused pictures.
  var untidy = 0

  static func + (one: Self, other: Self) -> Self {
    Self(
      tried: one.tried + other.tried, living: one.living + other.living, old: one.old + other.old,
      new: one.new + other.new, untidy: one.untidy + other.untidy)
  }
}

extension UsedStore {
  /// Returns the content of the store after a command, and the median duration of several runs.
  func runWithoutKill(_ words: [String], times: Int) async throws -> (dump: String, length: Duration) {
    var lengths: [Duration] = []
    for _ in 1...times {
      try restore()
      let start = ContinuousClock.now
      #expect(try await program.start(words).end().code == 0)
      lengths.append(ContinuousClock.now - start)
    }
    let new = try await dumpNow()
    #expect(new != dump)
    return (new, lengths.sorted()[lengths.count / 2])
  }

  /// Kills a command, and expects it to leave either the old or the new state, and the new one if it was acknowledged.
  func kill(_ words: [String], after moment: Duration, new: String, _ tally: inout KillTally) async throws {
    try restore()
    let victim = try program.start(words)
    victim.kill(after: moment)
    let outcome = try await victim.end()
    #expect(outcome.code == 0 || outcome.signal == SIGKILL)
    #expect(outcome.errors == "")

    let found = try await dumpNow()
    let isWhole = found == dump || found == new
    #expect(isWhole, "killed after \(moment): \(words) left a mixture of the old and the new state")
    // A change that was acknowledged must be stored.
    let (isNew, wasTold) = (found == new, outcome.code == 0 || !outcome.output.isEmpty)
    #expect(isNew || !wasTold, "killed after \(moment): \(words) was acknowledged but not stored")

    tally.tried += 1
    if outcome.signal != nil { tally.living += 1 }
    if found == dump { tally.old += 1 }
    if isNew { tally.new += 1 }
  }
}
