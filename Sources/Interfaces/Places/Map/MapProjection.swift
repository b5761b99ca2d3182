public import Entities

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Converts coordinates to points on a map. All maps use this projection, in every output format.
///
/// The projection is equirectangular, scaled at the center. It represents each coordinate by its distances to the east and to the north of
/// the center, in meters on a plane. Across a city, distances on the plane are within half a percent of the distances on the ground, so the
/// scale bar is accurate. Web Mercator would be equally accurate, but it would require special handling of the poles and tiles.
public struct MapProjection: Sendable, Hashable {
  /// The coordinate at the center of the map.
  public let center: Coordinate
  /// The minimum distance that a map shows to the east and to the west of its center, in meters. Greater than zero.
  public let east: Double
  /// The minimum distance that a map shows to the north and to the south of its center, in meters. Greater than zero.
  public let north: Double

  /// Creates a projection around a center.
  ///
  /// - Parameters:
  ///   - east: the distance to the east and to the west, in meters. Values below one become one.
  ///   - north: the distance to the north and to the south, in meters. Values below one become one.
  package init(center: Coordinate, east: Double, north: Double) {
    self.center = center
    self.east = max(1, east)
    self.north = max(1, north)
  }

  /// Returns the distances from the center to a coordinate, to the east and to the north, in meters on the plane. Distances to the west and
  /// to the south are negative.
  package func offset(of coordinate: Coordinate) -> (east: Double, north: Double) {
    let metersPerDegree = Coordinate.earthRadius * Double.pi / 180
    var degrees = coordinate.longitude - center.longitude
    // The difference between two longitudes is measured along the shorter way around the Earth.
    if degrees > 180 { degrees -= 360 }
    if degrees < -180 { degrees += 360 }
    return (
      degrees * metersPerDegree * cos(center.latitude * Double.pi / 180),
      (coordinate.latitude - center.latitude) * metersPerDegree
    )
  }

  /// Returns the number of meters per unit for a map of this size. The number is the same in both directions. At this scale, the minimum
  /// distances fit on the map.
  package func metersPerUnit(width: Double, height: Double) -> Double { max(2 * east / width, 2 * north / height) }

  /// Returns the point for a coordinate on a map of this size. The point can lie beyond the edges of the map.
  package func point(_ coordinate: Coordinate, width: Double, height: Double) -> MapPoint {
    let (scale, offset) = (metersPerUnit(width: width, height: height), offset(of: coordinate))
    return MapPoint(x: width / 2 + offset.east / scale, y: height / 2 - offset.north / scale)
  }

  /// Returns the point where the line from the center to a coordinate crosses a frame that is `inset` units inside the edges of the map.
  package func edgePoint(_ coordinate: Coordinate, width: Double, height: Double, inset: Double) -> MapPoint {
    let offset = offset(of: coordinate)
    let (halfWidth, halfHeight) = (max(0, width / 2 - inset), max(0, height / 2 - inset))
    let ratio = max(offset.east.magnitude / max(halfWidth, 1e-9), offset.north.magnitude / max(halfHeight, 1e-9))
    if ratio == 0 { return MapPoint(x: width / 2, y: height / 2) }
    return MapPoint(x: width / 2 + offset.east / ratio, y: height / 2 - offset.north / ratio)
  }

  /// Returns whether a coordinate lies within ``east`` and ``north``.
  func reaches(_ coordinate: Coordinate) -> Bool {
    let offset = offset(of: coordinate)
    return offset.east.magnitude <= east && offset.north.magnitude <= north
  }
}

/// A point in a drawing, in units from the upper left corner.
package struct MapPoint: Sendable, Hashable {
  /// The horizontal coordinate, which increases to the right.
  package var x: Double
  /// The vertical coordinate, which increases downward.
  package var y: Double

  /// Creates a point, which can lie beyond the edges of the drawing.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The scale of a map: a round length on the ground.
package struct MapScale: Sendable, Hashable {
  /// The length in meters: 1, 2 or 5 times a power of ten.
  package let meters: Int

  /// Creates the longest round length of at most this many meters, from one meter up to a thousand kilometers.
  package init(atMost limit: Double) {
    var best = 1
    var power = 1
    while power <= 1_000_000 {
      for step in [power, 2 * power, 5 * power] where Double(step) <= limit && step <= 1_000_000 { best = step }
      power *= 10
    }
    meters = best
  }

  /// The length with its unit, which is the same in both languages: `200 m`, `5 km`.
  package var text: String { meters < 1000 ? "\(meters) m" : "\(meters / 1000) km" }
}
