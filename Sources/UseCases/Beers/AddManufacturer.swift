public import Entities

/// Adds a manufacturer.
public protocol AddManufacturer: Sendable {
  /// Adds the manufacturer that the form describes and returns it.
  ///
  /// - Parameter logo: the picture that the form names, if it is new.
  func callAsFunction(
    _ draft: ManufacturerDraft, logo: LoadedImage?
  ) async throws(AddManufacturerError) -> Manufacturer
}

/// Why a manufacturer was not added.
public enum AddManufacturerError: StoreError, Sendable, Hashable {
  /// Fields of the form are invalid.
  case invalid(FormError<ManufacturerDraft.Field, ManufacturerDraft.Problem>)
  /// This manufacturer has the same name and address.
  case alreadyThere(Manufacturer)
  /// The store failed.
  case store(GatewayError)
}

/// Checks the form, and never adds the same manufacturer twice.
public struct AddManufacturerInteractor: AddManufacturer {
  private let manufacturers: any ManufacturerGateway

  /// - Parameter manufacturers: stores it.
  public init(manufacturers: any ManufacturerGateway) { self.manufacturers = manufacturers }

  public func callAsFunction(
    _ draft: ManufacturerDraft, logo: LoadedImage?
  ) async throws(AddManufacturerError) -> Manufacturer {
    let manufacturer: Manufacturer
    do { manufacturer = try draft.manufacturer() } catch { throw .invalid(error) }
    let addition = try await AddManufacturerError.adding(
      await manufacturers.addManufacturer(manufacturer, photos: logo.map { [$0] } ?? []),
      unlessThere: await manufacturers.manufacturer(named: manufacturer.name, at: manufacturer.address))
    switch addition {
    case .added(let manufacturer): return manufacturer
    case .taken(let other): throw .alreadyThere(other)
    }
  }
}
