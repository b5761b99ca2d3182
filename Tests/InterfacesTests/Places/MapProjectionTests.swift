import Entities
import Interfaces
import Testing

@Suite struct `Projections of maps` {
  let projection = MapProjection(center: .puertaDelSol, east: 5_000, north: 3_000)
  let sizes = [(100.0, 100.0), (800.0, 480.0), (3.0, 900.0)]

  private func point(_ east: Double, _ north: Double, _ size: (Double, Double)) throws -> MapPoint {
    projection.point(try PlaceSamples.point(east: east, north: north), width: size.0, height: size.1)
  }

  @Test func `A map projection places its center in the middle of the map`() throws {
    for size in sizes {
      let middle = try point(0, 0, size)
      #expect(middle.x == size.0 / 2 && middle.y == size.1 / 2)
    }
  }

  @Test func `A map projection has east on the right, north at the top and equal scales for both axes`() throws {
    for size in sizes {
      let steps = try (-10...10).map { try point(Double($0) * 500, Double($0) * 300, size) }
      for (one, next) in zip(steps, steps.dropFirst()) { #expect(one.x < next.x && one.y > next.y) }
      for (west, east) in zip(steps, steps.reversed()) {
        #expect(((west.x + east.x) - size.0).magnitude < 1e-6)
        #expect(((west.y + east.y) - size.1).magnitude < 1e-6)
      }
      let meters = projection.metersPerUnit(width: size.0, height: size.1)
      let (east, north) = (try point(1_000, 0, size), try point(0, 1_000, size))
      #expect(((east.x - size.0 / 2) * meters - 1_000).magnitude < 1)
      #expect(((size.1 / 2 - north.y) * meters - 1_000).magnitude < 1)
    }
  }

  @Test func `A map projection shows the whole required area`() throws {
    for size in sizes {
      for (east, north) in [(4_999.0, 2_999.0), (-4_999, 2_999), (4_999, -2_999), (-4_999, -2_999)] {
        let point = try point(east, north, size)
        #expect((0...size.0).contains(point.x) && (0...size.1).contains(point.y))
      }
    }
  }

  @Test func `A map projection moves a point outside the map to the frame in the point's direction`() throws {
    let inset = 14.0
    for latitude in stride(from: -90.0, through: 90, by: 15) {
      for longitude in stride(from: -180.0, through: 180, by: 15) {
        let coordinate = try Coordinate(latitude: latitude, longitude: longitude)
        let point = projection.edgePoint(coordinate, width: 800, height: 480, inset: inset)
        #expect((inset - 1e-6...800 - inset + 1e-6).contains(point.x))
        #expect((inset - 1e-6...480 - inset + 1e-6).contains(point.y))
        let isOnFrame =
          min(point.x - inset, 800 - inset - point.x, point.y - inset, 480 - inset - point.y).magnitude < 1e-6
        #expect(isOnFrame)
        #expect((point.y < 240) == (latitude > 40.4169))
      }
    }
    let middle = projection.edgePoint(.puertaDelSol, width: 800, height: 480, inset: 14)
    #expect(middle.x == 400 && middle.y == 240)
    let tiny = projection.edgePoint(try PlaceSamples.point(east: 9e6), width: 8, height: 8, inset: 14)
    #expect(tiny.x.isFinite && tiny.y.isFinite)
  }

  @Test func `A map projection measures longitudes along the shorter way around the Earth`() throws {
    let fiji = MapProjection(center: try Coordinate(latitude: 0, longitude: 179.9), east: 1, north: 1)
    #expect(fiji.offset(of: try Coordinate(latitude: 0, longitude: -179.9)).east > 0)
    #expect(fiji.offset(of: try Coordinate(latitude: 0, longitude: 179.8)).east < 0)
  }

  @Test func `The scale bar of a map has a round length`() {
    for limit in [0, 0.5, 1, 1.9, 2, 4.99, 5, 9, 10, 49, 50, 99, 100, 1_234, 60_000, 1e6, 1e9, .infinity] {
      let meters = MapScale(atMost: limit).meters
      #expect(Double(meters) <= max(1, limit))
      #expect(meters == 1_000_000 || Double(meters) * 2.5 >= min(limit, 1e6))
      let digits = "\(meters)"
      #expect("125".contains(digits.prefix(1)) && digits.dropFirst().allSatisfy { $0 == "0" })
    }
    #expect(MapScale(atMost: 700).text == "500 m")
    #expect(MapScale(atMost: 2_700).text == "2 km")
  }
}
