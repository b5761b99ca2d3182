public import Entities

/// Caches images in memory. When they exceed the limit, the least recently used ones are evicted.
public actor MemoryImageTier: ImageTier {
  private let limit: Int
  private var images: [WebAddress: (image: LoadedImage, lastUse: Int)] = [:]
  private var uses = 0
  private var bytes = 0

  /// Creates an empty cache.
  ///
  /// - Parameter limit: the maximum total size of all images, in bytes.
  public init(limit: Int = 50 << 20) { self.limit = limit }

  public func image(_ address: WebAddress) -> LoadedImage? {
    images[address]?.lastUse = nextUse()
    return images[address]?.image
  }

  public func keep(_ image: LoadedImage, of address: WebAddress) {
    drop(address)
    guard image.bytes.count <= limit else { return }
    images[address] = (image, nextUse())
    bytes += image.bytes.count
    while bytes > limit, let oldest = images.min(by: { $0.value.lastUse < $1.value.lastUse }) { drop(oldest.key) }
  }

  private func drop(_ address: WebAddress) { bytes -= images.removeValue(forKey: address)?.image.bytes.count ?? 0 }

  private func nextUse() -> Int {
    uses += 1
    return uses
  }
}
