import Entities
import Interfaces
import Testing
import UseCases

@Suite struct `The models of places` {
  @Test func `A place row contains the number, name, distance, address and pictures`() throws {
    let logo = try PlaceSamples.picture(1, bytes: 300)
    let places = [
      try PlaceSamples.place(
        1, "Uno", at: PlaceSamples.point(east: 346), address: "Calle Mayor, 1",
        pictures: [.logo: PlaceSamples.kept(logo), .image: PlacePicture(nil, .missing(.failed))]),
      try PlaceSamples.place(2, "Dos", at: nil, address: "Calle Menor, 2"), try PlaceSamples.place(3, "Tres"),
    ]
    let list = PlaceSamples.list(places, from: 51, position: .puertaDelSol, hasMore: true)
    let model = PlaceListModel(list, PlaceListRequest(kind: .shop), in: Texts(.spanish))
    #expect(model.title == "Tiendas")
    #expect(model.rows.map(\.number) == [51, 52, 53])
    #expect(model.rows.map(\.name) == ["Uno", "Dos", "Tres"])
    #expect(model.rows.map(\.detail) == ["350 m · Calle Mayor, 1", "Calle Menor, 2", "0 m"])
    #expect(model.rows.map(\.isOnMap) == [true, false, true])
    #expect(model.rows[0].logo == logo.id && model.rows[0].image == nil)
    #expect(model.map.pins.map(\.number) == [51, 53])
    #expect(model.more == "Hay más.")
    let last = PlaceListModel(PlaceSamples.list([]), PlaceListRequest(matching: SearchText("té")), in: Texts(.english))
    #expect(last.title == "Places in Madrid matching “té”")
    #expect(last.rows == [] && last.more == nil && last.chosen == nil)
  }

  @Test func `The model of a place contains the known facts about the place`() throws {
    let place = try PlaceSamples.place(
      1, "Uno", address: "Calle Mayor, 1", description: [.spanish: "Primero.\n\nSegundo."],
      hours: [.english: "9 to 20"],
      contact: PlaceContact(
        telephone: "910", email: "a@b.example", website: try WebAddress("https://uno.example/x")),
      booking: PlaceBooking(operation: "web", data: "uno.example"), isOffer: true)
    let model = PlaceModel(place, in: Texts(.spanish))
    #expect(model.kind == "Tienda")
    #expect(model.description?.lines == ["Primero.", "", "Segundo."])
    #expect(model.description?.fallback == nil)
    #expect(
      model.facts.map(\.name) == ["Dirección", "Horario", "Teléfono", "Correo", "Web", "Reservas", "Oferta"])
    #expect(
      model.facts.map { $0.words.lines.joined() } == [
        "Calle Mayor, 1", "9 to 20", "910", "a@b.example", "https://uno.example/x", "web uno.example",
        "hay una oferta especial",
      ])
    #expect(model.facts.map(\.words.fallback) == [nil, "en inglés", nil, nil, nil, nil, nil])
    #expect(PlaceModel(place, in: Texts(.english)).description?.fallback == "in Spanish")
    #expect(PlaceModel(place, in: Texts(.english)).facts[1].words.fallback == nil)
  }

  @Test func `The model of a place about which nothing is known contains no facts`() throws {
    let place = try PlaceSamples.place(1, at: nil, booking: PlaceBooking(operation: "none"))
    let model = PlaceModel(place, in: Texts(.english))
    #expect(model.facts == [] && model.description == nil && model.map == nil && model.absent == [])
  }

  @Test func `Text about a place in a foreign language is marked with the name of the language`() throws {
    let languages: [(LanguageTag, String)] = [
      (.japanese, "in Japanese"), (.chinese, "in Chinese"), (.chilean, "in Chilean Spanish"),
      (.mexican, "in Mexican Spanish"), (try LanguageTag("eo"), "in another language (eo)"),
    ]
    for (language, words) in languages {
      let place = try PlaceSamples.place(1, description: [language: "…"])
      #expect(PlaceModel(place, in: Texts(.english)).description?.fallback == words)
    }
  }

  @Test func `The model of a place explains why pictures are missing`() throws {
    for why in PlacePicture.Absence.allCases {
      let place = try PlaceSamples.place(
        1,
        pictures: [
          .logo: PlacePicture(nil, .missing(why)), .image: PlacePicture(nil), .map: PlacePicture(nil, .missing(why)),
        ])
      let (spanish, english) = (PlaceModel(place, in: Texts(.spanish)), PlaceModel(place, in: Texts(.english)))
      #expect(spanish.absent.count == 2 && english.absent.count == 2)
      #expect(spanish.absent[0].hasPrefix("Sin logotipo: ") && english.absent[0].hasPrefix("No logo: "))
      #expect(english.absent[1].hasPrefix("No picture of the map: "))
      #expect(english.pictures == [:])
    }
  }

  @Test func `The plain text of a place fits the terminal and contains no control characters`() throws {
    let places = try PlaceSamples.hostile.enumerated().map {
      try PlaceSamples.place($0, $1, address: $1, description: [.spanish: $1 + "\n\n" + $1])
    }
    let texts = Texts(.english)
    let list = PlaceListModel(PlaceSamples.list(places), PlaceListRequest(), in: texts)
    for isPlain in [false, true] {
      let lines = ListText.lines(list, on: Paper(width: 60, isPlain: isPlain, texts)).map { $0.text() }
      #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy { !VisibleText.isDangerous($0) } })
      for place in places {
        let lines = PlacesText.lines(PlaceModel(place, in: texts), width: 60, isPlain: isPlain, texts)
        #expect(lines.contains { $0.text().contains("(in Spanish)") })
        // Words that are longer than a line stay whole.
        let isLongWord = place.name.count > 60
        #expect(lines.allSatisfy { $0.text().count <= 60 || isLongWord && $0.text().contains("WWW") })
      }
    }
  }

  @Test func `Short distances are rounded to ten meters and long distances to a tenth of a kilometer`() {
    let said = [0, 4, 5, 349, 994, 995, 1_000, 1_049, 12_345, 1_234_567].map { (meters: Double) in
      [Texts(.spanish), Texts(.english)].map { $0.distance(meters) }
    }
    #expect(
      said == [
        ["0 m", "0 m"], ["0 m", "0 m"], ["10 m", "10 m"], ["350 m", "350 m"], ["990 m", "990 m"], ["1 km", "1 km"],
        ["1 km", "1 km"], ["1 km", "1 km"], ["12,3 km", "12.3 km"], ["1234,6 km", "1,234.6 km"],
      ])
  }
}
