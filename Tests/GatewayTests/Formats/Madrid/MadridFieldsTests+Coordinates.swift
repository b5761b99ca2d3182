import Entities
import Testing
import UseCases

@Suite struct `Where a place is` {
  @Test(
    arguments: [
      (#""40.4180563""#, 40.4180563, nil), (#""40.4180563 ""#, 40.4180563, "40.4180563"),
      (#""40.4180563,275 ""#, 40.4180563275, "40.4180563275"), (#""40,418""#, 40.418, "40.418"),
      (#"" -3.70 ""#, -3.7, "-3.70"), (#""+4""#, 4, nil), (#""90""#, 90, nil), (#""-90.0""#, -90, nil), ("0", 0, nil),
      ("-3.70", -3.7, nil),
      (#""1,234.5""#, nil, nil), (#""91""#, nil, nil), (#""nan""#, nil, nil), (#""1e3""#, nil, nil),
      ("1e1", nil, nil), (#""-""#, nil, nil), (#""--3""#, nil, nil), (#""4 0""#, nil, nil), (#""1,2,3""#, nil, nil),
      (#""40.4.1""#, nil, nil), (#""٤٠""#, nil, nil), (#""inf""#, nil, nil), (#""0x10""#, nil, nil), ("true", nil, nil),
      (#""40º""#, nil, nil), (#"".""#, nil, nil),
    ] as [(String, Double?, String?)])
  func `is what its numbers mean; what was done to them is told`(json: String, degrees: Double?, repaired: String?)
    async throws
  {
    for (field, other) in [("gps_lat", "gps_lon"), ("gps_lon", "gps_lat")] {
      // No latitude, but a longitude.
      if field == "gps_lon", json.contains("91") { continue }
      let item = try await placeItem(placeRecord(#""\#(field)":\#(json),"\#(other)":"7""#))
      guard let degrees else {
        let dropped = [placeRepair(field, from: json, to: nil), placeRepair(other, from: "\"7\"", to: nil)]
        #expect(item == .repaired(.place(try churros()), field == "gps_lat" ? dropped : dropped.reversed()))
        continue
      }
      let point = try Coordinate(
        latitude: field == "gps_lat" ? degrees : 7, longitude: field == "gps_lat" ? 7 : degrees)
      let place = try churros(coordinate: point)
      let repairs = repaired.map { [placeRepair(field, from: json, to: "\"\($0)\"")] } ?? []
      guard case .repaired(.place(place), let found)? = item else {
        Issue.record("\(item as Any)")
        continue
      }
      #expect(found.dropLast() == repairs[...])
      #expect(found.last?.kind == .doubtful(.farFromMadrid))
    }
  }

  @Test(arguments: [#""""#, "null", #"" ""#])
  func `is unknown without both numbers; one that is alone is told`(nothing: String) async throws {
    let neither = try await placeItem(placeRecord(#""gps_lat":\#(nothing),"gps_lon":\#(nothing)"#))
    #expect(neither == .clean(.place(try churros())))
    let one = try await placeItem(placeRecord(#""gps_lat":"40.4","gps_lon":\#(nothing)"#))
    #expect(one == placeFound(try churros(), placeRepair("gps_lat", from: "\"40.4\"", to: nil)))
  }

  @Test func `may be anywhere on the Earth, and nowhere else`() async throws {
    let edge = try await placeItem(placeRecord(#""gps_lat":"-90","gps_lon":"180""#))
    let place = try churros(coordinate: Coordinate(latitude: -90, longitude: 180))
    #expect(edge == placeFound(place, .doubtful("gps_lat", record: 1, value: "-90, 180", .farFromMadrid)))
    for beyond in ["180.0000001", "-181", "403000000"] {
      let item = try await placeItem(placeRecord(#""gps_lat":"1","gps_lon":"\#(beyond)""#))
      #expect(
        item
          == placeFound(
            try churros(), placeRepair("gps_lat", from: "\"1\"", to: nil),
            placeRepair("gps_lon", from: "\"\(beyond)\"", to: nil)))
    }
  }

  @Test(arguments: [
    ("0", "0"), ("-3.7038", "40.4168"), ("-40.4168", "-3.7038"), ("40.4168", "3.7038"), ("41.3874", "2.1686"),
  ]) func `A position far from Madrid is kept, and reported with its name`(latitude: String, longitude: String)
    async throws
  {
    let item = try await placeItem(placeRecord(#""gps_lat":"\#(latitude)","gps_lon":\#(longitude)"#))
    let place = try churros(coordinate: Coordinate(latitude: latitude, longitude: longitude))
    let value = "\(latitude), \(longitude)"
    #expect(item == placeFound(place, .doubtful("gps_lat", record: 1, value: value, .farFromMadrid)))
  }

  @Test(arguments: [("40.4168", "-3.7038"), ("39.8628", "-4.0273"), ("40.9429", "-4.1088"), ("40.0311", "-3.6025")])
  func `A position in Madrid or a town around it is not doubted`(latitude: String, longitude: String) async throws {
    let item = try await placeItem(placeRecord(#""gps_lat":"\#(latitude)","gps_lon":\#(longitude)"#))
    #expect(item?.clean != nil)
  }
}
