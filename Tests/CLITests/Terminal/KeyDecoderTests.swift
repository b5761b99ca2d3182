import Testing

@testable import recetas_cli

@Suite struct `Decoding keyboard input` {
  private func keys(_ text: String) -> [Key] { keys(Array(text.utf8)) }

  private func keys(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.take(bytes)
  }

  @Test func `Characters that arrive together are decoded as one text up to the next special key`() {
    #expect(keys("piña\n+ 1\r") == [.text("piña"), .enter, .text("+ 1"), .enter])
    #expect(keys("") == [])
  }

  static let known: [(String, Key)] = [
    ("\u{1B}[A", Key.up), ("\u{1B}OA", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
    ("\u{1B}[1;5C", .wordRight), ("\u{1B}[1;3D", .wordLeft), ("\u{1B}[1;2D", .left), ("\u{1B}b", .wordLeft),
    ("\u{1B}f", .wordRight), ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
    ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[3~", .delete), ("\u{1B}[5~", .pageUp),
    ("\u{1B}[6~", .pageDown), ("\u{1}", .home), ("\u{5}", .end), ("\u{2}", .left), ("\u{6}", .right), ("\u{10}", .up),
    ("\u{E}", .down), ("\u{B}", .killToEnd), ("\u{15}", .killToStart), ("\u{17}", .killWordBefore),
    ("\u{1B}\u{7F}", .killWordBefore), ("\u{1B}d", .killWordAfter), ("\u{19}", .yank), ("\u{7F}", .backspace),
    ("\u{8}", .backspace), ("\u{4}", .endOfInput), ("\u{3}", .interrupt), ("\u{1A}", .suspend), ("\u{C}", .redraw),
    ("\u{18}\u{5}", .editor),
  ]

  @Test(arguments: known) func `Key sequences of a terminal have the same meaning as in other line editors`(
    bytes: String, key: Key
  ) {
    #expect(keys("a" + bytes + "b") == [.text("a"), key, .text("b")])
  }

  @Test(arguments: [
    "\u{1B}OP", "\u{1B}[15~", "\u{1B}[[A", "\u{1B}[1;5P", "\u{1B}[I", "\u{1B}[?1;2c", "\u{1B}x", "\u{0}", "\u{18}a",
    "\u{1B}[ q", "\u{9}",
  ])
  func `Unknown key sequences are skipped as a whole`(bytes: String) {
    #expect(keys("a" + bytes + "b").filter { $0 != .text("a") && $0 != .text("b") && $0 != .text("ab") } == [])
    #expect(!keys("a" + bytes + "b").contains { if case .text(let text) = $0 { text.contains("[") } else { false } })
  }

  @Test func `Esc always starts a new key sequence`() {
    #expect(keys("\u{1B}\u{1B}[A") == [.up])
    #expect(keys("\u{1B}[1\u{1B}[B") == [.down])
    #expect(keys("\u{1B}\n") == [.enter])
    #expect(keys("\u{1B}[\u{3}") == [.interrupt])
    #expect(keys("\u{1B}ñ") == [.text("ñ")])
  }

  @Test func `A key sequence of the terminal can arrive byte by byte`() {
    var decoder = KeyDecoder()
    let text = "ñ\u{1B}[3~😀\u{1B}[200~a\u{1B}[201~\r"
    let keys = text.utf8.flatMap { decoder.take([$0]) }
    #expect(keys == [.text("ñ"), .delete, .text("😀"), .paste("a"), .enter])
  }

  @Test func `Invalid UTF-8 in the input doesn't affect the following bytes`() {
    #expect(keys([0x61, 0xFF, 0x62]) == [.text("a\u{FFFD}b")])
    #expect(keys([0xE9, 0x61]) == [.text("\u{FFFD}a")])
    #expect(keys([0xE2, 0x82, 0x0A]) == [.text("\u{FFFD}"), .enter])
    #expect(keys([0x80]) == [.text("\u{FFFD}")])
  }

  @Test func `Bytes pasted in a terminal are text, even if they look like keys`() {
    #expect(
      keys("\u{1B}[200~uno\r\ndos\rtres\tx\u{3}\u{1B}[A~\u{1B}[201~b") == [.paste("uno\ndos\ntres x[A~"), .text("b")])
    #expect(keys("\u{1B}[200~\u{1B}[201~") == [.paste("")])
  }
}
