extension Sequence {
  /// Returns the elements, stably sorted.
  ///
  /// This function sorts positions instead of elements, so that one compiled sort function serves all types, and large elements aren't
  /// moved.
  package func inOrder(_ isBefore: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return positions(elements.count) { isBefore(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}

private func positions(_ count: Int, by isBefore: (Int, Int) -> Bool) -> [Int] { (0..<count).sorted(by: isBefore) }

extension Sequence {
  /// Returns the elements grouped by equal keys. Groups are in the order of their first elements, and elements keep their order.
  package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    var (groups, places): ([(key: Key, elements: [Element])], [Key: Int]) = ([], [:])
    // Most elements have the same key as the previous element. Comparing two keys is faster than a lookup.
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
