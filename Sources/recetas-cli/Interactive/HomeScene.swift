import Interfaces

extension EventScene<HomeEvent> {
  /// The main menu.
  init(_ context: Context, _ router: any Router<HomeRoute>, write: @escaping Write) {
    let (texts, paper) = (context.texts, context.paper)
    let screen = TextScreen<HomeModel>(
      texts, write: write,
      .init(
        content: { HomeText.lines($0, width: paper.width, isPlain: paper.isPlain) },
        notice: { NoticeText.lines($0.notice) }))
    self.init(
      presenter: HomePresenter(
        getOverview: context.kit.getOverview, screen: screen, router: router, texts: texts),
      keys: texts.homeKeys, appeared: .appeared
    ) { input in
      if ["j", "jarl"].contains(input.text.lowercased()) { return .wantedQuotation }
      guard input.key.isEmpty else { return nil }
      return screen.model?.entries.first { $0.number == input.number }.map { .chose($0.route) }
    }
  }
}
