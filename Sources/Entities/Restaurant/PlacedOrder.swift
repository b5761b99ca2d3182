/// An order as it was placed: a receipt that never changes.
public struct PlacedOrder: Order {
  public let id: ID
  public let lines: [OrderLine]
  public let total: Money
  /// The date and the delivery.
  public let placement: Placement

  /// A placed order as it was kept; `OrderDraft.placed(_:)` makes a new one.
  ///
  /// - Throws: ``OrderError`` when the parts make no order: no lines, a dish in two of them, or mixed currencies.
  public init(id: ID, lines: [OrderLine], placement: Placement) throws(OrderError) {
    if lines.isEmpty { throw .empty }
    self.id = id
    self.lines = lines
    total = try lines.orderTotal()
    self.placement = placement
  }
}

/// The date and the delivery of a placed order, which a draft lacks.
public struct Placement: Sendable, Hashable {
  /// To the nearest millisecond, in the years 1 to 9999: every store can keep that, and gives the same instant back.
  public let date: Instant
  /// Where it goes.
  public let delivery: Delivery

  /// A date is rounded to the millisecond and kept within the years 1 to 9999.
  public init(date: Instant, delivery: Delivery) {
    self.date = KeptInstant.nearest(date)
    self.delivery = delivery
  }
}

/// Address and telephone number of an order.
public struct Delivery: Sendable, Hashable {
  /// Where to.
  public let address: Address
  /// The number to call.
  public let phone: PhoneNumber

  /// Both are valid already.
  public init(address: Address, phone: PhoneNumber) {
    self.address = address
    self.phone = phone
  }
}

/// A delivery address, in one line.
public struct Address: Sendable, Hashable {
  /// The rule for addresses.
  public static let rule = TextRule(maximumLength: 200)

  /// The address, cleaned.
  public let text: String

  /// An address as typed; blanks at its ends and line breaks don't count.
  ///
  /// - Throws: ``TextError`` when nothing is left or too much.
  public init(_ typed: String) throws(TextError) {
    text = TextRule.cleaned(typed)
    try Self.rule.check(text)
  }
}

/// A telephone number as its owner writes it: `+34 915 55 12 34`.
public struct PhoneNumber: Sendable, Hashable {
  /// How many digits a number has: the longest international one has 15 (ITU-T E.164), the shortest service 3.
  public static let digits = 3...15

  private static let between = Set(" \u{A0}\u{202F}-./()".unicodeScalars)

  /// The number as it was written, cleaned.
  public let text: String

  /// A number as typed: digits, with blanks, `-`, `.`, `/` and brackets between them, and perhaps a `+` before.
  ///
  /// - Throws: ``PhoneNumberError`` with the text.
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

/// Why a text is not a telephone number.
public enum PhoneNumberError: Error, Sendable, Hashable {
  /// The text has another character, or fewer or more digits than ``PhoneNumber/digits``.
  case malformed(String)
}
