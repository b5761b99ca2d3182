import Entities
import Foundation
import GatewayTesting
import Interfaces
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Counts the elements of an XML file.
private final class Reading: NSObject, XMLParserDelegate {
  var elements: [String: Int] = [:]
  var texts: [String: [String]] = [:]
  private var open: [String] = []
  private var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let kind = attributes["class"].map { "\(name).\($0)" } ?? name
    elements[kind, default: 0] += 1
    open.append(kind)
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
    texts[open.removeLast(), default: []].append(text)
    text = ""
  }
}

@Suite struct `The map as a drawing` {
  private func read(_ svg: String) throws -> Reading {
    let (parser, reading) = (XMLParser(data: Data(svg.utf8)), Reading())
    parser.delegate = reading
    try #require(parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "")")
    return reading
  }

  private func svg(_ model: PlaceMapModel, _ texts: Texts = Texts(.english)) -> String {
    PlaceMapSVG.text(model, texts)
  }

  @Test func `An SVG map of places with hostile names is valid XML without links`() throws {
    let places = try PlaceSamples.hostile.enumerated().map { number, name in
      try PlaceSamples.place(number, name, at: PlaceSamples.point(east: Double(number) * 300 - 2_000))
    }
    let text = svg(PlaceSamples.map(places, position: .puertaDelSol))
    let reading = try read(text)
    #expect(reading.elements["g.m-pin"] == places.count)
    #expect(reading.elements["script"] == nil && reading.elements["img"] == nil)
    #expect(reading.texts["title"]?.contains("1: </script><script>alert(1)</script>") == true)
    #expect(reading.elements["g.m-user"] == 1)
    #expect(!text.contains("href") && text.ranges(of: "http").count == 1)
  }

  @Test func `An SVG map without places is valid XML`() throws {
    #expect(try read(svg(PlaceSamples.map([]))).elements["svg.m-map"] == nil)
  }

  @Test func `An SVG map numbers every pin, even if pins are moved apart`() throws {
    let apart = try (0..<5).map { try PlaceSamples.place($0, at: PlaceSamples.point(east: Double($0) * 900 - 2_000)) }
    let wide = try read(svg(PlaceSamples.map(apart)))
    #expect(wide.texts["text"] == ["1", "2", "3", "4", "5"])
    #expect(wide.elements["path.m-lead"] == nil)
    let together = try (0..<60).map { try PlaceSamples.place($0) }
    let moved = try read(svg(PlaceSamples.map(together)))
    #expect(moved.texts["text"] == (1...60).map { "\($0)" })
    #expect(moved.elements["path.m-lead"] == 1 && moved.elements["path.m-spot"] == 1)
    #expect(moved.elements["g.m-pin"] == 60)
  }

  @Test func `An SVG map draws crowded pins that have no room for a number as dots`() throws {
    let crowd = try (0..<61).map { try PlaceSamples.place($0) }
    let reading = try read(svg(PlaceSamples.map(crowd)))
    #expect(reading.texts["text"] == ["1"])
    #expect(reading.elements["g.m-pin"] == 61)
  }

  @Test func `An SVG map does not move pins over other pins or beyond its edge`() throws {
    var numbers = SeededNumbers(seed: 11)
    let places = try (0..<60).map { number in
      let (east, north) = (Double.random(in: -1...1, using: &numbers), Double.random(in: -1...1, using: &numbers))
      let isFar = number % 10 == 0
      return try PlaceSamples.place(
        number, at: PlaceSamples.point(east: east * (isFar ? 90_000 : 500), north: north * (isFar ? 90_000 : 400)))
    }
    let text = svg(PlaceSamples.map(places))
    let points = text.matches(of: /<g class="m-pin[^"]*" transform="translate\(([0-9.]+) ([0-9.]+)\)/).compactMap {
      match in Double(match.1).flatMap { x in Double(match.2).map { MapPoint(x: x, y: $0) } }
    }
    #expect(points.count == 60)
    for (index, one) in points.enumerated() {
      #expect((12...788).contains(one.x) && one.y >= 12)
      for other in points.dropFirst(index + 1) {
        // In the SVG file, coordinates are rounded to tenths.
        #expect(hypot(one.x - other.x, one.y - other.y) > 27.7)
      }
    }
  }

  @Test func `An SVG map shows the river, main roads and parks with their names`() throws {
    let city = try read(svg(PlaceSamples.map([try PlaceSamples.place(1, at: PlaceSamples.point(east: 6_000))])))
    for kind in ["park", "river", "street", "road"] { #expect(city.elements["path.m-line \(kind)", default: 0] > 0) }
    #expect(Set(city.texts["text.m-way"] ?? []).isSuperset(of: ["M-30", "Manzanares"]))
    let away = try #require(
      PlaceMapModel(around: PlaceSamples.place(1, at: Coordinate(latitude: 41.5, longitude: -4)), in: Texts(.english)))
    #expect(try read(svg(away)).elements.keys.allSatisfy { !$0.contains("m-line") })
  }

  @Test func `An SVG map marks search results and places outside the map`() throws {
    let far = try Coordinate(latitude: 28.1, longitude: -15.4)
    let places = [
      try PlaceSamples.place(1), try PlaceSamples.place(2, at: PlaceSamples.point(east: 900)),
      try PlaceSamples.place(3, at: far),
    ]
    let texts = Texts(.spanish)
    let reading = try read(svg(PlaceSamples.map(places, hits: [places[0].id], position: far, texts), texts))
    #expect(reading.elements["g.m-pin hit"] == 1)
    #expect(reading.elements["g.m-pin off"] == 1)
    #expect(reading.elements["g.m-pin off out"] == 1)
    #expect(reading.texts["text.m-note"] == ["Estás fuera del mapa", "1 fuera del mapa"])
    #expect(reading.texts["desc"]?[0].hasPrefix("3 lugares, 1 encontrado; tu posición; 1 fuera del mapa") == true)
  }

  @Test func `An SVG map of one place has no pins`() throws {
    let place = try PlaceSamples.place(1, "Café & Té")
    let model = try #require(PlaceMapModel(around: place, in: Texts(.spanish)))
    let reading = try read(svg(model, Texts(.spanish)))
    #expect(reading.texts["title"]?.first == "Mapa de Café & Té")
    #expect(reading.elements.keys.allSatisfy { !$0.hasPrefix("g.m-pin") })
    #expect(PlaceMapModel(around: try PlaceSamples.place(2, at: nil), in: Texts(.spanish)) == nil)
  }
}
