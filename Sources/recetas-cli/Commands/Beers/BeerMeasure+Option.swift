import Entities

extension BeerMeasure {
  /// The option that gives it, and the word that sorts by it.
  var optionName: String {
    switch self {
    case .alcohol: "abv"
    case .calories: rawValue
    }
  }

  var option: CommandSpec.Option {
    .init(name: optionName, value: "N", summary: summary)
  }

  /// The options that limit it in a list.
  var limitOptions: [CommandSpec.Option] {
    let (least, most) =
      switch self {
      case .alcohol:
        (
          LocalText("solo desde este alcohol, en %", "this alcohol at least, in %"),
          LocalText("solo hasta este alcohol, en %", "this alcohol at most, in %")
        )
      case .calories:
        (
          LocalText("solo desde estas kcal", "this many kcal at least"),
          LocalText("solo hasta estas kcal", "this many kcal at most")
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

  /// The measure that a word means, by the option's name or its own.
  static func named(_ word: String) -> BeerMeasure? {
    allCases.first { $0.optionName == word } ?? BeerMeasure(rawValue: word)
  }
}
