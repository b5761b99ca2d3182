import Entities

extension BeerMeasure {
  /// The name of the option that gives the measure, which is also the name of the sort order by that measure.
  var optionName: String {
    switch self {
    case .alcohol: "abv"
    case .calories: rawValue
    }
  }

  var option: CommandSpec.Option {
    .init(name: optionName, value: "N", summary: summary)
  }

  /// The options that limit the measure in a list.
  var limitOptions: [CommandSpec.Option] {
    let (least, most) =
      switch self {
      case .alcohol:
        (
          LocalText("alcohol mínimo, en %", "minimum alcohol, in %"),
          LocalText("alcohol máximo, en %", "maximum alcohol, in %")
        )
      case .calories:
        (
          LocalText("mínimo de kcal", "minimum kcal"),
          LocalText("máximo de kcal", "maximum kcal")
        )
      }
    return [
      .init(name: "min-\(optionName)", value: "N", summary: least),
      .init(name: "max-\(optionName)", value: "N", summary: most),
    ]
  }

  private var summary: LocalText {
    switch self {
    case .alcohol: LocalText("alcohol en %; vacío: se desconoce", "alcohol in %; empty: unknown")
    case .calories: LocalText("kcal; vacío: se desconoce", "kcal; empty: unknown")
    }
  }

  /// Returns the measure with this option name or raw value.
  static func named(_ word: String) -> BeerMeasure? {
    allCases.first { $0.optionName == word } ?? BeerMeasure(rawValue: word)
  }
}
