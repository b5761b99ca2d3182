/// The name of an ingredient on a shopping list. Words for size and preparation become remarks.
struct IngredientName {
  let key: IngredientKey
  /// The name, as spelled in the line: `tomates`.
  let text: String
  /// The counted noun, as spelled in the line, with the size of a container: `lata (400 g)`.
  let noun: String
  let remarks: [String]

  init(_ item: MeasuredLine.Item) {
    let size = item.amounts.lazy.compactMap(\.size).first
    noun = size == nil ? item.noun : "\(item.noun) (\(item.sizeText))"
    let isPacked = item.amounts.contains { $0.portion.flatMap { KitchenPortion(word: $0) }?.isContainer == true }
    var words = item.name.split(separator: " ").map { (text: String($0), folded: SearchText.fold(String($0))) }
    var remarks = item.remarks
    // The last two words can be a remark, as in `perejil para decorar` or `sal al gusto`.
    if words.count > 2, Self.endings.contains("\(words[words.count - 2].folded) \(words[words.count - 1].folded)") {
      remarks.insert(words.suffix(2).map(\.text).joined(separator: " "), at: 0)
      words.removeLast(2)
    }
    // Canned tomatoes and meat, for example, are sold chopped or minced, so the preparation belongs to the name.
    let isAsBought = isPacked || words.contains { Self.boughtPrepared.contains($0.folded) }
    let isDropped = words.map { Self.sizes.contains($0.folded) || !isAsBought && Self.preparations.contains($0.folded) }
    if isDropped.contains(true), isDropped.contains(false) {
      remarks.insert(zip(words, isDropped).filter(\.1).map(\.0.text).joined(separator: " "), at: 0)
      words = zip(words, isDropped).filter { !$0.1 }.map(\.0)
    }
    text = words.map(\.text).joined(separator: " ")
    self.remarks = remarks
    key = IngredientKey(
      text, isCounted: item.amounts.contains { $0.unit == nil && $0.portion == nil },
      size: size ?? (isPacked ? item.sizeOfContainer : nil))
  }

  private static let sizes: Set = [
    "large", "medium", "small", "big", "grande", "grandes", "mediano", "mediana", "medianos", "medianas", "pequeno",
    "pequena", "pequenos", "pequenas",
  ]

  private static let endings: Set = [
    "al gusto", "to taste", "en rodajas", "en dados", "en tiras", "en trozos", "en cubos", "en cubitos", "en laminas",
    "en juliana", "para decorar", "para adornar", "para espolvorear", "para servir", "para engrasar", "for dusting",
    "for garnish", "for serving", "for greasing", "for decorating", "for sprinkling", "for drizzling", "to serve",
    "to garnish", "to decorate",
  ]

  private static let preparations: Set = [
    "chopped", "minced", "diced", "grated", "peeled", "finely", "roughly", "coarsely", "picado", "picada", "picados",
    "picadas", "pelado", "pelada", "pelados", "peladas", "troceado", "troceada", "troceados", "troceadas",
  ]

  /// Foods that are also sold chopped, minced or grated.
  private static let boughtPrepared: Set = [
    "meat", "beef", "pork", "lamb", "veal", "turkey", "chicken", "carne", "ternera", "cerdo", "cordero", "pavo",
    "pollo",
    "res", "vacuno", "almendra", "almendras", "nuts", "nueces", "hielo", "ice",
  ]
}

extension MeasuredLine.Item {
  /// The size of one container, computed from the total content: 400 g for `½ lata (200 g)`.
  fileprivate var sizeOfContainer: MeasuredLine.Measure.Size? {
    guard amounts.count == 1, let content = equals.first, content.most == nil, let unit = content.unit,
      let size = content.amount.times(amounts[0].amount.inverse)
    else { return nil }
    return MeasuredLine.Measure.Size(amount: size, unit: unit)
  }
}
