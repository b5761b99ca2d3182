public import Entities

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where a coordinate is on a map: the one projection of all maps, whatever draws them.
///
/// Equirectangular, scaled at the center: meters to the east and to the north of it on a plane. A map of a city is so small that
/// this is within half a percent of the ground in both directions, so its scale bar is true, and it knows neither poles nor tiles;
/// Web Mercator would be as good here, and would need both.
public struct MapProjection: Sendable, Hashable {
  /// What is in the middle of every map.
  public let center: Coordinate
  /// How far every map shows at least to the east and to the west, in meters; more than zero.
  public let east: Double
  /// How far every map shows at least to the north and to the south, in meters; more than zero.
  public let north: Double

  /// - Parameters:
  ///   - east: in meters to either side; at least one.
  ///   - north: in meters up and down; at least one.
  package init(center: Coordinate, east: Double, north: Double) {
    self.center = center
    self.east = max(1, east)
    self.north = max(1, north)
  }

  /// How far a coordinate is to the east and to the north of the center, in meters on the plane.
  package func offset(of coordinate: Coordinate) -> (east: Double, north: Double) {
    let metersPerDegree = Coordinate.earthRadius * Double.pi / 180
    var degrees = coordinate.longitude - center.longitude
    // The short way round the Earth.
    if degrees > 180 { degrees -= 360 }
    if degrees < -180 { degrees += 360 }
    return (
      degrees * metersPerDegree * cos(center.latitude * Double.pi / 180),
      (coordinate.latitude - center.latitude) * metersPerDegree
    )
  }

  /// How many meters a unit of a map of this size is, the same in both directions: all that must be shown fits.
  package func metersPerUnit(width: Double, height: Double) -> Double { max(2 * east / width, 2 * north / height) }

  /// Where a coordinate is on a map of this size; beyond its edges where the map does not reach so far.
  package func point(_ coordinate: Coordinate, width: Double, height: Double) -> MapPoint {
    let (scale, offset) = (metersPerUnit(width: width, height: height), offset(of: coordinate))
    return MapPoint(x: width / 2 + offset.east / scale, y: height / 2 - offset.north / scale)
  }

  /// Where the way from the center to a coordinate crosses a frame that is `inset` units inside the edges of the map.
  package func edgePoint(_ coordinate: Coordinate, width: Double, height: Double, inset: Double) -> MapPoint {
    let offset = offset(of: coordinate)
    let (halfWidth, halfHeight) = (max(0, width / 2 - inset), max(0, height / 2 - inset))
    let stretch = max(offset.east.magnitude / max(halfWidth, 1e-9), offset.north.magnitude / max(halfHeight, 1e-9))
    if stretch == 0 { return MapPoint(x: width / 2, y: height / 2) }
    return MapPoint(x: width / 2 + offset.east / stretch, y: height / 2 - offset.north / stretch)
  }

  /// Whether a coordinate lies within ``east`` and ``north``.
  func reaches(_ coordinate: Coordinate) -> Bool {
    let offset = offset(of: coordinate)
    return offset.east.magnitude <= east && offset.north.magnitude <= north
  }
}

/// A point of a drawing, in its units from its upper left corner.
package struct MapPoint: Sendable, Hashable {
  /// To the right.
  package var x: Double
  /// Down.
  package var y: Double

  /// A point, on the drawing or beyond its edges.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The scale of a map: a round length on the ground.
package struct MapScale: Sendable, Hashable {
  /// 1, 2 or 5 times a power of ten, in meters.
  package let meters: Int

  /// The longest round length of at most this many meters; one meter at least, a thousand kilometers at most.
  package init(atMost limit: Double) {
    var best = 1
    var power = 1
    while power <= 1_000_000 {
      for step in [power, 2 * power, 5 * power] where Double(step) <= limit && step <= 1_000_000 { best = step }
      power *= 10
    }
    meters = best
  }

  /// `200 m`, `5 km`: the same in both languages.
  package var text: String { meters < 1000 ? "\(meters) m" : "\(meters / 1000) km" }
}
