public import UseCases

/// What happens on the main menu.
public enum HomeEvent: Sendable, Hashable {
  case appeared
  case chose(HomeRoute)
}

/// Shows what the kit holds, and leads to it.
public final class HomePresenter: Presenter {
  private let getOverview: any GetOverview
  private let screen: any Screen<HomeModel>
  private let router: any Router<HomeRoute>
  private let texts: Texts
  private var request = 0

  /// Everything it uses, and the screen it writes on.
  public init(
    getOverview: any GetOverview, screen: any Screen<HomeModel>, router: any Router<HomeRoute>, texts: Texts
  ) {
    self.getOverview = getOverview
    self.screen = screen
    self.router = router
    self.texts = texts
  }

  public func handle(_ event: HomeEvent) async {
    switch event {
    case .appeared: await load()
    case .chose(let route): router.go(to: route)
    }
  }

  private func load() async {
    request += 1
    let asked = request
    do {
      let overview = try await getOverview()
      guard asked == request else { return }  // A later event overtook this one.
      screen.show(.content(HomeModel(overview, in: texts)))
    } catch {
      guard asked == request else { return }
      screen.show(.failed(texts.problem(error)))
    }
  }
}
