import Foundation
import Synchronization

/// `firestore --users 10,100,1000`: runs concurrent users against the emulator, then checks that all acknowledged data is stored.
struct FirestoreBenchmark {
  private let users: [Int]

  /// Parses the arguments. Returns `nil` if they are for another benchmark.
  init?(_ arguments: some Sequence<String>) throws {
    let words = Array(arguments)
    guard words.first == "firestore" else { return nil }
    if words.count == 1 {
      users = [10, 100, 1000]
    } else {
      let numbers = words.count == 3 && words[1] == "--users" ? words[2].split(separator: ",").map { Int($0) ?? 0 } : []
      guard !numbers.isEmpty, numbers.allSatisfy({ $0 > 0 }) else { throw Problem("firestore [--users 10,100,1000]") }
      users = numbers
    }
  }

  func run() async throws {
    let emulator = try FirestoreEmulatorProcess()
    defer { emulator.end() }
    var problems = 0
    for users in users { problems += try await Level(users: users).run(emulator) }
    if problems > 0 { throw Problem("problems found: \(problems)") }
  }

  /// A run with a fixed number of concurrent users.
  private struct Level {
    let users: Int
    /// The number of rounds per user. It is smaller for more users, to limit the duration of the run.
    var rounds: Int { max(1, min(10, 300 / users)) }
    /// The time after which no new work is started.
    let limit = Duration.seconds(150)
    /// The time after which the program ends, even if calls hang.
    let patience = Duration.seconds(300)

    /// Runs the users against the emulator. Returns the number of problems that were found.
    func run(_ emulator: FirestoreEmulatorProcess) async throws -> Int {
      note("\(users) users, \(rounds) rounds")
      let watchdog = Task {
        try await Task.sleep(for: patience)
        note("Benchmarks: \(users) users did not finish in time")
        exit(1)
      }
      defer { watchdog.cancel() }
      let world = try FirestoreWorld(emulator.endpoint, users: users)
      try await world.fill()
      note("  filled")
      let (ledger, start) = (FirestoreLedger(), ContinuousClock.now)
      try await play(world, ledger, until: start + limit)
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      note("  ran for \(Table.decimals(seconds, 1)) s")
      try await FirestoreRecount(world: world, ledger: ledger).check(users: try FirestoreUser.ids(users))
      let notes = ledger.notes
      print(
        "\n\(Table.grouped(users)) users, \(notes.rounds) of \(users * rounds) rounds, \(Table.decimals(seconds, 1)) s:\n"
      )
      print(FirestoreTable(calls: notes.calls).markdown)
      return notes.problems.count
    }

    private func play(
      _ world: FirestoreWorld, _ ledger: FirestoreLedger, until deadline: ContinuousClock.Instant
    ) async throws {
      @Sendable func caller(_ seed: Int) -> FirestoreCaller {
        FirestoreCaller(world, ledger, until: deadline, seed: UInt64(seed))
      }
      let readers = [
        Task { await FirestoreManager(caller: caller(2_000_000)).look() },
        Task { await FirestoreManager(caller: caller(2_000_001)).lookAtTotals() },
      ]
      let rounds = rounds
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<users {
          group.addTask {
            var user = try FirestoreUser(number, caller(1_000_000 + number))
            try await user.run(rounds: rounds)
          }
        }
        let quarter = users * rounds / 4
        group.addTask { try await FirestoreManager(caller: caller(3_000_000)).run(after: quarter) }
        try await group.waitForAll()
      }
      ledger.keep { $0.isOver = true }
      for reader in readers { await reader.value }
    }
  }
}
