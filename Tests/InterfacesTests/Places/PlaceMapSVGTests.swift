import Entities
import Foundation
import Interfaces
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Counts what a file of XML holds.
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

  @Test func `is XML whatever places are called, and asks for nothing`() throws {
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

  @Test func `of no place is one, too`() throws {
    #expect(try read(svg(PlaceSamples.map([]))).elements["svg.m-map"] == nil)
  }

  @Test func `numbers pins that have room, and makes dots of the others`() throws {
    let apart = try (0..<5).map { try PlaceSamples.place($0, at: PlaceSamples.point(east: Double($0) * 900 - 2_000)) }
    let wide = try read(svg(PlaceSamples.map(apart)))
    #expect(wide.texts["text"] == ["1", "2", "3", "4", "5"])
    let together = try (0..<5).map { try PlaceSamples.place($0) }
    let crowded = try read(svg(PlaceSamples.map(together)))
    #expect(crowded.texts["text"] == ["1"])
    #expect(crowded.elements["g.m-pin"] == 5)
  }

  @Test func `marks what was found, and what lies outside`() throws {
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
    #expect(reading.texts["desc"]?[0].hasPrefix("3 lugares, 1 encontrados; tu posición; 1 fuera del mapa") == true)
  }

  @Test func `of one place has no pins`() throws {
    let place = try PlaceSamples.place(1, "Café & Té")
    let model = try #require(PlaceMapModel(around: place, in: Texts(.spanish)))
    let reading = try read(svg(model, Texts(.spanish)))
    #expect(reading.texts["title"]?.first == "Mapa de Café & Té")
    #expect(reading.elements.keys.allSatisfy { !$0.hasPrefix("g.m-pin") })
    #expect(PlaceMapModel(around: try PlaceSamples.place(2, at: nil), in: Texts(.spanish)) == nil)
  }
}
