public import Entities
package import UseCases

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The kit's user interface text, in Spanish and English. Each string is written in both languages in one place, so no translation can be
/// missing.
///
/// Every feature adds its strings in an extension, using ``say(_:_:)``.
public struct Texts: Sendable {
  /// The user's language.
  public let language: Language
  /// A function that returns the offset of the user's clock from UTC at an instant, in seconds.
  public let utcOffset: @Sendable (Instant) -> Int
  /// The advice to show if a service can't be reached. `nil` for the default advice to try again online. An interface can provide more
  /// specific advice.
  package var offlineAdvice: String?

  /// Creates the kit's strings in a language.
  ///
  /// - Parameter utcOffset: a function that returns the offset of the user's clock from UTC at an instant, in seconds. By default, the
  ///   offset is zero.
  public init(_ language: Language, utcOffset: @escaping @Sendable (Instant) -> Int = { _ in 0 }) {
    self.language = language
    self.utcOffset = utcOffset
  }

  /// Returns the string in the user's language.
  public func say(_ spanish: String, _ english: String) -> String { choose(spanish, english) }

  /// Returns the text in the quotation marks of the user's language.
  package func quoted(_ text: String) -> String { say("«\(text)»", "“\(text)”") }

  /// Returns the quoted strings as a list in running text: `“a”, “b” and “c”`.
  package func quoted(_ texts: [String]) -> String { list(texts.map(quoted)) }

  /// Returns a reason, formatted for insertion before the period at the end of a message. The system and the gateways report reasons in
  /// English, so a Spanish message quotes the reason.
  package func detail(_ why: String) -> String { say(" (detalle técnico: «\(why)»)", ": \(why)") }

  /// Returns the words as a list in running text: `a, b and c`.
  package func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + say(" y ", " and ") + last
  }

  /// Returns the value for the user's language. Use this function for values other than strings, such as an array of words.
  package func choose<Value>(_ spanish: Value, _ english: Value) -> Value {
    switch language {
    case .spanish: spanish
    case .english: english
    }
  }

  /// Returns a number with its noun in the singular or the plural. The digits of large numbers are grouped as is usual in the language.
  public func count(
    _ number: Int, _ spanish: (one: String, many: String), _ english: (one: String, many: String)
  ) -> String {
    let words = choose(spanish, english)
    return "\(self.number(number)) \(number == 1 ? words.one : words.many)"
  }

  /// Returns the title of a list, with the search text unless it is blank.
  func title(_ list: String, searching query: String) -> String {
    SearchText(query).isBlank ? list : say("\(list): «\(query)»", "\(list): “\(query)”")
  }
}

extension Texts {
  /// Returns a number with at most two decimals in the notation of the language: `1234,5` in Spanish, `1,234.5` in English. The result is
  /// `—` if the number is too large, infinite or NaN.
  package func decimal(_ number: Double) -> String {
    guard let hundredths = Int(exactly: (number.magnitude * 100).rounded()) else { return "—" }
    var decimals = "\(100 + hundredths % 100)".dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let sign = number < 0 && hundredths > 0 ? "-" : ""
    return sign + grouped("\(hundredths / 100)") + (decimals.isEmpty ? "" : say(",", ".") + decimals)
  }

  /// Returns a typed number with the decimal mark of the language in place of the decimal point.
  public func decimals(_ typed: String) -> String {
    say(typed.replacing(".", with: ","), typed)
  }

  /// Returns an amount in the notation of the language: `12,95 €` in Spanish, with a no-break space (U+00A0), and `€12.95` in English. Some
  /// currencies are written with their code.
  ///
  /// Source: Unicode CLDR 45. In Spanish, only amounts with five or more digits before the decimal comma are grouped (`1234,50`,
  /// `12.345,00`).
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

  /// Returns a whole number in the notation of the language: `12.345` in Spanish, `12,345` in English.
  package func number(_ value: Int) -> String { (value < 0 ? "-" : "") + grouped("\(value.magnitude)") }

  /// Returns the digits in groups of three, if the language groups a number of this length.
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

  /// Returns a date and time in the user's time zone: `21 nov 2026, 10:15`.
  package func date(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: utcOffset(date)) ?? .gmt
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let month = months[((parts.month ?? 1) - 1) % 12]
    return "\(parts.day ?? 0) \(month) \(parts.year ?? 0), \(twoDigits(parts.hour)):\(twoDigits(parts.minute))"
  }

  private var months: [String] {
    choose(
      ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"],
      ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"])
  }

  private func twoDigits(_ number: Int?) -> String {
    let text = "\(number ?? 0)"
    return text.count < 2 ? "0" + text : text
  }

  /// Returns the progress of reading a seed: `12,000 records, 1.4 of 9.3 MB, 8,000 records per second`.
  package func progress(_ progress: SeedProgress) -> String {
    var parts = ["\(number(progress.records)) \(records(progress.records))"]
    if let total = progress.totalBytes {
      let (read, all) = (megabytes(progress.bytesRead), megabytes(total))
      parts.append(say("\(read) de \(all) MB", "\(read) of \(all) MB"))
    } else if progress.bytesRead > 0 {
      parts.append(megabytes(progress.bytesRead) + " MB")
    }
    if let rate = progress.recordsPerSecond.flatMap({ Int(exactly: $0.rounded()) }) {
      parts.append(say("\(number(rate)) \(records(rate)) por segundo", "\(number(rate)) \(records(rate)) per second"))
    }
    return parts.joined(separator: ", ")
  }

  private func records(_ number: Int) -> String {
    number == 1 ? say("registro", "record") : say("registros", "records")
  }

  /// Returns a number of bytes in kilobytes or megabytes: `900 kB`, `3.5 MB`.
  func size(_ bytes: Int) -> String {
    bytes < 1_000_000 ? "\(bytes / 1000) kB" : megabytes(bytes) + " MB"
  }

  /// Returns a number of bytes in megabytes, with one decimal.
  package func megabytes(_ bytes: Int) -> String {
    let tenths = bytes / 100_000
    return number(tenths / 10) + say(",", ".") + "\(tenths % 10)"
  }
}
