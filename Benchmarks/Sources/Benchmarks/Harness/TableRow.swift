/// A benchmark. It produces one or several rows of the table for each size.
protocol TableRow: Sendable {
  /// The name of the benchmark on the command line.
  var name: String { get }

  /// Returns the requested sizes at which the benchmark runs.
  func sizes(of asked: [Int]) -> [Int]

  func measure(_ bench: Bench, size: Int) async throws -> [Line]
}

extension TableRow {
  func sizes(of asked: [Int]) -> [Int] { asked }

  /// Returns the only size at which the benchmark runs: `most`, or the largest requested size if that is smaller.
  func size(of asked: [Int], atMost most: Int) -> [Int] { [min(most, asked.max() ?? most)] }
}

/// A printed row of the table.
struct Line {
  let work: String
  let size: Int
  let kit: Amount
  /// The amount for the peer. `nil` if there is no peer.
  let peer: Amount?
  let goal: Goal?
  /// The physical limit, measured by a probe or computed from a measurement.
  let limit: String

  init(_ work: String, size: Int, kit: Amount, peer: Amount?, goal: Goal?, limit: String) {
    self.work = work
    self.size = size
    self.kit = kit
    self.peer = peer
    self.goal = goal
    self.limit = limit
  }

  init(_ work: String, size: Int, _ race: Race, goal: Goal?, limit: String = "") {
    self.init(
      work, size: size, kit: .seconds(race.kit), peer: race.peer.map(Amount.seconds), goal: goal, limit: limit)
  }

  var ratio: Double? { peer.map { kit.number / $0.number } }
}

/// The goal for a line of the table.
enum Goal {
  /// The ratio of the kit's amount to the peer's is at most this number.
  case ratio(Double)
  /// The kit's amount is below this amount, regardless of the peer.
  case below(Amount)

  /// Returns whether a line meets the goal. `nil` if there is no peer to compare with.
  func isMet(by line: Line) -> Bool? {
    switch self {
    case .ratio(let most): line.ratio.map { $0 <= most }
    case .below(let most): line.kit.number < most.number
    }
  }
}

/// A measured time or size.
enum Amount {
  case seconds(Double)
  case bytes(Int)

  var number: Double {
    switch self {
    case .seconds(let seconds): seconds
    case .bytes(let bytes): Double(bytes)
    }
  }
}
