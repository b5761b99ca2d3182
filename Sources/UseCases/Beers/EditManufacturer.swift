public import Entities

/// Changes a manufacturer.
public protocol EditManufacturer: Sendable {
  /// Applies the form to the manufacturer and returns it; its id and its beers stay. An unchanged form
  /// writes nothing.
  ///
  /// - Parameters:
  ///   - original: what the form was filled in with.
  ///   - logo: the picture that the form names, if it is new.
  func callAsFunction(
    _ original: Manufacturer, as draft: ManufacturerDraft, logo: LoadedImage?
  ) async throws(EditManufacturerError) -> Manufacturer
}

/// Why a manufacturer was not changed.
public enum EditManufacturerError: OvertakenError, Sendable, Hashable {
  /// Fields of the form are invalid.
  case invalid(FormError<ManufacturerDraft.Field, ManufacturerDraft.Problem>)
  /// This other manufacturer has the new name and address.
  case alreadyThere(Manufacturer)
  /// Somebody else changed it meanwhile, to this.
  case changed(Manufacturer)
  /// It was deleted meanwhile.
  case notThere(Manufacturer)
  /// The store failed.
  case store(GatewayError)
}

/// Checks the form, and never overwrites what somebody else changed since it was filled in.
public struct EditManufacturerInteractor: EditManufacturer {
  private let manufacturers: any ManufacturerGateway

  /// - Parameter manufacturers: stores it.
  public init(manufacturers: any ManufacturerGateway) { self.manufacturers = manufacturers }

  public func callAsFunction(
    _ original: Manufacturer, as draft: ManufacturerDraft, logo: LoadedImage?
  ) async throws(EditManufacturerError) -> Manufacturer {
    let manufacturer: Manufacturer
    do { manufacturer = try draft.manufacturer(original.id) } catch { throw .invalid(error) }
    if manufacturer == original { return original }
    let other = try await EditManufacturerError.wrapping(
      await manufacturers.replaceManufacturer(original, by: manufacturer, photos: logo.map { [$0] } ?? []),
      of: original, now: await manufacturers.manufacturer(original.id).manufacturer,
      unlessThere: await other(manufacturer))
    if let other { throw .alreadyThere(other) }
    return manufacturer
  }

  /// Another manufacturer with the new name and address, if any.
  private func other(_ manufacturer: Manufacturer) async throws(GatewayError) -> Manufacturer {
    let other = try await manufacturers.manufacturer(named: manufacturer.name, at: manufacturer.address)
    if other.id == manufacturer.id { throw .notFound }
    return other
  }
}
