import Interfaces

/// A screen of the app with its title, its buttons and its question.
@MainActor public protocol AppScreen: AnyObject, Sendable {
  /// The title. It is empty until the screen is loaded.
  var title: String { get }
  /// The buttons that apply to the whole screen.
  var toolbar: [AppAction] { get }
  /// The question that the user must answer. `nil` if there is none, or after it has been answered.
  var question: Question? { get }

  /// Loads the screen.
  func appear() async
  /// Reloads the screen when the user pulls to refresh.
  func refresh() async
  /// Stops updating the screen.
  func disappear() async

  /// Draws the screen with the function for its type.
  func draw<Drawing: ScreenDrawing>(with drawing: Drawing) -> Drawing.Content
}

extension AppScreen {
  public var toolbar: [AppAction] { [] }
  public var question: Question? { nil }
  public func refresh() async { await load() }

  /// Loads the screen when it becomes visible. The load runs in a separate task, since SwiftUI cancels the task of a view that disappears,
  /// and a canceled load would be shown as a failure.
  public func load() async { await Task { await appear() }.value }
}

/// Draws the screens of the app, with one function for each type of screen.
@MainActor public protocol ScreenDrawing {
  associatedtype Content
  func list(_ screen: ListScreen<some ListFeature>) -> Content
  func form(_ screen: FormScreen<some FormFeature>) -> Content
  func page(_ screen: PageScreen) -> Content
  func order(_ screen: OrderScreen) -> Content
}

/// An action that the user can perform, shown as a button.
@MainActor public struct AppAction: Identifiable {
  public enum Role: Sendable {
    case plain
    /// Asks for confirmation of a deletion, so the row stays in the list.
    case asksToDelete
    /// Deletes an item.
    case deletes
    /// Answers a question with no, so nothing changes.
    case cancels
  }

  /// The title of the button, in the user's language. VoiceOver reads it if only the symbol is shown.
  public let title: String
  /// The name of the action's SF Symbol.
  public let symbol: String
  public let role: Role
  public let isEnabled: Bool
  private let action: @MainActor () async -> Void

  public nonisolated var id: String { title }

  init(
    _ title: String, symbol: String, role: Role = .plain, isEnabled: Bool = true,
    _ action: @escaping @MainActor () async -> Void
  ) {
    self.title = title
    self.symbol = symbol
    self.role = role
    self.isEnabled = isEnabled
    self.action = action
  }

  public func callAsFunction() async { await action() }
}

/// A question that the user must answer, shown as an alert.
@MainActor public struct Question {
  public let text: String
  /// The buttons in the alert.
  public let answers: [AppAction]

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - agreement: The title of the button that agrees. `nil` if the button deletes an item.
  ///   - refusal: The title of the button that declines. `nil` for “Cancel”.
  ///   - answer: A function that handles the answer, which is `true` if the user agrees.
  init(
    _ text: String, agreement: String?, refusal: String? = nil, in texts: Texts,
    answer: @escaping @MainActor (Bool) async -> Void
  ) {
    self.text = text
    answers = [
      AppAction(agreement ?? texts.delete, symbol: "checkmark", role: agreement == nil ? .deletes : .plain) {
        await answer(true)
      },
      AppAction(refusal ?? texts.cancel, symbol: "xmark", role: .cancels) { await answer(false) },
    ]
  }
}

extension Texts {
  var delete: String { say("Borrar", "Delete") }
  var cancel: String { say("Cancelar", "Cancel") }
  /// The title of the button that reloads a failed screen.
  public var retry: String { say("Reintentar", "Try Again") }
}
