/// A placed order, which is the customer's receipt and never changes.
public struct PlacedOrder: Order {
  public let id: ID
  public let lines: [OrderLine]
  public let total: Money
  /// The date and the delivery of the order.
  public let placement: Placement

  /// Restores a stored order. Use `OrderDraft.placed(_:)` to create a new one.
  ///
  /// - Throws: ``OrderError`` if there are no lines, two lines contain the same dish, the currencies are mixed, or the total is out of
  ///   range.
  public init(id: ID, lines: [OrderLine], placement: Placement) throws(OrderError) {
    if lines.isEmpty { throw .empty }
    self.id = id
    self.lines = lines
    total = try lines.orderTotal()
    self.placement = placement
  }
}

/// The date and the delivery of a placed order. A draft has neither.
public struct Placement: Sendable, Hashable {
  /// The date of the placement, to the millisecond, in the years 1 to 9999. Every store saves a date in this range exactly.
  public let date: Instant
  /// The address and the telephone number for the delivery.
  public let delivery: Delivery

  /// Creates a placement. The date is rounded to milliseconds and clamped to the years 1 to 9999.
  public init(date: Instant, delivery: Delivery) {
    self.date = StoredInstant.nearest(date)
    self.delivery = delivery
  }
}

/// The address and the telephone number for a delivery.
public struct Delivery: Sendable, Hashable {
  /// The address to which the order is delivered.
  public let address: Address
  /// The telephone number for questions about the delivery.
  public let phone: PhoneNumber

  /// Creates a delivery from an address and a telephone number.
  public init(address: Address, phone: PhoneNumber) {
    self.address = address
    self.phone = phone
  }
}

/// A delivery address, on one line.
public struct Address: Sendable, Hashable {
  /// The rule for addresses: one line of at most 200 Unicode scalars.
  public static let rule = TextRule(maximumLength: 200)

  /// The address, on one line. It conforms to ``rule``.
  public let text: String

  /// Creates an address from typed text. Blanks at the ends are removed, and line breaks become spaces.
  ///
  /// - Throws: ``TextError`` if the rest is empty or too long.
  public init(_ typed: String) throws(TextError) {
    text = TextRule.cleaned(typed)
    try Self.rule.check(text)
  }
}

/// A telephone number in the user's own format: `+34 915 55 12 34`.
public struct PhoneNumber: Sendable, Hashable {
  /// The valid range for the number of digits. The longest international number has 15 digits (ITU-T E.164), and the shortest service
  /// number has 3.
  public static let digits = 3...15

  private static let between = Set(" \u{A0}\u{202F}-./()".unicodeScalars)

  /// The number on one line, in the format in which it was typed.
  public let text: String

  /// Creates a number from typed text, which consists of digits separated by blanks, `-`, `.`, `/` and parentheses, optionally after a `+`.
  ///
  /// - Throws: ``PhoneNumberError`` with the typed text.
  public init(_ typed: String) throws(PhoneNumberError) {
    let text = TextRule.cleaned(typed)
    let body = text.hasPrefix("+") ? text.dropFirst() : Substring(text)
    let digits = body.unicodeScalars.count { ("0"..."9").contains($0) }
    guard Self.digits.contains(digits), text.utf8.count <= 40, let first = body.first, first.isNumber || first == "(",
      body.unicodeScalars.allSatisfy({ ("0"..."9").contains($0) || Self.between.contains($0) })
    else { throw .malformed(typed) }
    self.text = text
  }
}

/// The reason why a telephone number is invalid.
public enum PhoneNumberError: Error, Sendable, Hashable {
  /// The text contains any other character, or fewer or more digits than ``PhoneNumber/digits`` allows.
  case malformed(String)
}
