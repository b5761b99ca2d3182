extension Money {
  /// Parses an amount as typed by a user: `14,50`, `14.50`, `14,50 €`, `€14.50` or `14.50 EUR`. Since `1.250` could mean 1,250, it is
  /// rejected as too precise.
  ///
  /// - Throws: ``MoneyError`` with the typed text.
  public init(typed text: String, currency: Currency) throws(MoneyError) {
    let typed = TextRule.cleaned(text)
    var number = typed
    for sign in currency == .euro ? ["€", currency.code] : [currency.code] {
      if number.hasSuffix(sign) {
        number.removeLast(sign.count)
      } else if number.hasPrefix(sign) {
        number.removeFirst(sign.count)
      } else {
        continue
      }
      break
    }
    number = String(TextRule.cleaned(number).map { $0 == "," ? "." : $0 })
    // Users don't type exponents, but the parser for JSON numbers would accept them.
    guard number.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }) else {
      throw .notANumber(typed)
    }
    let parts = number.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    let mayBeGrouped = parts.count == 2 && parts[1].count == 3 && parts[0].count <= 3 && !parts[0].hasPrefix("0")
    if mayBeGrouped, currency.minorUnitDigits < 3 {
      throw .tooPrecise(typed, digits: currency.minorUnitDigits)
    }
    do { try self.init(exactly: number, currency: currency) } catch {
      switch error {
      case .tooPrecise(_, let digits): throw .tooPrecise(typed, digits: digits)
      case .tooLarge: throw .tooLarge(typed)
      default: throw .notANumber(typed)
      }
    }
  }

  /// The amount as a decimal number with a point, without the currency: `14.50`.
  public var decimalText: String {
    let (digits, decimals) = (minorUnits.magnitude.description, currency.minorUnitDigits)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let whole = (minorUnits < 0 ? "-" : "") + padded.dropLast(decimals)
    return decimals == 0 ? whole : "\(whole).\(padded.suffix(decimals))"
  }
}
