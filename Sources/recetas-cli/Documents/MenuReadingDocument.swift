import Entities
import Gateways
import UseCases

/// A line of `menu watch --json`: first the page as `menu list --json` says it, then what changes it.
///
/// What leaves is named by its place in the list before, what comes by its place in the list after; see ``ListChanges``.
enum MenuReadingDocument: Encodable {
  case snapshot(MenuDocument)
  case changes(Changes)

  struct Changes: Encodable {
    let sections: Sections
    let dishes: Dishes
    let hasMore: Bool
  }

  struct Sections: Encodable {
    let removed: [Int]
    let inserted: [Insertion]
    let moved: [Move<Int>]

    struct Insertion: Encodable {
      let index: Int
      let kind: String
    }
  }

  struct Dishes: Encodable {
    let removed: [Place]
    let inserted: [Arrival]
    let moved: [Move<Place>]
    let updated: [Arrival]

    struct Arrival: Encodable {
      let place: Place
      let dish: DishDocument
    }
  }

  struct Place: Encodable {
    let section: Int
    let row: Int

    init(_ place: RowPlace) { (section, row) = (place.section, place.row) }
  }

  struct Move<Place: Encodable>: Encodable {
    let from: Place
    let to: Place
  }

  init(_ reading: ListReading<MenuPage>) {
    guard let changes = reading.changes else {
      self = .snapshot(MenuDocument(reading.page))
      return
    }
    self = .changes(
      Changes(
        sections: Sections(
          removed: changes.removedSections,
          inserted: changes.insertedSections.map { .init(index: $0.place, kind: $0.value.name) },
          moved: changes.movedSections.map { Move(from: $0.from, to: $0.to) }),
        dishes: Dishes(
          removed: changes.removedRows.map(Place.init),
          inserted: changes.insertedRows.map { .init(place: Place($0.place), dish: DishDocument($0.value)) },
          moved: changes.movedRows.map { Move(from: Place($0.from), to: Place($0.to)) },
          updated: changes.updatedRows.map { .init(place: Place($0.place), dish: DishDocument($0.value)) }),
        hasMore: reading.page.hasMore))
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    switch self {
    case .snapshot(let menu): try members.encode(menu, forKey: .snapshot)
    case .changes(let changes): try members.encode(changes, forKey: .changes)
    }
  }

  private enum Key: CodingKey { case snapshot, changes }
}
