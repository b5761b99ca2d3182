import Interfaces
import Observation
import UseCases

/// A list screen with a ``RowLine`` for each row, and buttons.
@MainActor @Observable public final class ListScreen<Feature: ListFeature>: AppScreen {
  public typealias Row = Feature.Row

  /// The kit's list, with the state to draw and the text in the search field.
  public let list: ObservableList<Feature>
  public let toolbar: [AppAction]

  private let texts: Texts
  private let agreement: String?
  private let deletesRows: Bool
  private let choice: (Row.ID) -> ListEvent<Feature>
  private let chosen: () async -> Void
  private let buttons: (Row) -> [AppAction]
  private let words: (Row) -> RowLine
  private let aside: (ListModel<Feature>) -> ListAside
  private var isDeciding = false

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - choice: A function that returns the event that a tap on a row sends.
  ///   - chosen: A closure that is called after the event from `choice` has been handled.
  ///   - agreement: The title of the button that agrees to the list's question. `nil` if the question is about a deletion.
  ///   - aside: A function that returns the content above the rows.
  ///   - buttons: A function that returns the buttons of a row.
  ///   - words: A function that returns the text that the list shows for a row.
  init(
    _ list: ObservableList<Feature>, choice: @escaping (Row.ID) -> ListEvent<Feature> = { .chose($0) },
    chosen: @escaping () async -> Void = {}, toolbar: [AppAction] = [], agreement: String? = nil,
    deletesRows: Bool = false, in texts: Texts,
    aside: @escaping (ListModel<Feature>) -> ListAside = { _ in ListAside() },
    buttons: @escaping (Row) -> [AppAction] = { _ in [] }, words: @escaping (Row) -> RowLine
  ) {
    self.list = list
    self.toolbar = toolbar
    self.texts = texts
    self.agreement = agreement
    self.deletesRows = deletesRows
    self.choice = choice
    self.chosen = chosen
    self.buttons = buttons
    self.words = words
    self.aside = aside
  }

  public var title: String { list.model?.title ?? "" }
  public func appear() async { await list.appear() }
  public func refresh() async { await list.refresh() }
  public func disappear() async { await list.disappear() }
  public func draw<Drawing: ScreenDrawing>(with drawing: Drawing) -> Drawing.Content { drawing.list(self) }

  // MARK: Rows

  /// The content above the rows: remarks and suggestions.
  public var top: ListAside { list.model.map(aside) ?? ListAside() }
  /// Returns the text that the list shows for a row.
  public func line(_ row: Row) -> RowLine { words(row) }
  /// Returns the buttons for the actions on a row.
  public func actions(of row: Row) -> [AppAction] {
    let delete = AppAction(texts.delete, symbol: "trash", role: .asksToDelete) { [list] in
      await list.handle(.wantedToDelete(row.id))
    }
    return buttons(row) + (deletesRows ? [delete] : [])
  }

  /// Handles a tap on a row.
  public func choose(_ row: Row.ID) async {
    await list.handle(choice(row))
    await chosen()
  }

  // MARK: Questions

  public var question: Question? {
    guard !isDeciding, let request = list.model?.request else { return nil }
    return Question(request.question, agreement: agreement, in: texts) { [self] agrees in await decide(agrees) }
  }

  /// Handles the answer to the question. The question disappears immediately, like an alert.
  private func decide(_ agrees: Bool) async {
    isDeciding = true
    await list.handle(agrees ? .confirmedDeletion : .declinedDeletion)
    isDeciding = false
  }
}

/// The content above the rows of a list: remarks and suggestions.
@MainActor public struct ListAside {
  /// The remarks that apply to the whole list.
  public var remarks: [String] = []
  /// The suggestions for the text in the search field.
  public var suggestions: [AppAction] = []
}
