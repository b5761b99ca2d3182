/// A well-known place in Madrid, for orientation on a map without streets.
public struct Landmark: Sendable, Hashable {
  /// The local name, the same in all languages.
  public let name: String
  /// The position, accurate to about a hundred meters.
  public let coordinate: Coordinate

  private init(_ name: String, _ latitude: Double, _ longitude: Double) {
    self.name = name
    coordinate = Coordinate(checked: latitude, longitude)
  }

  /// The landmarks of Madrid, best known first. If a map lacks room for all names, it shows the first ones.
  package static let all: [Landmark] = [
    Landmark("Puerta del Sol", 40.4169, -3.7035),
    Landmark("Palacio Real", 40.4180, -3.7143),
    Landmark("Retiro", 40.4153, -3.6845),
    Landmark("Atocha", 40.4066, -3.6892),
    Landmark("Bernabéu", 40.4531, -3.6883),
    Landmark("Plaza de Castilla", 40.4660, -3.6895),
    Landmark("Las Ventas", 40.4322, -3.6633),
    Landmark("Casa de Campo", 40.4193, -3.7323),
    Landmark("Moncloa", 40.4350, -3.7193),
    Landmark("Matadero", 40.3920, -3.6985),
    Landmark("Barajas", 40.4918, -3.5930),
    Landmark("Cibeles", 40.4193, -3.6931),
    Landmark("Plaza de España", 40.4233, -3.7122),
    Landmark("Plaza Mayor", 40.4155, -3.7074),
    Landmark("Museo del Prado", 40.4138, -3.6921),
    Landmark("Plaza de Colón", 40.4250, -3.6900),
    Landmark("Nuevos Ministerios", 40.4466, -3.6925),
    Landmark("Chamartín", 40.4722, -3.6825),
    Landmark("Callao", 40.4200, -3.7058),
    Landmark("Alcalá de Henares", 40.4818, -3.3644),
    Landmark("El Escorial", 40.5890, -4.1477),
    Landmark("Aranjuez", 40.0311, -3.6025),
  ]
}

extension Coordinate {
  /// The center of Madrid, and the origin of Spain's road distances (Kilometer Zero).
  package static let puertaDelSol = Coordinate(checked: 40.4169, -3.7035)

  /// Creates a coordinate from degrees that are valid by construction.
  fileprivate init(checked latitude: Double, _ longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
