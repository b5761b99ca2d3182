import Entities
import Foundation
import GRDB

/// A typical implementation of the import with GRDB. It decodes, validates and sorts all dishes in memory, inserts them, and then creates
/// the indexes.
enum PeerImport {
  /// The distance between the positions of two dishes, as in the kit's table, so that dishes can be inserted between others later.
  private static let step = 4

  static func run(_ seed: String, into path: String) throws {
    let seeds = try JSONDecoder().decode([SeedDish].self, from: Data(contentsOf: URL(fileURLWithPath: seed)))
    var dishes = try seeds.map { try DishRecord($0) }
    dishes.sort { ($0.kindKey, $0.kind, $0.nameKey, $0.id) < ($1.kindKey, $1.kind, $1.nameKey, $1.id) }

    let database = try PeerDatabase.open(path)
    try database.write { [dishes] db in
      for (index, dish) in dishes.enumerated() {
        var dish = dish
        dish.position = (index + 1) * step
        try dish.insert(db)
      }
      try db.execute(sql: "INSERT INTO dish_search (dish_search) VALUES ('rebuild')")
      try db.execute(sql: "INSERT INTO seed (domain) VALUES ('restaurant')")
    }
    try database.close()
  }
}

/// A dish in the format of the seed.
struct SeedDish: Decodable {
  let nombre: String
  let descripcion: String
  /// The price in euros as a `Double`, which is the fastest type to decode, and exact enough here.
  let precio: Double
  let tipo: String
}

/// A row of the table `dish`.
struct DishRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "dish"

  var position: Int
  var id: String
  var name: String
  var description: String
  var price: Int
  var currency: String
  var kind: String
  var kindKey: String
  var nameKey: String
  var nameFold: String
  var descriptionFold: String

  enum CodingKeys: String, CodingKey {
    case position, id, name, description, price, currency, kind
    case kindKey = "kind_key"
    case nameKey = "name_key"
    case nameFold = "name_fold"
    case descriptionFold = "description_fold"
  }
}

extension DishRecord {
  /// Creates a row from a seed dish, with the same validation as in the kit.
  init(_ seed: SeedDish) throws {
    try Self.check(seed.nombre, 1...120)
    try Self.check(seed.descripcion, 0...2000)
    try Self.check(seed.tipo, 1...60)
    let cents = (seed.precio * 100).rounded()
    guard seed.precio >= 0, cents / 100 == seed.precio else { throw Problem("\(seed.nombre) costs \(seed.precio)") }

    position = 0
    id = Dish.ID(ofDishNamed: seed.nombre).text
    name = seed.nombre
    description = seed.descripcion
    price = Int(cents)
    currency = "EUR"
    kind = seed.tipo
    kindKey = CollationKey(seed.tipo).text
    nameKey = CollationKey(seed.nombre).text
    nameFold = SearchText.fold(seed.nombre)
    descriptionFold = SearchText.fold(seed.descripcion)
  }

  private static func check(_ text: String, _ lengths: ClosedRange<Int>) throws {
    let isFramed = text.first?.isWhitespace == true || text.last?.isWhitespace == true
    guard lengths.contains(text.unicodeScalars.count), !isFramed else { throw Problem("\(text) is no such text") }
  }
}
