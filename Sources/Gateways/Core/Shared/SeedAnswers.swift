package import UseCases

/// What a seed's writer reported about the store as it was when the seed began. It must still hold when the seed is committed, as another
/// change may have come first.
package struct SeedAnswers {
  private var isSeeded: Bool?
  private var isEmpty: (answer: Bool, dropsSamples: Bool)?
  private var hasSamples: Bool?
  private var stamp: StoreStamp?

  package init() {}

  package mutating func isSeeded(_ isSeeded: Bool) -> Bool {
    self.isSeeded = isSeeded
    return isSeeded
  }

  package mutating func isEmpty(_ isEmpty: Bool, dropsSamples: Bool) -> Bool {
    self.isEmpty = (isEmpty, dropsSamples)
    return isEmpty
  }

  package mutating func hasSamples(_ hasSamples: Bool) -> Bool {
    self.hasSamples = hasSamples
    return hasSamples
  }

  package mutating func stamp(_ stamp: StoreStamp) -> StoreStamp {
    self.stamp = stamp
    return stamp
  }

  /// - Throws: ``GatewayError/conflict`` if an earlier answer no longer holds.
  package func check(
    isSeeded: Bool, isEmpty: (_ dropsSamples: Bool) throws(GatewayError) -> Bool,
    hasSamples: () throws(GatewayError) -> Bool, stamp: () throws(GatewayError) -> StoreStamp
  ) throws(GatewayError) {
    if let answer = self.stamp, try answer != stamp() { throw .conflict }
    if let answer = self.isSeeded, answer != isSeeded { throw .conflict }
    if let told = self.isEmpty, try told.answer != isEmpty(told.dropsSamples) { throw .conflict }
    if let answer = self.hasSamples, try answer != hasSamples() { throw .conflict }
  }
}
