/// The values of a beer in a form, as typed, valid or not.
public struct BeerDraft: RecordDraft {
  /// Identifies a field in the beer form.
  public enum Field: Sendable, Hashable, CaseIterable {
    /// The name of the beer.
    case name
    /// The name of the beer type.
    case type
    /// A measure, such as the alcohol content.
    case measure(BeerMeasure)

    /// The fields in the order of the form: name, type, then each measure.
    public static let allCases = [name, type] + BeerMeasure.allCases.map(measure)
  }

  /// The reason why a field is invalid.
  public enum Problem: Sendable, Hashable {
    /// The text violates the rule of its field.
    case text(TextError)
    /// The text isn't a valid number for the measure.
    case measure(BeerMeasure, BeerMeasureError)
  }

  /// The text of each field that isn't empty.
  private var texts: [Field: String] = [:]
  /// The photos, in display order.
  public var album: PhotoAlbum

  /// Creates a beer form, empty by default.
  public init(
    name: String = "", type: String = "", measures: [BeerMeasure: String] = [:], album: PhotoAlbum = .empty
  ) {
    self.album = album
    self.name = name
    self.type = type
    for (measure, text) in measures { self[.measure(measure)] = text }
  }

  /// Creates a form filled with a beer.
  public init(_ beer: Beer) {
    self.init(name: beer.name, type: beer.type.name, album: beer.album)
    for (measure, value) in beer.measures { self[.measure(measure)] = measure.text(value) }
  }

  /// The text of a field, as typed. A number has a decimal comma or point. The text is blank if the value is unknown.
  public subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue.isEmpty ? nil : newValue }
  }

  /// The name, as typed. It can be blank or too long.
  public var name: String {
    get { self[.name] }
    set { self[.name] = newValue }
  }

  /// The name of the type, as typed.
  public var type: String {
    get { self[.type] }
    set { self[.type] = newValue }
  }

  /// Returns this draft applied to a newer version of the beer, which was saved in the meantime. Fields unchanged since `old` are taken
  /// from `new`, and photos deleted in `new` are dropped.
  public func carried(from old: Beer, to new: Beer) -> BeerDraft {
    let (old, new) = (BeerDraft(old), BeerDraft(new))
    var carried = self
    for field in Field.allCases where self[field] == old[field] { carried[field] = new[field] }
    carried.album = album.carried(from: old.album, to: new.album)
    return carried
  }

  /// Returns the beer that the form describes. Blanks around each value are ignored.
  ///
  /// - Throws: ``FormError`` with the problem in each invalid field.
  public func beer(_ id: Beer.ID, of manufacturer: Manufacturer.ID) throws(FormError<Field, Problem>) -> Beer {
    let (name, type, measures) = try read()
    do {
      return try Beer(id: id, of: manufacturer, name: name, type: type, measures: measures, album: album)
    } catch {
      switch error {
      case .name(let wrong): throw FormError([.name: .text(wrong)])
      case .measure(let measure, let value):
        throw FormError([.measure(measure): .measure(measure, .outOfRange(measure.text(value)))])
      }
    }
  }

  /// Validates the form without creating a beer.
  ///
  /// - Throws: ``FormError`` with the problem in each invalid field.
  public func check() throws(FormError<Field, Problem>) { _ = try read() }

  private func read() throws(FormError<Field, Problem>) -> (String, BeerType, [BeerMeasure: Int]) {
    var error = FormError<Field, Problem>()
    let name = TextRule.cleaned(name)
    do { try Beer.nameRule.check(name) } catch let wrong { error.problems[.name] = .text(wrong) }
    var type: BeerType?
    do { type = try BeerType(TextRule.cleaned(self.type)) } catch let wrong { error.problems[.type] = .text(wrong) }
    var measures: [BeerMeasure: Int] = [:]
    for measure in BeerMeasure.allCases {
      do { measures[measure] = try measure.value(typed: self[.measure(measure)]) } catch let wrong {
        error.problems[.measure(measure)] = .measure(measure, wrong)
      }
    }
    guard error.problems.isEmpty, let type else { throw error }
    return (name, type, measures)
  }
}

extension BeerMeasure {
  /// Parses a value as the user typed it. `nil` if the text is blank.
  ///
  /// - Throws: ``BeerMeasureError`` with the text as typed.
  package func value(typed text: String) throws(BeerMeasureError) -> Int? {
    let typed = TextRule.cleaned(text)
    if typed.isEmpty { return nil }
    return decimals == 0 ? try whole(typed) : try decimal(typed)
  }

  /// Parses a percentage with a decimal comma or point, with or without the percent sign.
  private func decimal(_ typed: String) throws(BeerMeasureError) -> Int {
    let number = typed.hasSuffix("%") ? TextRule.cleaned(String(typed.dropLast())) : typed
    // A percent sign without a number is an error, not blank text.
    if number.isEmpty { throw .notANumber(typed) }
    do { return try value(exactly: String(number.map { $0 == "," ? "." : $0 })) } catch {
      switch error {
      case .notANumber: throw .notANumber(number)
      case .outOfRange: throw .outOfRange(number)
      case .tooPrecise: throw .tooPrecise(number)
      }
    }
  }

  private func whole(_ typed: String) throws(BeerMeasureError) -> Int {
    let digits = typed.utf8.dropFirst(typed.hasPrefix("-") || typed.hasPrefix("+") ? 1 : 0)
    guard !digits.isEmpty, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      throw .notANumber(typed)
    }
    guard let value = Int(typed), range.contains(value) else { throw .outOfRange(typed) }
    return value
  }
}
