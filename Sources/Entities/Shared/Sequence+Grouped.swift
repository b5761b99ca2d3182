extension Sequence {
  /// The elements in groups of equal keys: the groups in the order of their first elements, the elements in theirs.
  package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    var (groups, places): ([(key: Key, elements: [Element])], [Key: Int]) = ([], [:])
    for element in self {
      let key = key(element)
      if let place = places[key] {
        groups[place].elements.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}
