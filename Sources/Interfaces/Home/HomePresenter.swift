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
    case .appeared:
      do {
        screen.show(.content(HomeModel(try await getOverview(), in: texts)))
      } catch {
        screen.show(.failed(texts.problem(error)))
      }
    case .chose(let route): router.go(to: route)
    }
  }
}
