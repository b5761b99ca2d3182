import Entities
import UseCases

/// Edits a record as a draft, or creates a new record. The edits are kept until they are saved or discarded.
///
/// If the first event isn't ``FormEvent/appeared``, the presenter reads the record first. On a server, for example, each request creates a
/// presenter and sends one event.
public final class FormPresenter<Feature: FormFeature>: Presenter {
  package typealias Draft = Feature.Draft

  private let feature: Feature
  private let screen: any Screen<EditorModel<Feature>>
  private let router: any Router<Feature.Route>
  private var texts: Texts { feature.texts }

  /// The form with its draft. `nil` until the record has been read.
  private var form: Form<Draft>?
  /// The stored record that the draft is based on. `nil` if the record is new.
  private var kept: Draft.Saved?
  private var background: Feature.Background?
  private var isSaving = false
  private var turns = RequestCounter()
  private var isGone = false
  /// The notice to show the next time that the screen is updated.
  private var news: Notice?

  /// Creates the presenter of a form.
  ///
  /// - Parameter feature: the definition of the form.
  public init(
    _ feature: Feature, screen: any Screen<EditorModel<Feature>>, router: any Router<Feature.Route>
  ) {
    self.feature = feature
    self.screen = screen
    self.router = router
  }

  public func handle(_ event: FormEvent<Feature>) async {
    switch event {
    case .appeared, .disappeared: break
    default: if !turns.hasStarted { await load(isShown: false) }
    }
    switch event {
    case .appeared:
      isGone = false
      screen.show(.loading)
      await load(isShown: true)
    case .changedDraft(let draft, let photos):
      if refusal == nil { form?.fill(draft, photos: photos, in: texts) }
      show()
    case .accepted: await accept()
    case .canceled:
      form = form.map { Form($0.original, album: feature.photos?.album) }
      show()
    case .act(let action): if let route = feature.route(action, kept, background) { router.go(to: route) }
    case .disappeared:
      isGone = true
      turns.begin()
    }
  }

  /// The reason why the record can't be changed. `nil` if it can be changed.
  private var refusal: Problem? { kept.flatMap(feature.refusal) }

  private func load(isShown: Bool) async {
    let turn = turns.begin()
    do {
      let (found, background) = try await feature.read(kept)
      guard turns.isLast(turn) else { return }  // A later event superseded this event.
      self.background = background
      // Reading the record again must not discard edits.
      if form?.isChanged != true {
        kept = found
        form = Form(found.map(Draft.init) ?? Draft(), album: feature.photos?.album)
      }
      if isShown { show() }
    } catch {
      guard turns.isLast(turn) else { return }
      let problem = feature.problem(error, kept)
      if form?.isChanged != true { return screen.show(.failed(problem)) }
      news = .failed(problem)
      show()
    }
  }

  private func accept() async {
    // A double tap on the save button must not save twice.
    guard !isSaving, refusal == nil, let sent = form else { return show() }
    let original = kept
    isSaving = true
    let answer =
      if let photos = feature.photos { await photos.save(sent.draft, original, sent.photos) } else {
        await feature.save(sent.draft, on: original)
      }
    isSaving = false
    // Edits that the user made during the save are not part of the saved draft and remain unsaved.
    let isAsSent = form?.draft == sent.draft
    switch answer {
    case .saved(let new):
      let draft = isAsSent ? Draft(new) : carried(to: new)
      kept = new
      form?.begin(with: Draft(new), draft: draft)
      news = .done([new == original ? texts.nothingChanged : feature.savedMessage(new, isNew: original == nil)])
    case .overtaken(let new, let problem):
      let draft = carried(to: new)
      kept = new
      form?.overtake(with: Draft(new), draft: draft, problem)
    case .invalid(let fields, _) where isAsSent: form?.refuse(fields)
    case .refused(let problem) where isAsSent: form?.refuse([:], problem)
    case .invalid(_, let problem), .refused(let problem): news = .failed(problem)
    }
    show()
  }

  /// Returns the draft of the new record with the user's edits applied.
  private func carried(to new: Draft.Saved) -> Draft {
    guard let form else { return Draft(new) }
    return kept.map { form.draft.carried(from: $0, to: new) } ?? form.draft
  }

  private func show() {
    guard !isGone, let form, let background else { return }
    var model = form.model(title: feature.title(kept, background), in: texts)
    if let refusal { (model.problem, model.isReadOnly) = (refusal, true) }
    screen.show(
      .content(
        EditorModel(
          feature.head(kept, background), draft: form.draft, form: model, isChanged: form.isChanged, notice: news)))
    news = nil
  }
}

extension FormPresenter where Feature.Route == Never {
  /// Creates the presenter of a form without routes.
  public convenience init(_ feature: Feature, screen: any Screen<EditorModel<Feature>>) {
    self.init(feature, screen: screen, router: NoRouter())
  }
}
