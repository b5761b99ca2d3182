import Entities
import Gateways
import Testing

@Suite struct `A template of map addresses` {
  @Test(
    arguments: [
      (40.4180563, -3.7010172999999895, "40.4180563,-3.7010173"), (0, 0, "0,0"), (-0.0, -0.00000001, "0,0"),
      (0.0000001, -0.0000001, "0.0000001,-0.0000001"), (90, -180, "90,-180"), (-90, 180, "-90,180"),
      (1.5, 20.05, "1.5,20.05"), (1e-20, 0.99999999, "0,1"), (89.99999999, 100, "90,100"),
    ] as [(Double, Double, String)])
  func `A map template is filled with decimal numbers that have no exponents`(
    latitude: Double, longitude: Double, text: String
  ) throws {
    let template = try PlaceMapTemplate("https://maps.example/static?at={lat},{lon}")
    let address = template.address(of: try Coordinate(latitude: latitude, longitude: longitude))
    #expect(address?.text == "https://maps.example/static?at=" + text)
  }

  @Test(arguments: [
    ("https://a.es/{lat}/{lon}.png", "https://a.es/1/2.png"), ("http://{lon}.es/?{lat}", "http://2.es/?1"),
    ("https://a.es/{zoom}/{width}x{height}?{lon},{lat},{lon}", "https://a.es/16/600x300?2,1,2"),
    (" https://a.es/{lat}{lon}{zoom}{zoom}\n", "https://a.es/121616"),
    ("https://a.es/?m=color:red%7C{lat},{lon}&key=k", "https://a.es/?m=color:red%7C1,2&key=k"),
  ])
  func `The placeholders of a map template can occur anywhere and more than once`(template: String, address: String)
    throws
  {
    let point = try Coordinate(latitude: 1, longitude: 2)
    #expect(try PlaceMapTemplate(template).address(of: point)?.text == address)
  }

  @Test(
    arguments: [
      ("", .missing(placeholder: "{lat}")), ("https://a.es/?{lon}", .missing(placeholder: "{lat}")),
      ("https://a.es/?{lat}", .missing(placeholder: "{lon}")),
      ("https://a.es/?{LAT}{lon}", .missing(placeholder: "{lat}")),
      ("https://a.es/?%7Blat%7D{lon}", .missing(placeholder: "{lat}")), ("{lat}{lon}", .notAnAddress),
      ("a.es/{lat}{lon}", .notAnAddress), ("https://a.es/{lat}{lon}{key}", .notAnAddress),
      ("https://a.es/{{lat}}{lon}", .notAnAddress), ("https://a.es/{lat} {lon}", .notAnAddress),
      ("ftp://a.es/{lat}{lon}", .notAnAddress), ("https://a.es/ñ{lat}{lon}", .notAnAddress),
      ("https://a.es/{lat}{lon}" + String(repeating: "x", count: 1980), .notAnAddress),
    ] as [(String, PlaceMapTemplateError)])
  func `A map template without a placeholder or a valid address is refused`(
    template: String, error: PlaceMapTemplateError
  ) {
    #expect(throws: error) { try PlaceMapTemplate(template) }
  }

  @Test func `Descriptions and dumps of a map template do not contain its URL`() throws {
    let template = try PlaceMapTemplate("https://a.es/{lat}{lon}?key=secret")
    var dumped = ""
    dump([template], to: &dumped)
    dump(Optional(template), to: &dumped)
    for text in ["\(template)", String(reflecting: template), String(describing: [template]), dumped] {
      #expect(!text.contains("secret") && !text.contains("a.es"), "\(text)")
    }
  }
}
