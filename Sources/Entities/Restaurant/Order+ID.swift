extension Identifier where Entity == Order {
  /// An id that no other order has: 20 letters and digits by chance, none that look alike, 100 bits.
  public static func random() -> Order.ID {
    let signs = Array("abcdefghijkmnpqrstuvwxyz23456789")
    return Order.ID(checked: "order-" + String((0..<20).map { _ in signs[Int.random(in: signs.indices)] }))
  }
}
