#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A point on the Earth, in degrees (WGS 84).
public struct Coordinate: Sendable, Hashable {
  /// From -90, the south pole, to 90.
  public let latitude: Double
  /// From -180, west of Greenwich, to 180.
  public let longitude: Double

  /// - Throws: ``CoordinateError`` with both numbers when there is no such point.
  public init(latitude: Double, longitude: Double) throws(CoordinateError) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else {
      throw .outOfRange(latitude: latitude, longitude: longitude)
    }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The mean radius of the Earth in meters (IUGG).
  package static let earthRadius = 6_371_008.8

  /// The way to another point along the Earth's surface, in meters, as if that were a sphere (haversine): right to half a percent.
  public func distance(to other: Coordinate) -> Double {
    let degree = Double.pi / 180
    let (north, east) = (other.latitude - latitude, other.longitude - longitude)
    let (sinNorth, sinEast) = (sin(north * degree / 2), sin(east * degree / 2))
    let chord = sinNorth * sinNorth + cos(latitude * degree) * cos(other.latitude * degree) * sinEast * sinEast
    return 2 * Self.earthRadius * asin(min(1, chord.squareRoot()))
  }
}

/// Why values are not a coordinate.
public enum CoordinateError: Error, Sendable, Hashable {
  /// The latitude is outside -90...90, or the longitude outside -180...180.
  case outOfRange(latitude: Double, longitude: Double)
}
