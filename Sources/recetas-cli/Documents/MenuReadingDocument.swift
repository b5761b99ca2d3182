import Entities
import Gateways
import UseCases

extension JSONObject {
  /// Returns a line of `menu watch --json`: first the page as printed by `menu list --json`, then its changes.
  ///
  /// Removed rows are identified by their position in the previous list, and inserted rows by their position in the new list. See
  /// ``ListChanges``.
  static func menuReading(_ reading: ListReading<MenuPage>, areSamples: Bool) -> JSONObject {
    guard let changes = reading.changes else {
      return ["snapshot": JSONObject(menu(reading.page), adding: ["samples": areSamples])]
    }
    let sections: JSONObject = [
      "removed": changes.removedSections,
      "inserted": changes.insertedSections.map { section -> JSONObject in
        ["index": section.place, "kind": section.value.name]
      },
      "moved": changes.movedSections.map { move($0.from, $0.to) },
    ]
    let dishes: JSONObject = [
      "removed": changes.removedRows.map(place),
      "inserted": changes.insertedRows.map { arrival($0.value, at: $0.place) },
      "moved": changes.movedRows.map { move(place($0.from), place($0.to)) },
      "updated": changes.updatedRows.map { arrival($0.value, at: $0.place) },
    ]
    let page: JSONObject = [
      "sections": sections, "dishes": dishes, "hasMore": reading.page.hasMore, "samples": areSamples,
    ]
    return ["changes": page]
  }

  private static func place(_ place: RowPosition) -> JSONObject { ["section": place.section, "row": place.row] }

  private static func move(_ from: some Encodable, _ to: some Encodable) -> JSONObject { ["from": from, "to": to] }

  private static func arrival(_ dish: Dish, at place: RowPosition) -> JSONObject {
    ["place": self.place(place), "dish": DishDocument(dish)]
  }
}
