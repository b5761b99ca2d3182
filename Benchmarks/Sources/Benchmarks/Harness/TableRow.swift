/// One kind of work that is measured: a row of the table for each size, or several if the work has several sides.
protocol TableRow: Sendable {
  /// How the command line calls it.
  var name: String { get }

  /// At which of the sizes that were asked for it is measured.
  func sizes(of asked: [Int]) -> [Int]

  func measure(_ bench: Bench, size: Int) async throws -> [Line]
}

extension TableRow {
  func sizes(of asked: [Int]) -> [Int] { asked }

  /// For work that is measured at one size: that, or the largest that was asked for, if that is less.
  func size(of asked: [Int], atMost most: Int) -> [Int] { [min(most, asked.max() ?? most)] }
}

/// A printed row of the table.
struct Line {
  let work: String
  let size: Int
  let kit: Amount
  /// `nil` if there is no peer.
  let peer: Amount?
  let goal: Goal?
  /// What no program could beat, measured by a probe or computed from one.
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

/// What was promised of a line.
enum Goal {
  /// At most this share of the peer's.
  case ratio(Double)
  /// Below this amount, whatever the peer needs.
  case below(Amount)

  /// `nil` if there is no peer to compare with.
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
