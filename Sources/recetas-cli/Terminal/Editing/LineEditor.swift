/// A line that is being edited. It handles keys, but draws nothing.
struct LineEditor {
  enum Step: Equatable {
    /// Nothing changed, or the key has no meaning here.
    case nothing
    /// The cursor has moved.
    case moved
    /// The text has changed.
    case changed
    /// The user pressed Enter.
    case entered
    /// The user pressed Ctrl-D on an empty line.
    case ended
    /// The user pressed Ctrl-C.
    case interrupted
  }

  /// The text before the cursor. The text after the cursor is stored in reverse, so that editing is equally fast at any position.
  private(set) var before: [Character]
  private(set) var after: [Character] = []
  private var killed = ""
  private var history: LineHistory

  /// - Parameter text: the initial text. The cursor is placed at its end.
  init(_ text: String = "", history: LineHistory = LineHistory()) {
    before = Array(text)
    self.history = history
  }

  var text: String { String(before) + String(after.reversed()) }
  var isEmpty: Bool { before.isEmpty && after.isEmpty }

  mutating func take(_ key: Key) -> Step {
    switch key {
    case .text(let text), .paste(let text): insert(text)
    case .enter: .entered
    case .interrupt: .interrupted
    case .endOfInput: isEmpty ? .ended : delete(1)
    case .left: move(-1)
    case .right: move(1)
    case .wordLeft: move(-lengthBefore(Self.isInWord))
    case .wordRight: move(lengthAfter(Self.isInWord))
    case .home: move(-before.count)
    case .end: move(after.count)
    case .backspace: erase(1)
    case .delete: delete(1)
    case .killWordBefore: erase(lengthBefore { !$0.isWhitespace }, keeping: true)
    case .killWordAfter: delete(lengthAfter(Self.isInWord), keeping: true)
    case .killToStart: erase(before.count, keeping: true)
    case .killToEnd: delete(after.count, keeping: true)
    case .yank: insert(killed)
    case .up: replace(history.older(than: text))
    case .down: replace(history.newer(than: text))
    case .pageUp, .pageDown, .editor, .redraw, .suspend: .nothing
    }
  }

  /// Replaces the text, and moves the cursor to its end.
  @discardableResult mutating func replace(_ text: String?) -> Step {
    guard let text else { return .nothing }
    (before, after) = (Array(text), [])
    return .changed
  }

  private mutating func insert(_ text: String) -> Step {
    if text.isEmpty { return .nothing }
    // An accent that arrives after its letter combines with that letter.
    let last = before.popLast().map { String($0) } ?? ""
    before += last + text
    return .changed
  }

  private mutating func move(_ distance: Int) -> Step {
    let count = min(abs(distance), distance < 0 ? before.count : after.count)
    if count == 0 { return .nothing }
    if distance < 0 {
      after += before.suffix(count).reversed()
      before.removeLast(count)
    } else {
      before += after.suffix(count).reversed()
      after.removeLast(count)
    }
    return .moved
  }

  private mutating func erase(_ count: Int, keeping: Bool = false) -> Step {
    let count = min(count, before.count)
    if count == 0 { return .nothing }
    if keeping { killed = String(before.suffix(count)) }
    before.removeLast(count)
    return .changed
  }

  private mutating func delete(_ count: Int, keeping: Bool = false) -> Step {
    let count = min(count, after.count)
    if count == 0 { return .nothing }
    if keeping { killed = String(after.suffix(count).reversed()) }
    after.removeLast(count)
    return .changed
  }

  private static func isInWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  /// Returns the distance to the start of the word before the cursor.
  private func lengthBefore(_ isInWord: (Character) -> Bool) -> Int { Self.length(before.reversed(), isInWord) }

  /// Returns the distance to the end of the word after the cursor.
  private func lengthAfter(_ isInWord: (Character) -> Bool) -> Int { Self.length(after.reversed(), isInWord) }

  private static func length(_ characters: some Sequence<Character>, _ isInWord: (Character) -> Bool) -> Int {
    var count = 0
    var isInside = false
    for character in characters {
      if isInWord(character) { isInside = true } else if isInside { break }
      count += 1
    }
    return count
  }
}
