import Entities
import Foundation
import Gateways
import TestSupport
import UseCases

extension Breakage {
  static let seedingPlaces = [
    Breakage(
      "a seed takes the place of all, with what they came with, when the writer removed them", "nothing is removed"
    ) {
      $0.gateway.seeding.writer = { $0.onRemoveAll = { () in } }
    },
    Breakage(
      "a seed takes the place of all, with what they came with, when the writer removed them", "the first note stays"
    ) {
      $0.gateway.holdDownload { first, _ in first }
    },
    Breakage(
      "a seed joins what is there otherwise, and takes the place of what has its ids, whole", "it replaces all"
    ) {
      $0.gateway.seeding.writer = { $0.removeAllFirst() }
    },
    Breakage(
      "a seed joins what is there otherwise, and takes the place of what has its ids, whole", "texts of the old stay"
    ) {
      let old = Box([Place.ID: LocalizedText]())
      $0.gateway.changePlace { place in
        let text = old.change { if $0[place.id] == nil { $0[place.id] = place.description } }[place.id]
        return try place.copy(description: text)
      }
      $0.gateway.seeding.after = { (store) throws(GatewayError) in
        let places = try await store.places(PlaceQuestion(), page: .whole).items
        old.change { for place in places where $0[place.id] == nil { $0[place.id] = place.description } }
      }
    },
    Breakage("a discarded seed of places changes nothing, nor does one that fails", "it is kept") {
      $0.gateway.seeding.keeps = { $0 != .failed }
    },
    Breakage("a discarded seed of places changes nothing, nor does one that fails", "one that fails is kept") {
      $0.gateway.seeding.keeps = { $0 != .discarded }
    },
    Breakage("a discarded seed of places changes nothing, nor does one that fails", "its removal is kept") {
      $0.gateway.keepRemovals(of: .places)
    },
    Breakage("of places of one id in a seed the first stays", "the last does, and nobody is told") {
      $0.gateway.seeding.writer = { writer in
        var last: [Place.ID: SeedRecord] = [:]
        writer.onInsert = { (record) throws(GatewayError) in
          if case .place(let place) = record { last[place.id] = record }
          return true
        }
        writer.onEnd = { () throws(GatewayError) in for record in last.values { _ = try writer.base.insert(record) } }
      }
    },
    Breakage("readers see the places of one seed or of the next, never some of both", "the half comes later") {
      $0.gateway.halfOfTheListIsOld()
    },
  ]

  static let writingPlaces = [
    Breakage("the download is stored with its places, to the millisecond", "to the second") {
      $0.gateway.changeDownload { note in
        PlaceDownloadNote(
          id: note.id, source: note.source,
          date: .init(timeIntervalSince1970: note.date.timeIntervalSince1970.rounded(.down)))
      }
    },
    Breakage("the download is stored with its places, to the millisecond", "its source is lost") {
      $0.gateway.changeDownload { PlaceDownloadNote(id: $0.id, source: "", date: $0.date) }
    },
    Breakage("there is no download as long as none closed a seed, and it goes with the places", "it stays") {
      $0.gateway.holdDownload { first, now in now ?? first }
    },
    Breakage("there is no download as long as none closed a seed, and it goes with the places", "each seed is one") {
      $0.gateway.onPlaceDownload = { (store) throws(GatewayError) in
        if let note = try await store.placeDownload() { return note }
        if try await store.inventory().places == 0 { return nil }
        return PlaceDownloadNote(id: .random(), source: "", date: .init(timeIntervalSince1970: 0))
      }
    },
    Breakage("there is no download as long as none closed a seed, and it goes with the places", "who joins ends it") {
      $0.gateway.seeding.writer = { $0.removeAllFirst() }
    },
    Breakage("the writer of places knows whether there are any", "it never is empty") {
      $0.gateway.seeding.writer = { $0.onIsEmpty = { () in false } }
    },
    Breakage("the writer of places knows whether there are any", "it removes nothing") {
      $0.gateway.seeding.writer = { $0.onRemoveAll = { () in } }
    },
    Breakage("the writer of places knows whether there are any", "it never was seeded") {
      $0.gateway.seeding.writer = { $0.onIsSeeded = { () in false } }
    },
  ]

  static let placesElsewhere = [
    Breakage("a cancelled task is refused", "a place is found all the same") {
      $0.gateway.onOnePlace = { (store, id) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.place(id) }
      }
    },
    Breakage("a cancelled task is refused", "a list is read all the same") {
      $0.gateway.onPlaces = { (store, question, page) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.places(question, page: page) }
      }
    },
    Breakage("a cancelled task is refused", "pins are read all the same") {
      $0.gateway.onPins = { (store, question) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.pins(question) }
      }
    },
    Breakage("a cancelled task is refused", "the download is read all the same") {
      $0.gateway.onPlaceDownload = { (store) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.placeDownload() }
      }
    },
    Breakage("a cancelled task is refused", "the seed is a failure") {
      $0.gateway.seeding.refusal = { _, error in .failed(what: "seed", why: "\(error)") }
    },
    Breakage("places are there after a restart", "they are not") { $0.reopened = BrokenStore(StateStore()) },
    Breakage("places are there after a restart", "their pictures are forgotten") {
      $0.reopened.changePlaces { places, _ in places.map { $0.with([:]) } }
    },
    Breakage("places are there after a restart", "the download is forgotten") {
      $0.reopened.onPlaceDownload = { _ in nil }
    },
    Breakage("where nothing can be written places can be read, and a seed is refused", "they can't") {
      $0.readOnly.onPlaces = { (_, _, _) throws(GatewayError) in throw .readOnly(what: "memory") }
    },
    Breakage("where nothing can be written places can be read, and a seed is refused", "it is swallowed") {
      $0.readOnly.seeding.after = { _ in }
    },
    Breakage("where nothing can be written places can be read, and a seed is refused", "it is refused and kept") {
      $0.readOnly.seeding.keeps = { $0 == .committed }
    },
    Breakage("where there is no room a seed of places is refused, and the old ones stay whole", "it is swallowed") {
      $0.full.seeding.after = { _ in }
    },
    Breakage("where there is no room a seed of places is refused, and the old ones stay whole", "the half is kept") {
      $0.full.seeding.keeps = { $0 == .committed }
      $0.full.seeding.writer = { writer in
        var inserted = 0
        writer.onInsert = { (record) throws(GatewayError) in
          inserted += 1
          return inserted > 100 ? true : try writer.base.insert(record)
        }
      }
    },
  ]
}
