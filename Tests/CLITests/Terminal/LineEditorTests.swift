import Foundation
import Interfaces
import TestGroups
import Testing

@testable import recetas_cli

@Suite struct `Editing a line` {
  private func edited(_ keys: Key..., in text: String = "", history: [String] = []) -> LineEditor {
    var lines = LineHistory()
    for line in history { lines.append(line) }
    var editor = LineEditor(text, history: lines)
    for key in keys { _ = editor.take(key) }
    return editor
  }

  /// Returns the text with a bar at the cursor.
  private func shown(_ editor: LineEditor) -> String { String(editor.before) + "|" + String(editor.after.reversed()) }

  @Test func `An edited line starts with its initial text and the cursor at its end`() {
    #expect(shown(edited(.text("!"), in: "Hola")) == "Hola!|")
  }

  @Test func `Typed characters are inserted at the cursor of the edited line`() {
    #expect(shown(edited(.left, .left, .text("ñ"), in: "pia")) == "pñ|ia")
    #expect(shown(edited(.home, .text("a"), .end, .text("b"), in: "x")) == "axb|")
    #expect(shown(edited(.left, .left, .left, .right, in: "ab")) == "a|b")
  }

  @Test func `The cursor in an edited line can be moved by whole words`() {
    #expect(shown(edited(.wordLeft, in: "calle del pez, 3")) == "calle del pez, |3")
    #expect(shown(edited(.wordLeft, .wordLeft, in: "calle del pez, 3")) == "calle del |pez, 3")
    #expect(shown(edited(.home, .wordRight, .wordRight, in: "calle del pez")) == "calle del| pez")
    #expect(shown(edited(.wordLeft, in: "")) == "|")
  }

  @Test func `Deleting in an edited line removes whole characters, even those with several scalars`() {
    #expect(shown(edited(.backspace, in: "pin\u{303}")) == "pi|")
    #expect(shown(edited(.backspace, in: "a👨‍👩‍👧")) == "a|")
    #expect(shown(edited(.home, .delete, in: "寿司")) == "|司")
    #expect(shown(edited(.text("n"), .text("\u{303}"), .left, in: "pi")) == "pi|n\u{303}")
    #expect(shown(edited(.backspace, in: "")) == "|")
  }

  @Test func `Deleted words and parts of an edited line can be restored`() {
    #expect(shown(edited(.killWordBefore, in: "a bc  ")) == "a |")
    #expect(shown(edited(.left, .killWordBefore, in: "a b/c")) == "a |c")
    #expect(shown(edited(.home, .killWordAfter, in: "uno dos")) == "| dos")
    #expect(shown(edited(.left, .killToStart, in: "abc")) == "|c")
    #expect(shown(edited(.home, .right, .killToEnd, in: "abc")) == "a|")
    #expect(shown(edited(.killWordBefore, .home, .yank, in: "uno dos")) == "dos|uno ")
    #expect(shown(edited(.yank, in: "a")) == "a|")
  }

  @Test func `Enter, Ctrl-C and Ctrl-D end the editing of a line`() {
    var editor = LineEditor("ab")
    #expect(editor.take(.enter) == .entered)
    #expect(editor.take(.interrupt) == .interrupted)
    #expect(editor.take(.endOfInput) == .nothing)
    _ = editor.take(.home)
    #expect(editor.take(.endOfInput) == .changed)
    #expect(editor.text == "b")
    #expect(editor.take(.endOfInput) == .changed)
    #expect(editor.take(.endOfInput) == .ended)
  }

  @Test func `The line history recalls earlier lines and restores the line being typed`() {
    let history = ["1", "+ 2", "+ 2", " ", "/flan"]
    #expect(edited(.up, history: history).text == "/flan")
    #expect(edited(.up, .up, history: history).text == "+ 2")
    #expect(edited(.up, .up, .up, .up, .up, history: history).text == "1")
    #expect(shown(edited(.text("x"), .up, .up, .down, .down, .down, history: history)) == "x|")
    #expect(edited(.down, in: "x", history: history).text == "x")
    #expect(edited(.up, in: "x").text == "x")
  }

  @Test func `Text pasted into an edited line keeps its line breaks`() {
    #expect(edited(.paste("uno\ndos"), in: "").text == "uno\ndos")
  }

  @Test(.group(.heavy)) func `Editing a megabyte of text takes linear time, regardless of the cursor position`() {
    /// Returns the processor time in seconds, which doesn't depend on other processes.
    func time(_ count: Int) -> Double {
      func spent() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      }
      let (text, start) = (String(repeating: "paella ñ ", count: count / 10), spent())
      var editor = LineEditor("ab")
      _ = editor.take(.left)
      var decoder = KeyDecoder()
      for key in decoder.take(("\u{1B}[200~" + text + "\u{1B}[201~").utf8) { _ = editor.take(key) }
      for byte in text.utf8.prefix(count / 10) { for key in decoder.take([byte]) { _ = editor.take(key) } }
      #expect(LineWindow(editor, room: 40).text.count == 40)
      #expect(editor.before.count > count * 9 / 10)
      return spent() - start
    }
    _ = time(1_000)
    let (short, long) = (time(100_000), time(1_000_000))
    // The text is ten times as long. If it took forty times as long, the growth would be more than linear.
    #expect(long < short * 40)
  }
}

@Suite struct `The visible part of an edited line` {
  private func window(_ text: String, left: Int = 0, room: Int) -> (String, Int) {
    var editor = LineEditor(text)
    for _ in 0..<left { _ = editor.take(.left) }
    let window = LineWindow(editor, room: room)
    return (window.text, window.cursor)
  }

  @Test func `An edited line that fits is shown as a whole, with the cursor at its end`() {
    #expect(window("piña", room: 5) == ("piña", 4))
    #expect(window("piña", left: 2, room: 5) == ("piña", 2))
    #expect(window("寿司", left: 1, room: 8) == ("寿司", 2))
    #expect(window("", room: 5) == ("", 0))
  }

  @Test func `An edited line that doesn't fit is shown around the cursor`() {
    #expect(window("abcdefghij", room: 6) == ("…ghij", 5))
    #expect(window("abcdefghij", left: 10, room: 6) == ("abcde…", 0))
    #expect(window("abcdefghij", left: 5, room: 6).0.columns == 6)
  }

  @Test func `An edited line shows line breaks and replaces other control characters`() {
    #expect(window("a\nb\u{1B}[0m", room: 20).0 == "a⏎b\u{FFFD}[0m")
  }

  @Test(arguments: 4...40) func `The visible part of an edited line always fits and contains the cursor`(room: Int) {
    let text = "Callos 寿司 a la madrileña 👨‍👩‍👧 con garbanzos"
    for left in 0...text.count {
      let (shown, cursor) = window(text, left: left, room: room)
      #expect(shown.columns <= room)
      #expect(cursor < room && cursor <= shown.columns)
    }
  }
}
