/// Computes the median of several measurements, which is unaffected by one disturbed measurement.
enum Median {
  static func of(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let upper = sorted.dropFirst(sorted.count / 2).first else { return .nan }
    return sorted.count % 2 == 1 ? upper : (sorted[sorted.count / 2 - 1] + upper) / 2
  }
}

/// The times that the kit and its peer take for the same work. They run alternately, so that both run under the same conditions.
struct Race {
  /// The kit's median time, in seconds.
  let kit: Double
  /// The peer's median time, in seconds. `nil` if there is no peer.
  let peer: Double?

  init(kit: Double, peer: Double?) {
    self.kit = kit
    self.peer = peer
  }

  /// Creates a race from the times of the kit and of its peer, in seconds. An empty `peer` means that there is no peer.
  init(kit: [Double], peer: [Double]) {
    self.init(kit: Median.of(kit), peer: peer.isEmpty ? nil : Median.of(peer))
  }

  /// Runs the kit and its peer alternately. The first run of each warms up caches and isn't counted.
  ///
  /// - Parameter peer: The peer, or `nil` if the program was built without it. In that case, only the kit runs.
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

  /// Runs the kit and its peer alternately, with a peer that is always available.
  static func run(
    rounds: Int, kit: () async throws -> Void, peer: () async throws -> Void
  ) async throws -> Race {
    try await run(rounds: rounds, against: Void?.some(()), kit: kit) { _ in try await peer() }
  }

  /// Returns the times per repetition.
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
