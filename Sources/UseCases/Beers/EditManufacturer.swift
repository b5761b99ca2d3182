public import Entities

/// Changes a manufacturer, based on a form.
public protocol EditManufacturer: Sendable {
  /// Applies the form to the manufacturer, and returns the changed manufacturer, which keeps its id and its beers. An unchanged form writes
  /// nothing.
  ///
  /// - Parameters:
  ///   - original: The manufacturer from which the form was created.
  ///   - logo: The logo that the form refers to, if it is new.
  func callAsFunction(
    _ original: Manufacturer, as draft: ManufacturerDraft, logo: LoadedImage?
  ) async throws(SaveError<ManufacturerDraft>) -> Manufacturer
}

/// Validates the form, and never overwrites changes made elsewhere in the meantime.
package struct EditManufacturerInteractor: EditManufacturer {
  private let manufacturers: any ManufacturerGateway

  /// - Parameter manufacturers: The gateway that stores the manufacturer.
  package init(manufacturers: any ManufacturerGateway) { self.manufacturers = manufacturers }

  package func callAsFunction(
    _ original: Manufacturer, as draft: ManufacturerDraft, logo: LoadedImage?
  ) async throws(SaveError<ManufacturerDraft>) -> Manufacturer {
    let manufacturer = try SaveError<ManufacturerDraft>.record(draft.manufacturer(original.id))
    return try await SaveError<ManufacturerDraft>.replacing(
      original, by: manufacturer,
      await manufacturers.replaceManufacturer(original, by: manufacturer, photos: logo.map { [$0] } ?? []),
      now: await manufacturers.manufacturer(original.id).manufacturer
    ) { () throws(GatewayError) in
      try await manufacturers.manufacturer(named: manufacturer.name, at: manufacturer.address)
    }
  }
}
