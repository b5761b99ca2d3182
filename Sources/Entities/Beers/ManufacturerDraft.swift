/// A manufacturer as a form holds it: as typed, valid or not.
public struct ManufacturerDraft: RecordDraft {
  /// A field of the form.
  public enum Field: String, Sendable, Hashable, CaseIterable {
    /// ``ManufacturerDraft/name``.
    case name
    /// ``ManufacturerDraft/address``.
    case address
    /// ``ManufacturerDraft/origin``.
    case origin
  }

  /// Why a field is invalid.
  public enum Problem: Sendable, Hashable {
    /// The text breaks the rule of its field.
    case text(TextError)
    /// None was chosen.
    case missing
    /// Together with the name it is longer than an id may be.
    case tooLongForAnID
  }

  /// The name as it is typed.
  public var name: String
  /// The address as it is typed; may be blank.
  public var address: String
  /// `nil`: none was chosen yet.
  public var origin: Manufacturer.Origin?
  /// The id of the logo; `nil`: none was chosen.
  public var logo: Photo.ID?

  /// An empty form by default.
  public init(name: String = "", address: String = "", origin: Manufacturer.Origin? = nil, logo: Photo.ID? = nil) {
    self.name = name
    self.address = address
    self.origin = origin
    self.logo = logo
  }

  /// The form with a manufacturer in it.
  public init(_ manufacturer: Manufacturer) {
    self.init(
      name: manufacturer.name, address: manufacturer.address, origin: manufacturer.origin, logo: manufacturer.logo)
  }

  /// What was typed, merged into a manufacturer that somebody else changed: fields left as in `old` are taken from `new`.
  public func carried(from old: Manufacturer, to new: Manufacturer) -> ManufacturerDraft {
    ManufacturerDraft(
      name: name == old.name ? new.name : name, address: address == old.address ? new.address : address,
      origin: origin == old.origin ? new.origin : origin,
      logo: logo == old.logo ? new.logo : logo)
  }

  /// The manufacturer that it describes; blanks around texts are ignored.
  ///
  /// - Parameter id: of the manufacturer that it changes; `nil`: it is new, and its name and address make its id.
  /// - Throws: the problem of each invalid field.
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
      // Everything else was looked at before.
      throw FormError([address.isEmpty ? .name : .address: .tooLongForAnID])
    }
  }
}
