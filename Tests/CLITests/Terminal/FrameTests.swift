import Interfaces
import Testing

@testable import recetas_cli

@Suite struct `Drawing a screen` {
  private func frame(_ count: Int, top: Int = 0, notices: [Line] = [], keys: String = "b back · q quit") -> Frame {
    var frame = Frame()
    frame.content = (1...max(1, count)).map { Line("row \($0)") }
    frame.top = top
    frame.notices = notices
    frame.keys = keys
    frame.label = "> "
    frame.position = { Line("\($0)-\($1)/\($2)") }
    frame.editor = LineEditor("ab")
    return frame
  }

  private func rows(_ frame: Frame, _ width: Int = 40, _ height: Int = 8) -> [String] {
    frame.drawn(width: width, height: height).rows.map { $0.text() }
  }

  @Test func `A drawn screen shows the content above the keys and the input line`() {
    #expect(rows(frame(2)) == ["row 1", "row 2", "", "", "", "", "b back · q quit", "> ab"])
    let cursor = frame(2).drawn(width: 40, height: 8).cursor
    #expect(cursor.row == 7 && cursor.column == 4)
  }

  @Test func `Long content is cut to the terminal's height, and a line describes the visible part`() {
    #expect(rows(frame(9)) == ["row 1", "row 2", "row 3", "row 4", "1-4/9", "", "b back · q quit", "> ab"])
    #expect(rows(frame(9, top: 4)).prefix(5) == ["row 5", "row 6", "row 7", "row 8", "5-8/9"])
    #expect(rows(frame(9, top: 99)).prefix(5) == ["row 6", "row 7", "row 8", "row 9", "6-9/9"])
    #expect(rows(frame(5)).prefix(5) == ["row 1", "row 2", "row 3", "row 4", "row 5"])
  }

  @Test func `A drawn screen shows notices between the content and the keys`() {
    #expect(rows(frame(1, notices: ["Done."])) == ["row 1", "", "", "", "Done.", "", "b back · q quit", "> ab"])
  }

  @Test func `Text that is too wide for the terminal is wrapped without splitting words or key hints`() {
    let shown = rows(frame(1, keys: "number open · b back · q quit"), 20)
    #expect(shown.suffix(3) == ["number open · b back", "q quit", "> ab"])
  }

  @Test func `A drawn screen shows a long question above the input line`() {
    var frame = frame(1)
    frame.label = "Delete Casa Oso, and all its beers? [y/N] "
    #expect(rows(frame, 30).suffix(2) == ["Delete Casa Oso, and all its", "beers? [y/N] ab"])
    frame.label = "Unsaved changes: s saves them. "
    #expect(rows(frame, 40).suffix(2) == ["Unsaved changes: s saves them. ", "> ab"])
  }

  @Test(arguments: 1...30, [10, 60, 80, 120])
  func `A drawn screen always fits the size of the terminal`(height: Int, width: Int) {
    var frame = frame(50, top: 7, notices: (1...9).map { Line("Something happened, number \($0), of some length.") })
    frame.label = "Question of some length? [y/N] "
    frame.status = "Loading…"
    frame.keys = "number open · /text search · m more · b back · q quit"
    let drawing = frame.drawn(width: width, height: height)
    #expect(drawing.rows.count == height)
    #expect(drawing.rows.allSatisfy { $0.text().columns <= width })
    #expect(drawing.cursor.row == height - 1 && drawing.cursor.column < width)
  }
}
