/// The values of a dish in a form, as typed, valid or not.
public struct DishDraft: RecordDraft {
  /// Identifies a field in the dish form.
  public enum Field: String, Sendable, Hashable, CaseIterable {
    /// The name of the dish.
    case name
    /// The name of the dish kind.
    case kind
    /// The price of the dish.
    case price
    /// The description of the dish.
    case description
  }

  /// The reason why a field is invalid.
  public enum Problem: Sendable, Hashable {
    /// The text violates the rule of its field.
    case text(TextError)
    /// The text isn't a valid price.
    case price(MoneyError)
  }

  /// The name, as typed. It can be blank or too long.
  public var name: String
  /// The name of the kind, as typed.
  public var kind: String
  /// The price, as typed, with a decimal comma or point, and with or without the currency.
  public var price: String
  /// The description, as typed. It can be blank.
  public var description: String
  /// The currency of the price.
  public var currency: Currency

  /// Creates a dish form, empty by default.
  public init(
    name: String = "", kind: String = "", price: String = "", description: String = "", currency: Currency = .euro
  ) {
    self.name = name
    self.kind = kind
    self.price = price
    self.description = description
    self.currency = currency
  }

  /// Creates a form filled with a dish.
  public init(_ dish: Dish) {
    self.init(
      name: dish.name, kind: dish.kind.name, price: dish.price.decimalText, description: dish.description,
      currency: dish.price.currency)
  }

  /// Returns this draft applied to a newer version of the dish, which was saved in the meantime. Fields unchanged since `old` are taken
  /// from `new`.
  public func carried(from old: Dish, to new: Dish) -> DishDraft {
    let (old, new) = (DishDraft(old), DishDraft(new))
    var carried = new
    for field in [\DishDraft.name, \.kind, \.price, \.description] where self[keyPath: field] != old[keyPath: field] {
      carried[keyPath: field] = self[keyPath: field]
    }
    return carried
  }

  /// Returns the dish that the form describes. Blanks around each value are ignored.
  ///
  /// - Parameter id: The id of the edited dish. If `nil`, the dish is new, and its id is derived from its name.
  /// - Throws: ``FormError`` with the problem in each invalid field.
  public func dish(_ id: Dish.ID? = nil) throws(FormError<Field, Problem>) -> Dish {
    let (name, description) = (TextRule.cleaned(name), TextRule.cleaned(description))
    var error = FormError<Field, Problem>()
    do { try Dish.nameRule.check(name) } catch let wrong { error.problems[.name] = .text(wrong) }
    do { try Dish.descriptionRule.check(description) } catch let wrong { error.problems[.description] = .text(wrong) }
    var kind: DishKind?
    do { kind = try DishKind(TextRule.cleaned(self.kind)) } catch let wrong { error.problems[.kind] = .text(wrong) }
    var price: Money?
    if TextRule.cleaned(self.price).isEmpty {
      error.problems[.price] = .text(.empty)
    } else {
      do { price = try Money(typed: self.price, currency: currency) } catch let wrong {
        error.problems[.price] = .price(wrong)
      }
      if let price, price.minorUnits < 0 { error.problems[.price] = .price(.negative(price)) }
    }
    guard error.problems.isEmpty, let kind, let price else { throw error }
    let named = id ?? Dish.ID(ofDishNamed: name)
    do { return try Dish(id: named, name: name, description: description, price: price, kind: kind) } catch {
      switch error {
      case .name(let wrong): throw FormError([.name: .text(wrong)])
      case .description(let wrong): throw FormError([.description: .text(wrong)])
      case .negativePrice(let price): throw FormError([.price: .price(.negative(price))])
      }
    }
  }
}
