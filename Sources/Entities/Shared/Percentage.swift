/// An exact percentage with at most two decimals, such as 21, 5.5, 0.25 or -10.
public struct Percentage: Sendable, Hashable, Comparable {
  /// The value in hundredths of a percent: 550 means 5.5 %.
  public let hundredths: Int64

  /// Creates a percentage from hundredths of a percent.
  public init(hundredths: Int64) { self.hundredths = hundredths }

  /// Creates a percentage that is a whole number.
  public init(_ percent: Int32) { hundredths = Int64(percent) * 100 }

  public static func < (left: Percentage, right: Percentage) -> Bool { left.hundredths < right.hundredths }
}

extension Percentage: CustomStringConvertible {
  /// The value as a decimal number with a percent sign: `5.5 %`.
  public var description: String {
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let decimals = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return "\(hundredths < 0 ? "-" : "")\(whole)\(decimals) %"
  }
}
