/// Formats and escapes text for HTML and XML. ``VisibleText`` escapes text for terminals.
public enum Markup {
  /// Escapes text for use between tags or inside a quoted attribute. Control characters and characters that XML 1.0 forbids become
  /// `\u{FFFD}`. Line breaks and tabs are control characters as well, so escape each line of multiline text separately.
  public static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(isForbidden(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }

  /// Returns an element that contains the escaped text with its line breaks. Empty if the text is empty.
  static func element(_ name: String, _ text: String) -> String {
    text.isEmpty
      ? ""
      : "<\(name)>\(text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(separator: "\n"))</\(name)>"
  }

  /// Returns degrees with six decimals, a precision of a tenth of a meter: `-3.703500`.
  static func degrees(_ value: Double) -> String {
    let millionths = Int((value.magnitude * 1_000_000).rounded())
    let decimals = String(millionths % 1_000_000 + 1_000_000).dropFirst()
    return "\(value < 0 && millionths > 0 ? "-" : "")\(millionths / 1_000_000).\(decimals)"
  }

  /// Returns a length in a drawing, with at most one decimal: `12`, `12.5`.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, tenth) = (tenths.magnitude / 10, tenths.magnitude % 10)
    return tenth == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(tenth)"
  }

  /// Returns the coordinates of a point in a drawing: `12 34.5`.
  static func pair(_ point: MapPoint) -> String { "\(number(point.x)) \(number(point.y))" }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    VisibleText.isDangerous(scalar) || scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
  }
}
