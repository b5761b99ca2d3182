extension Texts {
  /// A number with at most two decimals, as people write it: `1234,5` in Spanish, `1,234.5` in English; `—` when it is none.
  public func decimal(_ number: Double) -> String {
    guard let hundredths = Int(exactly: (number.magnitude * 100).rounded()) else { return "—" }
    var decimals = "\(100 + hundredths % 100)".dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let sign = number < 0 && hundredths > 0 ? "-" : ""
    return sign + grouped("\(hundredths / 100)") + (decimals.isEmpty ? "" : say(",", ".") + decimals)
  }

  /// A number typed with a point or a comma, with the decimal mark of the language.
  public func decimals(_ typed: String) -> String {
    say(typed.replacing(".", with: ","), typed)
  }
}
