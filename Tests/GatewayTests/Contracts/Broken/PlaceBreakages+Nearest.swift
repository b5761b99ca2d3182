import Entities
import Foundation
@testable import Gateways
import TestSupport
import GatewayTesting
import UseCases

extension StoreBreakage {
  @Breakages static var nearestPlaces: [StoreBreakage] {
    clause("the nearest places are listed first, and places without coordinates last by name") {
      when("they come by name") { $0.gateway.asksPlaces { $0.nearest = nil } }
      when("they are left out") { $0.gateway.listsNearest { places, _ in places.filter { $0.coordinate != nil } } }
      when("they come first") {
        $0.gateway.sortsPlaces { place, point in place.coordinate.map { point.distance(to: $0) } ?? -1 }
      }
    }
    clause(
      "places at the same distance are sorted by name, then by id", when: "they come by id"
    ) {
      $0.gateway.listsNearest { places, point in
        places.sorted { left, right in
          let (near, far) = (PlacePosition(left, from: point).distance, PlacePosition(right, from: point).distance)
          return (near ?? .infinity, left.id.text) < (far ?? .infinity, right.id.text)
        }
      }
    }
    clause("the nearest places are found across the date line and at the poles") {
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
    clause("sorting by distance combines with filters, search and paging") {
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
    clause("every page of 200 places around the world matches the sorted list") {
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
}
