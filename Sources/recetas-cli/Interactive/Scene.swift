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

  /// Whether it may have to wait for somebody elsewhere: keys are heard meanwhile.
  var waits: Bool { get }

  /// Takes note of what is typed so far.
  func typing(_ text: String)

  /// The line that it rewrites, which is taken away before anything else is written; `nil`: none.
  var progress: ProgressLine? { get }

  /// What there is to lose when it is left; `nil`: nothing.
  var leaveQuestion: String? { get }

  /// Another scene is shown now.
  func disappear() async
}

extension Scene {
  var waits: Bool { false }
  func typing(_ text: String) {}
  func enter() async throws { try await appear() }
  var progress: ProgressLine? { nil }
  var leaveQuestion: String? { nil }
  func disappear() async {}
}

/// A line of input: a key, perhaps with a row number, or a bare row number.
struct Input {
  let key: String
  let number: Int?
  /// The line without blanks at its ends.
  let text: String

  init(_ line: String) {
    text = TextRule.cleaned(line)
    let digits = String(text.reversed().prefix { ("0"..."9").contains($0) }.reversed())
    // A number out of every list's reach is a row all the same, one that is not there.
    number = digits.isEmpty ? nil : Int(digits) ?? .max
    key = TextRule.cleaned(String(text.dropLast(digits.count))).lowercased()
  }
}
