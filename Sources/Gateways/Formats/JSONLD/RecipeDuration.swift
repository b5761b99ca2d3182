import Entities

/// Parses the time that a recipe takes, in ISO 8601 (`PT1H30M`) or in the notations that people use.
enum RecipeDuration {
  /// Returns a duration in minutes, rounded, at least 1. Returns `nil` if the text isn't a duration, or is longer than any recipe takes.
  static func minutes(_ text: String) -> Int? {
    // `20` and `30 min` on separate lines aren't 2030 minutes.
    if text.contains(/[0-9]\s+[0-9]/) { return nil }
    var rest = SearchText.fold(text).filter { !$0.isWhitespace }[...]
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
      // Some programs write `PTH5M` for zero hours and five minutes.
      let isMissing = isFormal && digits.isEmpty && rest.first?.isLetter == true
      // A point or comma can be a decimal mark or a thousands separator, so the text is ambiguous.
      if !isFormal, digits.contains(where: { ".,".contains($0) }),
        digits.split(whereSeparator: { ".,".contains($0) }).last?.count == 3
      {
        return nil
      }
      guard let number = isMissing ? 0 : Double(String(digits.map { $0 == "," ? "." : $0 })) else { return nil }
      rest = rest[digits.endIndex...]
      var unit = rest.prefix { $0.isLetter && !(isFormal && $0 == "t") }
      // Some programs write `PT1HMS` for one hour.
      if isFormal, length(of: unit, isTime: true) == nil { unit = unit.prefix(1) }
      rest = rest[unit.endIndex...]
      // The `T` can be missing, since dates have no hours or seconds.
      isTime = isTime || unit.first == "h" || unit.first == "s"
      guard let length = length(of: unit, isTime: isTime), !unit.isEmpty || rest.isEmpty else { return nil }
      // A range or a choice, such as `10-15 min` or `30 min o 1 h`, isn't a sum.
      if length >= last { return nil }
      last = length
      minutes += number * length
      // In `1 h. 20 min.` and `1 hora y 20 minutos`, the characters between the parts belong to a word or have no meaning.
      rest = rest.drop { $0 == "." || $0 == "," }
    }
    guard minutes > 0, minutes < Double(Recipe.minutesRange.upperBound) else { return nil }
    return max(1, Int(minutes.rounded()))
  }

  /// Returns the length of a unit in minutes. A unit in words can end with a conjunction: `1 hora y 20 minutos`.
  private static func length(of unit: Substring, isTime: Bool) -> Double? {
    switch unit.count == 1 ? unit.first : nil {
    case "y": 365 * 24 * 60
    case "m": isTime ? 1 : 30 * 24 * 60
    case "w": 7 * 24 * 60
    case "d": 24 * 60
    case "h": 60
    case "s": 1 / 60
    default:
      if unit.isEmpty, isTime {
        1
      } else {
        words[String(unit)]
          ?? ["y", "and", "und", "et"].lazy.filter { unit.hasSuffix($0) }.compactMap { tie in
            let bare = unit.dropLast(tie.count)
            return bare.count == 1 ? length(of: bare, isTime: isTime) : words[String(bare)]
          }.first
      }
    }
  }

  /// The lengths of units in minutes, by their folded names and by the UN/CEFACT codes that schema.org uses (`HUR`).
  private static let words: [String: Double] = {
    var lengths: [String: Double] = [:]
    for (names, length) in [
      ("wee week weeks semana semanas", 7 * 24 * 60), ("day days dia dias", 24 * 60),
      ("hur hr hrs hour hours hora horas stunde stunden std heure heures ora ore uur", 60),
      ("min mins minute minutes minuto minutos minuten minuti", 1),
      ("sec secs second seconds seg segundo segundos", 1.0 / 60),
    ] { for name in names.split(separator: " ") { lengths[String(name)] = length } }
    return lengths
  }()
}
