import Testing

@testable import recetas_cli

@MainActor @Suite struct `Exporting places` {
  @Test func `An export to GPX reports the places without coordinates`() async throws {
    let cli = try CLI()
    _ = await cli("places", "list")
    let gpx = await cli("places", "export", "--format", "gpx", "--lang", "es")
    #expect(gpx.output.hasPrefix("<?xml") && gpx.output.ranges(of: "<wpt ").count == 27)
    #expect(gpx.output.contains("<desc>Datos de muestra</desc>"))
    #expect(gpx.errors.contains("1 lugar sin posición no se ha exportado."))
  }

  @Test func `An export to KML contains only the requested places`() async throws {
    let kml = await (try CLI())("places", "export", "--format", "kml", "--kind", "services")
    #expect(kml.output.ranges(of: "<Placemark ").count == 4 && kml.code == .ok)
  }

  @Test(arguments: ["gpx", "kml"])
  func `An export of places requires exactly one of the known formats`(format: String) async throws {
    let cli = try CLI()
    await cli("places", "export", "--format", format, "--json").expect(.usage, output: "")
    await cli("places", "export", "--format", "shp")
      .expect(.usage, output: "", errorsContain: "Use geojson, gpx or kml.")
  }
}
