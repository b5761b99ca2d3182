import Entities
import Interfaces
import Testing
import UseCases

@Suite struct `Madrid as text` {
  private func home() throws -> PlacesHomeModel {
    let note = PlaceDownloadNote(id: try .init("download-1"), source: "bundle", date: Madrid.now)
    return PlacesHomeModel(PlaceCounts(of: try Madrid(.english).all), from: note, in: BothLanguages.english)
  }

  @Test func `The plain text of the Madrid screen has its logo above the entries`() throws {
    #expect(
      written(PlacesHomeText.lines(.home(try home()), width: 100, isPlain: false)) == """
                 ▄███▄
          ▄▄▄▄▄▄▄█████▄▄▄▄▄▄▄
          █ ╭╮ ╭╮ ╭─╮ ╭╮ ╭╮ █
          █ ││ ││ │ │ ││ ││ █   M A D R I D

           1  Shops       3 places
           2  Activities  1 place

        4 places, from 15 Jan 2027, 08:00. They are available offline.
        """)
  }

  @Test(arguments: [(80, true), (59, false)])
  func `The plain text of the Madrid screen is ASCII in a limited or narrow terminal`(width: Int, isPlain: Bool) throws
  {
    let text = written(PlacesHomeText.lines(.home(try home()), width: width, isPlain: isPlain))
    #expect(text.hasPrefix("         .===.\n  .------'---'------.\n"))
    #expect(!text.contains { !$0.isASCII })
  }

  @Test func `The plain text of the Madrid screen omits the logo if there is no room for it`() throws {
    #expect(
      written(PlacesHomeText.lines(.home(try home()), width: 30, isPlain: false)).hasPrefix("Madrid\n\n   1  Shops"))
  }

  @Test func `The plain text of the Madrid screen contains the progress of a download`() throws {
    var home = try home()
    home.refreshing = PlaceDownloadModel(.pictures(1), in: BothLanguages.english)
    let lines = PlacesHomeText.lines(.home(home), width: 80, isPlain: false)
    #expect(lines.last?.text() == "pictures: 1 of 4, 1.2 MB, 3 s left")
    let coming = PlacesModel.downloading(PlaceDownloadModel(.pictures(1), in: BothLanguages.spanish))
    #expect(written(PlacesHomeText.lines(coming, width: 80, isPlain: false)) == "imágenes: 1 de 4, 1,2 MB, quedan 3 s")
    #expect(PlacesHomeText.notice(coming) == [])
  }

  @Test func `The plain text of a place card includes the row number if the place has a row`() async throws {
    let madrid = try Madrid()
    try await madrid.download()
    let request = PlaceListRequest(kind: .shop)
    let list = try await madrid.useCases().getPlaceList(request, page: Page(limit: 1))
    var model = PlaceListModel(list, request, in: madrid.texts)
    #expect(PlacesText.card(model, width: 80) == [])
    model.chosen = madrid.books.id
    #expect(written(PlacesText.card(model, width: 80)) == "   1  ◌ Libros")
    model.chosen = madrid.cheese.id
    #expect(written(PlacesText.card(model, width: 80)) == "      ◌ Quesos")
  }

  @Test(arguments: [(80, false), (80, true), (59, false), (24, false), (20, true)])
  func `The logo of the home screen is never wider than the terminal`(width: Int, isPlain: Bool) throws {
    let overview = Overview(StoreInventory([.dishes: 1, .kinds: 1]), draft: nil, lastOrder: nil)
    let model = HomeModel(overview, in: BothLanguages.english)
    let lines = HomeText.lines(model, width: width, isPlain: isPlain)
    let logo = lines.prefix { $0.text() != model.title }.map { $0.text() }
    #expect(logo.count == (width > 20 ? 6 : 0))
    #expect(logo.allSatisfy { $0.count <= min(width, 60) })
    let isASCII = !logo.joined().contains { !$0.isASCII }
    #expect(isASCII == (isPlain || width < 60))
    #expect(Array(lines.dropFirst(logo.count)) == HomeText.lines(model))
  }
}

@Suite struct `The result of a download of places` {
  @Test(arguments: [
    (0, "Descargados 0 lugares.", "Downloaded 0 places."),
    (
      1, "Descargados 0 lugares. Borrado 1 lugar que ya no aparece.",
      "Downloaded 0 places. Deleted 1 place that is no longer listed."
    ),
    (
      12_000, "Descargados 0 lugares. Borrados 12.000 lugares que ya no aparecen.",
      "Downloaded 0 places. Deleted 12,000 places that are no longer listed."
    ),
  ])
  func `The message about a place download states the number of deleted places`(
    deleted: Int, spanish: String, english: String
  ) {
    BothLanguages.check({ $0.arrived(PlaceDownloadReport(SeedReport(), deleted: deleted)) }, spanish, english)
  }
}
