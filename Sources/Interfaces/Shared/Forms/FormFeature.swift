public import Entities
public import UseCases

/// What a form is for: what it edits, how that is read and saved, and where it leads.
///
/// ``FormPresenter`` does the rest: what is typed stays until it is saved or given up, whatever happens meanwhile.
@MainActor public protocol FormFeature {
  /// The draft that the form fills.
  associatedtype Draft: EditingDraft
  /// What is read together with the edited thing.
  associatedtype Background = Nothing
  /// The content above the form.
  associatedtype Head: Hashable = Nothing
  /// An action of this form alone.
  associatedtype Action: Hashable = Never
  /// A place that this form leads to.
  associatedtype Route: Hashable = Never

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
  func save(_ draft: Draft, on kept: Kept?) async -> FormAnswer<Draft>

  /// The way in which the form takes pictures, which ``PhotoFormFeature`` provides; `nil`, the default, if it takes none.
  var photos: FormPhotos<Draft>? { get }

  /// The sentence that reports the save.
  func told(_ saved: Kept, isNew: Bool) -> String

  /// The title of the form.
  func title(_ kept: Kept?, _ background: Background) -> String

  /// The content above the form.
  func head(_ kept: Kept?, _ background: Background) -> Head

  /// The place that an action leads to; `nil`: none yet.
  func route(_ action: Action, _ kept: Kept?, _ background: Background?) -> Route?
}

extension FormFeature {
  public func problem(_ error: GatewayError, _ kept: Kept?) -> Problem { texts.problem(error) }
  public func refusal(_ kept: Kept) -> Problem? { nil }
  public var photos: FormPhotos<Draft>? { nil }
  public func told(_ saved: Kept, isNew: Bool) -> String { texts.saved }
}

extension FormFeature where Head == Nothing {
  public func head(_ kept: Kept?, _ background: Background) -> Nothing { Nothing() }
}

extension FormFeature where Action == Never {
  public func route(_ action: Never, _ kept: Kept?, _ background: Background?) -> Route? {}
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
  init<Saved: RecordDraft>(_ error: SaveError<Saved>, in texts: Texts)
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

  /// The outcome of a use case that saves.
  public init<Saved: RecordDraft>(
    in texts: Texts, _ save: () async throws(SaveError<Saved>) -> Draft.Kept
  ) async
  where
    SaveError<Saved>: ExplainedError, Saved.Kept == Draft.Kept, Saved.Field == Draft.Field,
    Saved.Problem == Draft.Problem
  {
    do { self = .saved(try await save()) } catch { self.init(error, in: texts) }
  }
}

/// What happens on the screen of a form.
public enum FormEvent<Feature: FormFeature>: Hashable {
  /// The screen is visible: what is edited is read; what was typed stays.
  case appeared
  /// The form as it stands now, key by key, and the pictures that were just chosen: those that the album doesn't name are added to its
  /// end. A form without pictures refuses them.
  case changedDraft(Feature.Draft, photos: [LoadedImage] = [])
  /// The user wants to save what is in the form.
  case accepted
  /// The user wants to discard what was typed.
  case gaveUp
  /// What the user can do on this form and no other.
  case act(Feature.Action)
  /// The screen is gone: nothing more is shown.
  case disappeared
}

extension FormEvent: Sendable where Feature.Action: Sendable {}

/// Something that is kept, or is to be, and the form that changes it, as a screen shows them.
@dynamicMemberLookup public struct EditorModel<Feature: FormFeature>: Hashable {
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

extension EditorModel: Sendable where Feature.Head: Sendable {}
