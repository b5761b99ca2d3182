public import Entities
import UseCases

/// Exports places as KML 2.2 (OGC 07-147r2), for map apps and virtual globes.
public enum PlaceKML {
  /// Returns the contents of the file: XML in UTF-8, with all places in order. A place without coordinates has no point.
  ///
  /// - Parameters:
  ///   - note: a note about all places, for example that they are sample data.
  ///   - texts: the kit's strings, in the language to use for the descriptions.
  public static func text(_ places: [Place], note: String? = nil, _ texts: Texts) -> String {
    let styles = Place.Kind.allCases.map { kind in
      "<Style id=\"\(kind.rawValue)\"><IconStyle><color>\(color(kind))</color></IconStyle></Style>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <kml xmlns="http://www.opengis.net/kml/2.2"><Document>
      \(Markup.element("name", texts.places(of: nil)))\(Markup.element("description", note ?? ""))
      \(styles.joined(separator: "\n"))
      \(places.map { placemark($0, texts) + "\n" }.joined())</Document></kml>

      """
  }

  // The KML schema requires this order of elements.
  private static func placemark(_ place: Place, _ texts: Texts) -> String {
    let point = place.coordinate.map { point in
      "<Point><coordinates>\(Markup.degrees(point.longitude)),\(Markup.degrees(point.latitude))</coordinates></Point>"
    }
    return "<Placemark id=\"\(Markup.escaped(place.id.text))\">" + Markup.element("name", place.name)
      + Markup.element("address", place.address) + Markup.element("phoneNumber", place.contact.telephone)
      + Markup.element("description", texts.described(place))
      + "<styleUrl>#\(place.kind.rawValue)</styleUrl>\(point ?? "")</Placemark>"
  }

  /// Returns the icon color for a kind of place, in hexadecimal: alpha, blue, green, red.
  private static func color(_ kind: Place.Kind) -> String {
    switch kind {
    case .shop: "ff1e26b3"
    case .activity: "ffa03f6a"
    case .service: "ff6b6900"
    }
  }
}
