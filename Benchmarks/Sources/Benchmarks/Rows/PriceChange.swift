import Entities
import UseCases

/// A new price for a dish, which must be the only change that an observation reports.
struct PriceChange {
  let dish: Dish.ID
  /// The new price, in cents.
  let price: Int64

  func check(_ reading: ListReading<MenuPage>, after old: ListReading<MenuPage>) throws {
    guard let changes = reading.changes, changes.updatedRows.count == 1, let updated = changes.updatedRows.first?.value,
      updated.id == dish, updated.price.minorUnits == price,
      changes.removedRows.isEmpty, changes.insertedRows.isEmpty, changes.movedRows.isEmpty,
      changes.removedSections.isEmpty, changes.insertedSections.isEmpty, changes.movedSections.isEmpty,
      changes.applied(to: old.page.sections) == reading.page.sections
    else { throw Problem("\(dish.text) has another price, and the reading does not say just that") }
  }

  /// Throws an error unless the peer sees only this change. In a difference between two lists of rows, an edited row is removed and
  /// inserted again.
  func check(
    _ dishes: [HandDecodedDish], _ difference: CollectionDifference<HandDecodedDish>?, after old: [HandDecodedDish]
  ) throws {
    guard let difference, difference.count == 2,
      case .insert(let place, let updated, _) = difference.insertions.first, updated.id == dish.text,
      updated.price == price, case .remove(place, _, _) = difference.removals.first,
      old.applying(difference) == dishes
    else { throw Problem("\(dish.text) has another price, and the peer does not see just that") }
  }
}
