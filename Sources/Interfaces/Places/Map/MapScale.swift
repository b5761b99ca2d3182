/// The scale of a map: a round length on the ground.
public struct MapScale: Sendable, Hashable {
  /// 1, 2 or 5 times a power of ten, in metres.
  public let metres: Int

  /// The longest round length of at most this many metres; one metre at least, a thousand kilometres at most.
  public init(atMost limit: Double) {
    var best = 1
    var power = 1
    while power <= 1_000_000 {
      for step in [power, 2 * power, 5 * power] where Double(step) <= limit && step <= 1_000_000 { best = step }
      power *= 10
    }
    metres = best
  }

  /// `200 m`, `5 km`: the same in both languages.
  public var text: String { metres < 1000 ? "\(metres) m" : "\(metres / 1000) km" }
}
