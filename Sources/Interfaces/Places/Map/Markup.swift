/// Text on its way into HTML or XML. For a terminal there is ``VisibleText``.
public enum Markup {
  /// Escapes a text so that it can stand between tags or inside a quoted attribute. Controls, and what XML 1.0 forbids, become `\u{FFFD}`.
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

  /// A length in a drawing, with one decimal: `12`, `12.5`.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, tenth) = (tenths.magnitude / 10, tenths.magnitude % 10)
    return tenth == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(tenth)"
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    VisibleText.isDangerous(scalar) || scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
  }
}
