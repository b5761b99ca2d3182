import GatewayTesting
import Interfaces
import Testing
import UseCases

@Suite struct `The list of places on a page` {
  @Test(arguments: [Language.spanish, .english], [18, 20, 24, 40])
  func `The first page of a place list divides its lines between the map and the rows`(language: Language, height: Int)
    throws
  {
    let texts = Texts(language)
    let places = try (0..<40).map { number in
      try PlaceSamples.place(
        number, at: PlaceSamples.point(east: Double(number % 7) * 400, north: Double(number % 11) * 300))
    }
    let list = PlaceListModel(PlaceSamples.list(places), PlaceListRequest(), in: texts)
    let lines = ListText.lines(list, on: Paper(width: 80, height: height, texts)).map { $0.text() }
    let top = try #require(lines.firstIndex { $0.hasPrefix("┌") })
    let end = try #require(lines.firstIndex { $0.hasPrefix("└") })
    let firstRow = try #require(lines.firstIndex { $0.hasPrefix("   1  ") })
    // The map must stay readable, and the title, the map and its legend must leave room for rows.
    #expect(end - top >= 5)
    #expect(firstRow <= height / 2 + 4)
  }

  @Test func `An unpaginated place list has a map of the default height`() throws {
    let texts = Texts(.english)
    let places = try [PlaceSamples.place(1), PlaceSamples.place(2, at: PlaceSamples.point(east: 900, north: 900))]
    let list = PlaceListModel(PlaceSamples.list(places), PlaceListRequest(), in: texts)
    let map = PlaceMapText.lines(list.map, width: 80, isPlain: false, texts)
    #expect(ListText.lines(list, on: Paper(width: 80, texts)).contains(map[map.count / 2]))
  }
}
