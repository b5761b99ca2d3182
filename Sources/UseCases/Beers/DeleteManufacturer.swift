/// Deletes a manufacturer with its beers and their reviews.
public protocol DeleteManufacturer: Sendable {
  /// Deletes the manufacturer, its beers and their reviews if the manufacturer and the counts haven't changed since the user confirmed the
  /// deletion.
  func callAsFunction(_ agreed: ManufacturerSummary) async throws(DeleteError<ManufacturerSummary>)
}

extension DeleteInteractor: DeleteManufacturer where Facts == ManufacturerSummary {
  /// - Parameter manufacturers: The gateway that stores the manufacturer.
  public init(manufacturers: any ManufacturerGateway) {
    self.init(manufacturers.deleteManufacturer, now: manufacturers.manufacturer(_:))
  }
}
