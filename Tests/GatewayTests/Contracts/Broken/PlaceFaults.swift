import Entities
import Foundation
@testable import Gateways
import TestSupport
import GatewayTesting
import UseCases

// Faults in places, their pictures and their download.
extension BrokenStore {
  /// Makes the store return a changed place when a place is read by id.
  mutating func showsPlaces(_ change: @escaping @Sendable (Place) throws -> Place) {
    answers("onePlace") { (place: Place, _) in (try? change(place)) ?? place }
  }

  mutating func showsPictures(
    _ change: @escaping @Sendable (PlacePicture.Content) -> PlacePicture.Content
  ) {
    showsPlaces { $0.with($0.pictures.mapValues { PlacePicture($0.address, change($0.content)) }) }
  }

  mutating func showsPins(_ change: @escaping @Sendable ([PlacePin]) -> [PlacePin]) {
    answers("pins") { (pins: [PlacePin], _) in change(pins) }
  }

  mutating func showsDownload(_ change: @escaping @Sendable (PlaceDownloadNote) -> PlaceDownloadNote) {
    sees("placeDownload") { state, _ in state.placeDownload = state.placeDownload.map(change) }
  }

  mutating func asksPlaces(
    _ list: String = "places", _ change: @escaping @Sendable (inout PlaceQuery) -> Void
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

  /// Makes the store apply `change` to the whole list of the nearest places, and return pages of the result.
  mutating func listsNearest(_ change: @escaping @Sendable ([Place], Coordinate) -> [Place]) {
    lists("places") { (places: [Place], call) in
      if case .places(let question, _) = call, let point = question.nearest { change(places, point) } else { places }
    }
  }

  /// Makes the store sort places by the distance that the closure returns.
  mutating func sortsPlaces(by distance: @escaping @Sendable (Place, Coordinate) -> Double) {
    listsNearest { places, point in
      places.sorted { left, right in
        let (near, far) = (distance(left, point), distance(right, point))
        return near != far ? near < far : PlacePosition(left) < PlacePosition(right)
      }
    }
  }
}

extension PlaceDownloadNote {
  static var sample: PlaceDownloadNote {
    PlaceDownloadNote(id: .random(), source: "", date: Date(timeIntervalSince1970: 0))
  }
}

extension Place {
  /// Returns a copy of the place with different values for some properties.
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
