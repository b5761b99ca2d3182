/// A manufacturer of beer, with its address, origin and logo.
public struct Manufacturer: Sendable, Hashable, Identifiable {
  /// An id derived from the original name and address: `maker-mahou`, `maker-mahou@alcala-de-henares`.
  public typealias ID = Identifier<Manufacturer>

  /// The rule for names: one line of at most 120 Unicode scalars.
  public static let nameRule = TextRule(maximumLength: 120)
  /// The rule for addresses: one line of at most 300 Unicode scalars, or empty.
  public static let addressRule = TextRule(maximumLength: 300, allowsEmpty: true)

  /// The id, which never changes, even if the manufacturer is renamed.
  public let id: ID
  /// The name, as shown in lists.
  public let name: String
  /// The address on one line. It can be empty.
  public internal(set) var address: String
  /// The origin, which is also the manufacturer's section in lists.
  public let origin: Origin
  /// The id of the logo. `nil` if the manufacturer has no logo.
  public internal(set) var logo: Photo.ID?

  /// The origin of a manufacturer: Spain (national) or another country (imported).
  public enum Origin: String, Sendable, Hashable, CaseIterable {
    /// The manufacturer is from Spain.
    case national
    /// The manufacturer is from any other country.
    case imported
  }

  /// Creates a manufacturer whose id is derived from its name and address.
  ///
  /// - Throws: ``ManufacturerError`` with the invalid property and the problem.
  public init(name: String, address: String = "", origin: Origin, logo: Photo.ID? = nil) throws(ManufacturerError) {
    do { try Self.nameRule.check(name) } catch { throw .name(error) }
    do { try Self.addressRule.check(address) } catch { throw .address(error) }
    guard let id = ID(ofManufacturerNamed: name, at: address) else { throw .tooLongForAnID(name) }
    try self.init(id: id, name: name, address: address, origin: origin, logo: logo)
  }

  /// Creates a manufacturer with a given id.
  ///
  /// - Throws: ``ManufacturerError`` with the invalid property and the problem.
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

  /// Creates a copy of a manufacturer with another id.
  package init(_ id: ID, of manufacturer: Manufacturer) {
    self.id = id
    name = manufacturer.name
    address = manufacturer.address
    origin = manufacturer.origin
    logo = manufacturer.logo
  }

  /// Whether the manufacturer has this name and address, ignoring case and accents.
  package func isNamedAs(_ name: String, at address: String) -> Bool {
    SearchText(self.name).folded == SearchText(name).folded
      && SearchText(self.address).folded == SearchText(address).folded
  }

  /// The id derived from the current name and address. `nil` if they are too long for an id.
  package var namedID: ID? { ID(ofManufacturerNamed: name, at: address) }
}

extension Manufacturer: SearchedRecord {
  public static let searchedFields: [SearchField] = [.name]

  public var searchedTexts: [SearchedText] { [SearchedText(.name, name)] }
}

/// The reason why a manufacturer is invalid.
public enum ManufacturerError: Error, Sendable, Hashable {
  /// The name violates ``Manufacturer/nameRule``.
  case name(TextError)
  /// The address violates ``Manufacturer/addressRule``.
  case address(TextError)
  /// The name and the address are too long for an id, which can happen in some scripts.
  case tooLongForAnID(String)
}

extension Identifier where Entity == Manufacturer {
  /// Derives an id from a name and an address. `nil` if they are too long for an id.
  ///
  /// Names that ``SearchText`` considers equal get the same id. A name contributes no `@` to the id, so that the name and the address can't
  /// be confused.
  public init?(ofManufacturerNamed name: String, at address: String = "") {
    let name = Self.slug("maker-", of: name)
    let text = SearchText(address).isBlank ? name : Self.slug(name + "@", of: address)
    guard let id = try? Self(text) else { return nil }
    self = id
  }
}
