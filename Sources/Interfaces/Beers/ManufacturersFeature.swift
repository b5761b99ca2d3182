public import Entities
public import UseCases

/// Shows and searches the manufacturers, adds manufacturers, and deletes manufacturers with their beers and reviews.
public typealias ManufacturersPresenter = ListPresenter<ManufacturersFeature>

/// The list of manufacturers, with a form for a new manufacturer.
public final class ManufacturersFeature: ListFeature {
  public typealias Row = ManufacturerRow
  public typealias Route = BeerRoute

  /// An action that only this list offers.
  public enum Action: Sendable, Hashable {
    /// The user wants to add a manufacturer. The form is shown.
    case wantedToAdd
    /// The draft changed. This can happen with every keystroke. `logo` is the picture that the user has just chosen as the logo, if any.
    case changedDraft(ManufacturerDraft, logo: LoadedImage?)
    /// The user submitted the form. `logo` is the picture that the user chose as the logo, unless an earlier event already contained this
    /// picture.
    case added(ManufacturerDraft, logo: LoadedImage?)
    /// The user closed the form. Its draft is discarded.
    case canceledAdding
    /// The user wants to edit a manufacturer.
    case wantedToEdit(Manufacturer.ID)
    /// The user wants to see the best beers.
    case choseBest
    /// The user wants to see the reviews of all beers.
    case choseReviews
  }

  /// The content that the screen shows in addition to the rows.
  public struct Extra: ListExtra, Sendable {
    /// The form for a new manufacturer. `nil` if it isn't shown.
    public var form: FormModel?
    public var isShownWithoutRows: Bool { form != nil }

    /// Creates the additional content, without a form by default.
    package init(form: FormModel? = nil) { self.form = form }
  }

  private let beers: BeerUseCases
  public let texts: Texts
  private var form: Form<ManufacturerDraft>?
  private var isAdding = false

  /// Creates a list of manufacturers.
  ///
  /// - Parameter beers: the use cases that read, add and delete manufacturers.
  public init(_ beers: BeerUseCases, texts: Texts) {
    self.beers = beers
    self.texts = texts
  }

  public func read(_ query: ListQuery<Nothing>, _ page: Page) async throws(GatewayError) -> Paged<ManufacturerSummary> {
    try await beers.store.manufacturers(matching: query.search, page: page)
  }

  public func changes(of query: ListQuery<Nothing>) -> (any ChangeGateway)? { beers.store as? any ChangeGateway }

  public func model(_ answer: Paged<ManufacturerSummary>?, _ query: ListQuery<Nothing>) -> ManufacturersModel {
    var model = ManufacturersModel(answer ?? Paged([], hasMore: false), searching: query.text, in: texts)
    model.form = form?.model(title: texts.newManufacturer, in: texts)
    return model
  }

  public func choose(_ row: Manufacturer.ID, in list: ManufacturersPresenter) async { list.go(to: .manufacturer(row)) }

  public func act(_ action: Action, in list: ManufacturersPresenter) async {
    switch action {
    case .wantedToAdd:
      if form == nil { form = emptyForm }
      list.tell()
    case .changedDraft(let draft, let logo):
      fill(draft, logo)
      list.tell()
    case .added(let draft, let logo): await add(draft, logo, in: list)
    case .canceledAdding:
      if form == nil { return }
      form = nil
      await list.show()
    case .wantedToEdit(let maker): list.go(to: .maker(maker))
    case .choseBest: list.go(to: .best)
    case .choseReviews: list.go(to: .reviews(of: nil))
    }
  }

  // MARK: Adding

  private var emptyForm: Form<ManufacturerDraft> { Form(ManufacturerDraft(), album: AlbumOfDraft()) }

  private func fill(_ draft: ManufacturerDraft, _ logo: LoadedImage?) {
    var filled = form ?? emptyForm
    filled.fill(draft, photos: logo.map { [$0] } ?? [], in: texts)
    form = filled
  }

  private func add(_ draft: ManufacturerDraft, _ logo: LoadedImage?, in list: ManufacturersPresenter) async {
    fill(draft, logo)
    guard !isAdding, let sent = form else { return }
    isAdding = true
    let answer: Result<Manufacturer, SaveError<ManufacturerDraft>>
    do { answer = .success(try await beers.addManufacturer(sent.draft, logo: sent.photos.first)) } catch {
      answer = .failure(error)
    }
    isAdding = false
    // Edits that the user made during the save are not part of the saved draft and remain unsaved.
    let isAsSent = form?.draft == sent.draft
    switch answer {
    case .success(let manufacturer):
      if isAsSent { form = nil }
      await list.changed(.done([texts.added(manufacturer)]))
    case .failure(let error) where isAsSent:
      if case .invalid(let error) = error {
        form?.refuse(error.problems)
      } else {
        form?.refuse([:], texts.problem(error))
      }
      list.tell()
    case .failure(let error): list.tell(.failed(texts.problem(error)))
    }
  }

  // MARK: Deleting

  public func deletion(of row: Manufacturer.ID) async -> Deletion<Manufacturer.ID> {
    await deletion(ifMissing: texts.noSuchManufacturer(row)) { () throws(GatewayError) in
      asks(
        about: try await beers.store.manufacturer(row), of: row, texts.deletes,
        deletedMessage: { [texts] in texts.deleted($0.manufacturer) }, beers.deleteManufacturer.callAsFunction)
    }
  }
}
