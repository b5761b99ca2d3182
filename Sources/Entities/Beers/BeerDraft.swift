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
    /// It is outside ``Beer/caloriesRange``; beyond the ends of `Int` it is the end.
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

  /// What was typed, on a beer that somebody else changed meanwhile: what was left as it was in `old` is as in `new`,
  /// and no picture is named that went.
  public func carried(from old: Beer, to new: Beer) -> BeerDraft {
    let (old, new) = (BeerDraft(old), BeerDraft(new))
    return BeerDraft(
      name: name == old.name ? new.name : name, type: type == old.type ? new.type : type,
      alcohol: alcohol == old.alcohol ? new.alcohol : alcohol,
      calories: calories == old.calories ? new.calories : calories, album: album.carried(from: old.album, to: new.album)
    )
  }

  /// The properties that it describes; blanks at the ends of texts are no mistake.
  ///
  /// - Throws: everything that is wrong, by field.
  public func beer(_ id: Beer.ID, of manufacturer: Manufacturer.ID) throws(FormError<Field, Problem>) -> Beer {
    let (name, type, alcohol, calories) = try read()
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

  /// Looks at the form without making a beer of it.
  ///
  /// - Throws: everything that is wrong, by field.
  public func check() throws(FormError<Field, Problem>) { _ = try read() }

  private typealias Reading = (name: String, type: BeerType, alcohol: AlcoholByVolume?, calories: Int?)

  private func read() throws(FormError<Field, Problem>) -> Reading {
    var error = FormError<Field, Problem>()
    let name = TextRule.cleaned(name)
    do { try Beer.nameRule.check(name) } catch let wrong { error.problems[.name] = .text(wrong) }
    var (type, alcohol, calories) = (BeerType?.none, AlcoholByVolume?.none, Int?.none)
    do { type = try BeerType(TextRule.cleaned(self.type)) } catch let wrong { error.problems[.type] = .text(wrong) }
    do { alcohol = try readAlcohol() } catch let wrong { error.problems[.alcohol] = .alcohol(wrong) }
    do { calories = try readCalories() } catch let wrong { error.problems[.calories] = wrong.problem }
    guard error.problems.isEmpty, let type else { throw error }
    return (name, type, alcohol, calories)
  }

  private struct Wrong: Error { let problem: Problem }

  private func readAlcohol() throws(AlcoholError) -> AlcoholByVolume? {
    let typed = TextRule.cleaned(alcohol)
    if typed.isEmpty { return nil }
    let number = typed.hasSuffix("%") ? TextRule.cleaned(String(typed.dropLast())) : typed
    // A sign without a number is not blank.
    if number.isEmpty { throw .notANumber(typed) }
    do { return try AlcoholByVolume(exactly: String(number.map { $0 == "," ? "." : $0 })) } catch {
      // In the user's own writing.
      switch error {
      case .notANumber: throw .notANumber(number)
      case .outOfRange: throw .outOfRange(number)
      case .tooPrecise: throw .tooPrecise(number)
      }
    }
  }

  private func readCalories() throws(Wrong) -> Int? {
    let text = TextRule.cleaned(calories)
    if text.isEmpty { return nil }
    guard let number = Int(text) ?? Self.beyondInt(text) else { throw Wrong(problem: .notWhole(text)) }
    guard Beer.caloriesRange.contains(number) else { throw Wrong(problem: .calories(number)) }
    return number
  }

  /// The end of `Int` that a whole number in digits lies beyond; `nil` when it is none.
  private static func beyondInt(_ text: String) -> Int? {
    let digits = text.utf8.dropFirst(text.hasPrefix("-") || text.hasPrefix("+") ? 1 : 0)
    let isWhole = !digits.isEmpty && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return isWhole ? (text.hasPrefix("-") ? .min : .max) : nil
  }
}
