/// How many pieces a line of an order holds: 1 to 100.
public struct Quantity: Sendable, Hashable, Comparable {
  /// What a line may hold.
  public static let range = 1...100
  /// A single piece.
  public static let one = Quantity(checked: 1)

  /// Within ``range``.
  public let value: Int

  /// - Throws: ``QuantityError`` with `value` when it is outside ``range``.
  public init(_ value: Int) throws(QuantityError) {
    guard Self.range.contains(value) else { throw .outOfRange(value) }
    self.init(checked: value)
  }

  /// This many and `count` more, or fewer when `count` is negative.
  public func adding(_ count: Int) throws(QuantityError) -> Quantity {
    let (sum, overflow) = value.addingReportingOverflow(count)
    return try Quantity(overflow ? count : sum)
  }

  public static func < (left: Quantity, right: Quantity) -> Bool { left.value < right.value }

  private init(checked value: Int) { self.value = value }
}

/// Why a number is not a quantity.
public enum QuantityError: Error, Sendable, Hashable {
  /// The number is outside ``Quantity/range``.
  case outOfRange(Int)

  /// The number that was refused.
  package var value: Int {
    switch self {
    case .outOfRange(let value): value
    }
  }
}
