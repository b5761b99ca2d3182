/// The quantity of a dish in an order line, from 1 to 100.
public struct Quantity: Sendable, Hashable, Comparable {
  /// The range of valid quantities.
  public static let range = 1...100
  /// The quantity 1, which is the lowest valid quantity.
  public static let one = Quantity(checked: 1)

  /// The quantity as a number within ``range``.
  public let value: Int

  /// Creates a quantity.
  ///
  /// - Throws: ``QuantityError`` with `value` if it is outside ``range``.
  public init(_ value: Int) throws(QuantityError) {
    guard Self.range.contains(value) else { throw .outOfRange(value) }
    self.init(checked: value)
  }

  /// Returns this quantity plus `count`, which can be negative.
  ///
  /// - Throws: ``QuantityError`` with the sum if the sum is outside ``range``, or with `count` if the sum overflows.
  public func adding(_ count: Int) throws(QuantityError) -> Quantity {
    let (sum, overflow) = value.addingReportingOverflow(count)
    return try Quantity(overflow ? count : sum)
  }

  public static func < (left: Quantity, right: Quantity) -> Bool { left.value < right.value }

  private init(checked value: Int) { self.value = value }
}

/// The reason why a quantity is invalid.
public enum QuantityError: Error, Sendable, Hashable {
  /// The number is outside ``Quantity/range``.
  case outOfRange(Int)

  /// The rejected number.
  package var value: Int {
    switch self {
    case .outOfRange(let value): value
    }
  }
}
