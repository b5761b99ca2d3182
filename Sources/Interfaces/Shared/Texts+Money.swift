public import Entities

extension Texts {
  /// An amount as people write it: `12,95 €` in Spanish, `€12.95` in English, other currencies by their code.
  ///
  /// Source: Unicode CLDR 45. Spanish groups digits from five on (`1234,50`, `12.345,00`).
  public func money(_ money: Money) -> String {
    let units = money.minorUnits.magnitude.description
    let decimals = money.currency.minorUnitDigits
    let padded = String(repeating: "0", count: max(0, decimals + 1 - units.count)) + units

    var number = grouped(String(padded.dropLast(decimals)))
    if decimals > 0 { number += say(",", ".") + padded.suffix(decimals) }
    let sign = money.minorUnits < 0 ? "-" : ""
    let symbol = money.currency == .euro ? "€" : money.currency.code
    let space = money.currency == .euro ? "" : "\u{A0}"
    return say("\(sign)\(number)\u{A0}\(symbol)", "\(sign)\(symbol)\(space)\(number)")
  }

  /// A whole number as people of the language write it: `12.345` in Spanish, `12,345` in English.
  package func number(_ value: Int) -> String { (value < 0 ? "-" : "") + grouped("\(value.magnitude)") }

  /// Digits in groups of three, where people of the language make groups.
  package func grouped(_ digits: String) -> String {
    let (separator, least) = choose((".", 5), (",", 4))
    if digits.count < least { return digits }
    var result = ""
    for (offset, digit) in digits.enumerated() {
      if offset > 0 && (digits.count - offset).isMultiple(of: 3) { result += separator }
      result.append(digit)
    }
    return result
  }
}
