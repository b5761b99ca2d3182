/// Something on the restaurant's menu.
public struct Dish: Sendable, Hashable, Identifiable {
  /// Its identity, made of its first name.
  public typealias ID = Identifier<Dish>

  /// The rule for names.
  public static let nameRule = TextRule(maximumLength: 120)
  /// The rule for descriptions.
  public static let descriptionRule = TextRule(maximumLength: 2000, allowsEmpty: true)

  /// Never changes.
  public let id: ID
  /// As the menu shows it.
  public let name: String
  /// What is in it, in a sentence or two; may be empty.
  public let description: String
  /// Zero or more.
  public let price: Money
  /// The kind of the dish, which groups the menu.
  public let kind: DishKind

  /// A dish under the id that its name gives it, see ``Identifier/init(ofDishNamed:)``.
  ///
  /// - Throws: ``DishError``, which names the property and what is wrong with it.
  public init(name: String, description: String, price: Money, kind: DishKind) throws(DishError) {
    try self.init(id: ID(ofDishNamed: name), name: name, description: description, price: price, kind: kind)
  }

  /// A dish under the id that it has.
  ///
  /// - Throws: ``DishError``, which names the property and what is wrong with it.
  public init(id: ID, name: String, description: String, price: Money, kind: DishKind) throws(DishError) {
    do { try Self.nameRule.check(name) } catch { throw .name(error) }
    do { try Self.descriptionRule.check(description) } catch { throw .description(error) }
    if price.minorUnits < 0 { throw .negativePrice(price) }
    self.id = id
    self.name = name
    self.description = description
    self.price = price
    self.kind = kind
  }

  /// The same dish under another id.
  package init(_ id: ID, of dish: Dish) {
    self.id = id
    name = dish.name
    description = dish.description
    price = dish.price
    kind = dish.kind
  }

  /// The id that this name makes: dishes that share it are called the same.
  package var namedID: ID { ID(ofDishNamed: name) }
}

extension Dish: SearchedRecord {
  public static let searchedFields: [SearchField] = [.name, .description]

  public var searchedTexts: [SearchedText] {
    [SearchedText(.name, name), SearchedText(.description, description)]
  }
}

/// Why these values don't make a dish.
public enum DishError: Error, Sendable, Hashable {
  /// The name breaks ``Dish/nameRule``.
  case name(TextError)
  /// The description breaks ``Dish/descriptionRule``.
  case description(TextError)
  /// The price is below zero.
  case negativePrice(Money)
}

extension Identifier where Entity == Dish {
  /// The id of the dish of this name: `Piña asada` is `dish-pina-asada`.
  ///
  /// What ``SearchText`` does not tell apart (case, accents, `ñ` and `n`) counts as one, so a corrected spelling keeps its id.
  /// Everything but letters, digits and blanks is written as its code point (`all'ananas` is `all_27_ananas`), so that other
  /// names never meet in one id.
  public init(ofDishNamed name: String) { self.init(checked: Self.slug("dish-", of: name)) }
}

/// A kind of dish in the restaurant's own words. The set is open: any words name a kind.
public struct DishKind: Sendable, Hashable {
  /// The rule for names.
  public static let nameRule = TextRule(maximumLength: 60)

  /// As the menu shows it.
  public let name: String

  /// - Throws: ``TextError`` when the name breaks ``nameRule``.
  public init(_ name: String) throws(TextError) {
    try Self.nameRule.check(name)
    self.name = name
  }

  /// Whether both have the same words, whatever their accents and case. A typed kind is found so.
  public func isSameWord(as other: DishKind) -> Bool {
    CollationKey(name).letters == CollationKey(other.name).letters
  }
}
