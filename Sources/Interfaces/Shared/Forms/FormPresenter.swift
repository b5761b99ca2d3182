import Entities
import UseCases

/// Edits something as a draft, or makes a new one: what is typed stays until it is saved or given up, whatever happens meanwhile.
///
/// Where the first event is another one than ``FormEvent/appeared``, as on a server that makes a presenter for each request, what is edited
/// is read first.
public final class FormPresenter<Feature: FormFeature>: Presenter {
  package typealias Draft = Feature.Draft

  private let feature: Feature
  private let screen: any Screen<EditorModel<Feature>>
  private let router: any Router<Feature.Route>
  private var texts: Texts { feature.texts }

  /// `nil` until it is known what is edited.
  private var form: Form<Draft>?
  /// What the form was filled in with at first; `nil`: it is new.
  private var kept: Draft.Kept?
  private var background: Feature.Background?
  private var isSaving = false
  private var turns = RequestCounter()
  private var isGone = false
  /// What happened since the form was last shown.
  private var news: Notice?

  /// - Parameter feature: what the form is for.
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
    default: if !turns.haveBegun { await load(isShown: false) }
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
    case .gaveUp:
      form = form.map { Form($0.original, album: feature.photos?.album) }
      show()
    case .act(let action): if let route = feature.route(action, kept, background) { router.go(to: route) }
    case .disappeared:
      isGone = true
      turns.begin()
    }
  }

  /// Why what is edited can't be changed.
  private var refusal: Problem? { kept.flatMap(feature.refusal) }

  private func load(isShown: Bool) async {
    let turn = turns.begin()
    do {
      let (found, background) = try await feature.read(kept)
      guard turns.isLast(turn) else { return }  // A later event overtook this one.
      self.background = background
      // Nothing that was typed is lost by it.
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
    // What was sent twice is sent once.
    guard !isSaving, refusal == nil, let sent = form else { return show() }
    let original = kept
    isSaving = true
    let answer =
      if let photos = feature.photos { await photos.save(sent.draft, original, sent.photos) } else {
        await feature.save(sent.draft, on: original)
      }
    isSaving = false
    // What was typed meanwhile was not sent: it stays, and the answer says nothing of it.
    let isAsSent = form?.draft == sent.draft
    switch answer {
    case .saved(let new):
      let draft = isAsSent ? Draft(new) : carried(to: new)
      kept = new
      form?.begin(with: Draft(new), draft: draft)
      news = .done([new == original ? texts.nothingChanged : feature.told(new, isNew: original == nil)])
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

  /// What was typed, on what was made of it.
  private func carried(to new: Draft.Kept) -> Draft {
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
  /// A form that leads to no other place.
  public convenience init(_ feature: Feature, screen: any Screen<EditorModel<Feature>>) {
    self.init(feature, screen: screen, router: NoRouter())
  }
}
