import Entities

/// The amount of a nutrient as written on web pages: `12,5 g`, `~ 12 g fat per serving (5 %)`, `240 kcal (1004 kJ)`.
///
/// The whole text must be understood, since a limit, a percentage, an amount per 100 g, or an unknown unit or word can change the meaning
/// of the number.
struct NutrientText {
  /// The number before the unit.
  let number: WrittenNumber
  /// The factor that converts the unit to the unit of the nutrient.
  let size: Double
  /// The same amount in another unit, from the parentheses in the text. `nil` if there is none.
  let equal: String?

  /// Parses the text of an amount. `nil` if a part of the text isn't understood.
  init?(_ text: String, of nutrient: Nutrient) {
    let line = SearchText.fold(HTMLText.line(text))
    let pattern = /([^0-9()]*)([0-9](?:[0-9.,]*[0-9])?)([^0-9()*]*)(?:\(([^()]*)\)[ .]*)?\**/
    // A point or comma before the number would change its value, since `.5 g` is half a gram.
    guard let found = line.wholeMatch(of: pattern), found.1.last.map({ !".,".contains($0) }) ?? true,
      let number = WrittenNumber(String(found.2), units: []), Self.leads(found.1, to: nutrient),
      let size = Self.size(of: found.3, for: nutrient)
    else { return nil }
    let note = found.4.map(String.init) ?? ""
    let hasNumber = note.contains(where: \.isNumber)
    guard hasNumber || Self.size(of: note, for: nutrient) == 1 else { return nil }
    (self.number, self.size) = (number, size)
    equal = hasNumber && !Self.isShare(note) ? note : nil
  }

  /// Returns the factor that converts a unit to the unit of the nutrient, which is the default unit. The nutrient and the serving can
  /// follow the unit (`g of fat per serving`). Returns `nil` if a part of the text isn't understood, or if the unit can't be converted.
  static func size(of unit: some StringProtocol, for nutrient: Nutrient) -> Double? {
    guard var words = words(in: SearchText.fold(String(unit))) else { return nil }
    var size = 1.0
    if let first = words.first, let known = NutrientWords.units(nutrient.unit)[first] {
      size = known
      words.removeFirst()
    }
    let names = NutrientWords.names(of: nutrient)
    return words.allSatisfy(names.contains) ? size : nil
  }

  /// Returns whether the text before the number contains only the nutrient's name and words that indicate an estimate.
  private static func leads(_ text: Substring, to nutrient: Nutrient) -> Bool {
    guard let words = words(in: text.filter { !"~≈:".contains($0) }) else { return false }
    let known = NutrientWords.estimates.union(NutrientWords.names(of: nutrient))
    return words.allSatisfy { known.contains($0) || nutrient == .calories && NutrientWords.energies[$0] == 1 }
  }

  /// Returns the words in `text` except those for the serving, or `nil` if `text` contains anything besides words and separators.
  private static func words(in text: String) -> [String]? {
    let serving =
      /(?:\/|\b(?:per|por|pro|par|each|a)\b) *(?:serving|portion|portie|porzione|racion|porcion|person[ae]?|personne|persoon)\b/
    let text = text.replacing(serving, with: "")
    guard text.allSatisfy({ $0.isLetter || " .,:;".contains($0) }) else { return nil }
    return text.split { !$0.isLetter }.map(String.init)
  }

  /// Returns whether `text` is a percentage of a daily value: `5 %`, `5 % VD`.
  private static func isShare(_ text: String) -> Bool {
    guard let found = text.wholeMatch(of: /[ ]*[<≤~]?[ ]*[0-9][0-9.,]*[ ]*%([^0-9%]*)/),
      let words = words(in: found.1.filter { $0 != "*" })
    else { return false }
    return words.allSatisfy(NutrientWords.dailyValues.contains)
  }
}

/// The words around the amount of a nutrient, folded for comparison, in the languages of imported pages.
enum NutrientWords {
  /// Returns the sizes of units by name. The size of an energy unit is in kilocalories, and any other size is in grams or milligrams.
  static func units(_ unit: Nutrient.Unit) -> [String: Double] {
    switch unit {
    case .kilocalorie: energies
    case .gram: grams
    case .milligram: milligrams
    }
  }

  /// The sizes of the units of energy, in kilocalories. Food labels call a kilocalorie a calorie.
  static let energies = sizes([
    (
      """
      kcal kcals cal cals calorie calories kilocalorie kilocalories kcalories caloria calorias kilocaloria \
      kilocalorias kalorie kalorien kilokalorie kilokalorien calorieen kalorier kilokalorier kilocalorieen ккал
      """, 1
    ),
    ("kj kjs kilojoule kilojoules kilojulio kilojulios", 1 / 4.184), ("mj megajoule megajoules", 1000 / 4.184),
  ])

  /// The names of units by their UN/CEFACT codes.
  static let codes = [
    "E14": "kcal", "K51": "kcal", "KJO": "kJ", "3B": "MJ", "GRM": "g", "MGM": "mg", "KGM": "kg", "MC": "µg",
  ]

  private static let masses: [(names: String, milligrams: Double)] = [
    (
      "g gr grs grm grms gm gms gram grams gramo gramos gramme grammes gramm grammi grammo grama gramas г гр", 1000
    ),
    (
      """
      mg mgs mgr milligram milligrams miligramo miligramos milligramo milligramos milligramme milligrammes \
      milligramm milligrammi milligrammo miligrama miligramas мг
      """, 1
    ),
    (
      """
      mcg ug μg µg microgram micrograms microgramo microgramos mikrogramm microgramme microgrammes microgrammi \
      micrograma microgramas мкг
      """, 0.001
    ),
    (
      "kg kgs kilo kilos kilogram kilograms kilogramo kilogramos kilogramme kilogrammes kilogramm chilogrammi кг",
      1_000_000
    ),
  ]
  private static let grams = sizes(masses.map { ($0.names, $0.milligrams / 1000) })
  private static let milligrams = sizes(masses.map { ($0.names, $0.milligrams) })

  private static func sizes(_ lists: [(names: String, size: Double)]) -> [String: Double] {
    var sizes: [String: Double] = [:]
    for list in lists { for name in words(list.names) { sizes[name] = list.size } }
    return sizes
  }

  private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

  /// Returns the words in a nutrient's name, including the words that connect them.
  static func names(of nutrient: Nutrient) -> Set<String> { names[nutrient] ?? [] }

  private static let names: [Nutrient: Set<String>] = {
    let ties =
      "of de del d la di du acidi acides acids acidos von davon van which waarvan las cual cuales dont cui total totales totaal"
    let fats = """
      fat fats grasa grasas vet vetten fett fette graisse graisses lipides lipidos lipidi grassi gordura gorduras fedt
      """
    let lists: [Nutrient: String] = [
      .calories: "calories calorias kalorien calorie energy energia energie energi valor energetico", .fat: fats,
      .saturatedFat: """
      saturated saturates sat saturada saturadas verzadigd verzadigde vetzuren gesattigt gesattigte fettsauren satures \
      saturees saturi mattet mettet \(fats)
      """,
      .unsaturatedFat: """
      unsaturated insaturada insaturadas onverzadigd onverzadigde vetzuren ungesattigt ungesattigte fettsauren \
      insatures insaturi \(fats)
      """,
      .transFat: "trans transfat transfett \(fats)",
      .carbohydrates: """
      carbohydrate carbohydrates carb carbs carbohidrato carbohidratos hidratos carbono koolhydraten kohlenhydrat \
      kohlenhydrate glucides carboidrati carboidratos kolhydrater karbohydrater kulhydrat
      """,
      .sugar: """
      sugar sugars azucar azucares suiker suikers zucker sucre sucres zucchero zuccheri acucar acucares socker sukker
      """,
      .fiber: """
      fiber fibers fibre fibres fibra fibras vezel vezels voedingsvezel voedingsvezels ballaststoff ballaststoffe \
      dietary dietetica alimentaria alimentare alimentari alimentaires
      """,
      .protein: "protein proteins proteina proteinas eiwit eiwitten eiweiss eiweisse proteine proteines proteiner",
      .cholesterol: "chol cholesterol colesterol cholesterin colesterolo", .sodium: "sodium sodio natrium",
    ]
    return lists.mapValues { words($0 + " " + ties) }
  }()

  /// The words that mark a number as an estimate.
  static let estimates = words(
    """
    about approx approximately around circa ca aprox aproximadamente unos unas etwa ungefahr environ ongeveer est \
    estimated
    """)

  /// The words that can follow a percentage of a daily value.
  static let dailyValues = words(
    """
    of the your a daily value values intake recommended dv rda rdi ri gda nrv vd vdr cdr ir ajr del de la valor \
    diario cantidad diaria recomendada
    """)
}
