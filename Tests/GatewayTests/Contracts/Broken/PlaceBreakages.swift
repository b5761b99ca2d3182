import Entities
import Foundation
@testable import Gateways
import TestSupport
import GatewayTesting
import UseCases

extension StoreBreakage {
  @Breakages static var ofPlaces: [StoreBreakage] {
    readingPlaces
    listingPlaces
    nearestPlaces
    seedingPlaces
    clause("places survive a restart") {
      when("the places are lost") { $0.reopened = BrokenStore() }
      when("their pictures are lost") {
        $0.reopened.lists("places") { (all: [Place], _) in all.map { $0.with([:]) } }
      }
    }
    clause("an import of places into a store without free space is refused and changes nothing") {
      when("half of the new places are stored") { $0.full.keepsHalf(100) }
    }
  }

  @Breakages private static var readingPlaces: [StoreBreakage] {
    clause("a new store has no places and no download record") {
      when("there is a download note") {
        $0.gateway.sees("placeDownload") { state, _ in state.placeDownload = .sample }
      }
    }
    clause("reading a place by its id returns it unchanged") {
      when("its routes are sorted") { $0.gateway.showsPlaces { try $0.copy(routes: $0.routes.sorted()) } }
      when("a translation is lost") {
        $0.gateway.showsPlaces {
          try $0.copy(openingHours: LocalizedText($0.openingHours.texts.filter { $0.key != .chilean }))
        }
      }
      when("the number is taken from the id") {
        $0.gateway.showsPlaces { try $0.copy(number: String($0.id.text.drop { $0 != "-" }.dropFirst())) }
      }
      when("places in lists have no pictures") {
        $0.gateway.lists("places") { (all: [Place], _) in all.map { $0.with([:]) } }
      }
    }
    clause("places are counted by kind, and pictures are counted by address or map location") {
      when("kinds without places are included") {
        $0.gateway.countsPlaces { found in
          let places = Dictionary(uniqueKeysWithValues: Place.Kind.allCases.map { ($0, found.places[$0] ?? 0) })
          return found.copy(places: places)
        }
      }
      when("services are not counted") {
        $0.gateway.countsPlaces { $0.copy(places: $0.places.filter { $0.key != .service }) }
      }
      when("an abandoned picture counts as missing") {
        $0.gateway.countsPlaces { $0.copy(missing: $0.missingPictures + $0.skippedPictures) }
      }
      when("a picture of two places is counted twice") {
        $0.gateway.does("placeCounts") { (operation) throws(GatewayError) in
          let places = try await operation.base.contents().places.all
          return PlaceCounts(of: places).copy(pictures: places.flatMap(\.pictures.values).count)
        }
      }
    }
    clause("each picture's content, or the reason for its absence, is stored with its place") {
      when("an unrequested picture counts as failed") {
        $0.gateway.showsPictures { $0 == .notRequested ? .missing(.failed) : $0 }
      }
      when("all reasons are stored as the same") {
        $0.gateway.showsPictures { if case .missing = $0 { .missing(.notThere) } else { $0 } }
      }
      when("an empty picture counts as unrequested") {
        $0.gateway.showsPictures { if case .kept(_, bytes: 0) = $0 { .notRequested } else { $0 } }
      }
    }
    clause("reading a missing place fails") {
      when("a place of another kind with the number is returned") {
        $0.gateway.does("onePlace") { (operation) throws(GatewayError) in
          guard case .onePlace(let id) = operation.call else { throw .notFound }
          let number = id.text.drop { $0 != "-" }
          let places = try await operation.base.contents().places.all
          return try places.first { $0.id.text.hasSuffix(number) }.orNotFound
        }
      }
    }
    clause(
      "places of different kinds can have the same number in their ids",
      when: "only the first place with a number is stored"
    ) {
      $0.gateway.onSeed = { writer in
        var numbers: Set<String> = []
        writer.inserts { record in
          if case .place(let place) = record, !numbers.insert(place.number).inserted { false } else { nil }
        }
      }
    }
  }

  @Breakages private static var listingPlaces: [StoreBreakage] {
    clause("places are sorted by name in Spanish alphabetical order, then by id") {
      when("names are sorted by code points") {
        $0.gateway.lists("places") { (all: [Place], _) in all.sorted { $0.name < $1.name } }
      }
      when("ids are sorted as numbers") {
        $0.gateway.lists("places") { (all: [Place], _) in
          all.sorted { left, right in
            if left.name != right.name { return CollationKey(left.name) < CollationKey(right.name) }
            return Int(left.number) ?? 0 < Int(right.number) ?? 0
          }
        }
      }
    }
    clause(
      "filtering places by kind keeps their order and returns only places of that kind",
      when: "services count as activities"
    ) {
      $0.gateway.asksPlaces { question in if question.kind == .service { question.kind = .activity } }
    }
    clause("a place search matches all words in any field, ignoring order, case and accents") {
      when("words must be adjacent as in the query") {
        $0.gateway.finds("places") { (place: Place, call) in
          call.search.isTyped(in: place.searchedTexts.map(\.text))
        }
      }
      for field in Place.searchedFields {
        when("the field \(field.rawValue) is not searched") {
          $0.gateway.finds("places") { (place: Place, call) in
            call.search.matches(place.searchedTexts.filter { $0.field != field }.map(\.text))
          }
        }
      }
      when("opening hours are searched, too") {
        $0.gateway.finds("places") { (place: Place, call) in
          place.matches(call.search) || call.search.matches(Array(place.openingHours.texts.values))
        }
      }
    }
    clause("a place search lists the best matches first unless it is sorted by distance") {
      when("hits keep the order of the list") {
        $0.gateway.sorts("places") { (left: Place, right: Place, _) in PlacePosition(left) < PlacePosition(right) }
      }
      when("the best matches precede the nearest places") {
        $0.gateway.lists("places") { (places: [Place], call) in call.search.bestFirst(places) }
      }
    }
    clause("a place search with more than 1,000 hits lists them by name", when: "the best matches come first") {
      $0.gateway.lists("places") { (places: [Place], call) in
        places.bestFirst { SearchRank(of: call.search, $0.searchedTexts) }
      }
    }
    clause("a page contains the requested places and reports whether more follow") {
      when("no page has a next one") { $0.gateway.continues("places") { _, _ in false } }
      when("an empty page contains the last place") {
        $0.gateway.does("places") { (operation) throws(GatewayError) in
          let call = operation.call
          let found: Paged<Place> = try typed(try await operation.passOn())
          if call.page.limit == 0 || !found.items.isEmpty { return found }
          let all: Paged<Place> = try typed(try await operation.asking(call.at(.whole)).passOn())
          return Paged(all.items.suffix(1), hasMore: false)
        }
      }
      when("a limit of 0 returns a place") {
        $0.gateway.asks("places") { $0.at(Page(offset: $0.page.offset, limit: max(1, $0.page.limit))) }
      }
    }
    clause("each place with coordinates has a pin, and the pins are in list order") {
      when("only three pins are returned") { $0.gateway.showsPins { Array($0.prefix(3)) } }
      when("pins are never sorted by distance") { $0.gateway.asksPlaces("pins") { $0.nearest = nil } }
      when("the kind is ignored") { $0.gateway.asksPlaces("pins") { $0.kind = nil } }
      when("the search is ignored") { $0.gateway.asksPlaces("pins") { $0.search = SearchText() } }
    }
  }
}

extension BrokenStore {
  fileprivate mutating func countsPlaces(_ change: @escaping @Sendable (PlaceCounts) -> PlaceCounts) {
    answers("placeCounts") { (found: PlaceCounts, _) in change(found) }
  }
}

extension PlaceCounts {
  fileprivate func copy(places: [Place.Kind: Int]? = nil, pictures: Int? = nil, missing: Int? = nil) -> PlaceCounts {
    PlaceCounts(
      places: places ?? self.places, pictures: pictures ?? self.pictures, missingPictures: missing ?? missingPictures,
      skippedPictures: skippedPictures)
  }
}
