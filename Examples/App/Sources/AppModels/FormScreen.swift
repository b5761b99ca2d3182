import Entities
import Interfaces
import Observation

/// A form with a bindable string for each field, and with facts about the record above the fields.
@MainActor @Observable public final class FormScreen<Feature: FormFeature>: AppScreen {
  /// The buttons of the form, except those that save and discard.
  public let actions: [AppAction]

  private let texts: Texts
  private let screen = ObservableScreen<EditorModel<Feature>>()
  private let presenter: FormPresenter<Feature>
  private let known: (EditorModel<Feature>) -> [Fact]
  /// The text that was typed since the last save, by field. The presenter can still be handling a keystroke when the next one follows.
  private var typed: [Int: String] = [:]

  /// The task that handles the last keystroke. A test can await it.
  @ObservationIgnored public private(set) var typing: Task<Void, Never>?

  /// Creates a form.
  ///
  /// - Parameter facts: A function that returns the facts about the record, which are shown above the fields.
  init(
    _ feature: Feature, router: any Router<Feature.Route>, actions: [AppAction] = [],
    facts: @escaping (EditorModel<Feature>) -> [Fact] = { _ in [] }
  ) {
    texts = feature.texts
    presenter = FormPresenter(feature, screen: screen, router: router)
    self.actions = actions
    known = facts
  }

  public var title: String { model?.form.title ?? "" }
  public var toolbar: [AppAction] {
    [
      AppAction(
        texts.say("Descartar", "Discard"), symbol: "arrow.uturn.backward", isEnabled: canSave, discard),
      AppAction(texts.say("Guardar", "Save"), symbol: "checkmark", isEnabled: canSave, save),
    ]
  }
  public func draw<Drawing: ScreenDrawing>(with drawing: Drawing) -> Drawing.Content { drawing.form(self) }

  /// The state of the form, which the view draws.
  public var state: ScreenState<EditorModel<Feature>> { screen.state }
  /// The facts about the record, which are shown above the fields. The array is empty until the form is loaded.
  public var facts: [Fact] { model.map(known) ?? [] }
  /// The pictures in the form. The array is empty until the form is loaded.
  public var pictures: [Picture] { model?.form.photos.map { .stored($0) } ?? [] }
  private var canSave: Bool { model.map { !$0.form.isReadOnly && ($0.isChanged || !typed.isEmpty) } ?? false }

  private var model: EditorModel<Feature>? { if case .content(let model) = state { model } else { nil } }

  /// The text in a field, by the field's index.
  public subscript(field: Int) -> String {
    get { typed[field] ?? model?.form.fields[field].text ?? "" }
    set {
      if newValue == self[field] { return }
      typed[field] = newValue
      typing = Task { await send() }
    }
  }

  /// Reloads the edited record, and keeps the typed text.
  public func appear() async { await presenter.handle(.appeared) }
  public func disappear() async { await presenter.handle(.disappeared) }

  private func save() async {
    await send()
    let sent = typed
    await presenter.handle(.accepted)
    // Text that was typed during the save isn't saved.
    if model?.isChanged == false { typed = typed.filter { sent[$0.key] != $0.value } }
  }

  private func discard() async {
    typed = [:]
    await presenter.handle(.canceled)
  }

  /// Sends a draft with all typed text, since the order of tasks can differ from the order of keystrokes.
  private func send() async {
    guard var draft = model?.draft, !typed.isEmpty else { return }
    for (field, text) in typed { Feature.Draft.fields[field].fill(&draft, text) }
    await presenter.handle(.changedDraft(draft))
  }
}
