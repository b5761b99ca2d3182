import Entities
import GatewayTesting
import Interfaces
import TestGroups
import Testing

@Suite struct `The map as text` {
  /// Returns this number of places at pseudorandom positions, which are the same in each run.
  private func scattered(_ count: Int, over meters: Double = 6_000) throws -> [Place] {
    var numbers = SeededNumbers(seed: 7)
    return try (0..<count).map { number in
      let (east, north) = (Double.random(in: -1...1, using: &numbers), Double.random(in: -1...1, using: &numbers))
      return try PlaceSamples.place(number, at: PlaceSamples.point(east: east * meters, north: north * meters))
    }
  }

  private func lines(
    _ model: PlaceMapModel, width: Int = 80, isPlain: Bool = false, _ texts: Texts = Texts(.english)
  ) -> [String] {
    PlaceMapText.lines(model, width: width, isPlain: isPlain, texts).map { $0.text() }
  }

  /// Returns the rows inside the frame of a text map.
  private func sheet(_ lines: [String]) -> [String] {
    lines.filter { ["│", "|"].contains($0.first) }.map { String($0.dropFirst().dropLast()) }
  }

  private func numbers(_ lines: [String]) -> [Int] {
    sheet(lines).flatMap { $0.split { !("0"..."9").contains($0) }.compactMap { Int($0) } }
  }

  @Test(.group(.heavy), arguments: [Language.spanish, .english])
  func `A text map in Unicode or ASCII fits any terminal`(language: Language) throws {
    let texts = Texts(language)
    let far = try Coordinate(latitude: -33, longitude: -70)
    for places in [[], try scattered(3), try scattered(300) + [PlaceSamples.place(900, at: far)]] {
      let model = PlaceSamples.map(places, hits: Set(places.prefix(2).map(\.id)), position: far, texts)
      for width in 20...200 {
        let (plain, braille) = (lines(model, width: width, isPlain: true, texts), lines(model, width: width, texts))
        #expect((plain + braille).allSatisfy { $0.count <= width }, "\(width)")
        #expect(plain.allSatisfy { $0.utf8.allSatisfy { (0x20...0x7E).contains($0) } }, "\(width)")
        // All rows of the frame have the same width.
        #expect(Set(plain.prefix { $0.first != "@" }.prefix(sheet(plain).count + 2).map(\.count)).count == 1)
      }
    }
    #expect(lines(PlaceSamples.map([]), width: 3).allSatisfy { $0.count <= 20 })
    #expect(lines(PlaceSamples.map([]), width: 3_000).allSatisfy { $0.count <= 200 })
  }

  @Test(.group(.heavy)) func `A text map shows each pin number at most once and only where there is room`() throws {
    for count in [1, 12, 120, 400] {
      let model = PlaceSamples.map(try scattered(count))
      for width in [20, 40, 80, 200] {
        for isPlain in [false, true] {
          let found = numbers(lines(model, width: width, isPlain: isPlain))
          #expect(count > 1 || found == [1])
          #expect(Set(found).count == found.count)
          #expect(found.allSatisfy { (1...count).contains($0) })
        }
      }
    }
    let apart = try (0..<5).map { try PlaceSamples.place($0, at: PlaceSamples.point(east: Double($0) * 900 - 1_800)) }
    #expect(numbers(lines(PlaceSamples.map(apart), width: 120)) == [1, 2, 3, 4, 5])
  }

  @Test func `A text map shows crowded places as dots with numbers around them`() throws {
    let crowd = try (0..<30).map { try PlaceSamples.place($0) }
    let map = lines(PlaceSamples.map(crowd))
    #expect(numbers(map).sorted() == Array(1...30))
    let many = lines(PlaceSamples.map(try scattered(400)))
    let braille = sheet(many).joined().unicodeScalars.filter { (0x2801...0x28FF).contains($0.value) }
    #expect(braille.count > 50)
    #expect(!lines(PlaceSamples.map(try scattered(400)), isPlain: true).joined().contains("⠂"))
  }

  @Test func `A text map states how many places have no room for a number`() throws {
    let map = lines(PlaceSamples.map(try (0..<400).map { try PlaceSamples.place($0) }))
    let without = 400 - numbers(map).count
    #expect(without > 0 && map.joined(separator: " ").contains("\(without) without room for a number"))
  }

  @Test func `A text map shows the numbers of places outside the map next to the arrows`() throws {
    let far = try Coordinate(latitude: 50, longitude: -3.7)
    #expect(numbers(lines(PlaceSamples.map([try PlaceSamples.place(1, at: far)]))) == [1])
  }

  @Test(.group(.heavy)) func `A text map with a list of names fits the terminal's height if the names fit half of it`()
    throws
  {
    for count in [0, 1, 12, 28, 300] {
      let model = PlaceSamples.map(try scattered(count), position: .puertaDelSol)
      for height in [16, 24, 30, 50, 100] {
        for width in [40, 80, 200] {
          let all = PlaceMapText.named(model, width: width, height: height, isPlain: false, Texts(.spanish)).map {
            $0.text()
          }
          let start = try #require(all.firstIndex { $0.hasPrefix("┌") })
          #expect(all.count - start < height, "\(count) places, \(width) x \(height)")
          if start <= min((height - 1) / 2, height - 15) { #expect(all.count < height) }
          #expect(all.allSatisfy { $0.count <= width })
        }
      }
    }
    let tall = PlaceMapText.named(
      PlaceSamples.map(try scattered(9)), width: 80, height: 60, isPlain: false, Texts(.english))
    #expect(tall.count > 30)
  }

  @Test func `A text map lists a name for every number, regardless of the length of the names`() throws {
    let names = ["Corto", String(repeating: "Largo ", count: 30) + "fin", "日本語の店"] + (4...30).map { "Tienda \($0)" }
    let places = try names.enumerated().map { number, name in try PlaceSamples.place(number, name) }
    for width in [20, 80, 200] {
      let all = PlaceMapText.named(PlaceSamples.map(places), width: width, height: nil, isPlain: false, Texts(.english))
        .map { $0.text() }
      let above = all.prefix { !$0.hasPrefix("┌") }
      for number in 1...30 { #expect(above.contains { " \($0)".contains(" \(number) ") }, "\(number)") }
      #expect(above.allSatisfy { $0.columns <= width }, "\(width)")
    }
  }

  @Test func `A text map counts places outside the map and points to them`() throws {
    let far = try [(50.0, -3.7), (40.4, 10.0), (30.0, -3.7), (40.4, -20.0)].map {
      try Coordinate(latitude: $0, longitude: $1)
    }
    let places = try far.enumerated().map { try PlaceSamples.place($0, at: $1) }
    let map = lines(PlaceSamples.map(places))
    #expect(["▲", "▶", "▼", "◀"].allSatisfy { sheet(map).joined().contains($0) })
    #expect(map.last?.contains("4 outside the map") == true)
    #expect(sheet(map).first?.contains("▲") == true && sheet(map).last?.contains("▼") == true)
    let plain = sheet(lines(PlaceSamples.map(places), isPlain: true))
    #expect(plain.contains { $0.first == "<" && $0.last == ">" })
  }

  @Test func `A text map shows the user's position`() throws {
    let model = PlaceSamples.map([], position: try PlaceSamples.point(east: -500, north: 500))
    let map = lines(model)
    let row = try #require(sheet(map).firstIndex { $0.contains("◎") })
    #expect(row < sheet(map).count / 2)
    #expect(map.contains { $0.contains("◎ your position") })
    #expect(lines(model, isPlain: true, Texts(.spanish)).contains { $0.contains("@ tu posicion") })
  }

  @Test func `A text map highlights search results`() throws {
    let places = try (0..<4).map { try PlaceSamples.place($0, at: PlaceSamples.point(east: Double($0) * 400 - 600)) }
    let model = PlaceSamples.map(places, hits: [places[2].id])
    let colored = PlaceMapText.lines(model, width: 80, isPlain: false, Texts(.english)).map { $0.text(inColor: true) }
    #expect(colored.contains { $0.contains("\u{1B}[1m3") })
    #expect(colored.allSatisfy { !$0.contains("\u{1B}[1m1") })
    #expect(!PlaceSamples.map(places).isSearch && model.isSearch)
  }
}
