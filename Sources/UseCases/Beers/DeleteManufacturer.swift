public import Entities

/// Deletes a manufacturer with everything that belongs to it.
public protocol DeleteManufacturer: Sendable {
  /// Deletes the manufacturer, its beers and their reviews, if that is exactly what the user agreed to lose.
  func callAsFunction(_ agreed: ManufacturerSummary) async throws(DeleteManufacturerError)
}

/// Why a manufacturer was not deleted; nothing was.
public enum DeleteManufacturerError: OvertakenError, AgreementError, Sendable, Hashable {
  /// It was deleted meanwhile.
  case notThere(Manufacturer.ID)
  /// It has changed since the user confirmed, to this: ask again.
  case changed(ManufacturerSummary)
  /// The store failed.
  case store(GatewayError)

  public var now: ManufacturerSummary? { if case .changed(let now) = self { now } else { nil } }
}

/// Compares and deletes in one step, and reports what changed since the user confirmed.
public struct DeleteManufacturerInteractor: DeleteManufacturer {
  private let manufacturers: any ManufacturerGateway

  /// - Parameter manufacturers: stores it.
  public init(manufacturers: any ManufacturerGateway) { self.manufacturers = manufacturers }

  public func callAsFunction(_ agreed: ManufacturerSummary) async throws(DeleteManufacturerError) {
    try await DeleteManufacturerError.wrapping(
      await manufacturers.deleteManufacturer(agreed), of: agreed.id, now: await manufacturers.manufacturer(agreed.id))
  }
}
