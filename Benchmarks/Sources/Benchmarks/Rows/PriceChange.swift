import Entities
import UseCases

/// A dish that was given another price, and that this and nothing else is told of.
struct PriceChange {
  let dish: Dish.ID
  /// The new one, in cents.
  let price: Int64

  func check(_ reading: ListReading<MenuPage>, after old: ListReading<MenuPage>) throws {
    guard let changes = reading.changes, changes.updatedRows.count == 1, let updated = changes.updatedRows.first?.value,
      updated.id == dish, updated.price.minorUnits == price,
      changes.removedRows.isEmpty, changes.insertedRows.isEmpty, changes.movedRows.isEmpty,
      changes.removedSections.isEmpty, changes.insertedSections.isEmpty, changes.movedSections.isEmpty,
      changes.applied(to: old.page.sections) == reading.page.sections
    else { throw Problem("\(dish.text) has another price, and the reading does not say just that") }
  }

  /// For a difference of rows an edited one is gone, and another came to its place.
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
