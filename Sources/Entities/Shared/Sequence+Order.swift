extension Sequence {
  /// Sorted; equal elements keep their order.
  ///
  /// Sorts positions, not elements: one compiled sort serves elements of all types, and moves no large ones.
  package func inOrder(_ isBefore: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return positions(elements.count) { isBefore(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}

private func positions(_ count: Int, by isBefore: (Int, Int) -> Bool) -> [Int] { (0..<count).sorted(by: isBefore) }

extension Sequence {
  /// The elements in groups of equal keys: the groups in the order of their first elements, the elements in theirs.
  package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    var (groups, places): ([(key: Key, elements: [Element])], [Key: Int]) = ([], [:])
    // Most elements have the key of the one before, which is quicker to compare than to look up.
    var last: (key: Key, place: Int)?
    for element in self {
      let key = key(element)
      if let place = last?.key == key ? last?.place : places[key] {
        groups[place].elements.append(element)
        last = (key, place)
      } else {
        last = (key, groups.count)
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}
