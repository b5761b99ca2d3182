import Entities
import UseCases

extension PlaceContract {
  static let seeding: [Clause<Gateway>] = [
    Clause(id: "places.seed-replaces", "an import that removes all places replaces them and their download record") {
      gateway in
      let places = try await filled(gateway)
      let (new, download) = (try Samples.place("1", "Zumo"), try Samples.download("second", at: 60))
      try await gateway.seed(places: [new], with: download)
      try expect(try await gateway.all(), [new], "list")
      try expect(try await gateway.place(new.id), new, "place")
      try await expect(.notFound, "a removed place") { _ = try await gateway.place(places[0].id) }
      try expect(try await gateway.all(nil, "azucar"), [], "search for a removed place")
      try expect(try await gateway.pins(PlaceQuery()), [], "pins")
      try expect(try await gateway.placeDownload(), download, "download")
    },
    Clause(
      id: "places.seed-joins",
      "an import of places adds new ones and completely replaces those with the same ids"
    ) { gateway in
      let (bare, whole) = (try Samples.place("AB-1/ñ 2", "Zumo"), try Samples.completePlace())
      let others = try await filled(gateway)
      try await gateway.seed(places: [whole], inPlaceOfAll: false)
      try expect(try await gateway.all().count, others.count + 1, "places")
      try await gateway.seed(places: [bare], inPlaceOfAll: false)
      try expect(try await gateway.place(bare.id), bare, "place")
      try expect(try await gateway.all(), others + [bare], "list")
      try expect(try await gateway.all(nil, "tapas"), [], "search for the former name")
      let pins = try await gateway.pins(PlaceQuery())
      try expect(pins.count, others.count { $0.coordinate != nil }, "pins")
    },
    Clause(id: "places.seed-discarded", "a discarded or failed import of places changes nothing") {
      gateway in
      let places = try await filled(gateway)
      let (new, download) = (try Samples.place("1", "Zumo"), try Samples.download("second"))
      for fails in [false, true] {
        do {
          try await gateway.importSeed(.places) { (writer) throws(GatewayError) -> WriteDecision<Void> in
            try writer.removeAll()
            _ = try writer.insert(.place(new))
            _ = try writer.insert(.placeDownload(download))
            if fails { throw .conflict }
            return .discard(())
          }
        } catch GatewayError.conflict where fails {}
        try await expectThere(places, gateway)
      }
    },
    Clause(
      id: "places.seed-replaced",
      "a seed writer returns the place that a record replaces, even after removing all places"
    ) { gateway in
      let places = try await filled(gateway)
      let (again, new) = (try Samples.place("AB-1/ñ 2", "Zumo"), try Samples.place("new", "Zumo"))
      let (whole, note) = (try Samples.completePlace(), try Samples.download("second"))
      try await gateway.seed(places: places + [whole])
      let found = try await gateway.importSeed(.places) { (writer) throws(GatewayError) in
        try writer.removeAll()
        return .discard(
          [
            try writer.replaced(by: .place(again)), try writer.replaced(by: .place(new)),
            try writer.replaced(by: .placeDownload(note)),
          ])
      }
      try expect(found, [.place(whole), nil, nil], "replaced records")
    },
    Clause(id: "places.repeated-id", "the first of several places with the same id in a seed is kept") { gateway in
      let (first, second) = (try Samples.place("1", "Pan"), try Samples.place("1", "Vino"))
      for inPlaceOfAll in [false, true] {
        let answers = try await gateway.seed(places: [first, second], inPlaceOfAll: inPlaceOfAll)
        try expect(answers, [true, false], "answers")
        try expect(try await gateway.all(), [first], "list")
      }
    },
    Clause(id: "places.seed-atomic", "concurrent readers see the places before or after an import, never a mixture") {
      gateway in
      let seeds = try ["A", "B"].map { name in try (0..<40).map { try Samples.place("\($0)", "\(name) \($0)") } }
      try await gateway.seed(places: seeds[0])
      for round in 1...6 {
        let lists = try await seen { () throws(GatewayError) in
          try await gateway.seed(places: seeds[round % 2])
        } reading: { () throws(GatewayError) in
          try await gateway.all()
        }
        for places in lists {
          try expect(Set(places.map { $0.name.prefix(1) }).count, 1, "imports seen by a single read")
          try expect(places.count, 40, "places seen by a single read")
        }
      }
      try await gateway.seed(places: seeds[1])
      try expect(Set(try await gateway.all()), Set(seeds[1]), "places after all imports")
    },
  ]

  static let writing: [Clause<Gateway>] = [
    Clause(
      id: "places.download-note",
      "a download record is stored with its places, and its date is exact to the millisecond"
    ) { gateway in
      let dates = [1_800_000_000.0, 1_800_000_000.001, 1_763_806_530.9999, 0.0005, -86_400.123, .nan, 1e300]
      for (number, seconds) in dates.enumerated() {
        let note = PlaceDownloadNote(
          id: try PlaceDownloadNote.ID("download-\(number)"), source: "carpeta «ñ»",
          date: Samples.date(seconds, after: 0))
        try await gateway.seed(places: [try Samples.place("1", "Pan")], with: note)
        try expect(try await gateway.placeDownload(), note, "download")
      }
    },
    Clause(
      id: "places.download-note-end",
      "a download record appears when its import commits, and is deleted with the places"
    ) { gateway in
      let places = try Samples.places()
      try await gateway.seed(places: places)
      try expect(try await gateway.placeDownload(), nil, "download note before the import ends")
      let download = try Samples.download("first")
      try await gateway.seed(places: places, with: download)
      try await gateway.seed(places: [places[0]], inPlaceOfAll: false)
      try expect(try await gateway.placeDownload(), download, "download note after adding places")
      try await gateway.seed(places: [places[0]])
      try expect(try await gateway.placeDownload(), nil, "download note after removing all places")
    },
    Clause(id: "places.writer-state", "a seed writer reports whether there are any places") { gateway in
      let pan = try Samples.place("1", "Pan")
      try await gateway.expectWriterKnows(.places, by: .place(pan))
      try expect(try await gateway.all(), [pan], "places")
      try expect(try await gateway.isSeeded(.places), true, "seeded")
      try expect(try await gateway.isSeeded(.beers), false, "beers marked as seeded")
    },
  ]

  static let elsewhere: [Clause<Gateway>] = [
    Clause(id: "places.cancel", "a canceled task can neither read nor import places") { gateway in
      let places = try await filled(gateway)
      let (id, new) = (places[0].id, try Samples.place("1", "Zumo"))
      try await expectCancelled("download") { _ = try await gateway.placeDownload() }
      try await expectCancelled("place") { _ = try await gateway.place(id) }
      try await expectCancelled("list") { _ = try await gateway.all() }
      try await expectCancelled("pins") { _ = try await gateway.pins(PlaceQuery()) }
      try await expectCancelled("seed") { try await gateway.seed(places: [new]) }
      try await expectThere(places, gateway)
    },
    Clause(id: "places.restart", "places survive a restart", needs: .reopened) { subject in
      let places = try await filled(subject.gateway) + [try Samples.completePlace()]
      try await subject.gateway.seed(places: places, with: Samples.download("first"))
      try await expectThere(
        places.sorted { PlacePosition($0) < PlacePosition($1) }, try await subject.opened(as: .reopened))
    },
    Clause(
      id: "places.read-only", "a read-only store returns places but refuses to import them", needs: .readOnly
    ) { subject in
      let (places, new) = (try await filled(subject.gateway), try Samples.place("1", "Zumo"))
      let gateway = try await subject.opened(as: .readOnly)
      try await expectThere(places, gateway)
      try await expect(.readOnly, "seed") { try await gateway.seed(places: [new]) }
      try await expectThere(places, try await subject.opened(as: .reopened))
    },
    Clause(
      id: "places.full", "an import of places into a store without free space is refused and changes nothing",
      needs: .full
    ) { subject in
      let places = try await filled(subject.gateway)
      let gateway = try await subject.opened(as: .full)
      let text = LocalizedText([.spanish: String(repeating: "ñ", count: 1000)])
      let large = try (0..<200).map { try Place(.shop, number: "\($0)", name: "Sitio \($0)", description: text) }
      try await expect(.full, "seed") { try await gateway.seed(places: large, with: Samples.download("second")) }
      for gateway in [gateway, try await subject.opened(as: .reopened)] { try await expectThere(places, gateway) }
    },
  ]

  /// Throws unless the store contains exactly these places in this order, with the download record of ``filled(_:)``.
  private static func expectThere(_ places: [Place], _ gateway: Gateway) async throws {
    try expect(try await gateway.all(), places, "list")
    for place in places { try expect(try await gateway.place(place.id), place, "place") }
    let pins = try await gateway.pins(PlaceQuery()).map(\.id)
    try expect(pins, places.filter { $0.coordinate != nil }.map(\.id), "pins")
    try expect(try await gateway.placeDownload(), try Samples.download("first"), "download")
    try expect(try await gateway.isSeeded(.places), true, "seeded")
  }
}
