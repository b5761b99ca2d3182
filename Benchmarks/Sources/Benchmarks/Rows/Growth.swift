/// Compares the kit's running time at two menu sizes, for work that must not depend on the size.
enum Growth {
  private static let small = 10_000
  private static let large = 1_000_000
  private static let goal = Goal.ratio(1.5)

  /// Stores the kit's time for this size. Returns a line if both sizes have been measured, and otherwise an empty array.
  static func lines(_ work: String, of row: String, _ bench: Bench, size: Int, seconds: Double) -> [Line] {
    bench.kitTimes[row, default: [:]][size] = seconds
    guard size == large, let small = bench.kitTimes[row]?[small] else { return [] }
    return [
      Line(
        "\(work), a million dishes (peer: the kit with ten thousand)", size: size, kit: .seconds(seconds),
        peer: .seconds(small), goal: goal, limit: "no difference")
    ]
  }
}
