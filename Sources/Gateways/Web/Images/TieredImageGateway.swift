public import Entities
public import UseCases

/// A cache for loaded images, such as a ``MemoryImageTier`` or a ``DiskImageTier``.
public protocol ImageTier: Sendable {
  /// Returns the cached image from this address. `nil` if there is none, or if it is unreadable.
  func image(_ address: WebAddress) async -> LoadedImage?

  /// Saves an image, and evicts other images if there is a limit. An image that exceeds the limit by itself is not saved.
  func keep(_ image: LoadedImage, of address: WebAddress) async throws(GatewayError)
}

/// Looks up images in cache tiers, from the fastest to the slowest, and then requests them from their source. A truncated image is returned
/// but not cached, since the next request may return the whole image.
public struct TieredImageGateway: PinnedImageGateway {
  private let tiers: [any ImageTier]
  private let pinned: any ImageTier
  private let source: any ImageGateway

  /// Creates a gateway with these caches.
  ///
  /// - Parameters:
  ///   - tiers: the caches, fastest first.
  ///   - pinned: a cache that evicts nothing.
  ///   - source: the gateway that loads the images that aren't in any cache.
  public init(tiers: [any ImageTier], pinned: any ImageTier, source: any ImageGateway) {
    self.tiers = tiers
    self.pinned = pinned
    self.source = source
  }

  /// Returns a gateway that loads images from the web and caches them only in memory.
  public static func inMemory(_ client: any HTTPClient) -> TieredImageGateway {
    TieredImageGateway(
      tiers: [MemoryImageTier()], pinned: MemoryImageTier(limit: .max),
      source: NegativeCachingImageGateway(HTTPImageGateway(client)))
  }

  /// Returns a gateway that loads images from the web and caches them in this folder. The subfolder `cache` holds up to `limit` bytes, and
  /// `pinned` keeps its images permanently.
  public static func onDisk(
    _ client: any HTTPClient, folder: String, limit: Int = 200 << 20, memory: Int = 50 << 20
  ) -> TieredImageGateway {
    TieredImageGateway(
      tiers: [MemoryImageTier(limit: memory), DiskImageTier(folder: folder + "/cache", limit: limit)],
      pinned: DiskImageTier(folder: folder + "/pinned", limit: nil),
      source: NegativeCachingImageGateway(HTTPImageGateway(client)))
  }

  public func image(_ address: WebAddress) async throws(ImageError) -> LoadedImage {
    if let image = try await find(address, in: tiers + [pinned]) { return image }
    let image = try await source.image(address)
    if image.isWhole { await keep(image, of: address, in: tiers[...]) }
    return image
  }

  public func pin(_ address: WebAddress) async throws(ImageError) {
    if Task.isCancelled { throw .gateway(.cancelled) }
    if await pinned.image(address) != nil { return }
    let image: LoadedImage
    if let kept = try await find(address, in: tiers[...]) {
      image = kept
    } else {
      image = try await source.image(address)
    }
    do { try await pinned.keep(image, of: address) } catch { throw .gateway(error) }
  }

  private func find(
    _ address: WebAddress, in places: some Collection<any ImageTier>
  ) async throws(ImageError) -> LoadedImage? {
    for (index, tier) in places.enumerated() {
      if Task.isCancelled { throw .gateway(.cancelled) }
      if let image = await tier.image(address) {
        await keep(image, of: address, in: tiers.prefix(index))
        return image
      }
    }
    return nil
  }

  private func keep(_ image: LoadedImage, of address: WebAddress, in tiers: ArraySlice<any ImageTier>) async {
    for tier in tiers {
      do {
        try await tier.keep(image, of: address)
      } catch {
        continue  // The image is returned in any case. If a tier can't save it, it is only loaded again next time.
      }
    }
  }
}
