/// The scale of a map: a round length on the ground.
public struct MapScale: Sendable, Hashable {
  /// 1, 2 or 5 times a power of ten, in meters.
  public let meters: Int

  /// The longest round length of at most this many meters; one meter at least, a thousand kilometers at most.
  public init(atMost limit: Double) {
    var best = 1
    var power = 1
    while power <= 1_000_000 {
      for step in [power, 2 * power, 5 * power] where Double(step) <= limit && step <= 1_000_000 { best = step }
      power *= 10
    }
    meters = best
  }

  /// `200 m`, `5 km`: the same in both languages.
  public var text: String { meters < 1000 ? "\(meters) m" : "\(meters / 1000) km" }
}
