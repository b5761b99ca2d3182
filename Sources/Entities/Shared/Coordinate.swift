#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A point on the Earth, in degrees (WGS 84).
public struct Coordinate: Sendable, Hashable {
  /// The latitude in degrees, from -90 (the South Pole) to 90 (the North Pole).
  public let latitude: Double
  /// The longitude in degrees, from -180 to 180. Negative values are west of Greenwich.
  public let longitude: Double

  /// Creates a point from degrees.
  ///
  /// - Throws: ``CoordinateError`` with both numbers if either is out of range.
  public init(latitude: Double, longitude: Double) throws(CoordinateError) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else {
      throw .outOfRange(latitude: latitude, longitude: longitude)
    }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The mean radius of the Earth in meters (IUGG).
  package static let earthRadius = 6_371_008.8

  /// Returns the distance to another point along the Earth's surface, in meters. The haversine formula assumes a sphere, so the error is up
  /// to 0.5 %.
  public func distance(to other: Coordinate) -> Double {
    let degree = Double.pi / 180
    let (north, east) = (other.latitude - latitude, other.longitude - longitude)
    let (sinNorth, sinEast) = (sin(north * degree / 2), sin(east * degree / 2))
    let chord = sinNorth * sinNorth + cos(latitude * degree) * cos(other.latitude * degree) * sinEast * sinEast
    return 2 * Self.earthRadius * asin(min(1, chord.squareRoot()))
  }
}

/// The reason why a coordinate is invalid.
public enum CoordinateError: Error, Sendable, Hashable {
  /// The latitude is outside -90...90, or the longitude outside -180...180.
  case outOfRange(latitude: Double, longitude: Double)
}
