import Entities
import Interfaces

extension EventScene<HomeEvent> {
  /// Creates the home screen.
  init(_ stage: SceneContext<HomeRoute>) {
    let context = stage.context
    let screen = TextScreen<HomeModel>(
      stage,
      .init(
        content: { HomeText.lines($0, width: context.paper.width, isPlain: context.paper.isPlain) },
        notice: { NoticeText.lines($0.notice) }))
    self.init(
      presenter: HomePresenter(
        getOverview: context.kit.getOverview, screen: screen, router: stage.router, texts: context.texts),
      keys: context.texts.homeKeys, appeared: .appeared
    ) { input in
      if input.text.hasPrefix("/") { return .chose(.find(TextRule.cleaned(String(input.text.dropFirst())))) }
      if ["j", "jarl"].contains(input.text.lowercased()) { return .wantedQuotation }
      guard input.key.isEmpty else { return nil }
      return screen.model?.entries.first { $0.number == input.number }.map { .chose($0.route) }
    }
  }
}

extension ListScene<FindFeature> {
  /// Creates the screen for a search of all domains. `/text` searches, and a number opens a result.
  ///
  /// - Parameter text: the initial search text.
  init(_ text: String, _ stage: SceneContext<HomeRoute>) {
    let texts = stage.context.texts
    self.init(
      FindFeature(findEverything: stage.context.kit.findEverything, texts: texts), stage, startingWith: text,
      keys: ListKeys(text: texts.findKeys, isSearched: true))
  }
}
