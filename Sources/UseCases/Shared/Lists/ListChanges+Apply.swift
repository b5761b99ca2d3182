import Entities

extension ListChanges {
  /// Returns the new list, created by applying the changes to `old`. `nil` if a position in the changes doesn't exist in `old`.
  public func applied(to old: [ListSection<Key, Row>]) -> [ListSection<Key, Row>]? {
    let leaving = movedRows.map(\.from) + removedRows
    guard leaving.allSatisfy({ Self.isPlace($0, of: old) }) else { return nil }
    let moved = movedRows.map { ($0.to, old[$0.from.section].rows[$0.from.row]) }

    var sections = old.map(Optional.some)
    for (section, places) in Dictionary(grouping: leaving, by: \.section) {
      let removed = Set(places.map(\.row))
      sections[section]?.rows = old[section].rows.indices.filter { !removed.contains($0) }.map { old[section].rows[$0] }
    }

    // Rows are inserted at positions in the new list, so its sections must already be in place.
    var arriving: [(Int, ListSection<Key, Row>)] = insertedSections.map { ($0.place, ListSection($0.value, rows: [])) }
    for move in movedSections {
      guard old.indices.contains(move.from), let section = sections[move.from] else { return nil }
      sections[move.from] = nil
      arriving.append((move.to, section))
    }
    for index in removedSections {
      guard old.indices.contains(index) else { return nil }
      sections[index] = nil
    }
    guard var new = Self.insert(arriving, into: sections.compactMap { $0 }) else { return nil }

    let arrivingRows = insertedRows.map { ($0.place, $0.value) } + moved
    for (section, rows) in Dictionary(grouping: arrivingRows, by: \.0.section) {
      guard new.indices.contains(section),
        let filled = Self.insert(rows.map { ($0.0.row, $0.1) }, into: new[section].rows)
      else { return nil }
      new[section].rows = filled
    }
    for update in updatedRows {
      guard Self.isPlace(update.place, of: new) else { return nil }
      new[update.place.section].rows[update.place.row] = update.value
    }
    return new
  }

  private static func isPlace(_ place: RowPosition, of list: [ListSection<Key, Row>]) -> Bool {
    list.indices.contains(place.section) && list[place.section].rows.indices.contains(place.row)
  }

  /// Inserts values into an array, each at its index in the result. `nil` if an index is out of range.
  private static func insert<Value>(_ arriving: [(Int, Value)], into staying: [Value]) -> [Value]? {
    var result: [Value] = []
    result.reserveCapacity(staying.count + arriving.count)
    var rest = staying[...]
    for (place, value) in arriving.inOrder({ $0.0 < $1.0 }) {
      let before = place - result.count
      guard before >= 0, before <= rest.count else { return nil }
      result += rest.prefix(before)
      rest = rest.dropFirst(before)
      result.append(value)
    }
    return result + rest
  }
}
