/// What makes a draft a placed order: the date and the delivery.
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
