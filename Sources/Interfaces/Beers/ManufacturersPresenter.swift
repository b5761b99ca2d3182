import Entities
public import UseCases

/// Shows and searches the manufacturers, adds one, and deletes one with all that belongs to it.
public final class ManufacturersPresenter: Presenter {
  private let manufacturers: any ManufacturerGateway
  private let addManufacturer: any AddManufacturer
  private let deleteManufacturer: any DeleteManufacturer
  private let screen: any Screen<ManufacturersModel>
  private let router: any Router<BeerRoute>
  private let texts: Texts
  private let searchDelay: Duration
  private let clock: any Clock<Duration>
  private typealias List = LiveList<String, Paged<ManufacturerSummary>, GatewayError>
  private lazy var list = List("", delay: searchDelay, clock: clock) {
    [manufacturers] (query, page) async throws(GatewayError) in
    try await manufacturers.manufacturers(matching: SearchText(query), page: page)
  } tell: { [weak self] outcome in
    self?.show(outcome)
  }

  /// What goes when the user says yes.
  private var deletion = Confirmation<ManufacturerSummary>()
  private var form: Form<ManufacturerDraft>?
  private var isAdding = false
  private var isGone = false
  /// What happened since the list was last shown.
  private var news: Notice?

  /// Everything it uses, and the screen it writes on.
  ///
  /// - Parameters:
  ///   - manufacturers: where they are read.
  ///   - searchDelay: how long typing must pause before a search is made, by `clock`.
  public init(
    manufacturers: any ManufacturerGateway, addManufacturer: any AddManufacturer,
    deleteManufacturer: any DeleteManufacturer, screen: any Screen<ManufacturersModel>,
    router: any Router<BeerRoute>, texts: Texts, searchDelay: Duration = Typing.pause,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.manufacturers = manufacturers
    self.addManufacturer = addManufacturer
    self.deleteManufacturer = deleteManufacturer
    self.screen = screen
    self.router = router
    self.texts = texts
    self.searchDelay = searchDelay
    self.clock = clock
  }

  public func handle(_ event: ManufacturersEvent) async {
    switch event {
    case .appeared:
      isGone = false
      screen.show(.loading)
      await list.now(list.wish)
    case .searched(let text): await list.typed(text)
    case .submittedSearch(let text): await list.submitted(text)
    case .wantedMore: await list.more()
    case .chose(let manufacturer): router.go(to: .manufacturer(manufacturer))
    case .wantedToDelete(let manufacturer): await ask(manufacturer)
    case .confirmedDeletion: await delete()
    case .gaveUpDeletion:
      let wasAsked = deletion.subject != nil
      deletion.begin()
      if wasAsked { await showWithoutQuestion() }
    case .wantedToAdd:
      if form == nil { form = Form(ManufacturerDraft()) }
      show()
    case .changedDraft(let draft, let logo):
      fill(draft, logo)
      show()
    case .added(let draft, let logo): await add(draft, logo)
    case .gaveUpAdding:
      if form == nil { return }
      form = nil
      await showWithoutQuestion()
    case .choseBest: router.go(to: .best)
    case .disappeared:
      isGone = true
      // When it comes back there may be something else to lose.
      deletion.begin()
      list.stop()
    }
  }

  // MARK: Deleting

  private func ask(_ id: Manufacturer.ID) async {
    let turn = deletion.begin()
    do {
      let found = try await manufacturers.manufacturer(id)
      guard deletion.ask(found, in: turn) else { return }  // A later event overtook this one.
      show()
    } catch .notFound {
      guard deletion.isStill(turn) else { return }
      news = .failed(texts.noSuchManufacturer(id))
      await reload()
    } catch {
      guard deletion.isStill(turn) else { return }
      show(notice: .failed(texts.problem(error)))
    }
  }

  private func delete() async {
    // Who says yes twice deletes once.
    guard let agreed = deletion.subject else { return }
    let turn = deletion.begin()
    do {
      try await deleteManufacturer(agreed)
      news = .done([texts.deleted(agreed.manufacturer)])
    } catch .store(let error) {
      return show(notice: .failed(texts.problem(error)))
    } catch {
      if case .changed(let now) = error { deletion.ask(now, in: turn) }
      news = .failed(texts.problem(error))
    }
    await reload()
  }

  // MARK: Adding

  private func fill(_ draft: ManufacturerDraft, _ logo: LoadedImage?) {
    var filled = form ?? Form(ManufacturerDraft())
    filled.fill(draft, photos: logo.map { [$0] } ?? [], in: texts)
    form = filled
  }

  private func add(_ draft: ManufacturerDraft, _ logo: LoadedImage?) async {
    fill(draft, logo)
    guard !isAdding, let sent = form else { return }
    isAdding = true
    let answer: Result<Manufacturer, AddManufacturerError>
    do { answer = .success(try await addManufacturer(sent.draft, logo: sent.photos.first)) } catch {
      answer = .failure(error)
    }
    isAdding = false
    // What was typed meanwhile was not sent: it stays, and the answer says nothing of it.
    let isAsSent = form?.draft == sent.draft
    switch answer {
    case .success(let manufacturer):
      if isAsSent { form = nil }
      news = .done([texts.added(manufacturer)])
      await reload()
    case .failure(let error) where isAsSent:
      if case .invalid(let error) = error {
        form?.refuse(error.problems)
      } else {
        form?.refuse([:], texts.problem(error))
      }
      show()
    case .failure(let error): show(notice: .failed(texts.problem(error)))
    }
  }

  // MARK: Showing

  /// The list as it is now; a screen that is gone has the news when it comes back.
  private func reload() async {
    if !isGone { await list.reload() }
  }

  /// What was asked is off the screen; where nothing else was on it, the list is read.
  private func showWithoutQuestion() async {
    if list.shown == nil && form == nil && deletion.subject == nil { await reload() } else { show() }
  }

  private func show(_ outcome: List.Outcome) {
    switch outcome {
    case .read:
      defer { news = nil }
      show(notice: news)
    case .failed(let error, let isMore):
      let problem = texts.problem(error)
      // A question that waits for its answer stays.
      if isMore || form != nil || deletion.subject != nil {
        show(notice: .failed(problem))
      } else {
        screen.show(.failed(problem))
      }
    }
  }

  private func show(notice: Notice? = nil) {
    if isGone { return }
    let isAsking = form != nil || deletion.subject != nil
    if list.shown == nil && !isAsking {
      if case .failed(let problem) = notice { screen.show(.failed(problem)) }
      return
    }
    let (found, query) = (list.shown?.answer ?? Paged([], hasMore: false), list.shown?.wish ?? "")
    if found.items.isEmpty && notice == nil && !isAsking {
      let message = SearchText(query).isBlank ? texts.noManufacturers : texts.noManufacturerFound(query)
      return screen.show(.empty(message: message))
    }
    var model = ManufacturersModel(found, searching: query, in: texts)
    model.notice = notice
    model.request = deletion.subject.map { DeletionRequest(of: $0.id, question: texts.deletes($0)) }
    model.form = form?.model(title: texts.newManufacturer, in: texts)
    screen.show(.content(model))
  }
}
