/// Telephone numbers as Madrid's feeds write them.
enum TelephoneNumber {
  /// The number to dial from any country, or a short number of Spain; `nil` if it is uncertain which one is meant.
  ///
  /// - Parameter text: a number without a leading bracket: `34) 91 522 64 31`, `+34 91 522 64 31`.
  static func target(_ text: some StringProtocol) -> String? {
    let digits = String(text.filter(isDigit))
    if text.dropFirst().contains("+") { return nil }
    for code in text.hasPrefix("+") ? ["34"] : ["", "34", "0034"] where digits.hasPrefix(code) {
      if isNational(digits.dropFirst(code.count)) { return "+34" + digits.dropFirst(code.count) }
    }
    // As long as international numbers can be (ITU-T E.164).
    if text.hasPrefix("+") { return (8...15).contains(digits.count) && !digits.hasPrefix("34") ? "+" + digits : nil }
    return digits.count == 3 && text.count == 3 && isService(digits) ? digits : nil
  }

  static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  private static func isNational(_ digits: Substring) -> Bool {
    digits.count == 9 && ("6"..."9").contains(digits.first ?? "0")
  }

  /// Whether the number is of a public service or of emergencies: `010`, `112`.
  private static func isService(_ digits: String) -> Bool { digits.hasPrefix("0") || digits == "112" }
}
