public import UseCases

/// A seed source with content that a test specifies.
public struct ScriptedSeedSource: SeedSource {
  private let items: [SeedItem]
  private let failure: SeedSourceError?
  private let bytesPerItem: Int?

  /// - Parameters:
  ///   - failure: the error to throw after the last item, to simulate a truncated file, for example.
  ///   - bytesPerItem: the size that each item reports, in bytes. `nil` if the seed doesn't consist of bytes, so that its size is unknown.
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

    /// The number of records read so far. It is the start index, because an array slice keeps the indices of its array.
    var record: Int { items.startIndex }
    var bytesRead: Int { items.isEmpty ? totalBytes ?? 0 : items.startIndex * (totalBytes ?? 0) / items.endIndex }

    mutating func next() throws(SeedSourceError) -> SeedItem? {
      if let item = items.popFirst() { return item }
      if let failure { throw failure }
      return nil
    }
  }
}
