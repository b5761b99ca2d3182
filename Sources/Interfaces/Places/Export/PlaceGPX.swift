public import Entities
import UseCases

/// Exports places as GPX 1.1 for GPS devices, with a waypoint for each place that has coordinates.
public enum PlaceGPX {
  /// Returns the contents of the file: XML in UTF-8. Places without coordinates are left out, since a waypoint requires coordinates.
  ///
  /// - Parameters:
  ///   - note: a note about all places, for example that they are sample data.
  ///   - texts: the kit's strings, in the language to use for the descriptions.
  public static func text(_ places: [Place], note: String? = nil, _ texts: Texts) -> String {
    let waypoints = places.compactMap { place in place.coordinate.map { waypoint(place, at: $0, texts) } }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="Recetas" xmlns="http://www.topografix.com/GPX/1/1">
      <metadata>\(Markup.element("name", texts.places(of: nil)))\(Markup.element("desc", note ?? ""))</metadata>
      \(waypoints.map { $0 + "\n" }.joined())</gpx>

      """
  }

  // The GPX schema requires this order of elements.
  private static func waypoint(_ place: Place, at point: Coordinate, _ texts: Texts) -> String {
    let website = place.contact.website.map { website in
      "<link href=\"\(Markup.escaped(website.text))\">\(Markup.element("text", website.host))</link>"
    }
    return "<wpt lat=\"\(Markup.degrees(point.latitude))\" lon=\"\(Markup.degrees(point.longitude))\">"
      + Markup.element("name", place.name) + Markup.element("desc", texts.described(place)) + (website ?? "")
      + Markup.element("type", texts.kind(place.kind)) + "</wpt>"
  }
}
