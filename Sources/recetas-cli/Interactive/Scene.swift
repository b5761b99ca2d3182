import Entities
import Interfaces

/// A part of the interactive front: a screen with its keys.
@MainActor protocol Scene {
  /// What the keys do here.
  var keys: String { get }

  func appear() async throws

  /// Does what an empty line asks: shows the screen again, as a rule.
  func enter() async throws

  /// Does what a line of input asks, and says whether it was understood.
  func handle(_ input: Input) async throws -> Bool

  /// Whether it may have to wait for somebody elsewhere: keys are heard meanwhile, so it asks nothing but its ``question``.
  var waits: Bool { get }

  /// What the user must agree to now, or not; `nil`: nothing.
  var question: String? { get }

  /// Handles the answer to it.
  func answer(_ isAgreed: Bool) async

  /// Takes note of the text that is typed so far. It is empty when a line begins.
  func typing(_ text: String)

  /// The line that it rewrites, which is taken away before anything else is written; `nil`: none.
  var progress: ProgressLine? { get }

  /// The question to ask before leaving, as unsaved changes would be lost; `nil`: there are none.
  var leaveQuestion: String? { get }

  /// Handles the answer; returns whether the scene may be left now.
  func mayLeave(_ answer: String) async -> Bool

  /// Another scene is shown now.
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

/// A line of input: a key, perhaps with a row number, or a bare row number.
struct Input {
  let key: String
  let number: Int?
  /// The line without blanks at its ends.
  let text: String

  /// What `= 1 20` means: row 1, 20 pieces.
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
    // A number out of every list's reach is a row all the same, one that is not there.
    number = digits.isEmpty ? nil : Int(digits) ?? .max
    key = TextRule.cleaned(String(text.dropLast(digits.count))).lowercased()
  }
}

/// Prints lines.
typealias Write = @MainActor ([Line]) -> Void

/// The context of a scene: that of its command, the router to other scenes, and the output.
@MainActor struct SceneContext<Route: Hashable> {
  let context: Context
  let router: any Router<Route>
  let write: Write
  /// Goes back to where this screen was opened from.
  let leave: @MainActor () -> Void
  /// The canvas of the screens. `nil` where they are printed one below the other.
  let canvas: Canvas?

  /// Prints the problem behind an error.
  func tell(_ error: any Error) { write([""] + ScreenText.lines(Failure(error, context.texts).problem)) }
}
