/// A currency, identified by its ISO 4217 code.
public struct Currency: Sendable, Hashable {
  /// The code of three capital letters, such as `EUR`.
  public let code: String

  /// The number of decimals in an amount: 2 for the euro.
  ///
  /// Source: ISO 4217, list one (2024).
  package var minorUnitDigits: Int {
    // Most amounts are in euros, and searching the list below would take longer than parsing the rest of the amount.
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

  /// The euro, the default currency, with the code `EUR`.
  public static let euro = Currency(checked: "EUR")

  /// Creates a currency from its code.
  ///
  /// - Throws: ``CurrencyError`` if `code` doesn't consist of three capital letters.
  public init(code: String) throws(CurrencyError) {
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      throw .notACode(code)
    }
    self.init(checked: code)
  }

  private init(checked code: String) { self.code = code }
}

/// The reason why a currency code is invalid.
public enum CurrencyError: Error, Sendable, Hashable {
  /// The code doesn't consist of three capital letters.
  case notACode(String)
}
