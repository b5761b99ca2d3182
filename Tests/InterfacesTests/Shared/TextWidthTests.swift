import Interfaces
import Testing

@Suite struct `The width of a text in columns` {
  @Test(arguments: [
    ("", 0), ("piña", 4), ("pin\u{303}a", 4), ("寿司", 4), ("한국", 4), ("가", 2), ("😀", 2), ("👨‍👩‍👧", 2), ("🇪🇸", 2),
    ("❤\u{FE0F}", 2), ("❤", 1), ("½ €", 3), ("⠿", 1), ("\u{200B}", 0), ("ｱ", 1), ("Ａ", 2),
  ])
  func `The width of a string in columns is the sum of the widths of its characters`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }
}

@Suite struct `A line that is wrapped over several rows` {
  private func rows(_ line: Line, _ width: Int) -> [String] { line.rows(width: width).map { $0.text() } }

  @Test func `A long line of plain text is wrapped between words`() {
    #expect(rows("uno dos tres", 20) == ["uno dos tres"])
    #expect(rows("uno dos tres", 8) == ["uno dos", "tres"])
    #expect(rows("uno dos tres", 7) == ["uno dos", "tres"])
    #expect(rows("uno dos tres", 6) == ["uno", "dos", "tres"])
    #expect(rows("", 6) == [""])
  }

  @Test func `A word that is longer than a row of plain text is broken`() {
    #expect(rows("abcdefghij", 4) == ["abcd", "efgh", "ij"])
    #expect(rows("寿司寿司", 5) == ["寿司", "寿司"])
    #expect(rows("a 寿司寿司", 5) == ["a", "寿司", "寿司"])
  }

  @Test func `The continuation rows of a wrapped line are aligned with the text after a number or label`() {
    #expect(rows("   1  Paella de marisco", 11) == ["   1", "   Paella", "   de", "   marisco"])
    #expect(rows("   1  Paella de marisco", 15) == ["   1  Paella de", "      marisco"])
    #expect(rows("   1  name  Paella de marisco", 24) == ["   1  name  Paella de", "            marisco"])
    #expect(rows("   1  name  Paella de marisco", 23) == ["   1  name  Paella de", "      marisco"])
  }

  @Test func `A wrapped line keeps its styles`() {
    let line = Line("uno ", .strong).adding("dos tres", .faint)
    #expect(
      line.rows(width: 7).map { $0.text(inColor: true) } == [
        "\u{1B}[1muno \u{1B}[0m\u{1B}[2mdos\u{1B}[0m", "\u{1B}[2mtres\u{1B}[0m",
      ])
  }

  @Test(arguments: 1...90) func `A wrapped line never exceeds the width and loses only spaces`(width: Int) {
    let text = "   2  Callos a la madrileña   Guiso de 寿司 y 👨‍👩‍👧 con garbanzos · # open · + # add · b back"
    let rows = rows(Line(text), width)
    #expect(rows.allSatisfy { $0.columns <= max(2, width) })
    #expect(rows.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
