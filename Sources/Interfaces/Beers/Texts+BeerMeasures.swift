public import Entities

/// Names, formatted values and error messages for the measures of a beer.
extension Texts {
  /// Returns the name of the measure as a field label.
  public func label(_ measure: BeerMeasure) -> String { measure.fieldName.label(self) }

  /// Returns the name of the measure as a heading, with a capital letter.
  func title(_ measure: BeerMeasure) -> String {
    let label = label(measure)
    return label.prefix(1).uppercased() + label.dropFirst()
  }

  /// Returns a value of the measure with its unit: `5,4 %` in Spanish or `5.4%` in English for alcohol, `1.250 kcal` in Spanish for
  /// calories.
  package func words(_ value: Int, of measure: BeerMeasure) -> String {
    let text = measure.text(value)
    switch measure {
    case .alcohol:
      let number = say(text.split(separator: ".").joined(separator: ","), text)
      return say("\(number) %", "\(number)%")
    case .calories: return grouped(text) + " kcal"
    }
  }

  /// Returns a phrase that describes the order of beers sorted by the measure: `strongest first`.
  func order(by measure: BeerMeasure, isReversed: Bool) -> String {
    switch (measure, isReversed) {
    case (.alcohol, false): say("de menos a más alcohol", "weakest first")
    case (.alcohol, true): say("de más a menos alcohol", "strongest first")
    case (.calories, false): say("de menos a más calorías", "fewest calories first")
    case (.calories, true): say("de más a menos calorías", "most calories first")
    }
  }

  package func words(_ error: BeerMeasureError, of measure: BeerMeasure) -> String {
    switch error {
    case .notANumber(let text) where measure.decimals == 0:
      say("«\(text)» no es un número entero", "“\(text)” is not a whole number")
    case .notANumber(let text): say("«\(text)» no es un número", "“\(text)” is not a number")
    case .outOfRange(let text):
      say(
        "\(text) no está entre \(number(measure.limits.lowerBound)) y \(number(measure.limits.upperBound))",
        "\(text) is not between \(number(measure.limits.lowerBound)) and \(number(measure.limits.upperBound))")
    case .tooPrecise:
      say("como mucho \(spelled(measure.decimals)) decimales", "at most \(spelled(measure.decimals)) decimal places")
    }
  }

  /// Spells out the numbers two and three. Other numbers are written in digits.
  private func spelled(_ number: Int) -> String {
    switch number {
    case 2: say("dos", "two")
    case 3: say("tres", "three")
    default: "\(number)"
    }
  }
}

extension BeerMeasure {
  /// The name of the form field for the measure.
  var fieldName: FieldName {
    switch self {
    case .alcohol: FieldName("el alcohol", "alcohol")
    case .calories: FieldName("las calorías", "calories")
    }
  }
}
