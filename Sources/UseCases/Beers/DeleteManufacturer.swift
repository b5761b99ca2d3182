/// Deletes a manufacturer with everything that belongs to it.
public protocol DeleteManufacturer: Sendable {
  /// Deletes the manufacturer, its beers and their reviews, if that is exactly what the user agreed to lose.
  func callAsFunction(_ agreed: ManufacturerSummary) async throws(DeleteError<ManufacturerSummary>)
}

extension DeleteInteractor: DeleteManufacturer where Facts == ManufacturerSummary {
  /// - Parameter manufacturers: stores it.
  public init(manufacturers: any ManufacturerGateway) {
    self.init(manufacturers.deleteManufacturer, now: manufacturers.manufacturer(_:))
  }
}
