public import Entities

/// Puts a manufacturer into the list.
public protocol AddManufacturer: Sendable {
  /// Adds the manufacturer that the form describes and answers it.
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

  /// - Parameter manufacturers: where it is kept.
  public init(manufacturers: any ManufacturerGateway) { self.manufacturers = manufacturers }

  public func callAsFunction(
    _ draft: ManufacturerDraft, logo: LoadedImage?
  ) async throws(AddManufacturerError) -> Manufacturer {
    let manufacturer: Manufacturer
    do { manufacturer = try draft.manufacturer() } catch { throw .invalid(error) }
    while true {
      do {
        try await manufacturers.addManufacturer(manufacturer, photos: logo.map { [$0] } ?? [])
        return manufacturer
      } catch .conflict {
        // Nobody is there when it was deleted in between: then the place is free.
        if let other = try await whoIsThere(insteadOf: manufacturer) { throw .alreadyThere(other) }
      } catch {
        throw .store(error)
      }
    }
  }

  private func whoIsThere(
    insteadOf manufacturer: Manufacturer
  ) async throws(AddManufacturerError) -> Manufacturer? {
    do { return try await manufacturers.manufacturer(manufacturer.id).manufacturer } catch .notFound {
      return nil
    } catch {
      throw .store(error)
    }
  }
}
