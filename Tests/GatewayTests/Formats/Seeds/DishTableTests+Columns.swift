import Entities
import Gateways
import Testing
import UseCases

@Suite struct `The columns of a table that a menu is read from` {
  /// The names and prices in cents of the dishes in a table with these lines, and the titles of its ignored columns.
  private static func read(_ lines: String...) async throws -> (dishes: [String], ignored: Set<String>) {
    var (dishes, ignored) = ([String](), Set<String>())
    for item in try await tableItems(lines.joined(separator: "\n")) {
      guard case .clean(.dish(let dish)) = item.withoutIgnored else {
        dishes.append("\(item)")
        continue
      }
      dishes.append("\(dish.name) \(dish.price.minorUnits) \(dish.kind.name)")
      ignored.formUnion((item.repairs ?? []).map(\.field))
    }
    return (dishes, ignored)
  }

  @Test(arguments: [
    ("Precio;Precio (terraza)", "4,50;9"), ("Precio (terraza);Precio", "9;4,50"), ("PVP;Precio (terraza)", "4,50;9"),
    ("Precio (terraza);PVP", "9;4,50"), ("Precio;Precio (€/kg)", "4,50;9"), ("Precio (€/kg);Precio", "9;4,50"),
    ("Precio (€/kg);Precio (terraza)", "9;4,50"), ("Precio (kg);Precio", "9;4,50"),
    ("Precio (por kilo);Precio", "9;4,50"),
    ("Precio (coste);Precio", "9;4,50"), ("Precio (coste);Precio (terraza)", "9;4,50"), ("Price (cost);PVP", "9;4,50"),
    ("Precio (dto. %);Precio", "9;4,50"), ("Precio (IVA);Precio (sala)", "9;4,50"), ("Importe;Precio", "9;4,50"),
    ("Importe;Precio (sin IVA)", "9;4,50"), ("Importe (€);Precio", "9;4,50"), ("Precio;Importe", "4,50;9"),
    ("PVP;PVP (Terraza)", "4,50;9"), ("PVP (sin IVA);PVP (con IVA)", "4,50;9"),
  ]) func `A price is read from the column with the plainest title, wherever it stands`(titles: String, cells: String)
    async throws
  {
    let found = try await Self.read("nombre;\(titles);tipo", "Flan;\(cells);Postres")
    #expect(found.dishes == ["Flan 450 Postres"])
    #expect(found.ignored.count == 1)
  }

  @Test(arguments: [
    "Precio (€/kg)", "Precio (kg)", "Precio (por 100 g)", "Precio (€/ml)", "Precio (al peso)", "Price (per pound)",
    "Precio (coste)", "Price (cost)", "Precio (%)", "Precio (IVA)", "Price (VAT)",
    "Precio (€/100 g)", "Price (per kg)", "Precio (compra)", "Precio (peso)", "Price (pound)", "Precio (libra)",
  ]) func `A table whose only prices are costs, taxes or by weight lacks a price`(title: String) async throws {
    await #expect {
      _ = try await Self.read("nombre;\(title);tipo", "Flan;4,50;Postres")
    } throws: { error in
      guard case .malformed(_, .missingColumns(let columns), 1, 1) = error as? SeedSourceError else { return false }
      return columns.map(\.field) == ["precio"]
    }
  }

  @Test(arguments: [
    ("Item;Name;Price;Category", "1;Flan;4,50;Postres"), ("Name;Type;Group;Price", "Flan;Menu Item;Postres;4,50"),
    ("Tipo (IVA);Nombre;Precio;Categoría", "10 %;Flan;4,50;Postres"),
    ("Artículo;Nombre;Precio;Familia", "7;Flan;4,50;Postres"),
    ("Nombre (inglés);Name;Precio;Tipo", "Custard;Flan;4,50;Postres"),
    ("Type;Nombre;Precio;Categoría", "x;Flan;4,50;Postres"),
    ("Producto;Product Name;Price;Type", "7;Flan;4,50;Postres"),
  ]) func `Numbers, kinds of records and tax rates are not read as names or sections`(
    header: String, row: String
  ) async throws {
    let found = try await Self.read(header, row)
    #expect(found.dishes == ["Flan 450 Postres"])
    #expect(found.ignored.count == 1)
  }
}

extension SeedItem {
  /// A clean item if only ignored columns were reported.
  fileprivate var withoutIgnored: SeedItem {
    if case .repaired(let record, let notes) = self, notes.allSatisfy({ $0.kind == .ignored }) {
      .clean(record)
    } else {
      self
    }
  }
}
