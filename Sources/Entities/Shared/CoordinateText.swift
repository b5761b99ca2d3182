/// A latitude or longitude as written in real feeds, with possible blanks around the number and misplaced commas.
package struct CoordinateText: Sendable, Hashable {
  /// The parsed number, in degrees.
  package let degrees: Double
  /// The number as repaired text.
  package let text: String
  /// Whether the text contained anything but the number.
  package let isRepaired: Bool

  /// Parses the number in `text`. Blanks at the ends are ignored. Commas are ignored if there is a point, and a single comma without a
  /// point is the decimal point.
  ///
  /// - Returns: `nil` if the rest isn't a plain decimal number.
  package init?(_ text: String) {
    var number = TextRule.cleaned(text)
    if number.contains(".") {
      number.removeAll { $0 == "," }
    } else if number.utf8.count(where: { $0 == UInt8(ascii: ",") }) == 1 {
      number = String(number.map { $0 == "," ? "." : $0 })
    }
    let digits = number.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard number.utf8.count - digits.count <= 1, digits.contains(where: Self.isDigit),
      digits.allSatisfy({ Self.isDigit($0) || $0 == UInt8(ascii: ".") }), let degrees = Double(number)
    else { return nil }
    self.degrees = degrees
    self.text = number
    isRepaired = !number.utf8.elementsEqual(text.utf8)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension Coordinate {
  /// Parses a point from two strings, each in the format that `CoordinateText` describes. `nil` if either string isn't a number or is out
  /// of range.
  public init?(latitude: String, longitude: String) {
    guard let north = CoordinateText(latitude), let east = CoordinateText(longitude),
      let point = try? Coordinate(latitude: north.degrees, longitude: east.degrees)
    else { return nil }
    self = point
  }
}
