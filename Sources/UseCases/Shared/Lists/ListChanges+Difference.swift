extension ListChanges {
  /// Computes the changes that turn `old` into `new`, with as few moves as possible. The running time depends only on the lengths of the
  /// lists.
  ///
  /// Sections are identified by their keys and rows by their ids. If a key or an id occurs more than once, which no list should contain,
  /// its first occurrence in the old list matches the first occurrence in the new list.
  public init(from old: [ListSection<Key, Row>], to new: [ListSection<Key, Row>]) {
    let oldSections = Occurrence.all(of: old.map(\.key))
    let newSections = Occurrence.all(of: new.map(\.key))
    let oldIndex = Dictionary(uniqueKeysWithValues: zip(oldSections, oldSections.indices))
    /// The old index of each section of the new list. `nil` for a new section.
    let origins = newSections.map { oldIndex[$0] }

    let kept = Set(origins.compactMap { $0 })
    removedSections = old.indices.filter { !kept.contains($0) }
    let staying = Self.longestIncreasingSubsequence(origins)
    for (index, origin) in origins.enumerated() {
      if let origin {
        if !staying.contains(index) { movedSections.append(Move(from: origin, to: index)) }
      } else {
        insertedSections.append(Entry(place: index, value: new[index].key))
      }
    }
    compareRows(old, new, origins: origins, keptSections: kept)
  }

  private mutating func compareRows(
    _ old: [ListSection<Key, Row>], _ new: [ListSection<Key, Row>], origins: [Int?], keptSections: Set<Int>
  ) {
    let oldRows = Self.places(of: old)
    let newRows = Self.places(of: new)
    var oldPlaces = Dictionary(uniqueKeysWithValues: oldRows.map { ($0.row, $0.place) })

    var next = newRows[...]
    for (section, origin) in origins.enumerated() {
      let rows = next.prefix(new[section].rows.count)
      next = next.dropFirst(rows.count)
      let places = rows.map { oldPlaces.removeValue(forKey: $0.row) }
      let staying = Self.longestIncreasingSubsequence(places.map { $0.flatMap { $0.section == origin ? $0.row : nil } })
      for (index, (row, from)) in zip(rows, places).enumerated() {
        let value = new[section].rows[index]
        guard let from else {
          insertedRows.append(Entry(place: row.place, value: value))
          continue
        }
        if !staying.contains(index) { movedRows.append(Move(from: from, to: row.place)) }
        if old[from.section].rows[from.row] != value { updatedRows.append(Entry(place: row.place, value: value)) }
      }
    }
    removedRows = oldPlaces.values.filter { keptSections.contains($0.section) }.sorted()
  }

  private static func places(of list: [ListSection<Key, Row>]) -> [(row: Occurrence<Row.ID>, place: RowPosition)] {
    let rows = Occurrence.all(of: list.flatMap { $0.rows.map(\.id) })
    let places = list.indices.flatMap { section in
      list[section].rows.indices.map { RowPosition(section: section, row: $0) }
    }
    return Array(zip(rows, places).map { (row: $0, place: $1) })
  }

  /// Returns the positions of a longest increasing subsequence of `numbers`. These elements can stay in place while the others move.
  private static func longestIncreasingSubsequence(_ numbers: [Int?]) -> Set<Int> {
    // For each length, `ends` contains the subsequence of that length with the lowest last number. `previous` links each number to its
    // predecessor.
    var ends: [(number: Int, position: Int)] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (position, number) in numbers.enumerated() {
      guard let number else { continue }
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if ends[middle].number < number { low = middle + 1 } else { high = middle }
      }
      previous[position] = low == 0 ? nil : ends[low - 1].position
      if low == ends.count { ends.append((number, position)) } else { ends[low] = (number, position) }
    }
    var run: Set<Int> = []
    var last = ends.last?.position
    while let position = last {
      run.insert(position)
      last = previous[position]
    }
    return run
  }
}

/// One of several equal values, numbered from 1.
private struct Occurrence<Value: Hashable>: Hashable {
  let value: Value
  let number: Int

  static func all(of values: [Value]) -> [Occurrence] {
    var counts: [Value: Int] = [:]
    return values.map { value in
      counts[value, default: 0] += 1
      return Occurrence(value: value, number: counts[value, default: 0])
    }
  }
}
