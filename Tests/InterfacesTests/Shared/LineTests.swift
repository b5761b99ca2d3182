import Interfaces
import Testing

@Suite struct `Lines of plain text` {
  let line = Line("1  ").adding("Margarita", .strong).adding(" sin gluten", .faint)

  @Test func `The text of a styled line is the text of its spans in order`() {
    #expect(line.text() == "1  Margarita sin gluten")
    #expect(Line().text() == "")
    #expect(Line("a").adding("b").text(inColor: true) == "ab")
  }

  @Test func `The text of a styled line contains color codes only if they are requested`() {
    #expect(line.text() == line.text(inColor: false))
    #expect(line.text(inColor: true) == "1  \u{1B}[1mMargarita\u{1B}[0m\u{1B}[2m sin gluten\u{1B}[0m")
  }

  @Test(arguments: [
    (Line.Style.plain, "x"), (.title, "\u{1B}[1;36mx\u{1B}[0m"), (.strong, "\u{1B}[1mx\u{1B}[0m"),
    (.faint, "\u{1B}[2mx\u{1B}[0m"), (.warning, "\u{1B}[33mx\u{1B}[0m"),
  ])
  func `Every text style except the plain style has a color code`(style: Line.Style, written: String) {
    #expect(Line("x", style).text(inColor: true) == written)
    #expect(Line("x", style).text() == "x")
  }

  @Test func `An empty span of a styled line has no color code`() {
    #expect(Line("", .title).text(inColor: true) == "")
  }

  @Test(arguments: [Line.Style.plain, .title, .strong, .faint, .warning])
  func `A styled line replaces escape characters in its text`(style: Line.Style) {
    let line = Line("\u{1B}[2Ja", style).adding("b\u{9B}1mc", style)
    #expect(line.text() == "\u{FFFD}[2Jab\u{FFFD}1mc")
    let own = Line("x", style).text(inColor: true).unicodeScalars.count { $0 == "\u{1B}" }
    #expect(line.text(inColor: true).unicodeScalars.count { $0 == "\u{1B}" } == 2 * own)
    #expect(!line.text(inColor: true).unicodeScalars.contains("\u{9B}"))
  }

  @Test func `Styled lines with equal spans are equal`() {
    #expect(line == Line("1  ").adding("Margarita", .strong).adding(" sin gluten", .faint))
    #expect(Line("a", .strong) != Line("a"))
    #expect("a" == Line("a"))
  }
}
