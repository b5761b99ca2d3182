extension Identifier where Entity == any Order {
  /// An id that no other order has: 100 bits by chance.
  public static func random() -> Order.ID { random("order-") }
}
