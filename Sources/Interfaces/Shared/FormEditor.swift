import Entities
import UseCases

/// What a form for something that is kept is filled in with.
protocol EditingDraft: FormDraft {
  associatedtype Kept: Sendable & Hashable

  /// For a new one.
  init()

  /// For one that is there.
  init(_ kept: Kept)

  /// What was typed, on what somebody else made of it meanwhile.
  func carried(from old: Kept, to new: Kept) -> Self
}

/// Edits something as a draft: what is typed stays until it is saved or given up, whatever happens meanwhile.
@MainActor final class FormEditor<Draft: EditingDraft> {
  /// What became of a form that was sent.
  enum Answer {
    case saved(Draft.Kept)
    /// The problem says in words what the fields say.
    case invalid([Draft.Field: Draft.Problem], Problem)
    /// Somebody else changed it meanwhile.
    case overtaken(by: Draft.Kept, Problem)
    case refused(Problem)
  }

  /// `nil` until it is known what is edited.
  private(set) var form: Form<Draft>?
  /// What the form was filled in with at first; `nil`: it is new.
  private(set) var kept: Draft.Kept?
  private var isSaving = false
  private let texts: Texts
  private let save: @MainActor (Draft.Kept?, Draft, [LoadedImage]) async -> Answer

  /// - Parameter save: makes of what is kept, or of nothing, what the draft describes.
  init(_ texts: Texts, save: @escaping @MainActor (Draft.Kept?, Draft, [LoadedImage]) async -> Answer) {
    self.texts = texts
    self.save = save
  }

  /// This is kept now; nothing that was typed is lost by it.
  func show(_ kept: Draft.Kept?) {
    if form?.isChanged == true { return }
    self.kept = kept
    form = Form(kept.map(Draft.init) ?? Draft())
  }

  func fill(_ draft: Draft, photos: [LoadedImage]) { form?.fill(draft, photos: photos, in: texts) }

  func giveUp() { form = form.map { Form($0.original) } }

  /// Saves what stands in the form, and answers what there is to tell that the form does not tell itself.
  ///
  /// - Parameter told: says that this was saved, or that there was nothing to save.
  func accept(_ told: (Draft.Kept, _ isChanged: Bool) -> String) async -> Notice? {
    // What was sent twice is sent once.
    guard !isSaving, let sent = form else { return nil }
    let original = kept
    isSaving = true
    let answer = await save(original, sent.draft, sent.photos)
    isSaving = false
    // What was typed meanwhile was not sent: it stays, and the answer says nothing of it.
    let isAsSent = form?.draft == sent.draft
    switch answer {
    case .saved(let new):
      let draft = isAsSent ? Draft(new) : carried(to: new)
      kept = new
      form?.begin(with: Draft(new), draft: draft)
      return .done([told(new, new != original)])
    case .overtaken(let new, let problem):
      let draft = carried(to: new)
      kept = new
      form?.overtake(with: Draft(new), draft: draft, problem)
    case .invalid(let fields, _) where isAsSent: form?.refuse(fields)
    case .refused(let problem) where isAsSent: form?.refuse([:], problem)
    case .invalid(_, let problem), .refused(let problem): return .failed(problem)
    }
    return nil
  }

  /// What was typed, on what was made of it.
  private func carried(to new: Draft.Kept) -> Draft {
    guard let form else { return Draft(new) }
    return kept.map { form.draft.carried(from: $0, to: new) } ?? form.draft
  }
}
