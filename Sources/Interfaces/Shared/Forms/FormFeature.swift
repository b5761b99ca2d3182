public import Entities
public import UseCases

/// What a form is for: what it edits, how that is read and saved, and where it leads.
///
/// ``FormPresenter`` does the rest: what is typed stays until it is saved or given up, whatever happens meanwhile.
@MainActor public protocol FormFeature {
  /// The draft that the form fills.
  associatedtype Draft: EditingDraft
  /// What is read together with the edited thing.
  associatedtype Background: Sendable
  /// The content above the form.
  associatedtype Head: Sendable & Hashable
  /// What the user can do on this form and no other.
  associatedtype Action: Sendable & Hashable
  /// Where one can go from here.
  associatedtype Route: Sendable & Hashable

  /// The edited thing.
  typealias Kept = Draft.Kept

  /// The catalog of texts, in the language of the user.
  var texts: Texts { get }

  /// Reads what is edited, and what belongs to it.
  ///
  /// - Parameter kept: as it was read last; `nil`: never, or it is new.
  func read(_ kept: Kept?) async throws(GatewayError) -> (kept: Kept?, background: Background)

  /// Explains why it can't be read.
  func problem(_ error: GatewayError, _ kept: Kept?) -> Problem

  /// Why the stored value can't be changed; `nil`: it can.
  func refusal(_ kept: Kept) -> Problem?

  /// Saves the draft, over the stored value or as a new one.
  func save(_ draft: Draft, on kept: Kept?, photos: [LoadedImage]) async -> FormAnswer<Draft>

  /// The sentence that reports the save.
  func told(_ saved: Kept, isNew: Bool) -> String

  /// The title of the form.
  func title(_ kept: Kept?, _ background: Background) -> String

  /// The content above the form.
  func head(_ kept: Kept?, _ background: Background) -> Head

  /// The place that an action leads to; `nil`: none yet.
  func route(_ action: Action, _ kept: Kept?, _ background: Background?) -> Route?

  /// The head as plain text.
  nonisolated static func lines(_ head: Head) -> [Line]
}

extension FormFeature {
  public func refusal(_ kept: Kept) -> Problem? { nil }
}

/// The outcome of saving a form.
public enum FormAnswer<Draft: EditingDraft>: Sendable {
  /// It is kept, as this.
  case saved(Draft.Kept)
  /// The problem says in words what the fields say.
  case invalid([Draft.Field: Draft.Problem], Problem)
  /// Somebody else changed it meanwhile.
  case overtaken(by: Draft.Kept, Problem)
  /// It was not saved, for another reason than its fields.
  case refused(Problem)

  /// The outcome of a use case that refused to save.
  public init<Saved: RecordDraft>(_ error: SaveError<Saved>, in texts: Texts)
  where
    SaveError<Saved>: ExplainedError, Saved.Kept == Draft.Kept, Saved.Field == Draft.Field,
    Saved.Problem == Draft.Problem
  {
    let problem = texts.problem(error)
    self =
      switch error {
      case .invalid(let wrong): .invalid(wrong.problems, problem)
      case .changed(let now): .overtaken(by: now, problem)
      default: .refused(problem)
      }
  }
}

/// What happens on the screen of a form.
public enum FormEvent<Feature: FormFeature>: Sendable, Hashable {
  /// The screen is visible: what is edited is read; what was typed stays.
  case appeared
  /// The form as it stands now, key by key; `photos`: pictures that were just chosen, of which those that the album does not name come
  /// last in it.
  case changedDraft(Feature.Draft, photos: [LoadedImage])
  /// The user wants to save what is in the form.
  case accepted
  /// The user wants to discard what was typed.
  case gaveUp
  /// What the user can do on this form and no other.
  case act(Feature.Action)
  /// The screen is gone: nothing more is shown.
  case disappeared
}

/// Something that is kept, or is to be, and the form that changes it, as a screen shows them.
@dynamicMemberLookup public struct EditorModel<Feature: FormFeature>: Sendable, Hashable {
  /// What is shown above the form; its properties are the model's, too.
  public var head: Feature.Head
  /// What stands in the form: what is typed is put in here, and handed back.
  public var draft: Feature.Draft
  /// The same with its labels, and with what is wrong.
  public var form: FormModel
  /// Whether something is typed that was not saved.
  public var isChanged: Bool
  /// What just happened.
  public var notice: Notice?

  /// A screen in any state.
  package init(
    _ head: Feature.Head, draft: Feature.Draft, form: FormModel, isChanged: Bool = false, notice: Notice? = nil
  ) {
    self.head = head
    self.draft = draft
    self.form = form
    self.isChanged = isChanged
    self.notice = notice
  }

  /// A property of what is shown above the form.
  public subscript<Value>(dynamicMember path: KeyPath<Feature.Head, Value>) -> Value { head[keyPath: path] }
}
