/// The Spanish and English vocabulary of ingredient lines, folded.
enum LineWords {
  static let and: Set = ["y", "e", "and"]
  /// Words that occur only in Spanish lines.
  static let spanish: Set = [
    "de", "del", "y", "con", "sin", "para", "en", "al", "el", "la", "los", "las", "temperatura",
  ]
  /// Words that repeat the previous amount: `1 cdta de orégano y otra de albahaca`.
  static let others: Set = ["otro", "otra", "otros", "otras", "another"]
  static let plus: Set = ["mas", "plus", "y", "and"]
  /// Prepositions between an amount and its ingredient.
  static let ties: Set = ["de", "del", "of"]
  static let articles: Set = ["el", "la", "los", "las", "the", "un", "una", "a"]
  /// Parts of an ingredient that are used: `zumo de 1 limón`.
  static let parts: Set = [
    "zumo", "jugo", "ralladura", "cascara", "piel", "corteza", "pulpa", "hojas", "yema", "clara", "semillas",
    "juice", "zest", "rind", "peel", "pulp", "seeds", "leaves",
  ]
  static let about: Set = [
    "unos", "unas", "aproximadamente", "aprox", "cerca", "sobre", "about", "approximately", "approx", "roughly",
    "around", "circa",
    "casi", "minimo", "maximo", "scant", "heaping", "generous", "nearly", "almost", "maybe",
  ]
  /// Adjectives between a number and its unit: `1 heaping tablespoon`.
  static let sizes: Set = [
    "heaping", "heaped", "lg", "lrg", "sm", "med", "scant", "level", "generous", "rounded", "large", "small", "medium",
    "big", "fat", "good",
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
  /// Pairs of ingredients that share one amount in unknown proportions.
  static let ambiguous: Set = ["salt and pepper", "sal y pimienta", "salt & pepper"]
  static let each = [
    "each", "cada", "c/u", "apiece", "por unidad", "la unidad", "unidad", "per", "a piece", "ea", "ea.", "p.p.",
  ]
  /// Portions that follow the ingredient in English, as in `garlic cloves`.
  static let trailingPortions: Set = [
    "wedge", "wedges", "bulb", "bulbs", "cloves", "clove", "leaves", "leaf", "sticks", "stick", "sprigs", "sprig",
    "stalks", "stalk", "ribs", "rib", "slices", "slice",
  ]
  /// Words that introduce the purpose of an additional amount.
  static let purposes: Set = ["para", "for", "extra", "mas", "more"]
  static let pieces: Set = ["piece", "pieces", "trozo", "knob", "thumb", "in"]
  /// Portions that count as one without a number.
  static let impliedPortions: Set = [
    "pizca", "pellizco", "punado", "chorro", "chorrito", "manojo", "ramita", "gota", "trozo", "pinch", "dash", "splash",
    "handful", "knob",
    "drizzle", "sprinkle", "squeeze", "bunch", "sprig", "piece", "glug", "thumb",
  ]
  /// Portions that count as one even if the ingredient follows directly: `pinch salt`.
  static let pinches: Set = ["pinch", "dash", "handful", "splash"]
  /// Words that start a remark, not another ingredient.
  static let remarks: Set = [
    "al", "a", "to", "for", "para", "opcional", "optional", "c", "cantidad", "as", "plus", "mas", "preferably", "mejor",
    "bien", "muy", "en", "in",
    "sin", "without", "with", "con", "cortado", "cortada", "cut", "or", "o", "such", "ideally", "recien", "freshly",
    "finely", "roughly",
    "thinly", "divided", "well", "if", "si", "about", "extra", "at", "only", "solo",
  ]

  /// Words that describe an amount, not a piece: `3 carrots (5 oz net weight)`.
  static let conditions: Set = [
    "aprox", "aprox.", "approx", "approx.", "crudo", "cruda", "crudos", "crudas", "en", "fresh", "in", "limpio",
    "limpia", "limpios", "limpias", "net", "neto", "or", "o", "peso", "raw", "so", "weight",
  ]

  /// Whether a word looks like a participle or an adverb: `picado`, `chopped`, `finamente`, `coarsely`.
  static func looksLikeRemark(_ word: String) -> Bool {
    if word.count < 5 { return false }
    return ["ado", "ada", "ados", "adas", "ido", "ida", "idos", "idas", "mente", "ed", "ly"].contains {
      word.hasSuffix($0)
    }
  }

  /// Words after numbers that aren't amounts.
  static let fixed: Set = [
    "cm", "mm", "m", "inch", "inches", "pulgada", "pulgadas", "min", "mins", "minuto", "minutos", "minute", "minutes",
    "h", "hora", "horas", "hour",
    "hours", "grados", "degrees", "vol", "proof", "kcal", "anos", "years", "meses", "months", "dias", "days", "w",
    "watt", "por", "percent", "count",
  ]
  /// Words that make a number before them part of the name: `7 especias`.
  static let countedKinds: Set = [
    "especias", "spice", "spices", "cereales", "quesos", "cheese", "cheeses", "grain", "grains", "semillas", "seed",
    "estaciones", "pimientas",
    "bean", "hierbas",
  ]
  /// Words after which a number is a name or a label, not an amount.
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

  /// Returns the words in `text`, folded, with their hyphens: `fat-free`.
  static func all(in text: String) -> [String] {
    SearchText.fold(text).split { " ,:".contains($0) }.map(String.init)
  }
  /// Whether a unit is joined to another word: `teaspoonvanilla`, `tazasde`.
  static func hidesUnit(_ word: String) -> Bool {
    let starts = ["teaspoon", "tablespoon", "cucharad", "cups", "tbsp", "tsp"]
    return starts.contains(where: word.hasPrefix) || word.hasSuffix("de") && KitchenUnit(word: word.dropLast(2)) != nil
  }
  /// Words after a number that don't count pieces: `1 par de huevos`, `2 c. s. de aceite`.
  static let hiddenCounts: Set = ["par", "pares", "couple", "pair", "pairs", "thumb", "c"]
  /// Words that make a number before them part of a name: `5 spice powder`.
  static let mixtures: Set = ["powder", "mix", "blend", "seasoning", "bread", "flour", "cereal", "rice"]
  /// Cuts of meat or fish. A weight before one of these words applies to each piece: `2 - 6 oz chicken breasts`.
  static let cuts: Set = [
    "breast", "breasts", "fillet", "fillets", "filet", "filets", "steak", "steaks", "chop", "chops", "thigh", "thighs",
    "tail", "tails", "patties", "portions",
  ]
  /// Words that start another ingredient after a comma: `2 huevos, sal y pimienta`.
  static let foods: Set = [
    "sal", "salt", "pimienta", "aceite", "oil", "azucar", "sugar", "harina", "flour", "mantequilla", "butter",
    "vinagre",
    "vinegar", "ajo", "garlic", "perejil", "parsley", "apio", "celery", "puerro", "leek", "cebolla", "zanahoria",
    "vino",
    "wine", "igual", "same",
  ]
  /// Words for a rate or a part, which aren't names: `80 g cada una`, `2 of them`.
  static let eachOf: Set = ["cada", "each", "ea", "per", "por", "them", "ellos", "ellas"]
  /// Whether all words are qualities, so that the name follows later: `boneless` in `boneless, skinless chicken breasts`.
  static func areQualities(_ words: [String]) -> Bool {
    !words.isEmpty
      && words.allSatisfy { word in qualities.contains(word) || qualityEndings.contains(where: word.hasSuffix) }
  }

  private static let qualities: Set = [
    "chopped", "cold", "cooked", "crisp", "diced", "firm", "frozen", "minced", "nonfat", "peeled", "plain", "ripe",
    "salted",
    "shredded", "sliced", "sweet", "tart", "toasted", "unsalted", "unsweetened",
  ]
  private static let qualityEndings = ["-free", "less", "-fat", "-sodium", "-salt", "-sugar", "-quality", "-in", "-on"]
  /// Ordinal endings after a fraction in digits: `1/4th cup`.
  static let ordinals: Set = ["th", "ths", "rd", "rds", "nd"]
  /// Words for the unit of a rate, whose total amount is unknown: `2 huevos por persona`.
  static let rates: Set = [
    "persona", "person", "comensal", "racion", "porcion", "serving", "portion", "head", "kilo", "kg", "litro", "l",
    "liter", "litre", "pound", "lb", "cup", "taza", "huevo", "egg", "each", "cada", "gramo", "g", "ml",
  ]
  /// Utensils whose size can start a line: `20 cm tin`.
  static let tins: Set = ["tin", "pan", "mold", "mould", "tray", "dish", "ring", "skewer", "skewers", "springform"]
  /// Words for a share of the ingredient, which is not scaled: `1 cup nuts, half chopped`.
  static let shares: Set = ["half", "mitad"]
  /// Words that form a name with the number before them: `media crema`, `Thousand Island`.
  static let trailingNames: Set = ["crema", "luna", "noche", "island"]
  /// Words that start an amount.
  static let ones: Set = ["un", "una", "uno", "a", "an", "one", "half", "medio", "media"]
  /// Words between two amounts, the second of which would be lost: `1 cebolla o un puerro`, `1 cup minus a tablespoon`.
  static let alternatives: Set = ["o", "u", "or", "con", "with", "menos", "minus", "less"]
}
