import Interfaces

/// A screen that draws each state in place of the last one, or prints it below the last one. The model is kept for key handling.
@MainActor final class TextScreen<Model: Hashable>: Screen {
  /// The functions that convert a model to lines: one for its content, and one for a notice about the last event.
  struct Rendering {
    let content: @MainActor (Model) -> [Line]
    var notice: @MainActor (Model) -> [Line] = { _ in [] }
    /// Whether a question follows. In that case, unchanged content isn't printed again.
    var isAsking: @MainActor (Model) -> Bool = { _ in false }
  }

  private(set) var model: Model?
  /// Whether the last state was a failure. In that case, the model is that of the previous state.
  private(set) var hasFailed = false
  private let texts: Texts
  private let write: Write
  private let canvas: Canvas?
  private let rendering: Rendering
  private var printed: [Line] = []
  /// Whether the visible state must remain. New states are shown when this becomes `false`.
  var isHeld = false {
    didSet { if !isHeld { showLater() } }
  }
  /// The states that arrived while this screen was held. A state without a notice is replaced by the next state.
  private var later: [ScreenState<Model>] = []

  init<Route>(_ stage: SceneContext<Route>, _ rendering: Rendering) {
    texts = stage.context.texts
    write = stage.write
    canvas = stage.canvas
    self.rendering = rendering
  }

  func show(_ state: ScreenState<Model>) {
    // If no model is shown yet, there is nothing to hold.
    if isHeld, model != nil { return keep(state) }
    var notice: [Line] = []
    var isAsking = false
    hasFailed = false
    switch state {
    case .loading: return  // A loading line that scrolls away immediately would be useless.
    case .content(let model):
      self.model = model
      notice = rendering.notice(model)
      isAsking = rendering.isAsking(model)
    case .empty: model = nil
    case .failed: hasFailed = true
    }
    if let canvas {
      return canvas.show(notice: notice) { [texts, rendering] in
        ScreenText.lines(state, texts, content: rendering.content)
      }
    }
    let lines = ScreenText.lines(state, texts, content: rendering.content)
    let isNew = lines != printed || (notice.isEmpty && !isAsking)
    printed = lines
    write((isNew ? [""] + lines : []) + (notice.isEmpty ? [] : [""] + notice))
  }

  private func keep(_ state: ScreenState<Model>) {
    if case .loading = state { return }
    if let last = later.last, !hasNotice(last) { later.removeLast() }
    later.append(state)
  }

  private func showLater() {
    let states = later
    later = []
    for state in states { show(state) }
  }

  /// Discards the states that arrived while the screen was held, because another screen follows.
  func forget() {
    later = []
    isHeld = false
  }

  private func hasNotice(_ state: ScreenState<Model>) -> Bool {
    switch state {
    case .content(let model): !rendering.notice(model).isEmpty
    case .failed, .empty: true
    case .loading: false
    }
  }
}
