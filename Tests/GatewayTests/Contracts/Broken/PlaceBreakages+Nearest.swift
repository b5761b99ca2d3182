import Entities
import Foundation
@testable import Gateways
import TestSupport
import GatewayTesting
import UseCases

extension StoreBreakage {
  @Breakages static var nearestPlaces: [StoreBreakage] {
    clause("places are listed nearest first, followed by places without coordinates in name order") {
      when("places are sorted by name") { $0.gateway.asksPlaces { $0.nearest = nil } }
      when("places without coordinates are missing") {
        $0.gateway.listsNearest { places, _ in places.filter { $0.coordinate != nil } }
      }
      when("places without coordinates come first") {
        $0.gateway.sortsPlaces { place, point in place.coordinate.map { point.distance(to: $0) } ?? -1 }
      }
    }
    clause(
      "places at the same distance are sorted by name, then by id", when: "places at the same distance are sorted by id"
    ) {
      $0.gateway.listsNearest { places, point in
        places.sorted { left, right in
          let (near, far) = (PlacePosition(left, from: point).distance, PlacePosition(right, from: point).distance)
          return (near ?? .infinity, left.id.text) < (far ?? .infinity, right.id.text)
        }
      }
    }
    clause("the nearest places are found across the date line and at the poles") {
      when("the date line counts as an edge") {
        $0.gateway.sortsPlaces { place, point in
          guard let coordinate = place.coordinate else { return .infinity }
          let isBeyond = abs(point.longitude - coordinate.longitude) > 180
          return point.distance(to: coordinate) + (isBeyond ? 1e6 : 0)
        }
      }
      when("each longitude has its own pole") {
        $0.gateway.sortsPlaces { place, point in
          guard let coordinate = place.coordinate else { return .infinity }
          let east = abs(point.longitude - coordinate.longitude)
          return point.distance(to: coordinate) + (abs(point.latitude) == 90 ? east * 1e6 : 0)
        }
      }
    }
    clause("sorting by distance can be combined with filters, searches and paging") {
      when("a search sorts by name") {
        $0.gateway.asksPlaces { question in if !question.search.isBlank { question.nearest = nil } }
      }
      when("the nearest places are selected before their kind") {
        $0.gateway.cutsBefore("places") { (place: Place, call) in
          guard case .places(let question, _) = call else { return false }
          return (question.kind ?? place.kind) == place.kind && call.search.matches(place.name)
        }
      }
    }
    clause("a page of places sorted by distance is a slice of the whole sorted list") {
      when("distances are measured in degrees") {
        $0.gateway.sortsPlaces { place, point in
          guard let coordinate = place.coordinate else { return .infinity }
          let (north, east) = (coordinate.latitude - point.latitude, coordinate.longitude - point.longitude)
          return north * north + east * east
        }
      }
      when("the list ends after a hundred places") {
        $0.gateway.listsNearest { places, _ in Array(places.prefix(100)) }
      }
      when("places at the same coordinate share a pin") {
        $0.gateway.showsPins { pins in
          var seen: Set<Coordinate> = []
          return pins.filter { seen.insert($0.coordinate).inserted }
        }
      }
    }
  }
}
