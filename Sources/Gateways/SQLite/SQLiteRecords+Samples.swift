public import Entities
import Gateways
public import StoreCore
public import UseCases

/// Reads and writes the sample table.
extension SQLiteRecords: SampleRecords {
  public func samples(of domain: Domain) throws(GatewayError) -> [String: SampleMark] {
    let rows = try database.rows("SELECT id, digest FROM sample WHERE domain = ?", .text(domain.rawValue)) {
      (row) throws(GatewayError) in (row.text(0), row.text(1))
    }
    var samples: [String: SampleMark] = [:]
    for (id, text) in rows {
      // Version 0.1.0 stored digests instead of marks.
      samples[id] =
        if let mark = SampleMark(rawValue: text) { mark } else {
          try SampleMark(digest: text, of: record(id, of: domain))
        }
    }
    return samples
  }

  public func setSamples(_ samples: [String: SampleMark], of domain: Domain) throws(GatewayError) {
    try database.run("DELETE FROM sample WHERE domain = ?", .text(domain.rawValue))
    for (id, mark) in samples {
      try database.run("INSERT INTO sample VALUES (?, ?, ?)", .text(domain.rawValue), .text(id), .text(mark.rawValue))
    }
  }

  public func keepSample(_ id: String, of domain: Domain) throws(GatewayError) {
    let sql = "UPDATE sample SET digest = '' WHERE domain = ? AND id = ? AND digest <> ''"
    try database.run(sql, .text(domain.rawValue), .text(id))
  }

  public func holds(_ id: String, in domain: Domain) throws(GatewayError) -> Bool {
    for table in tables(of: domain) where try has(id, in: table) { return true }
    return false
  }

  public func recordCount(of domain: Domain) throws(GatewayError) -> Int {
    var count = 0
    for table in tables(of: domain) { count += try database.integer("SELECT count(*) FROM \(table)") }
    return count
  }

  public func isFavorite(_ id: Recipe.ID) throws(GatewayError) -> Bool {
    let sql = "SELECT 1 FROM favorite WHERE recipe = ? AND state <> 'removed'"
    return try database.first(sql, .text(id.text)) { _ in true } ?? false
  }

  /// Returns the names of the tables that contain a domain's records.
  private func tables(of domain: Domain) -> [String] {
    switch domain {
    case .restaurant: ["dish"]
    case .recipes: ["recipe"]
    case .beers: ["beer", "manufacturer"]
    case .places: ["place"]
    }
  }
}
