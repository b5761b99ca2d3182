import Foundation
import Interfaces
import TestGroups
import Testing

@testable import recetas_cli

@Suite struct `A line that is edited` {
  private func edited(_ keys: Key..., in text: String = "", history: [String] = []) -> LineEditor {
    var lines = LineHistory()
    for line in history { lines.append(line) }
    var editor = LineEditor(text, history: lines)
    for key in keys { _ = editor.take(key) }
    return editor
  }

  /// With a bar where the cursor is.
  private func shown(_ editor: LineEditor) -> String { String(editor.before) + "|" + String(editor.after.reversed()) }

  @Test func `begins with the text that it is given, and the cursor behind it`() {
    #expect(shown(edited(.text("!"), in: "Hola")) == "Hola!|")
  }

  @Test func `takes letters where the cursor is`() {
    #expect(shown(edited(.left, .left, .text("ñ"), in: "pia")) == "pñ|ia")
    #expect(shown(edited(.home, .text("a"), .end, .text("b"), in: "x")) == "axb|")
    #expect(shown(edited(.left, .left, .left, .right, in: "ab")) == "a|b")
  }

  @Test func `goes by words`() {
    #expect(shown(edited(.wordLeft, in: "calle del pez, 3")) == "calle del pez, |3")
    #expect(shown(edited(.wordLeft, .wordLeft, in: "calle del pez, 3")) == "calle del |pez, 3")
    #expect(shown(edited(.home, .wordRight, .wordRight, in: "calle del pez")) == "calle del| pez")
    #expect(shown(edited(.wordLeft, in: "")) == "|")
  }

  @Test func `loses whole characters, whatever they are made of`() {
    #expect(shown(edited(.backspace, in: "pin\u{303}")) == "pi|")
    #expect(shown(edited(.backspace, in: "a👨‍👩‍👧")) == "a|")
    #expect(shown(edited(.home, .delete, in: "寿司")) == "|司")
    #expect(shown(edited(.text("n"), .text("\u{303}"), .left, in: "pi")) == "pi|n\u{303}")
    #expect(shown(edited(.backspace, in: "")) == "|")
  }

  @Test func `loses words, its beginning or its end, and has them back`() {
    #expect(shown(edited(.killWordBefore, in: "a bc  ")) == "a |")
    #expect(shown(edited(.left, .killWordBefore, in: "a b/c")) == "a |c")
    #expect(shown(edited(.home, .killWordAfter, in: "uno dos")) == "| dos")
    #expect(shown(edited(.left, .killToStart, in: "abc")) == "|c")
    #expect(shown(edited(.home, .right, .killToEnd, in: "abc")) == "a|")
    #expect(shown(edited(.killWordBefore, .home, .yank, in: "uno dos")) == "dos|uno ")
    #expect(shown(edited(.yank, in: "a")) == "a|")
  }

  @Test func `ends with Enter, is left with Ctrl-C, and with Ctrl-D where it is empty`() {
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

  @Test func `brings earlier lines back, and what was typed meanwhile`() {
    let history = ["1", "+ 2", "+ 2", " ", "/flan"]
    #expect(edited(.up, history: history).text == "/flan")
    #expect(edited(.up, .up, history: history).text == "+ 2")
    #expect(edited(.up, .up, .up, .up, .up, history: history).text == "1")
    #expect(shown(edited(.text("x"), .up, .up, .down, .down, .down, history: history)) == "x|")
    #expect(edited(.down, in: "x", history: history).text == "x")
    #expect(edited(.up, in: "x").text == "x")
  }

  @Test func `keeps the lines of a pasted text`() {
    #expect(edited(.paste("uno\ndos"), in: "").text == "uno\ndos")
  }

  @Test(.group(.heavy)) func `takes a megabyte in time that grows with its length, wherever the cursor is`() {
    /// In seconds of the processor: what else the machine does doesn't count.
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
    // Ten times the length; forty times the time would be no line any more.
    #expect(long < short * 40)
  }
}

@Suite struct `The part of a line that is seen` {
  private func window(_ text: String, left: Int = 0, room: Int) -> (String, Int) {
    var editor = LineEditor(text)
    for _ in 0..<left { _ = editor.take(.left) }
    let window = LineWindow(editor, room: room)
    return (window.text, window.cursor)
  }

  @Test func `is all of it where there is room, with the cursor behind it`() {
    #expect(window("piña", room: 5) == ("piña", 4))
    #expect(window("piña", left: 2, room: 5) == ("piña", 2))
    #expect(window("寿司", left: 1, room: 8) == ("寿司", 2))
    #expect(window("", room: 5) == ("", 0))
  }

  @Test func `is what stands around the cursor elsewhere`() {
    #expect(window("abcdefghij", room: 6) == ("…ghij", 5))
    #expect(window("abcdefghij", left: 10, room: 6) == ("abcde…", 0))
    #expect(window("abcdefghij", left: 5, room: 6).0.columns == 6)
  }

  @Test func `shows the breaks of lines, and no other control character`() {
    #expect(window("a\nb\u{1B}[0m", room: 20).0 == "a⏎b\u{FFFD}[0m")
  }

  @Test(arguments: 4...40) func `fits, and has the cursor in it`(room: Int) {
    let text = "Callos 寿司 a la madrileña 👨‍👩‍👧 con garbanzos"
    for left in 0...text.count {
      let (shown, cursor) = window(text, left: left, room: room)
      #expect(shown.columns <= room)
      #expect(cursor < room && cursor <= shown.columns)
    }
  }
}
