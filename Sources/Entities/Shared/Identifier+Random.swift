extension Identifier {
  /// `prefix` and 20 letters and digits by chance, none that look alike: 100 bits.
  static func random(_ prefix: String) -> Self {
    let signs = Array("abcdefghijkmnpqrstuvwxyz23456789")
    return Self(checked: prefix + String((0..<20).map { _ in signs[Int.random(in: signs.indices)] }))
  }
}
