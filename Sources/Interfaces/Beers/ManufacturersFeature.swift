public import Entities
public import UseCases

/// Shows and searches the manufacturers, adds one, and deletes one with all that belongs to it.
public typealias ManufacturersPresenter = ListPresenter<ManufacturersFeature>

/// The manufacturers, and a form for a new one.
public final class ManufacturersFeature: ListFeature {
  public typealias Row = ManufacturerRow
  public typealias Route = BeerRoute

  /// What the user can do on this list and no other.
  public enum Action: Sendable, Hashable {
    /// A form is needed for a new one.
    case wantedToAdd
    /// The form as it stands now, key by key; `logo`: the picture, when it was just chosen.
    case changedDraft(ManufacturerDraft, logo: LoadedImage?)
    /// The form is filled in; `logo`: the picture, unless it was given with an earlier draft.
    case added(ManufacturerDraft, logo: LoadedImage?)
    /// The form is closed, and what was typed is forgotten.
    case gaveUpAdding
    /// The user wants to edit a manufacturer.
    case wantedToEdit(Manufacturer.ID)
    /// The best beers are wanted.
    case choseBest
    /// Of all beers.
    case choseReviews
  }

  /// The content beside the rows.
  public struct Extra: ListExtra, Sendable {
    /// For a new one, if one is wanted.
    public var form: FormModel?
    public var standsAlone: Bool { form != nil }

    /// No form by default.
    package init(form: FormModel? = nil) { self.form = form }
  }

  private let beers: BeerUseCases
  public let texts: Texts
  private var form: Form<ManufacturerDraft>?
  private var isAdding = false

  /// - Parameter beers: reads the manufacturers, adds one, and deletes one.
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
    case .gaveUpAdding:
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
    // What was typed meanwhile was not sent: it stays, and the answer says nothing of it.
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
        told: { [texts] in texts.deleted($0.manufacturer) }, beers.deleteManufacturer.callAsFunction)
    }
  }
}
