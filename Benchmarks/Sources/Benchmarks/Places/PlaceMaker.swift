import Entities
import Gateways
import GatewayTesting
import UseCases

/// Generates any number of places all over Madrid, with text in the feed's six languages. The places are the same every time.
enum PlaceMaker {
  /// The coordinates of the center of Madrid, in degrees.
  static let puertaDelSol = (latitude: 40.4169, longitude: -3.7035)
  /// A word that occurs in the name of every twelfth place.
  static let commonWord = "librería"
  /// A word that occurs in the name of one place in every ten thousand.
  static let rareWord = Vocabulary.rarity

  private static let trades = [
    "Librería", "Panadería", "Mercería", "Zapatería", "Taberna", "Museo", "Teatro", "Sastrería", "Farmacia", "Galería",
    "Cafetería", "Ferretería",
  ]

  /// Returns the document for a kind of place in the service's format, with pictures on `server`.
  static func document(_ kind: Place.Kind, of numbers: Range<Int>, on server: String) -> [UInt8] {
    let places = numbers.filter { self.kind($0) == kind }.map { json($0, on: server) }
    return Array(("{\"result\": [\n" + places.joined(separator: ",\n") + "\n]}\n").utf8)
  }

  /// Returns the places in all documents. Their pictures aren't downloaded.
  static func places(_ numbers: Range<Int>, on server: String) async throws -> [Place] {
    var places: [Place] = []
    for kind in [Place.Kind.shop, .activity] {
      let document = document(kind, of: numbers, on: server)
      var reader = try await MadridFeed.places(kind, in: document, at: "generated document").open()
      while let item = try reader.next() {
        guard case .clean(.place(let place)) = item else { throw Problem("a generated place is invalid: \(item)") }
        places.append(place)
      }
    }
    return places
  }

  /// Returns the kind of a place. Two of every three places are shops.
  private static func kind(_ number: Int) -> Place.Kind { number % 3 == 2 ? .activity : .shop }

  private static func json(_ number: Int, on server: String) -> String {
    let (latitude, longitude) = coordinate(number)
    var members = [
      ("id", "\(number)"), ("name", name(number)), ("address", "Calle de la Palma, \(number % 97)"),
      ("telephone", "910 000 \(100 + number % 900)"), ("email", "hola@tienda-\(number).example"),
      ("url", "http://www.tienda-\(number).example"), ("gps_lat", latitude), ("gps_lon", longitude),
      ("img", "\(server)/img/\(number)"), ("logo_img", "\(server)/logo/\(number)"), ("special_offer", "false"),
      ("categories", "['\(number % 80)']"), ("rutas", "['\(number % 7)']"), ("booking_operation", "none"),
    ]
    for code in ["en", "es", "jp", "cn", "cl", "mx"] {
      members += [
        ("description_\(code)", Self.description(number, code)),
        ("opening_hours_\(code)", "De lunes a sábado: 10:30 - 20:30"),
        ("keywords_\(code)", "\(ingredient(number)), segunda mano, Malasaña"),
      ]
    }
    return "{" + members.map { "\"\($0.0)\": \"\($0.1)\"" }.joined(separator: ", ") + "}"
  }

  private static func name(_ number: Int) -> String {
    // The factor makes the order of the numbers irregular.
    "\(trades[number % trades.count]) \(number % 10_000 == 777 ? rareWord : ingredient(number)) \(number &* 7919 % 100_000)"
  }

  private static func description(_ number: Int, _ code: String) -> String {
    "\(trades[number % trades.count]) de toda la vida (\(code) \(number)), en la que cada estante lo ha ordenado quien más sabe de "
      + "\(ingredient(number)). \(Vocabulary.remarks[number % Vocabulary.remarks.count])."
  }

  private static func ingredient(_ number: Int) -> String {
    Vocabulary.ingredients[number / trades.count % Vocabulary.ingredients.count]
  }

  /// Returns a coordinate. Most places are near the center, and some are up to 15 km away.
  private static func coordinate(_ number: Int) -> (latitude: String, longitude: String) {
    var random = SeededNumbers(seed: UInt64(number))
    /// Returns a random offset of at most 15,000,000 ten-millionths of a degree in either direction.
    func scattered() -> Int { (0..<3).reduce(-15_000_000) { sum, _ in sum + random.below(10_000_001) } }
    return (decimals(404_169_000 + scattered() / 10), decimals(-37_035_000 + scattered() / 8))
  }

  private static func decimals(_ units: Int) -> String {
    "\(units < 0 ? "-" : "")\(units.magnitude / 10_000_000).\(String(10_000_000 + units.magnitude % 10_000_000).dropFirst())"
  }
}
