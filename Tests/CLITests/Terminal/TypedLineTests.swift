import Testing

@testable import recetas_cli

@Suite struct `A line that is typed` {
  private func type(_ bytes: [UInt8]) -> (text: String, steps: [TypedLine.Step]) {
    var line = TypedLine()
    let steps = bytes.map { line.take($0) }
    return (line.text, steps)
  }

  private func type(_ text: String) -> (text: String, steps: [TypedLine.Step]) { type(Array(text.utf8)) }

  @Test func `grows letter by letter`() {
    #expect(type("/pi") == ("/pi", [.changed, .changed, .changed]))
    #expect(type("") == ("", []))
  }

  @Test func `shows a letter of several bytes when it is whole`() {
    #expect(type("ñ") == ("ñ", [.nothing, .changed]))
    #expect(type("😀").steps == [.nothing, .nothing, .nothing, .changed])
  }

  @Test func `goes on after bytes that are no letter`() {
    #expect(type([0x61, 0xFF, 0x62]).steps == [.changed, .nothing, .changed])
    #expect(type([0xE9, 0x61]).steps == [.nothing, .changed])
    #expect(type([0x80]).steps == [.changed])
  }

  @Test func `loses its last letter, whatever it is made of, or all of them`() {
    #expect(type("pin\u{303}\u{7F}").text == "pi")
    #expect(type("a👨‍👩‍👧\u{8}").text == "a")
    #expect(type("\u{7F}").steps == [.nothing])
    #expect(type("piña\u{15}x").text == "x")
  }

  @Test func `ends with Enter, and at the end of the input`() {
    #expect(type("a\n").steps.last == .ended)
    #expect(type("a\r").steps.last == .ended)
    #expect(type("\u{4}").steps == [.closed])
    #expect(type("a\u{4}") == ("a", [.changed, .nothing]))
    #expect(type("a\u{3}").steps.last == .interrupted)
  }

  @Test(arguments: ["\u{1B}[A", "\u{1B}[1;5C", "\u{1B}OP", "\u{1B}[3~", "\u{1B}x", "\t", "\u{1}"])
  func `takes no notice of keys that mean nothing here`(key: String) {
    #expect(type("a" + key + "b").text == "ab")
  }
}
