/// The words that lines of ingredients are made of, in Spanish and English, folded.
enum LineWords {
  static let and: Set = ["y", "e", "and"]
  /// Words that only Spanish lines have.
  static let spanish: Set = [
    "de", "del", "y", "con", "sin", "para", "en", "al", "el", "la", "los", "las", "temperatura",
  ]
  /// Words that repeat the previous amount: `1 cdta de orégano y otra de albahaca`.
  static let others: Set = ["otro", "otra", "otros", "otras", "another"]
  static let plus: Set = ["mas", "plus", "y", "and"]
  /// Tie an amount to its ingredient.
  static let ties: Set = ["de", "del", "of"]
  static let articles: Set = ["el", "la", "los", "las", "the", "un", "una", "a"]
  /// Parts of an ingredient that are taken: `zumo de 1 limón`.
  static let parts: Set = [
    "zumo", "jugo", "ralladura", "cascara", "piel", "corteza", "pulpa", "hojas", "yema", "clara", "semillas",
    "juice", "zest", "rind", "peel", "pulp", "seeds", "leaves",
  ]
  static let about: Set = [
    "unos", "unas", "aproximadamente", "aprox", "cerca", "sobre", "about", "approximately", "approx", "roughly",
    "around", "circa",
    "casi", "minimo", "maximo", "scant", "heaping", "generous", "nearly", "almost", "maybe",
  ]
  /// Stand between a number and its unit: `1 heaping tablespoon`.
  static let sizes: Set = [
    "heaping", "heaped", "scant", "level", "generous", "rounded", "large", "small", "medium", "big", "fat", "good",
    "packed", "full",
    "gran", "buen", "buena", "whole", "pequeno", "pequena", "grandes", "thick", "thin", "fresh", "slim",
  ]
  static let estimates = [
    ["alrededor", "de"], ["mas", "o", "menos"], ["como", "minimo"], ["al", "menos"], ["por", "lo", "menos"],
    ["cerca", "de"], ["hasta"], ["up", "to"],
    ["at", "least"], ["at", "most"], ["a", "little", "over"], ["a", "scant"], ["a", "generous"], ["just", "over"],
    ["just", "under"],
  ]
  static let grated: Set = ["finely", "grated", "freshly", "squeezed", "strained", "fresh"]
  static let plusOnly: Set = ["mas", "plus"]
  /// Two ingredients with one amount, of which nobody knows how much of which.
  static let ambiguous: Set = ["salt and pepper", "sal y pimienta", "salt & pepper"]
  static let each = ["each", "cada", "c/u", "apiece", "por unidad", "per"]
  /// Portions that English names after the ingredient.
  static let portionsBehind: Set = [
    "wedge", "wedges", "bulb", "bulbs", "cloves", "clove", "leaves", "leaf", "sticks", "stick", "sprigs", "sprig",
    "stalks", "stalk", "ribs", "rib", "slices", "slice",
  ]
  /// Tell what an amount beside the first one is for.
  static let purposes: Set = ["para", "for", "extra", "mas", "more"]
  static let pieces: Set = ["piece", "pieces", "trozo", "knob", "thumb", "in"]
  /// Are one where no number stands before them.
  static let impliedPortions: Set = [
    "pizca", "pellizco", "punado", "chorro", "chorrito", "manojo", "ramita", "gota", "trozo", "pinch", "dash", "splash",
    "handful", "knob",
    "drizzle", "squeeze", "bunch", "sprig", "piece", "glug", "thumb",
  ]
  /// Portions that count as one even if the ingredient follows directly: `pinch salt`.
  static let pinches: Set = ["pinch", "dash", "handful", "splash"]
  /// Begin a remark, not another ingredient.
  static let remarks: Set = [
    "al", "a", "to", "for", "para", "opcional", "optional", "c", "cantidad", "as", "plus", "mas", "preferably", "mejor",
    "bien", "muy", "en", "in",
    "sin", "without", "with", "con", "cortado", "cortada", "cut", "or", "o", "such", "ideally", "recien", "freshly",
    "finely", "roughly",
    "thinly", "divided", "well", "if", "si", "about", "extra", "at", "only", "solo",
  ]

  /// Whether a word is a participle or an adverb: `picado`, `chopped`, `finamente`, `coarsely`.
  static func looksLikeRemark(_ word: String) -> Bool {
    if word.count < 5 { return false }
    return ["ado", "ada", "ados", "adas", "ido", "ida", "idos", "idas", "mente", "ed", "ly"].contains {
      word.hasSuffix($0)
    }
  }

  /// Stand behind numbers that are no amounts.
  static let fixed: Set = [
    "cm", "mm", "m", "inch", "inches", "pulgada", "pulgadas", "min", "mins", "minuto", "minutos", "minute", "minutes",
    "h", "hora", "horas", "hour",
    "hours", "grados", "degrees", "vol", "proof", "kcal", "anos", "years", "meses", "months", "dias", "days", "w",
    "watt", "por", "percent", "count",
  ]
  /// A number before them belongs to the name: `7 especias`.
  static let countedKinds: Set = [
    "especias", "spice", "spices", "cereales", "quesos", "cheese", "cheeses", "grain", "grains", "semillas", "seed",
    "estaciones", "pimientas",
    "bean", "hierbas",
  ]
  /// Stand before numbers that are names.
  static let numbered: Set = [
    "n", "no", "num", "numero", "number", "tipo", "type", "size", "talla", "calibre", "t", "grade", "note", "notes",
    "nota", "step",
  ]

  static let unitPhrases: [([String], KitchenUnit?, String?)] = [
    (["fluid", "ounces"], .fluidOunce, nil), (["fluid", "ounce"], .fluidOunce, nil),
    (["onzas", "liquidas"], .fluidOunce, nil), (["onza", "liquida"], .fluidOunce, nil),
    (["cucharas", "soperas"], .tablespoon, nil), (["cuchara", "sopera"], .tablespoon, nil),
    (["cucharadas", "soperas"], .tablespoon, nil), (["cucharada", "sopera"], .tablespoon, nil),
    (["cucharadas", "de", "cafe"], .teaspoon, nil), (["cucharada", "de", "cafe"], .teaspoon, nil),
    (["cucharaditas", "de", "cafe"], .teaspoon, nil), (["cucharadita", "de", "cafe"], .teaspoon, nil),
    (["cucharaditas", "de", "te"], .teaspoon, nil), (["cucharadita", "de", "te"], .teaspoon, nil),
    (["cucharadas", "de", "postre"], nil, "cucharada de postre"),
    (["cucharada", "de", "postre"], nil, "cucharada de postre"),
    (["cucharas", "de", "postre"], nil, "cuchara de postre"), (["cuchara", "de", "postre"], nil, "cuchara de postre"),
  ]

  /// A number in words, and where it ends.
  static func number(_ start: Int, _ word: (Int) -> String?) -> (Fraction, Int)? {
    guard let first = word(start) else { return nil }
    func isTie(_ index: Int) -> Bool { word(index).map(ties.contains) ?? false }
    func afterTie(_ index: Int) -> Int { isTie(index) ? index + 1 : index }
    func afterArticle(_ index: Int) -> Int {
      let tied = afterTie(index)
      return ["a", "an", "un", "una"].contains(word(tied) ?? "") ? tied + 1 : tied == index ? index : tied
    }
    switch first {
    case "media" where word(start + 1) == "docena": return (Fraction(checked: 6), afterTie(start + 2))
    case "half":
      if word(start + 1) == "a", word(start + 2) == "dozen" { return (Fraction(checked: 6), afterTie(start + 3)) }
      return (Fraction(checked: 1, 2), afterArticle(start + 1))
    case "la" where word(start + 1) == "mitad": return (Fraction(checked: 1, 2), afterArticle(start + 2))
    case "mitad": return (Fraction(checked: 1, 2), afterArticle(start + 1))
    case "medio", "media": return (Fraction(checked: 1, 2), start + 1)
    case "cuarto", "quarter": return (Fraction(checked: 1, 4), afterArticle(start + 1))
    case "un" where word(start + 1) == "par", "a" where word(start + 1) == "couple":
      return (Fraction(checked: 2), afterTie(start + 2))
    case "par", "couple": return (Fraction(checked: 2), afterTie(start + 1))
    default: break
    }
    guard let value = units[first] else { return nil }
    if value >= 100, let more = word(start + 1).flatMap({ units[$0] }), more < 100, more >= 10 {
      return Fraction(value + more).map { ($0, start + 2) }
    }
    if let part = word(start + 1).flatMap({ fractions[$0] }), let fraction = Fraction(value, part) {
      return (fraction, afterArticle(start + 2))
    }
    if first == "a" || first == "an", word(start + 1) == "half" {
      return (Fraction(checked: 1, 2), afterArticle(start + 2))
    }
    if ["little", "few", "bit", "poco", "pocos", "poca", "pocas", "gusto"].contains(word(start + 1) ?? "") {
      return nil
    }
    return Fraction(value).map { ($0, start + 1) }
  }

  static let fractions = [
    "cuarto": 4, "cuartos": 4, "tercio": 3, "tercios": 3, "quarter": 4, "quarters": 4, "third": 3, "thirds": 3,
    "half": 2, "halves": 2,
    "eighth": 8,
  ]

  static let units = [
    "un": 1, "una": 1, "uno": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8,
    "nueve": 9, "diez": 10,
    "cien": 100, "ciento": 100, "doscientos": 200, "trescientos": 300, "cuatrocientos": 400, "quinientos": 500,
    "treinta": 30, "cuarenta": 40,
    "cincuenta": 50, "once": 11, "doce": 12, "quince": 15, "veinte": 20,
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10,
    "eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20,
  ]
}
