import Testing

@testable import recetas_cli

@MainActor @Suite struct `places export` {
  @Test func `writes GPX and says which places are nowhere`() async throws {
    let cli = try CLI()
    _ = await cli("places", "list")
    let gpx = await cli("places", "export", "--format", "gpx", "--lang", "es")
    #expect(gpx.output.hasPrefix("<?xml") && gpx.output.ranges(of: "<wpt ").count == 27)
    #expect(gpx.output.contains("<desc>Datos de muestra</desc>"))
    #expect(gpx.errors.contains("1 lugar sin posición no se ha exportado."))
  }

  @Test func `writes KML of what is asked for`() async throws {
    let kml = await (try CLI())("places", "export", "--format", "kml", "--kind", "services")
    #expect(kml.output.ranges(of: "<Placemark ").count == 4 && kml.code == .ok)
  }

  @Test(arguments: ["gpx", "kml"])
  func `refuses JSON of what is none, and formats that it does not know`(format: String) async throws {
    let cli = try CLI()
    await cli("places", "export", "--format", format, "--json").expect(.usage, output: "")
    await cli("places", "export", "--format", "shp").expect(.usage, output: "", errorsContain: "geojson, gpx")
  }
}
