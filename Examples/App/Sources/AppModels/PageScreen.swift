import Interfaces
import Observation

/// The content of a page: text and pictures.
public struct PageContent: Hashable, Sendable {
  /// A group of lines under one heading.
  public struct Section: Hashable, Sendable {
    /// The heading. It can be empty.
    public var title: String
    public var lines: [String]
  }

  public var title: String
  public var pictures: [Picture] = []
  /// The sections of the page. Each has at least one line.
  public private(set) var sections: [Section] = []
  public var notice: Notice?

  init(_ title: String) { self.title = title }

  /// Adds a section, unless it has no lines.
  mutating func add(_ title: String = "", _ lines: [String]) {
    let lines = lines.filter { !$0.isEmpty }
    if !lines.isEmpty { sections.append(Section(title: title, lines: lines)) }
  }
}

/// A read-only screen with buttons at the bottom.
@MainActor @Observable public final class PageScreen: AppScreen {
  private let read: () -> ScreenState<PageContent>
  private let buttons: () -> [AppAction]
  private let hasAppeared: () async -> Void
  private let hasDisappeared: () async -> Void

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - content: A function that returns the page that shows a model.
  ///   - actions: A function that returns the buttons for a model.
  init<Model>(
    of screen: ObservableScreen<Model>, content: @escaping (Model) -> PageContent,
    actions: @escaping (Model) -> [AppAction] = { _ in [] }, appear: @escaping () async -> Void,
    disappear: @escaping () async -> Void
  ) {
    read = { screen.state.map(content) }
    buttons = { if case .content(let model) = screen.state { actions(model) } else { [] } }
    hasAppeared = appear
    hasDisappeared = disappear
  }

  public var title: String { if case .content(let page) = state { page.title } else { "" } }
  public func draw<Drawing: ScreenDrawing>(with drawing: Drawing) -> Drawing.Content { drawing.page(self) }

  /// The state of the page, which the view draws.
  public var state: ScreenState<PageContent> { read() }
  /// The buttons at the bottom of the page.
  public var actions: [AppAction] { buttons() }

  public func appear() async { await hasAppeared() }
  public func disappear() async { await hasDisappeared() }
}

extension PageScreen {
  /// Creates a screen for a presenter that loads one item.
  convenience init<Model>(
    _ presenter: DetailPresenter<Model>, of screen: ObservableScreen<Model>,
    content: @escaping (Model) -> PageContent
  ) {
    self.init(
      of: screen, content: content, appear: { await presenter.handle(.appeared) },
      disappear: { await presenter.handle(.disappeared) })
  }
}
