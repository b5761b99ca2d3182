public import UseCases

/// A seed that is written down in the test.
public struct ScriptedSeedSource: SeedSource {
  private let items: [SeedItem]
  private let failure: SeedSourceError?
  private let bytesPerItem: Int?

  /// - Parameters:
  ///   - failure: thrown after the last item, as when a file ends in the middle.
  ///   - bytesPerItem: how long each item claims to be; `nil`: it is not made of bytes, and its length is unknown.
  public init(_ items: [SeedItem], thenFailing failure: SeedSourceError? = nil, bytesPerItem: Int? = nil) {
    self.items = items
    self.failure = failure
    self.bytesPerItem = bytesPerItem
  }

  public func open() -> any SeedReader {
    Reader(items: items[...], failure: failure, totalBytes: bytesPerItem.map { $0 * items.count })
  }

  private struct Reader: SeedReader {
    var items: ArraySlice<SeedItem>
    let failure: SeedSourceError?
    let totalBytes: Int?

    /// A slice of an array counts from the array's beginning.
    var record: Int { items.startIndex }
    var bytesRead: Int { items.isEmpty ? totalBytes ?? 0 : items.startIndex * (totalBytes ?? 0) / items.endIndex }

    mutating func next() throws(SeedSourceError) -> SeedItem? {
      if let item = items.popFirst() { return item }
      if let failure { throw failure }
      return nil
    }
  }
}
