import Interfaces

/// The main menu.
@MainActor struct HomeScene: Scene {
  private let screen: TextScreen<HomeModel>
  private let presenter: HomePresenter
  let keys: String

  init(_ context: Context, _ router: any Router<HomeRoute>, write: @escaping @MainActor ([Line]) -> Void) {
    let (width, isPlain) = (context.console.width, context.isPlain)
    screen = TextScreen(
      context.texts, write: write,
      .init(content: { HomeText.lines($0, width: width, isPlain: isPlain) }, notice: { NoticeText.lines($0.notice) }))
    presenter = HomePresenter(
      getOverview: context.kit.getOverview, screen: screen, router: router, texts: context.texts)
    keys = context.texts.homeKeys
  }

  func appear() async { await presenter.handle(.appeared) }

  func handle(_ input: Input) async -> Bool {
    if ["j", "jarl"].contains(input.text.lowercased()) {
      await presenter.handle(.wantedQuotation)
      return true
    }
    guard input.key.isEmpty, let entry = screen.model?.entries.first(where: { $0.number == input.number }) else {
      return false
    }
    await presenter.handle(.chose(entry.route))
    return true
  }
}
