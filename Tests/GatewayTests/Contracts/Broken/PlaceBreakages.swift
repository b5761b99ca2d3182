import Entities
import Foundation
@testable import Gateways
import TestSupport
import UseCases

extension StoreBreakage {
  @Breakages static var ofPlaces: [StoreBreakage] {
    readingPlaces
    listingPlaces
    nearestPlaces
    seedingPlaces
    clause("a cancelled task is refused") {
      unheard("onePlace", "places", "pins", "placeDownload")
      when("the seed is a failure") { $0.gateway.fails("importSeed") }
    }
    clause("places are there after a restart") {
      when("they are not") { $0.reopened = BrokenStore() }
      when("their pictures are forgotten") {
        $0.reopened.lists("places") { (all: [Place], _) in all.map { $0.with([:]) } }
      }
      forgotten("placeDownload")
    }
    clause("where nothing can be written places can be read, and a seed is refused") {
      unreadable(\.readOnly, "places")
      swallowed(\.readOnly, "importSeed")
      refusedAndDone(\.readOnly, "importSeed")
    }
    clause("where there is no room a seed of places is refused, and the old ones stay whole") {
      swallowed(\.full, "importSeed")
      when("the half is kept") { $0.full.keepsHalf(100) }
    }
  }

  @Breakages private static var readingPlaces: [StoreBreakage] {
    clause("there is no download and no place at first") {
      when("there is one") { $0.gateway.sees("placeDownload") { state, _ in state.placeDownload = .sample } }
      when("a list of none is a failure") { $0.gateway.nothingIsNotFound("places") }
    }
    clause("a place is found by its id, whole") {
      when("its routes come sorted") { $0.gateway.showsPlaces { try $0.copy(routes: $0.routes.sorted()) } }
      when("a language is lost") {
        $0.gateway.showsPlaces {
          try $0.copy(openingHours: LocalizedText($0.openingHours.texts.filter { $0.key != .chilean }))
        }
      }
      when("the number is what is in the id") {
        $0.gateway.showsPlaces { try $0.copy(number: String($0.id.text.drop { $0 != "-" }.dropFirst())) }
      }
      when("in lists without its pictures") {
        $0.gateway.lists("places") { (all: [Place], _) in all.map { $0.with([:]) } }
      }
    }
    clause("places are counted by their kinds, and pictures that could not be had") {
      when("kinds without any are there") {
        $0.gateway.answers("placeCounts") { (found: PlaceCounts, _) in
          let places = Dictionary(uniqueKeysWithValues: Place.Kind.allCases.map { ($0, found.places[$0] ?? 0) })
          return PlaceCounts(places: places, absentPictures: found.absentPictures)
        }
      }
      when("all that are not kept") {
        $0.gateway.does("placeCounts") { (operation) throws(GatewayError) in
          let places = try await operation.base.contents().places.all
          let absent = places.flatMap(\.pictures.values).count { $0.photo == nil }
          return PlaceCounts(places: PlaceCounts(of: places).places, absentPictures: absent)
        }
      }
      when("services are none") {
        $0.gateway.answers("placeCounts") { (found: PlaceCounts, _) in
          PlaceCounts(places: found.places.filter { $0.key != .service }, absentPictures: found.absentPictures)
        }
      }
    }
    clause("what became of each picture is kept") {
      when("one that nobody asked for failed") { $0.gateway.showsPictures { $0 == .unasked ? .missing(.failed) : $0 } }
      when("all reasons are one") {
        $0.gateway.showsPictures { if case .missing = $0 { .missing(.notThere) } else { $0 } }
      }
      when("an empty one is none") {
        $0.gateway.showsPictures { if case .kept(_, bytes: 0) = $0 { .unasked } else { $0 } }
      }
    }
    clause("a place that is not there is not found") {
      when("it is a failure") { $0.gateway.fails("onePlace") }
      when("one of that number is") {
        $0.gateway.does("onePlace") { (operation) throws(GatewayError) in
          guard case .onePlace(let id) = operation.call else { throw .notFound }
          let number = id.text.drop { $0 != "-" }
          let places = try await operation.base.contents().places.all
          return try places.first { $0.id.text.hasSuffix(number) }.orNotFound
        }
      }
    }
    clause("kinds share their numbers without getting in each other's way", when: "the first of a number stays") {
      $0.gateway.onSeed = { writer in
        var numbers: Set<String> = []
        writer.inserts { record in
          if case .place(let place) = record, !numbers.insert(place.number).inserted { false } else { nil }
        }
      }
    }
  }

  @Breakages private static var listingPlaces: [StoreBreakage] {
    clause("places come by name, in the order of the Spanish alphabet, those of one name by id") {
      when("by code points") { $0.gateway.lists("places") { (all: [Place], _) in all.sorted { $0.name < $1.name } } }
      when("ids as numbers") {
        $0.gateway.lists("places") { (all: [Place], _) in
          all.sorted { left, right in
            if left.name != right.name { return CollationKey(left.name) < CollationKey(right.name) }
            return Int(left.number) ?? 0 < Int(right.number) ?? 0
          }
        }
      }
    }
    clause("places of a kind are those alone, in the same order", when: "services are activities") {
      $0.gateway.asksPlaces { question in if question.kind == .service { question.kind = .activity } }
    }
    clause("a search finds what the name contains, blind to case and accents, and looks nowhere else") {
      when("also descriptions") {
        $0.gateway.finds("places") { (place: Place, call) in
          ([place.name] + place.description.texts.values).contains { call.search.matches($0) }
        }
      }
      when("only its beginning") {
        $0.gateway.finds("places") { (place: Place, call) in SearchText.fold(place.name).hasPrefix(call.search.folded) }
      }
    }
    clause("a page is the stretch asked for, says whether more follows, and is empty beyond the end") {
      when("nothing follows") { $0.gateway.goesOn("places") { _, _ in false } }
      when("there the last one is") {
        $0.gateway.does("places") { (operation) throws(GatewayError) in
          let call = operation.call
          let found: Paged<Place> = try typed(try await operation.passOn())
          if call.page.limit == 0 || !found.items.isEmpty { return found }
          let all: Paged<Place> = try typed(try await operation.asking(call.at(.whole)).passOn())
          return Paged(all.items.suffix(1), hasMore: false)
        }
      }
      when("of none, one comes") {
        $0.gateway.asks("places") { $0.at(Page(offset: $0.page.offset, limit: max(1, $0.page.limit))) }
      }
    }
    clause("pins are all places that are somewhere, in the order of the list") {
      when("at most three") { $0.gateway.showsPins { Array($0.prefix(3)) } }
      when("never by distance") { $0.gateway.asksPlaces("pins") { $0.nearest = nil } }
      when("of every kind") { $0.gateway.asksPlaces("pins") { $0.kind = nil } }
      when("whatever was searched for") { $0.gateway.asksPlaces("pins") { $0.search = SearchText() } }
    }
  }

  @Breakages private static var nearestPlaces: [StoreBreakage] {
    clause("the nearest place comes first, those that are nowhere come last, by name") {
      when("they come by name") { $0.gateway.asksPlaces { $0.nearest = nil } }
      when("they are left out") { $0.gateway.listsNearest { places, _ in places.filter { $0.coordinate != nil } } }
      when("they come first") {
        $0.gateway.sortsPlaces { place, point in place.coordinate.map { point.distance(to: $0) } ?? -1 }
      }
    }
    clause(
      "of places equally far the first by name comes first, of one name the first by id", when: "they come by id"
    ) {
      $0.gateway.listsNearest { places, point in
        places.sorted { left, right in
          let (near, far) = (PlacePosition(left, from: point).distance, PlacePosition(right, from: point).distance)
          return (near ?? .infinity, left.id.text) < (far ?? .infinity, right.id.text)
        }
      }
    }
    clause("what is near is near across the date line, too, and at the poles") {
      when("the line is an edge of the world") {
        $0.gateway.sortsPlaces { place, point in
          guard let coordinate = place.coordinate else { return .infinity }
          let isBeyond = abs(point.longitude - coordinate.longitude) > 180
          return point.distance(to: coordinate) + (isBeyond ? 1e6 : 0)
        }
      }
      when("there are many poles") {
        $0.gateway.sortsPlaces { place, point in
          guard let coordinate = place.coordinate else { return .infinity }
          let east = abs(point.longitude - coordinate.longitude)
          return point.distance(to: coordinate) + (abs(point.latitude) == 90 ? east * 1e6 : 0)
        }
      }
    }
    clause("nearness goes together with a kind, a search and pages") {
      when("a search goes by name") {
        $0.gateway.asksPlaces { question in if !question.search.isBlank { question.nearest = nil } }
      }
      when("the nearest are chosen before the kind is") {
        $0.gateway.cutsBefore("places") { (place: Place, call) in
          guard case .places(let question, _) = call else { return false }
          return (question.kind ?? place.kind) == place.kind && call.search.matches(place.name)
        }
      }
    }
    clause("of two hundred places all over the world each stretch is as if all were sorted") {
      when("degrees are distances") {
        $0.gateway.sortsPlaces { place, point in
          guard let coordinate = place.coordinate else { return .infinity }
          let (north, east) = (coordinate.latitude - point.latitude, coordinate.longitude - point.longitude)
          return north * north + east * east
        }
      }
      when("after a hundred it ends") { $0.gateway.listsNearest { places, _ in Array(places.prefix(100)) } }
      when("pins of one spot are one") {
        $0.gateway.showsPins { pins in
          var seen: Set<Coordinate> = []
          return pins.filter { seen.insert($0.coordinate).inserted }
        }
      }
    }
  }

  @Breakages private static var seedingPlaces: [StoreBreakage] {
    clause("a seed takes the place of all, with what they came with, when the writer removed them") {
      when("nothing is removed") { $0.gateway.onSeed = { $0.onRemoveAll = { () in } } }
      when("the first note stays") {
        $0.gateway.keeps("importSeed") { $1.placeDownload = $0.placeDownload ?? $1.placeDownload }
      }
    }
    clause("a seed joins what is there otherwise, and takes the place of what has its ids, whole") {
      when("it replaces all") { $0.gateway.onSeed = { $0.removesAllFirst() } }
      when("texts of the old stay") {
        $0.gateway.keeps("importSeed") { before, after in
          for old in before.places.all {
            after.places[old.id] = try? after.places[old.id]?.copy(description: old.description)
          }
        }
      }
    }
    clause("a discarded seed of places changes nothing, nor does one that fails") {
      when("it is kept") { $0.gateway.keepsSeed = { $0 != .failed } }
      when("one that fails is kept") { $0.gateway.keepsSeed = { $0 != .discarded } }
      when("its removal is kept") { $0.gateway.keepsRemovals() }
    }
    clause("of places of one id in a seed the first stays", when: "the last does, and nobody is told") {
      $0.gateway.onSeed = { $0.keepsTheLast { _ in true } }
    }
    clause("readers see the places of one seed or of the next, never some of both", when: "the half comes later") {
      let first = Box([Place]())
      $0.gateway.keeps("importSeed") { _, after in
        let places = after.places.all
        first.change { if $0.isEmpty { $0 = places } }
      }
      $0.gateway.lists("places") { (places: [Place], _) in
        zip(places, first.value).enumerated().map { $0.offset.isMultiple(of: 2) ? $0.element.0 : $0.element.1 }
      }
    }
    clause("the download is stored with its places, to the millisecond") {
      when("to the second") {
        $0.gateway.showsDownload {
          let date = Date(timeIntervalSince1970: $0.date.timeIntervalSince1970.rounded(.down))
          return PlaceDownloadNote(id: $0.id, source: $0.source, date: date)
        }
      }
      when("its source is lost") {
        $0.gateway.showsDownload { PlaceDownloadNote(id: $0.id, source: "", date: $0.date) }
      }
    }
    clause("there is no download as long as none closed a seed, and it goes with the places") {
      when("it stays") {
        $0.gateway.keeps("importSeed", "reset") { $1.placeDownload = $1.placeDownload ?? $0.placeDownload }
      }
      when("each seed is one") {
        $0.gateway.keeps("importSeed") { _, after in
          if after.places.count > 0 { after.placeDownload = after.placeDownload ?? .sample }
        }
      }
      when("who joins ends it") { $0.gateway.onSeed = { $0.removesAllFirst() } }
    }
    clause("the writer of places knows whether there are any") {
      when("it never is empty") { $0.gateway.onSeed = { $0.onIsEmpty = { () in false } } }
      when("it removes nothing") { $0.gateway.onSeed = { $0.onRemoveAll = { () in } } }
      when("it never was seeded") { $0.gateway.onSeed = { $0.onIsSeeded = { () in false } } }
    }
  }
}

extension BrokenStore {
  /// Shows other places than there are, each looked up alone.
  fileprivate mutating func showsPlaces(_ change: @escaping @Sendable (Place) throws -> Place) {
    answers("onePlace") { (place: Place, _) in (try? change(place)) ?? place }
  }

  fileprivate mutating func showsPictures(
    _ change: @escaping @Sendable (PlacePicture.Content) -> PlacePicture.Content
  ) {
    showsPlaces { $0.with($0.pictures.mapValues { PlacePicture($0.address, change($0.content)) }) }
  }

  fileprivate mutating func showsPins(_ change: @escaping @Sendable ([PlacePin]) -> [PlacePin]) {
    answers("pins") { (pins: [PlacePin], _) in change(pins) }
  }

  fileprivate mutating func showsDownload(_ change: @escaping @Sendable (PlaceDownloadNote) -> PlaceDownloadNote) {
    sees("placeDownload") { state, _ in state.placeDownload = state.placeDownload.map(change) }
  }

  fileprivate mutating func asksPlaces(
    _ list: String = "places", _ change: @escaping @Sendable (inout PlaceQuestion) -> Void
  ) {
    asks(list) { call in
      switch call {
      case .places(var question, let page):
        change(&question)
        return .places(question, page)
      case .pins(var question):
        change(&question)
        return .pins(question)
      default: return call
      }
    }
  }

  /// Cuts pages from another list of the nearest places.
  fileprivate mutating func listsNearest(_ change: @escaping @Sendable ([Place], Coordinate) -> [Place]) {
    lists("places") { (places: [Place], call) in
      if case .places(let question, _) = call, let point = question.nearest { change(places, point) } else { places }
    }
  }

  /// Puts the nearest first by another measure.
  fileprivate mutating func sortsPlaces(by distance: @escaping @Sendable (Place, Coordinate) -> Double) {
    listsNearest { places, point in
      places.sorted { left, right in
        let (near, far) = (distance(left, point), distance(right, point))
        return near != far ? near < far : PlacePosition(left) < PlacePosition(right)
      }
    }
  }
}

extension PlaceDownloadNote {
  fileprivate static var sample: PlaceDownloadNote {
    PlaceDownloadNote(id: .random(), source: "", date: Date(timeIntervalSince1970: 0))
  }
}

extension Place {
  /// The same place, but for what is named.
  fileprivate func copy(
    number: String? = nil, description: LocalizedText? = nil, openingHours: LocalizedText? = nil,
    routes: [String]? = nil
  ) throws -> Place {
    try Place(
      kind, number: number ?? self.number, name: name, address: address, coordinate: coordinate,
      description: description ?? self.description, openingHours: openingHours ?? self.openingHours, keywords: keywords,
      contact: contact, booking: booking, categories: categories, routes: routes ?? self.routes,
      hasSpecialOffer: hasSpecialOffer, pictures: pictures)
  }
}
