import Entities
import Gateways
import UseCases

extension JSONObject {
  /// Returns the document of `recetas-cli --json`.
  static func overview(_ overview: Overview, _ kit: Kit) -> JSONObject {
    JSONObject(
      counts([.dishes, .kinds, .recipes, .manufacturers, .beers, .places], overview.inventory),
      adding: [
        "store": kit.location.description,
        "user": kit.user.text,
        "order": overview.draft.map(OrderDocument.init),
        "lastOrder": overview.lastOrder.map(orderSummary),
        "favorites": overview.favorites,
      ])
  }

  /// Returns the document of `store info --json`.
  ///
  /// - Parameters:
  ///   - bytes: the size of the store's file. `nil` if the store has no file.
  ///   - places: the counts of the places and their pictures. `nil` if there are no places.
  ///   - isCommon: whether to leave out the counts of each user's own records.
  static func storeInfo(
    _ location: StoreLocation, bytes: Int?, _ inventory: StoreInventory, _ places: PlaceCounts? = nil,
    isCommon: Bool = false
  ) -> JSONObject {
    let counted = StoreInventory.Count.allCases.filter { !isCommon || !StoreInventory.Count.ofUsers.contains($0) }
    return JSONObject(
      counts(counted, inventory),
      adding: [
        "store": location.description,
        "bytes": bytes,
        "seeded": inventory.seeded.map(\.rawValue).sorted(),
        // These are the domains that hold sample data.
        "samples": inventory.samples.map(\.rawValue).sorted(),
        "pictures": pictures(places ?? PlaceCounts(of: [])),
      ])
  }

  /// Returns the document of `store export --json`.
  static func storeExport(_ report: StoreExport.Report, _ folder: String) -> JSONObject {
    [
      "folder": folder.withoutFileBytes, "records": report.records, "pictures": report.pictures,
      "missing": report.missing.map(\.text),
    ]
  }

  private static func counts(_ counts: [StoreInventory.Count], _ inventory: StoreInventory) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: counts.map { ($0.rawValue, inventory[$0]) })
  }

  /// Returns the document of `find --json`, with the best results first.
  static func findings(_ findings: Findings, _ query: String, limit: Int) -> JSONObject {
    [
      "query": query, "limit": limit, "hasMore": findings.hasMore,
      "found": findings.rows.map { row -> JSONObject in
        [
          "kind": row.record.kind.rawValue, "id": row.record.id, "name": row.record.name,
          "maker": row.maker,
          "matches": row.reasons.map { ["field": $0.field.rawValue, "words": $0.words] as JSONObject },
          "command": Command.opening(row.record),
        ]
      },
    ]
  }
}
