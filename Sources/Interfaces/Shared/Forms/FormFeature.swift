public import Entities
public import UseCases

/// Defines a form: the record to edit, the functions that read and save the record, and the routes.
///
/// ``FormPresenter`` handles everything else, and keeps the user's edits until they are saved or discarded.
@MainActor public protocol FormFeature {
  /// The draft that holds the values of the form.
  associatedtype Draft: EditingDraft
  /// Additional data that is read together with the record.
  associatedtype Background = Nothing
  /// The content above the form.
  associatedtype Head: Hashable = Nothing
  /// An action that only this form offers. `Never` by default, for forms without such actions.
  associatedtype Action: Hashable = Never
  /// A route to another screen. `Never` by default, for forms without routes.
  associatedtype Route: Hashable = Never

  /// The stored record that the form edits.
  typealias Saved = Draft.Saved

  /// The kit's strings in the user's language.
  var texts: Texts { get }

  /// Reads the edited record and its background.
  ///
  /// - Parameter kept: the record from the last read. `nil` if it hasn't been read yet or is new.
  func read(_ kept: Saved?) async throws(GatewayError) -> (kept: Saved?, background: Background)

  /// Returns the problem to show if the record can't be read.
  func problem(_ error: GatewayError, _ kept: Saved?) -> Problem

  /// Returns the reason why the stored record can't be changed. `nil` if it can be changed.
  func refusal(_ kept: Saved) -> Problem?

  /// Saves the draft over the stored record, or as a new record.
  func save(_ draft: Draft, on kept: Saved?) async -> FormAnswer<Draft>

  /// The support for pictures, which ``PhotoFormFeature`` provides. `nil` by default, for forms without pictures.
  var photos: FormPhotos<Draft>? { get }

  /// Returns the sentence that reports a successful save.
  func savedMessage(_ saved: Saved, isNew: Bool) -> String

  /// Returns the title of the form.
  func title(_ kept: Saved?, _ background: Background) -> String

  /// Returns the content above the form.
  func head(_ kept: Saved?, _ background: Background) -> Head

  /// Returns the route to go to for an action. `nil` if the action isn't available yet.
  func route(_ action: Action, _ kept: Saved?, _ background: Background?) -> Route?
}

extension FormFeature {
  public func problem(_ error: GatewayError, _ kept: Saved?) -> Problem { texts.problem(error) }
  public func refusal(_ kept: Saved) -> Problem? { nil }
  public var photos: FormPhotos<Draft>? { nil }
  public func savedMessage(_ saved: Saved, isNew: Bool) -> String { texts.saved }
}

extension FormFeature where Head == Nothing {
  public func head(_ kept: Saved?, _ background: Background) -> Nothing { Nothing() }
}

extension FormFeature where Action == Never {
  public func route(_ action: Never, _ kept: Saved?, _ background: Background?) -> Route? {}
}

/// The outcome of an attempt to save a form.
public enum FormAnswer<Draft: EditingDraft>: Sendable {
  /// The draft was saved as this record.
  case saved(Draft.Saved)
  /// Some fields are invalid. The problem explains why each of these fields is invalid.
  case invalid([Draft.Field: Draft.Problem], Problem)
  /// The draft was not saved, because another client changed the record in the meantime.
  case overtaken(by: Draft.Saved, Problem)
  /// The draft was not saved, for a reason that isn't related to an individual field.
  case refused(Problem)

  /// Creates the outcome from the error of a use case that failed to save the draft.
  init<SavedDraft: RecordDraft>(_ error: SaveError<SavedDraft>, in texts: Texts)
  where
    SaveError<SavedDraft>: ExplainedError, SavedDraft.Saved == Draft.Saved, SavedDraft.Field == Draft.Field,
    SavedDraft.Problem == Draft.Problem
  {
    let problem = texts.problem(error)
    self =
      switch error {
      case .invalid(let wrong): .invalid(wrong.problems, problem)
      case .changed(let now): .overtaken(by: now, problem)
      default: .refused(problem)
      }
  }

  /// Runs a use case that saves the draft, and creates the outcome from its result.
  public init<SavedDraft: RecordDraft>(
    in texts: Texts, _ save: () async throws(SaveError<SavedDraft>) -> Draft.Saved
  ) async
  where
    SaveError<SavedDraft>: ExplainedError, SavedDraft.Saved == Draft.Saved, SavedDraft.Field == Draft.Field,
    SavedDraft.Problem == Draft.Problem
  {
    do { self = .saved(try await save()) } catch { self.init(error, in: texts) }
  }
}

/// An event on a form screen.
public enum FormEvent<Feature: FormFeature>: Hashable {
  /// The screen appeared. The record is read, and edits are kept.
  case appeared
  /// The draft changed. This can happen with every keystroke. Newly chosen pictures that the draft doesn't contain are added at the end of
  /// its album. A form without pictures refuses them.
  case changedDraft(Feature.Draft, photos: [LoadedImage] = [])
  /// The user wants to save the draft.
  case accepted
  /// The user wants to discard the edits.
  case canceled
  /// The user chose an action that only this form offers.
  case act(Feature.Action)
  /// The screen disappeared. Nothing more is shown.
  case disappeared
}

extension FormEvent: Sendable where Feature.Action: Sendable {}

/// A record and the form that edits it, formatted for display.
@dynamicMemberLookup public struct EditorModel<Feature: FormFeature>: Hashable {
  /// The content above the form. Its properties are also properties of the model.
  public var head: Feature.Head
  /// The values of the form. A screen edits a copy of the draft, and sends the copy in ``FormEvent/changedDraft(_:photos:)``.
  public var draft: Feature.Draft
  /// The labels, values and problems of the fields.
  public var form: FormModel
  /// Whether the form has unsaved edits.
  public var isChanged: Bool
  /// The result of the last action. `nil` if there is nothing to report.
  public var notice: Notice?

  /// Creates a model with the given properties.
  package init(
    _ head: Feature.Head, draft: Feature.Draft, form: FormModel, isChanged: Bool = false, notice: Notice? = nil
  ) {
    self.head = head
    self.draft = draft
    self.form = form
    self.isChanged = isChanged
    self.notice = notice
  }

  /// A property of the content above the form.
  public subscript<Value>(dynamicMember path: KeyPath<Feature.Head, Value>) -> Value { head[keyPath: path] }
}

extension EditorModel: Sendable where Feature.Head: Sendable {}
