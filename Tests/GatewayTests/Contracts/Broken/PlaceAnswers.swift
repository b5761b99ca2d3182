import Entities
import Gateways
import TestSupport
import UseCases

extension BrokenStore {
  /// Answers other places than the base does, each looked up alone; who is not changed stays.
  mutating func changePlace(_ change: @escaping @Sendable (Place) throws -> Place) {
    onOnePlace = { (store, id) throws(GatewayError) in
      let place = try await store.place(id)
      return (try? change(place)) ?? place
    }
  }

  /// Answers places with other pictures.
  mutating func changePictures(_ change: @escaping @Sendable (PlacePicture.Content) -> PlacePicture.Content) {
    changePlace { place in place.with(place.pictures.mapValues { PlacePicture($0.address, change($0.content)) }) }
  }

  /// Cuts pages from another list than the base's.
  mutating func changePlaces(_ change: @escaping @Sendable ([Place], PlaceQuestion) -> [Place]) {
    onPlaces = { (store, question, page) throws(GatewayError) in
      let places = change(try await store.places(question, page: .whole).items, question)
      let rest = places.dropFirst(page.offset)
      return Paged(Array(rest.prefix(page.limit)), hasMore: rest.count > page.limit)
    }
  }

  /// Puts the nearest first by another measure.
  mutating func sortPlaces(by distance: @escaping @Sendable (Place, Coordinate) -> Double) {
    changePlaces { places, question in
      guard let point = question.nearest else { return places }
      return places.sorted { left, right in
        let (near, far) = (distance(left, point), distance(right, point))
        return near != far ? near < far : PlacePosition(left) < PlacePosition(right)
      }
    }
  }

  /// Finds other places than the base does.
  mutating func answerPlaces(_ matches: @escaping @Sendable (Place, SearchText) -> Bool) {
    onPlaces = { (store, question, page) throws(GatewayError) in
      var every = question
      every.search = SearchText()
      let places = try await store.places(every, page: .whole).items.filter { matches($0, question.search) }
      let rest = places.dropFirst(page.offset)
      return Paged(Array(rest.prefix(page.limit)), hasMore: rest.count > page.limit)
    }
  }

  /// Answers other pins than the base does.
  mutating func changePins(_ change: @escaping @Sendable ([PlacePin], PlaceQuestion) -> [PlacePin]) {
    onPins = { (store, question) throws(GatewayError) in change(try await store.pins(question), question) }
  }

  /// Answers another download than the base does.
  mutating func changeDownload(_ change: @escaping @Sendable (PlaceDownloadNote) -> PlaceDownloadNote) {
    onPlaceDownload = { (store) throws(GatewayError) in try await store.placeDownload().map(change) }
  }

  /// Chooses between the first download that a seed ever closed with and the one that there is.
  mutating func holdDownload(
    _ choose: @escaping @Sendable (PlaceDownloadNote?, PlaceDownloadNote?) -> PlaceDownloadNote?
  ) {
    let first = Box<PlaceDownloadNote?>(nil)
    seeding.after = { (store) throws(GatewayError) in
      let note = try await store.placeDownload()
      first.change { $0 = $0 ?? note }
    }
    onPlaceDownload = { (store) throws(GatewayError) in choose(first.value, try await store.placeDownload()) }
  }

  /// After the second seed, every other place of a list is of the first.
  mutating func halfOfTheListIsOld() {
    let (first, seeds) = (Box([Place]()), Box(0))
    seeding.after = { (store) throws(GatewayError) in
      if seeds.change({ $0 += 1 }) == 1 {
        first.value = try await store.places(PlaceQuestion(), page: .whole).items
      }
    }
    changePlaces { places, _ in
      // Until the store is another one, they are the same.
      zip(places, first.value).enumerated().map { $0.offset.isMultiple(of: 2) ? $0.element.0 : $0.element.1 }
    }
  }
}

extension Place {
  /// The same place, but for what is named.
  func copy(
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
