public import UseCases
import Entities

/// A menu: `[{"nombre": text, "descripcion": text, "precio": number in euros, "tipo": text}, …]`, or a CSV table with these columns
/// (`name`, `description`, `price` and `kind` in English) in any order. An optional `moneda` states that the price is in euros.
public enum DishSeed {
  /// Returns the dishes in a file, which is JSON or a CSV table.
  public static func file(_ path: String) -> any SeedSource { DishFileSource(path: path) }

  static func json(_ path: String) -> JSONSeedSource {
    JSONSeedSource(path: path, records: { [item($0, record: $1)] })
  }

  private static let fields = Set(["id", "nombre", "descripcion", "precio", "tipo"] + currencies)

  /// The fields that can contain the currency of the price.
  private static let currencies = ["moneda", "divisa", "currency", "priceCurrency"]

  static func item(_ value: JSONValue, record: Int) -> SeedItem {
    var fields = RecordFields(value, record: record, known: fields)
    guard fields.isObject else { return .rejected(fields.problems) }

    let name = fields.text("nombre", Dish.nameRule)
    let description = fields.text("descripcion", Dish.descriptionRule)
    let price = fields.price("precio", in: currencies)
    let kind = fields.text("tipo", DishKind.nameRule)
    let id = fields.dishID("id")

    guard fields.problems.isEmpty, let name, let description, let price, let kind,
      let dish = try? Dish(
        id: id ?? Dish.ID(ofDishNamed: name), name: name, description: description, price: price, kind: DishKind(kind))
    else { return .rejected(fields.problems) }
    return fields.repairs.isEmpty ? .clean(.dish(dish)) : .repaired(.dish(dish), fields.repairs)
  }
}
