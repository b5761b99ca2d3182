public import UseCases

/// An event on the home screen.
public enum HomeEvent: Sendable, Hashable {
  /// The screen appeared. The overview is read.
  case appeared
  /// The user chose an entry on the home screen.
  case chose(HomeRoute)
  /// The user pressed the undocumented key that requests a quotation. The screen shows one.
  case wantedQuotation
}

/// Shows the home screen, and navigates to the entry that the user chooses.
public final class HomePresenter: Presenter {
  private let getOverview: any GetOverview
  private let screen: any Screen<HomeModel>
  private let router: any Router<HomeRoute>
  private let texts: Texts
  private let quotations: Quotations
  private var shown: HomeModel?
  private var turns = RequestCounter()

  /// Creates the presenter of the home screen.
  ///
  /// - Parameter quotations: the quotations to show when the user presses the undocumented key. `nil` for all quotations, in random order.
  public init(
    getOverview: any GetOverview, screen: any Screen<HomeModel>, router: any Router<HomeRoute>, texts: Texts,
    quotations: Quotations? = nil
  ) {
    self.getOverview = getOverview
    self.screen = screen
    self.router = router
    self.texts = texts
    self.quotations = quotations ?? Quotations(in: texts)
  }

  public func handle(_ event: HomeEvent) async {
    switch event {
    case .appeared: await load()
    case .chose(let route): router.go(to: route)
    case .wantedQuotation:
      if !turns.hasStarted { await load() }
      guard var model = shown else { return }
      model.notice = .done([quotations.next()])
      screen.show(.content(model))
    }
  }

  private func load() async {
    let turn = turns.begin()
    do {
      let overview = try await getOverview()
      guard turns.isLast(turn) else { return }  // A later event superseded this event.
      let model = HomeModel(overview, in: texts)
      shown = model
      screen.show(.content(model))
    } catch {
      guard turns.isLast(turn) else { return }
      screen.show(.failed(texts.problem(error)))
    }
  }
}
