/// A dish on the restaurant's menu, with its price and kind.
public struct Dish: Sendable, Hashable, Identifiable {
  /// The id of a dish, derived from the dish's original name.
  public typealias ID = Identifier<Dish>

  /// The rule for names: one line of at most 120 Unicode scalars.
  public static let nameRule = TextRule(maximumLength: 120)
  /// The rule for descriptions: one line of at most 2,000 Unicode scalars, or empty.
  public static let descriptionRule = TextRule(maximumLength: 2000, allowsEmpty: true)

  /// The id, which never changes, even if the dish is renamed.
  public let id: ID
  /// The name of the dish, as shown on the menu.
  public let name: String
  /// A description of one or two sentences. It can be empty.
  public let description: String
  /// The price of one unit, zero or more.
  public let price: Money
  /// The kind of the dish. The menu is grouped by kind.
  public let kind: DishKind

  /// Creates a dish whose id is derived from its name, as ``Identifier/init(ofDishNamed:)`` describes.
  ///
  /// - Throws: ``DishError`` with the invalid property and the problem.
  public init(name: String, description: String, price: Money, kind: DishKind) throws(DishError) {
    try self.init(id: ID(ofDishNamed: name), name: name, description: description, price: price, kind: kind)
  }

  /// Creates a dish with a given id.
  ///
  /// - Throws: ``DishError`` with the invalid property and the problem.
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

  /// Creates a copy of a dish with another id.
  package init(_ id: ID, of dish: Dish) {
    self.id = id
    name = dish.name
    description = dish.description
    price = dish.price
    kind = dish.kind
  }

  /// The id derived from the current name. Dishes with the same derived id are considered to have the same name.
  package var namedID: ID { ID(ofDishNamed: name) }
}

extension Dish: SearchedRecord {
  public static let searchedFields: [SearchField] = [.name, .description]

  public var searchedTexts: [SearchedText] {
    [SearchedText(.name, name), SearchedText(.description, description)]
  }
}

/// The reason why a dish is invalid.
public enum DishError: Error, Sendable, Hashable {
  /// The name violates ``Dish/nameRule``.
  case name(TextError)
  /// The description violates ``Dish/descriptionRule``.
  case description(TextError)
  /// The price is below zero.
  case negativePrice(Money)
}

extension Identifier where Entity == Dish {
  /// Derives the id of a dish from its name: `dish-pina-asada` for `Piña asada`.
  ///
  /// Names that ``SearchText`` considers equal (ignoring case and accents, with `ñ` as `n`) get the same id, so that a spelling correction
  /// doesn't change the id. Characters other than letters, digits and blanks are written as their code points (`all'ananas` is
  /// `all_27_ananas`), so that different names get different ids.
  public init(ofDishNamed name: String) { self.init(checked: Self.slug("dish-", of: name)) }
}

/// A kind of dish, named by the restaurant. Any name is allowed.
public struct DishKind: Sendable, Hashable {
  /// The rule for names: one line of at most 60 Unicode scalars.
  public static let nameRule = TextRule(maximumLength: 60)

  /// The name of the kind, as shown on the menu.
  public let name: String

  /// Creates a dish kind with a name.
  ///
  /// - Throws: ``TextError`` if the name violates ``nameRule``.
  public init(_ name: String) throws(TextError) {
    try Self.nameRule.check(name)
    self.name = name
  }

  /// Whether the names of both kinds are equal, ignoring accents and case. Use this method to look up a kind that the user typed.
  public func isSameWord(as other: DishKind) -> Bool {
    CollationKey(name).letters == CollationKey(other.name).letters
  }
}
