/// A coordinate as real feeds write it: each number a text, with blanks around it and commas where none belong.
package struct CoordinateText: Sendable, Hashable {
  /// The number that was meant.
  package let degrees: Double
  /// The text of it.
  package let text: String
  /// Whether anything but the number was in the text.
  package let isRepaired: Bool

  /// The number in `text`: blanks at the ends go; where there is a point, commas go; a single comma without a point is the point.
  ///
  /// - Returns: `nil` when what is left is not a plain decimal number.
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
  /// The point that two texts mean, each read as `CoordinateText` says; `nil` when either is not a number, or there is no such point.
  public init?(latitude: String, longitude: String) {
    guard let north = CoordinateText(latitude), let east = CoordinateText(longitude),
      let point = try? Coordinate(latitude: north.degrees, longitude: east.degrees)
    else { return nil }
    self = point
  }
}
