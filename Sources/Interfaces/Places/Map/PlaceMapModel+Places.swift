package import Entities
package import UseCases

extension PlaceMapModel {
  /// Creates a map that is centered on Madrid, and shows all pins of a list and the user's position.
  ///
  /// The map is large enough to show every place and position at most ``farthest`` meters from the center, and shows at least ``nearest``
  /// meters to each side.
  package init(_ list: PlaceList, in texts: Texts) {
    let center = Coordinate.puertaDelSol
    let shown = list.pins.map(\.pin.coordinate) + [list.position].compactMap(\.self)
    let projection = Self.projection(around: center, showing: shown)
    title = texts.mapOfMadrid
    pins = list.pins.map { pin in
      Pin(
        id: pin.pin.id, number: pin.number, name: pin.pin.name, coordinate: pin.pin.coordinate, isHit: pin.isHit,
        isOutside: Self.isFar(pin.pin.coordinate, from: center))
    }
    position = list.position
    isPositionOutside = list.position.map { Self.isFar($0, from: center) } ?? false
    self.projection = projection
    landmarks = Landmark.all.filter { projection.reaches($0.coordinate) }
    let outside = pins.count(where: \.isOutside)
    notes =
      (outside > 0 ? [texts.outsideTheMap(outside)] : []) + (isPositionOutside ? [texts.positionOutsideTheMap] : [])
  }

  /// Creates the map of one place, which is at the center without a pin. Returns `nil` if the position of the place is unknown.
  package init?(around place: Place, in texts: Texts) {
    guard let center = place.coordinate else { return nil }
    let projection = MapProjection(center: center, east: Self.nearest, north: Self.nearest)
    self.init(
      title: texts.mapOf(place.name), projection: projection, pins: [], position: nil, isPositionOutside: false,
      landmarks: Landmark.all.filter { projection.reaches($0.coordinate) }, notes: [])
  }

  private static func isFar(_ coordinate: Coordinate, from center: Coordinate) -> Bool {
    center.distance(to: coordinate) > farthest
  }

  /// Returns a projection that shows all coordinates at most ``farthest`` meters from the center, with a margin of a tenth so that none of
  /// them touches the frame.
  private static func projection(around center: Coordinate, showing all: [Coordinate]) -> MapProjection {
    let plane = MapProjection(center: center, east: nearest, north: nearest)
    var (east, north) = (nearest, nearest)
    for coordinate in all where !isFar(coordinate, from: center) {
      let offset = plane.offset(of: coordinate)
      east = max(east, offset.east.magnitude * 1.1)
      north = max(north, offset.north.magnitude * 1.1)
    }
    return MapProjection(center: center, east: east, north: north)
  }
}
