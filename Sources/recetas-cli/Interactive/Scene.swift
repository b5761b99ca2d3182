import Entities
import Interfaces

/// A part of the interactive front: a screen with its keys.
@MainActor protocol Scene {
  /// The key hints of the scene.
  var keys: String { get }

  func appear() async throws

  /// Handles an empty line. By default, shows the screen again.
  func enter() async throws

  /// Handles a line of input. Returns whether the line was a key of this scene.
  func handle(_ input: Input) async throws -> Bool

  /// Whether the scene may wait for a service. Keys are handled while the scene waits, so it must ask nothing except its ``question``.
  var waits: Bool { get }

  /// The question that the user must answer now. `nil` if there is none.
  var question: String? { get }

  /// Handles the answer to ``question``.
  func answer(_ isAgreed: Bool) async

  /// Receives the text typed so far, which is empty when a line starts.
  func typing(_ text: String)

  /// The line that shows progress. The line is cleared before anything else is written. `nil` if there is none.
  var progress: ProgressLine? { get }

  /// The question to ask before unsaved changes are lost. `nil` if there are none.
  var leaveQuestion: String? { get }

  /// Handles the answer to ``leaveQuestion``. Returns whether the scene can be left.
  func mayLeave(_ answer: String) async -> Bool

  /// Called when another scene is shown.
  func disappear() async
}

extension Scene {
  var waits: Bool { false }
  var question: String? { nil }
  func answer(_ isAgreed: Bool) async {}
  func typing(_ text: String) {}
  func enter() async throws { try await appear() }
  var progress: ProgressLine? { nil }
  var leaveQuestion: String? { nil }
  func mayLeave(_ answer: String) async -> Bool { true }
  func disappear() async {}
}

/// A line of input: a key, optionally with a row number, or only a row number.
struct Input {
  let key: String
  let number: Int?
  /// The line without surrounding whitespace.
  let text: String

  /// The assignment in a line such as `= 1 20`, which sets the quantity in row 1 to 20.
  var assignment: (row: Int, value: Int)? {
    guard text.hasPrefix("=") else { return nil }
    let words = text.dropFirst().split(separator: " ")
    guard words.count == 2, words.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) })
    else { return nil }
    return (Int(words[0]) ?? .max, Int(words[1]) ?? .max)
  }

  init(_ line: String) {
    text = TextRule.cleaned(line)
    let digits = String(text.reversed().prefix { ("0"..."9").contains($0) }.reversed())
    // A number beyond the range of `Int` is also a row number, but no such row exists.
    number = digits.isEmpty ? nil : Int(digits) ?? .max
    key = TextRule.cleaned(String(text.dropLast(digits.count))).lowercased()
  }
}

/// A function that prints lines.
typealias Write = @MainActor ([Line]) -> Void

/// The context of a scene: its command's context, the router to other scenes, and the output.
@MainActor struct SceneContext<Route: Hashable> {
  let context: Context
  let router: any Router<Route>
  let write: Write
  /// Returns to the previous screen.
  let leave: @MainActor () -> Void
  /// The canvas of the screens. `nil` if the screens are printed one below the other.
  let canvas: Canvas?

  /// Prints the problem that an error describes.
  func tell(_ error: any Error) { write([""] + ScreenText.lines(Failure(error, context.texts).problem)) }
}
