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
  let peer: Double

  /// The first turn of each warms caches up and is not counted.
  static func run(
    rounds: Int, kit: () async throws -> Void, peer: () async throws -> Void
  ) async throws -> Race {
    var times: (kit: [Double], peer: [Double]) = ([], [])
    try await kit()
    try await peer()
    for _ in 0..<rounds {
      times.kit.append(try await seconds(of: kit))
      times.peer.append(try await seconds(of: peer))
    }
    return Race(kit: Median.of(times.kit), peer: Median.of(times.peer))
  }

  static func seconds(of work: () async throws -> Void) async throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try await work()
    return (clock.now - start) / .seconds(1)
  }
}
