import Entities

/// How long something of a recipe takes, as pages say it: `PT1H30M` as ISO 8601 has it, and what people write instead.
enum RecipeDuration {
  /// In minutes, nearest, one at least; `nil`: it says nothing of a duration, or none that a recipe can have.
  static func minutes(_ text: String) -> Int? {
    var rest = text.lowercased().filter { !$0.isWhitespace }[...]
    let isFormal = rest.first == "p"
    if isFormal { rest.removeFirst() }
    var (minutes, isTime, last) = (0.0, !isFormal, Double.infinity)
    while !rest.isEmpty {
      if rest.first == "t" {
        isTime = true
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
      guard let number = Double(String(digits.map { $0 == "," ? "." : $0 })) else { return nil }
      rest = rest[digits.endIndex...]
      let unit = rest.prefix { $0.isLetter && !(isFormal && $0 == "t") }
      rest = rest[unit.endIndex...]
      guard let length = length(of: unit, isTime: isTime), !unit.isEmpty || rest.isEmpty else { return nil }
      // From one time to another is no sum: `10-15 min`, `30 min o 1 h`.
      if length >= last { return nil }
      last = length
      minutes += number * length
      // `1 h. 20 min.`, `1 hora y 20 minutos`: what stands between is part of the word, or no matter.
      rest = rest.drop { $0 == "." || $0 == "," }
    }
    guard minutes > 0, minutes < Double(Recipe.minutesRange.upperBound) else { return nil }
    return max(1, Int(minutes.rounded()))
  }

  /// In minutes.
  private static func length(of unit: Substring, isTime: Bool) -> Double? {
    switch unit.first {
    case "y": 365 * 24 * 60
    case "m" where !isTime: 30 * 24 * 60
    case "w": 7 * 24 * 60
    case "d": 24 * 60
    case "h": 60
    case "m": 1
    case nil where isTime: 1
    case "s": 1 / 60
    default: nil
    }
  }
}
