public import Entities
public import UseCases

/// Shows a manufacturer and edits it as a draft.
public typealias ManufacturerFormPresenter = FormPresenter<ManufacturerFormFeature>
/// The content of the manufacturer form screen.
public typealias ManufacturerFormModel = EditorModel<ManufacturerFormFeature>

/// A form for a manufacturer.
public struct ManufacturerFormFeature: PhotoFormFeature {
  public typealias Draft = ManufacturerDraft
  public typealias Route = BeerRoute

  /// An action that only this form offers.
  public enum Action: Sendable, Hashable {
    /// The user wants to see the beers of the manufacturer.
    case choseBeers
  }

  /// The manufacturer that the screen shows above the form.
  public struct Head: Sendable, Hashable {
    /// The stored manufacturer. `nil` until it has been read.
    public var maker: ManufacturerModel?

    /// Creates the content above the form. By default, there is no content.
    package init(maker: ManufacturerModel? = nil) { self.maker = maker }
  }

  private let id: Manufacturer.ID
  private let beers: BeerUseCases
  public let texts: Texts

  /// Creates a form for a manufacturer.
  ///
  /// - Parameter beers: the use cases that read and edit the manufacturer.
  public init(_ id: Manufacturer.ID, _ beers: BeerUseCases, texts: Texts) {
    self.id = id
    self.beers = beers
    self.texts = texts
  }

  public func read(
    _ kept: Manufacturer?
  ) async throws(GatewayError) -> (kept: Manufacturer?, background: ManufacturerSummary) {
    let found = try await beers.store.manufacturer(id)
    return (found.manufacturer, found)
  }

  public func problem(_ error: GatewayError, _ kept: Manufacturer?) -> Problem {
    error == .notFound ? texts.noSuchManufacturer(id) : texts.problem(error)
  }

  public func save(
    _ draft: ManufacturerDraft, on kept: Manufacturer?, photos: [LoadedImage]
  ) async -> FormAnswer<ManufacturerDraft> {
    guard let kept else { return .refused(texts.noSuchManufacturer(id)) }
    return await FormAnswer(in: texts) { () throws(SaveError<ManufacturerDraft>) in
      try await beers.editManufacturer(kept, as: draft, logo: photos.last)
    }
  }

  public func savedMessage(_ saved: Manufacturer, isNew: Bool) -> String { texts.saved(saved.name) }

  public func title(_ kept: Manufacturer?, _ background: ManufacturerSummary) -> String {
    kept?.name ?? background.manufacturer.name
  }

  public func head(_ kept: Manufacturer?, _ background: ManufacturerSummary) -> Head {
    let maker = ManufacturerSummary(
      kept ?? background.manufacturer, beerCount: background.beerCount, reviewCount: background.reviewCount)
    return Head(maker: ManufacturerModel(maker, in: texts))
  }

  public func route(
    _ action: Action, _ kept: Manufacturer?, _ background: ManufacturerSummary?
  ) -> BeerRoute? { .manufacturer(id) }
}
