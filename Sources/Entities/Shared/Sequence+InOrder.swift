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
