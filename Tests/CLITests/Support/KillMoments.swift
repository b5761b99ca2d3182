import GatewayTesting

/// Random moments at which to kill a process.
///
/// The time span adapts to the load of the machine: it grows after a kill that hit a running process, and shrinks after a kill that came
/// too late.
struct KillMoments {
  private var span: Duration
  private var random: SeededNumbers
  private var living: Int?

  /// - Parameter length: the duration of a process that isn't killed.
  init(_ length: Duration, seed: UInt64) {
    span = length
    random = SeededNumbers(seed: seed)
  }

  /// Returns the next moment.
  ///
  /// - Parameters:
  ///   - part: the range of the moment, as fractions of the span.
  ///   - living: the number of kills so far that hit a running process.
  mutating func next(_ part: ClosedRange<Double>, living: Int) -> Duration {
    if let before = self.living { span = span * (living > before ? 1.05 : 0.95) }
    self.living = living
    return span * Double.random(in: part, using: &random)
  }
}
