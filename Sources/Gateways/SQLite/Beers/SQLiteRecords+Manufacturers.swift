public import Entities
import Gateways
public import StoreCore
public import UseCases

/// Reads and writes the `manufacturer` table.
extension SQLiteRecords: ManufacturerRecords {
  private static let manufacturerColumns = "name, address, origin, logo, beer_count, review_count, id"

  public func manufacturer(_ id: Manufacturer.ID) throws(GatewayError) -> ManufacturerSummary? {
    try database.first(
      "SELECT \(Self.manufacturerColumns) FROM manufacturer WHERE id = ?", .text(id.text), row: summary)
  }

  public func manufacturer(named name: String, at address: String) throws(GatewayError) -> Manufacturer? {
    try database.rows(
      "SELECT \(Self.manufacturerColumns) FROM manufacturer WHERE name_fold = ?", .text(SearchText.fold(name)),
      row: summary
    ).map(\.manufacturer).first { $0.isNamedAs(name, at: address) }
  }

  public func manufacturers(
    matching search: SearchText, page: Page
  ) throws(GatewayError) -> Paged<ManufacturerSummary> {
    let rows = try database.rows(
      """
      SELECT \(Self.manufacturerColumns) FROM manufacturer
      WHERE true\(SearchCondition.sql(search, in: ["name_fold"], from: 3))
      ORDER BY origin DESC, name_key, id LIMIT ?1 OFFSET ?2
      """, [SQLiteValue(page.limit + 1), SQLiteValue(page.offset)] + SearchCondition.values(search), row: summary)
    return Paged(longer: rows, than: page)
  }

  /// Calls `body` with every manufacturer, in id order.
  func forEachManufacturer(_ body: (Manufacturer) throws(GatewayError) -> Void) throws(GatewayError) {
    try database.forEach("SELECT \(Self.manufacturerColumns) FROM manufacturer ORDER BY id", []) {
      (row) throws(GatewayError) in
      try body(try summary(row).manufacturer)
      return true
    }
  }

  public func put(_ manufacturer: Manufacturer, replacing previous: Manufacturer?) throws(GatewayError) {
    if previous == nil { _ = try insert(manufacturer) } else { try update(manufacturer) }
  }

  /// Inserts a manufacturer. If a manufacturer with the same id exists, changes nothing and returns `false`.
  func insert(_ manufacturer: Manufacturer) throws(GatewayError) -> Bool {
    let inserted = try database.run(
      """
      INSERT INTO manufacturer (id, name, address, origin, logo, name_key, name_fold) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO NOTHING
      """, .text(manufacturer.id.text), .text(manufacturer.name), .text(manufacturer.address),
      .text(manufacturer.origin.rawValue), SQLiteValue(manufacturer.logo?.text),
      .text(CollationKey(manufacturer.name).text), .text(SearchText.fold(manufacturer.name)))
    return inserted > 0
  }

  private func update(_ manufacturer: Manufacturer) throws(GatewayError) {
    try database.run(
      "UPDATE manufacturer SET name = ?2, address = ?3, origin = ?4, logo = ?5, name_key = ?6, name_fold = ?7 WHERE id = ?1",
      .text(manufacturer.id.text), .text(manufacturer.name), .text(manufacturer.address),
      .text(manufacturer.origin.rawValue), SQLiteValue(manufacturer.logo?.text),
      .text(CollationKey(manufacturer.name).text), .text(SearchText.fold(manufacturer.name)))
  }

  public func deleteManufacturer(_ id: Manufacturer.ID) throws(GatewayError) {
    try database.run("DELETE FROM manufacturer WHERE id = ?", .text(id.text))
  }

  private func summary(_ row: SQLiteStatement) throws(GatewayError) -> ManufacturerSummary {
    let manufacturer = try database.valid("manufacturer \(row.text(0))") {
      guard let origin = Manufacturer.Origin(rawValue: row.text(2)) else {
        throw DocumentError.wrong("the origin", found: row.text(2), expected: "national or imported")
      }
      return try Manufacturer(
        id: Manufacturer.ID(row.text(6)), name: row.text(0), address: row.text(1), origin: origin,
        logo: row.textOrNil(3).map { try Photo.ID($0) })
    }
    return ManufacturerSummary(manufacturer, beerCount: row.integer(4), reviewCount: row.integer(5))
  }
}
