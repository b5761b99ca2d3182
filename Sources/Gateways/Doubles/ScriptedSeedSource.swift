public import UseCases

/// A seed that is written down in the test.
public struct ScriptedSeedSource: SeedSource {
  private let items: [SeedItem]
  private let failure: SeedSourceError?

  /// - Parameter failure: thrown after the last item, as when a file ends in the middle.
  public init(_ items: [SeedItem], thenFailing failure: SeedSourceError? = nil) {
    self.items = items
    self.failure = failure
  }

  public func open() -> any SeedReader { Reader(items: items[...], failure: failure) }

  private struct Reader: SeedReader {
    var items: ArraySlice<SeedItem>
    let failure: SeedSourceError?

    mutating func next() throws(SeedSourceError) -> SeedItem? {
      if let item = items.popFirst() { return item }
      if let failure { throw failure }
      return nil
    }
  }
}
