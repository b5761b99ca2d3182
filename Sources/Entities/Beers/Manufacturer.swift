/// A manufacturer of beers.
public struct Manufacturer: Sendable, Hashable, Identifiable {
  /// Its id, made from its first name and address: `maker-mahou`, `maker-mahou@alcala-de-henares`.
  public typealias ID = Identifier<Manufacturer>

  /// The rule for names.
  public static let nameRule = TextRule(maximumLength: 120)
  /// The rule for addresses.
  public static let addressRule = TextRule(maximumLength: 300, allowsEmpty: true)

  /// Never changes.
  public let id: ID
  /// As the list shows it.
  public let name: String
  /// Where it is, in one line; may be empty.
  public internal(set) var address: String
  /// The section of the list that it stands in.
  public let origin: Origin
  /// Its sign, if there is a picture of it.
  public internal(set) var logo: Photo.ID?

  /// Where a manufacturer is, seen from Spain.
  public enum Origin: String, Sendable, Hashable, CaseIterable {
    /// In Spain.
    case national
    /// Anywhere else.
    case imported
  }

  /// A manufacturer under the id that its name and address give it.
  ///
  /// - Throws: ``ManufacturerError``, which names the property and what is wrong with it.
  public init(name: String, address: String = "", origin: Origin, logo: Photo.ID? = nil) throws(ManufacturerError) {
    do { try Self.nameRule.check(name) } catch { throw .name(error) }
    do { try Self.addressRule.check(address) } catch { throw .address(error) }
    guard let id = ID(ofManufacturerNamed: name, at: address) else { throw .tooLongForAnID(name) }
    try self.init(id: id, name: name, address: address, origin: origin, logo: logo)
  }

  /// A manufacturer under the id that it has.
  ///
  /// - Throws: ``ManufacturerError``, which names the property and what is wrong with it.
  public init(
    id: ID, name: String, address: String = "", origin: Origin, logo: Photo.ID? = nil
  ) throws(ManufacturerError) {
    do { try Self.nameRule.check(name) } catch { throw .name(error) }
    do { try Self.addressRule.check(address) } catch { throw .address(error) }
    self.id = id
    self.name = name
    self.address = address
    self.origin = origin
    self.logo = logo
  }

  /// The same manufacturer under another id.
  package init(_ id: ID, of manufacturer: Manufacturer) {
    self.id = id
    name = manufacturer.name
    address = manufacturer.address
    origin = manufacturer.origin
    logo = manufacturer.logo
  }

  /// Whether both are called the same, at the same address.
  package func isNamedAs(_ name: String, at address: String) -> Bool {
    SearchText(self.name).folded == SearchText(name).folded
      && SearchText(self.address).folded == SearchText(address).folded
  }

  /// The id that this name and address make; `nil` when they are too long for one.
  package var namedID: ID? { ID(ofManufacturerNamed: name, at: address) }
}

extension Manufacturer: SearchedRecord {
  public static let searchedFields: [SearchField] = [.name]

  public var searchedTexts: [SearchedText] { [SearchedText(.name, name)] }
}

/// Why these values don't make a manufacturer.
public enum ManufacturerError: Error, Sendable, Hashable {
  /// The name breaks ``Manufacturer/nameRule``.
  case name(TextError)
  /// The address breaks ``Manufacturer/addressRule``.
  case address(TextError)
  /// Name and address, written as an id, are longer than an id may be; some in other scripts are.
  case tooLongForAnID(String)
}

extension Identifier where Entity == Manufacturer {
  /// The id of the manufacturer of this name at this address; `nil` when they are too long for one.
  ///
  /// What ``SearchText`` does not tell apart counts as one. No name has an `@` in its id, so that names and addresses never mix.
  public init?(ofManufacturerNamed name: String, at address: String = "") {
    let name = Self.slug("maker-", of: name)
    let text = SearchText(address).isBlank ? name : Self.slug(name + "@", of: address)
    guard let id = try? Self(text) else { return nil }
    self = id
  }
}
