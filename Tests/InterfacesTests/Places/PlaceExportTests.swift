import Entities
import Foundation
import Interfaces
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Collects the elements of an XML file in order, each with its attributes and its text.
private final class Elements: NSObject, XMLParserDelegate {
  var all: [(name: String, attributes: [String: String], text: String)] = []
  private var open: [Int] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    open.append(all.count)
    all.append((name, attributes, ""))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { all[last].text += string }
  }

  func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  init(_ xml: String) throws {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "")")
  }

  func texts(_ name: String) -> [String] { all.filter { $0.name == name }.map(\.text) }
}

@Suite struct `Places for other programs` {
  private let texts = Texts(.spanish)

  private func places() throws -> [Place] {
    let contact = PlaceContact(
      telephone: "910 000 001", email: "a@b.example", website: try WebAddress("https://errata.example/?a=1&b=2"))
    return [
      try PlaceSamples.place(
        1, "Errata & <Co>", at: Coordinate(latitude: 40.4169, longitude: -3.7035), address: "Calle del Pez, 3",
        description: [.spanish: "Uno\n\nDos"], hours: [.english: "Always"], contact: contact),
      try PlaceSamples.place(2, "Sin sitio", at: nil),
    ]
  }

  @Test func `A GPX file has a waypoint for each place with coordinates`() throws {
    let gpx = try Elements(PlaceGPX.text(places(), note: "Datos de muestra", texts))
    #expect(gpx.all[0].name == "gpx" && gpx.all[0].attributes["version"] == "1.1")
    let points = gpx.all.filter { $0.name == "wpt" }
    #expect(points.map(\.attributes) == [["lat": "40.416900", "lon": "-3.703500"]])
    #expect(gpx.all.drop { $0.name != "wpt" }.map(\.name) == ["wpt", "name", "desc", "link", "text", "type"])
    #expect(gpx.texts("name") == ["Lugares de Madrid", "Errata & <Co>"])
    #expect(gpx.texts("desc")[0] == "Datos de muestra")
    let words = gpx.texts("desc")[1]
    for part in ["Uno\n\nDos\n", "Dirección: Calle del Pez, 3", "Horario: Always (en inglés)", "Teléfono: 910 000 001"]
    {
      #expect(words.contains(part), "\(part)")
    }
    #expect(gpx.all.first { $0.name == "link" }?.attributes["href"] == "https://errata.example/?a=1&b=2")
    #expect(gpx.texts("type") == ["Tienda"])
  }

  @Test func `A KML file has a placemark for every place`() throws {
    let kml = try Elements(PlaceKML.text(places(), texts))
    #expect(kml.all.prefix(2).map(\.name) == ["kml", "Document"])
    let marks = kml.all.filter { $0.name == "Placemark" }
    #expect(marks.map { $0.attributes["id"] } == ["shop-1", "shop-2"])
    #expect(kml.texts("coordinates") == ["-3.703500,40.416900"])
    #expect(
      kml.all.drop { $0.name != "Placemark" }.prefix(8).map(\.name)
        == ["Placemark", "name", "address", "phoneNumber", "description", "styleUrl", "Point", "coordinates"])
    let styles = kml.all.filter { $0.name == "Style" }.compactMap { $0.attributes["id"] }
    #expect(Set(kml.texts("styleUrl")).isSubset(of: styles.map { "#\($0)" }))
  }

  @Test(arguments: PlaceSamples.hostile)
  func `GPX and KML files of places with hostile names are valid XML`(text: String) throws {
    let place = try PlaceSamples.place(
      1, text, address: text, description: [.spanish: text + "\n" + text], contact: PlaceContact(telephone: text))
    for xml in [PlaceGPX.text([place], note: text, texts), PlaceKML.text([place], note: text, texts)] {
      let elements = try Elements(xml)
      #expect(elements.texts("name").count == 2)
      #expect(xml.unicodeScalars.allSatisfy { $0 == "\n" || !VisibleText.isDangerous($0) })
    }
  }

  @Test func `GPX and KML files without places are valid`() throws {
    #expect(try Elements(PlaceGPX.text([], texts)).texts("wpt").isEmpty)
    #expect(try Elements(PlaceKML.text([], texts)).texts("Placemark").isEmpty)
  }

  @Test(arguments: [(0.0, "0.000000"), (-0.0000001, "0.000000"), (-3.5, "-3.500000"), (179.9999999, "180.000000")])
  func `Coordinates in exported files have six decimals`(value: Double, text: String) throws {
    let place = try PlaceSamples.place(1, at: Coordinate(latitude: 0, longitude: value))
    #expect(PlaceKML.text([place], texts).contains("<coordinates>\(text),0.000000<"))
  }
}
