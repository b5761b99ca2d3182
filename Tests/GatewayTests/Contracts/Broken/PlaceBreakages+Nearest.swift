import Entities
import Gateways
import UseCases

extension Breakage {
  static let nearestPlaces = [
    Breakage("the nearest place comes first, those that are nowhere come last, by name", "they come by name") {
      $0.gateway.onPlaces = { (store, question, page) throws(GatewayError) in
        var question = question
        question.nearest = nil
        return try await store.places(question, page: page)
      }
    },
    Breakage("the nearest place comes first, those that are nowhere come last, by name", "they are left out") {
      $0.gateway.changePlaces { places, question in
        question.nearest == nil ? places : places.filter { $0.coordinate != nil }
      }
    },
    Breakage("the nearest place comes first, those that are nowhere come last, by name", "they come first") {
      $0.gateway.sortPlaces { place, point in place.coordinate.map { point.distance(to: $0) } ?? -1 }
    },
    Breakage(
      "of places equally far the first by name comes first, of one name the first by id", "they come by id"
    ) {
      $0.gateway.changePlaces { places, question in
        guard let point = question.nearest else { return places }
        return places.sorted { left, right in
          let (near, far) = (PlacePosition(left, from: point).distance, PlacePosition(right, from: point).distance)
          return (near ?? .infinity, left.id.text) < (far ?? .infinity, right.id.text)
        }
      }
    },
    Breakage("what is near is near across the date line, too, and at the poles", "the line is an edge of the world") {
      $0.gateway.sortPlaces { place, point in
        guard let coordinate = place.coordinate else { return .infinity }
        let distance = point.distance(to: coordinate)
        return abs(point.longitude - coordinate.longitude) > 180 ? distance + 1e6 : distance
      }
    },
    Breakage("what is near is near across the date line, too, and at the poles", "there are many poles") {
      $0.gateway.sortPlaces { place, point in
        guard let coordinate = place.coordinate else { return .infinity }
        let distance = point.distance(to: coordinate)
        return abs(point.latitude) == 90 ? distance + abs(point.longitude - coordinate.longitude) * 1e6 : distance
      }
    },
    Breakage("nearness goes together with a kind, a search and pages", "a search goes by name") {
      $0.gateway.onPlaces = { (store, question, page) throws(GatewayError) in
        var question = question
        if !question.search.isBlank { question.nearest = nil }
        return try await store.places(question, page: page)
      }
    },
    Breakage("nearness goes together with a kind, a search and pages", "the nearest are chosen before the kind is") {
      $0.gateway.onPlaces = { (store, question, page) throws(GatewayError) in
        guard let kind = question.kind, question.nearest != nil else {
          return try await store.places(question, page: page)
        }
        var every = question
        every.kind = nil
        let found = try await store.places(every, page: page)
        return Paged(found.items.filter { $0.kind == kind }, hasMore: found.hasMore)
      }
    },
    Breakage(
      "of two hundred places all over the world each stretch is as if all were sorted", "degrees are distances"
    ) {
      $0.gateway.sortPlaces { place, point in
        guard let coordinate = place.coordinate else { return .infinity }
        let (north, east) = (coordinate.latitude - point.latitude, coordinate.longitude - point.longitude)
        return north * north + east * east
      }
    },
    Breakage(
      "of two hundred places all over the world each stretch is as if all were sorted", "after a hundred it ends"
    ) {
      $0.gateway.changePlaces { places, question in question.nearest == nil ? places : Array(places.prefix(100)) }
    },
    Breakage(
      "of two hundred places all over the world each stretch is as if all were sorted", "pins of one spot are one"
    ) {
      $0.gateway.changePins { pins, _ in
        var seen: Set<Coordinate> = []
        return pins.filter { seen.insert($0.coordinate).inserted }
      }
    },
  ]
}
