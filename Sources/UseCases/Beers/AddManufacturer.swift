public import Entities

/// Adds a manufacturer that the user describes in a form.
public protocol AddManufacturer: Sendable {
  /// Adds the manufacturer that the form describes, and returns it.
  ///
  /// - Parameter logo: The logo that the form refers to, if it is new.
  func callAsFunction(
    _ draft: ManufacturerDraft, logo: LoadedImage?
  ) async throws(SaveError<ManufacturerDraft>) -> Manufacturer
}

/// Validates the form, and never adds the same manufacturer twice.
package struct AddManufacturerInteractor: AddManufacturer {
  private let manufacturers: any ManufacturerGateway

  /// - Parameter manufacturers: The gateway that stores the manufacturer.
  package init(manufacturers: any ManufacturerGateway) { self.manufacturers = manufacturers }

  package func callAsFunction(
    _ draft: ManufacturerDraft, logo: LoadedImage?
  ) async throws(SaveError<ManufacturerDraft>) -> Manufacturer {
    let manufacturer = try SaveError<ManufacturerDraft>.record(draft.manufacturer())
    return try await SaveError<ManufacturerDraft>.adding(
      await manufacturers.addManufacturer(manufacturer, photos: logo.map { [$0] } ?? []),
      unlessThere: await manufacturers.manufacturer(named: manufacturer.name, at: manufacturer.address))
  }
}
