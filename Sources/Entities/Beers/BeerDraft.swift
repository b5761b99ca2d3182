/// A beer as a form holds it: as it is typed, right or wrong.
public struct BeerDraft: Sendable, Hashable {
  /// What can be wrong by itself.
  public enum Field: String, Sendable, Hashable, CaseIterable {
    case name, type, alcohol, calories
  }

  /// What is wrong with a field.
  public enum Problem: Sendable, Hashable {
    case text(TextError)
    case alcohol(AlcoholError)
    /// It is no whole number.
    case notWhole(String)
    /// It is outside ``Beer/caloriesRange``.
    case calories(Int)
  }

  public var name: String
  public var type: String
  /// In per cent, with a comma or a point; blank: unknown.
  public var alcohol: String
  /// In kilocalories; blank: unknown.
  public var calories: String
  public var album: PhotoAlbum

  /// An empty form, unless said otherwise.
  public init(
    name: String = "", type: String = "", alcohol: String = "", calories: String = "", album: PhotoAlbum = .empty
  ) {
    self.name = name
    self.type = type
    self.alcohol = alcohol
    self.calories = calories
    self.album = album
  }

  /// The form with a beer in it.
  public init(_ beer: Beer) {
    self.init(
      name: beer.name, type: beer.type.name, alcohol: beer.alcohol?.text ?? "",
      calories: beer.calories.map(String.init) ?? "", album: beer.album)
  }

  /// The properties that it describes; blanks at the ends of texts are no mistake.
  ///
  /// - Throws: everything that is wrong, by field.
  public func beer(_ id: Beer.ID, of manufacturer: Manufacturer.ID) throws(FormError<Field, Problem>) -> Beer {
    var error = FormError<Field, Problem>()
    let name = TextRule.cleaned(name)
    do { try Beer.nameRule.check(name) } catch let wrong { error.problems[.name] = .text(wrong) }
    var (type, alcohol, calories) = (BeerType?.none, AlcoholByVolume?.none, Int?.none)
    do { type = try BeerType(TextRule.cleaned(self.type)) } catch let wrong { error.problems[.type] = .text(wrong) }
    do { alcohol = try readAlcohol() } catch let wrong { error.problems[.alcohol] = .alcohol(wrong) }
    do { calories = try readCalories() } catch let wrong { error.problems[.calories] = wrong.problem }
    guard error.problems.isEmpty, let type else { throw error }
    do {
      return try Beer(
        id: id, of: manufacturer, name: name, type: type, alcohol: alcohol, calories: calories, album: album)
    } catch {
      switch error {
      case .name(let wrong): throw FormError([.name: .text(wrong)])
      case .calories(let number): throw FormError([.calories: .calories(number)])
      }
    }
  }

  private struct Wrong: Error { let problem: Problem }

  private func readAlcohol() throws(AlcoholError) -> AlcoholByVolume? {
    var text = TextRule.cleaned(alcohol)
    if text.hasSuffix("%") { text = TextRule.cleaned(String(text.dropLast())) }
    if text.isEmpty { return nil }
    return try AlcoholByVolume(exactly: String(text.map { $0 == "," ? "." : $0 }))
  }

  private func readCalories() throws(Wrong) -> Int? {
    let text = TextRule.cleaned(calories)
    if text.isEmpty { return nil }
    guard let number = Int(text) else { throw Wrong(problem: .notWhole(text)) }
    guard Beer.caloriesRange.contains(number) else { throw Wrong(problem: .calories(number)) }
    return number
  }
}
