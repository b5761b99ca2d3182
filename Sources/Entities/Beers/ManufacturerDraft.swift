/// The values of a manufacturer in a form, as typed, valid or not.
public struct ManufacturerDraft: RecordDraft {
  /// Identifies a field in the manufacturer form.
  public enum Field: String, Sendable, Hashable, CaseIterable {
    /// The name of the manufacturer.
    case name
    /// The address of the manufacturer.
    case address
    /// The origin of the manufacturer.
    case origin
  }

  /// The reason why a field is invalid.
  public enum Problem: Sendable, Hashable {
    /// The text violates the rule of its field.
    case text(TextError)
    /// No origin was chosen.
    case missing
    /// The name and the address are too long to derive an id from them.
    case tooLongForAnID
  }

  /// The name, as typed. It can be blank or too long.
  public var name: String
  /// The address, as typed. It can be blank.
  public var address: String
  /// The chosen origin. `nil` if the user hasn't chosen one yet.
  public var origin: Manufacturer.Origin?
  /// The id of the chosen logo. `nil` if there is no logo.
  public var logo: Photo.ID?

  /// Creates a manufacturer form, empty by default.
  public init(name: String = "", address: String = "", origin: Manufacturer.Origin? = nil, logo: Photo.ID? = nil) {
    self.name = name
    self.address = address
    self.origin = origin
    self.logo = logo
  }

  /// Creates a form filled with a manufacturer.
  public init(_ manufacturer: Manufacturer) {
    self.init(
      name: manufacturer.name, address: manufacturer.address, origin: manufacturer.origin, logo: manufacturer.logo)
  }

  /// Returns this draft applied to a newer version of the manufacturer, which was saved in the meantime. Fields unchanged since `old` are
  /// taken from `new`.
  public func carried(from old: Manufacturer, to new: Manufacturer) -> ManufacturerDraft {
    ManufacturerDraft(
      name: name == old.name ? new.name : name, address: address == old.address ? new.address : address,
      origin: origin == old.origin ? new.origin : origin,
      logo: logo == old.logo ? new.logo : logo)
  }

  /// Returns the manufacturer that the form describes. Blanks around each value are ignored.
  ///
  /// - Parameter id: The id of the edited manufacturer. If `nil`, the manufacturer is new, and its id is derived from its name and address.
  /// - Throws: ``FormError`` with the problem in each invalid field.
  public func manufacturer(_ id: Manufacturer.ID? = nil) throws(FormError<Field, Problem>) -> Manufacturer {
    let (name, address) = (TextRule.cleaned(name), TextRule.cleaned(address))
    var error = FormError<Field, Problem>()
    do { try Manufacturer.nameRule.check(name) } catch let wrong { error.problems[.name] = .text(wrong) }
    do { try Manufacturer.addressRule.check(address) } catch let wrong { error.problems[.address] = .text(wrong) }
    if origin == nil { error.problems[.origin] = .missing }
    guard error.problems.isEmpty, let origin else { throw error }
    do {
      return if let id {
        try Manufacturer(id: id, name: name, address: address, origin: origin, logo: logo)
      } else {
        try Manufacturer(name: name, address: address, origin: origin, logo: logo)
      }
    } catch {
      // Only the id can be invalid here, because all other values were validated above.
      throw FormError([address.isEmpty ? .name : .address: .tooLongForAnID])
    }
  }
}
