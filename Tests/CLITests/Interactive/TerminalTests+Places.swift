import Testing

@testable import recetas_cli

extension `The interactive front at a terminal` {
  @Test(arguments: TerminalSize.all.filter { $0.width == 80 })
  func `The first page of a list of places shows the map and rows below it`(size: TerminalSize) async throws {
    let session = try size.open()
    #expect(await session.shows("R E C E T A S"))
    session.type("7\r")
    #expect(await session.shows { $0.text.contains(size.isSpanish ? "Tiendas" : "Shops") && $0.typed == "> " })
    session.type("1\r")
    #expect(await session.shows { $0.lines.contains { $0.hasPrefix("└") } && $0.typed == "> " })
    let lines = session.screen.lines
    let end = try #require(lines.firstIndex { $0.hasPrefix("└") })
    let rows = lines.dropFirst(end).count { $0.firstMatch(of: #/^ +[0-9]+  [◌◉] /#) != nil }
    #expect(rows >= 3, "\(lines)")
    session.type("q\r")
    #expect(await session.end() == 0)
  }
}
