import UseCases

/// What a seed's writer reported about the store as it was when the seed began. It must still hold when the seed is committed, as another
/// change may have come first.
struct SeedAnswers {
  private var isSeeded: Bool?
  private var isEmpty: Bool?
  private var samples: SampleState??
  private var stamp: StoreStamp?

  mutating func isSeeded(_ isSeeded: Bool) -> Bool {
    self.isSeeded = isSeeded
    return isSeeded
  }

  mutating func isEmpty(_ isEmpty: Bool) -> Bool {
    self.isEmpty = isEmpty
    return isEmpty
  }

  mutating func samples(_ samples: SampleState?) -> SampleState? {
    self.samples = .some(samples)
    return samples
  }

  mutating func stamp(_ stamp: StoreStamp) -> StoreStamp {
    self.stamp = stamp
    return stamp
  }

  /// - Throws: ``GatewayError/conflict`` if an earlier answer no longer holds.
  func check(
    isSeeded: Bool, isEmpty: () throws(GatewayError) -> Bool, samples: () throws(GatewayError) -> SampleState?,
    stamp: () throws(GatewayError) -> StoreStamp
  ) throws(GatewayError) {
    if let answer = self.stamp, try answer != stamp() { throw .conflict }
    if let answer = self.isSeeded, answer != isSeeded { throw .conflict }
    if let answer = self.isEmpty, try answer != isEmpty() { throw .conflict }
    if let answer = self.samples, try answer != samples() { throw .conflict }
  }
}
