/// A currency by its ISO 4217 code.
public struct Currency: Sendable, Hashable {
  /// Three capital letters: `EUR`.
  public let code: String

  /// How many decimals an amount has: 2 for the euro.
  ///
  /// Source: ISO 4217, list one, of 2024.
  package var minorUnitDigits: Int {
    // Most amounts; the list below takes longer than the rest of reading one.
    if code == "EUR" { return 2 }
    return switch code {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF", "XOF",
      "XPF":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    case "CLF", "UYW": 4
    default: 2
    }
  }

  /// EUR.
  public static let euro = Currency(checked: "EUR")

  /// - Throws: ``CurrencyError`` when `code` is not three capital letters.
  public init(code: String) throws(CurrencyError) {
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      throw .notACode(code)
    }
    self.init(checked: code)
  }

  private init(checked code: String) { self.code = code }
}

/// Why a text is not a currency.
public enum CurrencyError: Error, Sendable, Hashable {
  /// The text is not three capital letters.
  case notACode(String)
}
