/// The middle of several measurements: one that something else in the machine disturbed does not move it.
enum Median {
  static func of(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let upper = sorted.dropFirst(sorted.count / 2).first else { return .nan }
    return sorted.count % 2 == 1 ? upper : (sorted[sorted.count / 2 - 1] + upper) / 2
  }
}

/// The same work done by the kit and by its peer, turn by turn, so that both meet the same machine.
struct Race {
  /// Medians, in seconds.
  let kit: Double
  /// `nil` if there is no peer.
  let peer: Double?

  init(kit: Double, peer: Double?) {
    self.kit = kit
    self.peer = peer
  }

  /// The medians of both sides' times; without times, there is no peer.
  init(kit: [Double], peer: [Double]) {
    self.init(kit: Median.of(kit), peer: peer.isEmpty ? nil : Median.of(peer))
  }

  /// The first turn of each warms caches up and is not counted.
  ///
  /// - Parameter peer: `nil` if the program was built without it: then the kit runs alone.
  static func run<Peer>(
    rounds: Int, against peer: Peer?, kit: () async throws -> Void, peer work: (Peer) async throws -> Void
  ) async throws -> Race {
    var times: (kit: [Double], peer: [Double]) = ([], [])
    try await kit()
    if let peer { try await work(peer) }
    for _ in 0..<rounds {
      times.kit.append(try await seconds(of: kit))
      if let peer { times.peer.append(try await seconds { try await work(peer) }) }
    }
    return Race(kit: times.kit, peer: times.peer)
  }

  /// Against a peer that is always there.
  static func run(
    rounds: Int, kit: () async throws -> Void, peer: () async throws -> Void
  ) async throws -> Race {
    try await run(rounds: rounds, against: Void?.some(()), kit: kit) { _ in try await peer() }
  }

  /// The same times in other units: each divided by how often the work was done.
  func divided(by kitCount: Int, _ peerCount: Int) -> Race {
    Race(kit: kit / Double(kitCount), peer: peer.map { $0 / Double(peerCount) })
  }

  static func seconds(of work: () async throws -> Void) async throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try await work()
    return (clock.now - start) / .seconds(1)
  }
}
