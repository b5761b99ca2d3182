/// Parses telephone numbers in the notation of Madrid's feeds.
enum TelephoneNumber {
  /// Returns the target of a telephone link: the number in international format, or a three-digit service number. `nil` if the number is
  /// ambiguous.
  ///
  /// - Parameter text: a number without the opening parenthesis that can precede it: `34) 91 522 64 31`, `+34 91 522 64 31`.
  static func target(_ text: some StringProtocol) -> String? {
    let digits = String(text.filter(isDigit))
    if text.dropFirst().contains("+") { return nil }
    for code in text.hasPrefix("+") ? ["34"] : ["", "34", "0034"] where digits.hasPrefix(code) {
      if isNational(digits.dropFirst(code.count)) { return "+34" + digits.dropFirst(code.count) }
    }
    // International numbers have at most 15 digits (ITU-T E.164).
    if text.hasPrefix("+") { return (8...15).contains(digits.count) && !digits.hasPrefix("34") ? "+" + digits : nil }
    return digits.count == 3 && text.count == 3 && isService(digits) ? digits : nil
  }

  static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  private static func isNational(_ digits: Substring) -> Bool {
    digits.count == 9 && ("6"..."9").contains(digits.first ?? "0")
  }

  /// Returns whether the number belongs to a public or an emergency service: `010`, `112`.
  private static func isService(_ digits: String) -> Bool { digits.hasPrefix("0") || digits == "112" }
}
