import Entities
import GatewayTesting
import Gateways
import UseCases

/// A generator of random records with text and numbers that an import could misread. The same seed gives the same records.
struct AnyRecords {
  private static let words = [
    "harina", "Ñandú", "1", "1.", "2.", "½", "1/2", ",", ":", "<b>", "</b>", "<br>", "<p>", "&amp;", "&lt;br&gt;",
    "&copy",
    "&", "<", ">", "\"", "\\", "\\n", "🍰", "…", "—", "'", "=1+1", "100 %", "1.250", "1,5", "24 cookies", "Paso 1",
    "Step 2:",
    "gluten free", "sin gluten", "vegan", "GlutenFreeDiet", "https://schema.org/VeganDiet", "PT5M", "null", "[]", "{}",
    "@id",
    "<to taste>", "<al gusto>", "1<sup>1/2</sup>", "<td>", "</td>", "<sal/>", "<x a=1>", "<!--", "-->",
    "a\u{301}", "\u{200E}", "recetas", "Ana", "4 servings", "http://a.example/?a=1&lt;=2",
  ]

  var random: SeededNumbers

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func maybe() -> Bool { Bool.random(using: &random) }

  mutating func text() -> String {
    let text = (0...number(0...3)).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(separator: " ")
    let clean = TextRule.cleaned(text)
    do { try BeerType.nameRule.check(clean) } catch { return "harina" }
    return clean
  }

  mutating func optional<Value>(_ value: (inout AnyRecords) -> Value) -> Value? { maybe() ? value(&self) : nil }

  mutating func texts(_ most: Int) -> [String] {
    (0..<number(0...most)).reduce(into: []) { texts, _ in
      let text = text()
      if !texts.contains(text) { texts.append(text) }
    }
  }

  mutating func decimal() -> Double {
    [0.1, 1.0 / 3, 2.5, 1250, 0.001, 1.199, 239.006, 12.75, 5].randomElement(using: &random) ?? 1
  }

  mutating func recipe(_ number: Int) throws -> RecipeDetails {
    let page = try [nil, "https://www.casa.example/a?b=1&lt=2", "http://ana.example/"].randomElement(using: &random)
      .flatMap { try $0.map { try WebAddress($0) } }
    let own = try Recipe.ID("local-\(number)")
    let id =
      [own, page.flatMap { Recipe.ID.web($0) } ?? own, .spoonacular(number)].randomElement(using: &random) ?? own
    let recipe = try Recipe(
      id: id, title: text(), image: maybe() ? page : nil, minutes: optional { $0.number(1...9999) },
      servings: optional { $0.number(1...99) })
    let nutrition = Nutrient.allCases.filter { _ in maybe() }.map { ($0, decimal()) }
    return try RecipeDetails(
      recipe: recipe, summary: maybe() ? text() : "", preparationMinutes: optional { $0.number(1...600) },
      cookingMinutes: optional { $0.number(1...600) }, pieces: optional { $0.text() }, ingredients: ingredients(),
      instructions: instructions(), diets: texts(3), cuisines: texts(2), dishTypes: texts(2), keywords: texts(3),
      rating: maybe() ? RecipeRating(4.3, count: optional { $0.number(1...9) }) : nil,
      nutrition: Dictionary(uniqueKeysWithValues: nutrition),
      credit: RecipeCredit(
        sourceName: optional { $0.text() }, sourceAddress: page, line: optional { $0.text() },
        license: optional { $0.text() }))
  }

  private mutating func ingredients() throws -> [Ingredient] {
    let lines = texts(4)
    return try (lines + lines.prefix(number(0...2))).map { line in
      try Ingredient(
        text: line, name: optional { $0.text() }, amount: optional { $0.decimal() }, unit: optional { $0.text() })
    }
  }

  private mutating func instructions() throws -> [RecipeInstructions] {
    try (0..<number(0...2)).map { _ in
      try RecipeInstructions(name: optional { $0.text() }, steps: [text()] + texts(3))
    }
  }
}

extension AnyRecords {
  /// Returns text with several lines. The text can be empty.
  private mutating func paragraphs() -> String {
    maybe() ? "" : (0...number(0...2)).map { _ in text() }.joined(separator: maybe() ? "\n" : "\n\n")
  }

  mutating func dish(_ number: Int) throws -> Dish {
    try Dish(
      name: "\(text()) \(number)", description: maybe() ? text() : "",
      price: Money(minorUnits: Int64(self.number(0...200_000))), kind: DishKind(text()))
  }

  mutating func maker(_ number: Int) throws -> Manufacturer {
    try Manufacturer(
      name: "\(text()) \(number)", address: maybe() ? text() : "", origin: maybe() ? .national : .imported)
  }

  mutating func beer(_ number: Int, of maker: Manufacturer) throws -> Beer {
    try Beer(
      id: Beer.ID("beer-\(number)"), of: maker.id, name: text(), type: BeerType(text()),
      measures: maybe() ? [.alcohol: self.number(0...12_000), .calories: self.number(0...400)] : [:])
  }

  mutating func review(_ number: Int, of beer: Beer, by author: User.ID) throws -> Review {
    try Review(
      id: Review.ID("review-\(number)"), of: beer.id, by: author, score: Score(self.number(1...5)), text: paragraphs(),
      date: Samples.date(Double(self.number(0...9_000_000)) / 1000), album: .empty)
  }

  mutating func place(_ number: Int) throws -> Place {
    func localized(_ any: inout AnyRecords) -> LocalizedText {
      LocalizedText([.spanish: any.paragraphs(), .english: any.paragraphs(), .chilean: any.paragraphs()])
    }
    let kinds = Place.Kind.allCases
    return try Place(
      kinds[number % kinds.count], number: "\(number)", name: text(), address: maybe() ? text() : "",
      coordinate: optional { (decimal: $0.decimal(), other: $0.decimal()) }
        .map { try Coordinate(latitude: 40 + $0.decimal / 1e4, longitude: -$0.other / 1e4) },
      description: localized(&self), openingHours: localized(&self), keywords: localized(&self),
      contact: PlaceContact(
        telephone: text(), email: text(), website: WebAddress("https://a.example/?b=\(number)&lt=2")),
      booking: PlaceBooking(operation: text(), data: text()), categories: texts(3), routes: texts(2),
      hasSpecialOffer: maybe())
  }

  /// Fills a store with this many records: an equal number of each kind, including shared records and users' own records.
  mutating func fill(_ store: any Store, _ count: Int) async throws {
    let numbers = 0..<count / 8
    let dishes = try numbers.map { try dish($0) }
    try await store.seed(dishes)
    let recipes = try numbers.map { try recipe($0) }
    try await store.seed(recipes: recipes)
    let makers = try numbers.map { try maker($0) }
    let beers = try numbers.map { try beer($0, of: makers[$0 / 7]) }
    try await store.seed(beers: makers.map { .manufacturer($0, photos: []) } + beers.map { .beer($0, photos: []) })
    try await store.seed(places: numbers.map { try place($0) }, with: Samples.download("one"))
    for index in numbers {
      let user = try Samples.user("user-\(index / 50)")
      try await store.addReview(review(index, of: beers[index / 3], by: user), photos: [])
      var order = try Samples.order("order-\(index)", [dishes[index]])
      if maybe() { try order.setNote(OrderNote(text()), of: dishes[index].id) }
      if index % 50 == 49 {
        try await store.saveDraft(order, of: user, replacing: nil)
      } else {
        try await store.place(order, at: Double(number(0...9_000_000)) / 1000, of: user)
      }
      _ = try await store.addFavorite(Favorite(recipes[index], addedAt: Samples.date(Double(index))), of: user)
    }
  }
}
