import Entities
import Foundation
import Gateways
import TestSupport
import UseCases

extension Breakage {
  static let ofPlaces: [Breakage] =
    readingPlaces + listingPlaces + findingPlaces + nearestPlaces + seedingPlaces + writingPlaces + placesElsewhere

  private static let readingPlaces = [
    Breakage("there is no download and no place at first", "there is one") {
      $0.gateway.onPlaceDownload = { (store) throws(GatewayError) in
        PlaceDownloadNote(id: .random(), source: "", date: .init(timeIntervalSince1970: 0))
      }
    },
    Breakage("there is no download and no place at first", "a list of none is a failure") {
      $0.gateway.onPlaces = { (store, question, page) throws(GatewayError) in
        let found = try await store.places(question, page: page)
        if found.items.isEmpty { throw .notFound }
        return found
      }
    },
    Breakage("a place is found by its id, whole", "its routes come sorted") {
      $0.gateway.changePlace { try $0.copy(routes: $0.routes.sorted()) }
    },
    Breakage("a place is found by its id, whole", "a language is lost") {
      $0.gateway.changePlace { place in
        try place.copy(openingHours: LocalizedText(place.openingHours.texts.filter { $0.key != .chilean }))
      }
    },
    Breakage("a place is found by its id, whole", "the number is what is in the id") {
      $0.gateway.changePlace { try $0.copy(number: String($0.id.text.drop { $0 != "-" }.dropFirst())) }
    },
    Breakage("a place is found by its id, whole", "in lists without its pictures") {
      $0.gateway.changePlaces { places, _ in places.map { $0.with([:]) } }
    },
    Breakage("places are counted by their kinds, and pictures that could not be had", "kinds without any are there") {
      $0.gateway.onPlaceCounts = { (store) throws(GatewayError) in
        let found = try await store.placeCounts()
        let places = Dictionary(uniqueKeysWithValues: Place.Kind.allCases.map { ($0, found.places[$0] ?? 0) })
        return PlaceCounts(places: places, absentPictures: found.absentPictures)
      }
    },
    Breakage("places are counted by their kinds, and pictures that could not be had", "all that are not kept") {
      $0.gateway.onPlaceCounts = { (store) throws(GatewayError) in
        let all = try await store.places(PlaceQuestion(), page: Page(limit: .max)).items
        let absent = all.flatMap(\.pictures.values).count { $0.photo == nil }
        return PlaceCounts(places: try await store.placeCounts().places, absentPictures: absent)
      }
    },
    Breakage("places are counted by their kinds, and pictures that could not be had", "services are none") {
      $0.gateway.onPlaceCounts = { (store) throws(GatewayError) in
        let found = try await store.placeCounts()
        return PlaceCounts(
          places: found.places.filter { $0.key != .service }, absentPictures: found.absentPictures)
      }
    },
    Breakage("what became of each picture is kept", "one that nobody asked for failed") {
      $0.gateway.changePictures { $0 == .unasked ? .missing(.failed) : $0 }
    },
    Breakage("what became of each picture is kept", "all reasons are one") {
      $0.gateway.changePictures { if case .missing = $0 { .missing(.notThere) } else { $0 } }
    },
    Breakage("what became of each picture is kept", "an empty one is none") {
      $0.gateway.changePictures { if case .kept(_, bytes: 0) = $0 { .unasked } else { $0 } }
    },
    Breakage("a place that is not there is not found", "it is a failure") {
      $0.gateway.onOnePlace = { (store, id) throws(GatewayError) in
        do { return try await store.place(id) } catch { throw .failed(what: id.text, why: "no row") }
      }
    },
    Breakage("a place that is not there is not found", "one of that number is") {
      $0.gateway.onOnePlace = { (store, id) throws(GatewayError) in
        let number = id.text.drop { $0 != "-" }
        let all = try await store.places(PlaceQuestion(), page: .whole).items
        guard let place = all.first(where: { $0.id.text.hasSuffix(number) }) else { throw .notFound }
        return place
      }
    },
    Breakage("kinds share their numbers without getting in each other's way", "the first of a number stays") {
      $0.gateway.seeding.writer = { writer in
        var numbers: Set<String> = []
        writer.onInsert = { (record) throws(GatewayError) in
          if case .place(let place) = record, !numbers.insert(place.number).inserted { return false }
          return try writer.base.insert(record)
        }
      }
    },
  ]

  private static let listingPlaces = [
    Breakage("places come by name, in the order of the Spanish alphabet, those of one name by id", "by code points") {
      $0.gateway.changePlaces { places, _ in places.sorted { $0.name < $1.name } }
    },
    Breakage("places come by name, in the order of the Spanish alphabet, those of one name by id", "ids as numbers") {
      $0.gateway.changePlaces { places, _ in
        places.sorted { left, right in
          if left.name != right.name { return CollationKey(left.name) < CollationKey(right.name) }
          return Int(left.number) ?? 0 < Int(right.number) ?? 0
        }
      }
    },
    Breakage("places of a kind are those alone, in the same order", "services are activities") {
      $0.gateway.onPlaces = { (store, question, page) throws(GatewayError) in
        var question = question
        if question.kind == .service { question.kind = .activity }
        return try await store.places(question, page: page)
      }
    },
    Breakage(
      "a search finds what the name contains, blind to case and accents, and looks nowhere else", "also descriptions"
    ) {
      $0.gateway.answerPlaces { place, search in
        search.matches(place.name) || place.description.texts.values.contains { search.matches($0) }
      }
    },
    Breakage(
      "a search finds what the name contains, blind to case and accents, and looks nowhere else", "only its beginning"
    ) {
      $0.gateway.answerPlaces { place, search in SearchText.fold(place.name).hasPrefix(search.folded) }
    },
    Breakage(
      "a page is the stretch asked for, says whether more follows, and is empty beyond the end", "nothing follows"
    ) {
      $0.gateway.onPlaces = { (store, question, page) throws(GatewayError) in
        Paged(try await store.places(question, page: page).items, hasMore: false)
      }
    },
    Breakage(
      "a page is the stretch asked for, says whether more follows, and is empty beyond the end", "there the last one is"
    ) {
      $0.gateway.onPlaces = { (store, question, page) throws(GatewayError) in
        let found = try await store.places(question, page: page)
        if page.limit == 0 || !found.items.isEmpty { return found }
        let all = try await store.places(question, page: .whole).items
        return Paged(Array(all.suffix(1)), hasMore: false)
      }
    },
    Breakage(
      "a page is the stretch asked for, says whether more follows, and is empty beyond the end", "of none, one comes"
    ) {
      $0.gateway.onPlaces = { (store, question, page) throws(GatewayError) in
        try await store.places(question, page: Page(offset: page.offset, limit: max(1, page.limit)))
      }
    },
  ]

  private static let findingPlaces = [
    Breakage("pins are all places that are somewhere, in the order of the list", "at most three") {
      $0.gateway.changePins { pins, _ in Array(pins.prefix(3)) }
    },
    Breakage("pins are all places that are somewhere, in the order of the list", "never by distance") {
      $0.gateway.onPins = { (store, question) throws(GatewayError) in
        try await store.pins(PlaceQuestion(kind: question.kind, matching: question.search))
      }
    },
    Breakage("pins are all places that are somewhere, in the order of the list", "of every kind") {
      $0.gateway.onPins = { (store, question) throws(GatewayError) in
        try await store.pins(PlaceQuestion(matching: question.search, nearest: question.nearest))
      }
    },
    Breakage("pins are all places that are somewhere, in the order of the list", "whatever was searched for") {
      $0.gateway.onPins = { (store, question) throws(GatewayError) in
        try await store.pins(PlaceQuestion(kind: question.kind, nearest: question.nearest))
      }
    },
  ]
}
