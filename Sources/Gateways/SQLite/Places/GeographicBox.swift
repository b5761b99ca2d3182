import Entities

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A range of latitudes and longitudes, in degrees, that contains every point within a given distance from a center. The distance is in
/// meters.
struct GeographicBox {
  let south: Double
  let north: Double
  let west: Double
  let east: Double

  init(around point: Coordinate, reach: Double) {
    // The range is slightly enlarged because sines are not exact to the last digit.
    let degrees = reach / Coordinate.earthRadius * 180 / .pi * 1.000001 + 1e-9
    south = max(-90, point.latitude - degrees)
    north = min(90, point.latitude + degrees)
    // This is the ratio for the farthest meridian that the circle touches. A circle around a pole touches all meridians.
    let ratio = sin(min(degrees, 90) * .pi / 180) / cos(point.latitude * .pi / 180)
    let width = abs(point.latitude) + degrees >= 90 || ratio >= 1 ? 360 : asin(ratio) * 180 / .pi * 1.000001 + 1e-9
    let isWhole = point.longitude - width < -180 || point.longitude + width > 180
    west = isWhole ? -180 : point.longitude - width
    east = isWhole ? 180 : point.longitude + width
  }
}
