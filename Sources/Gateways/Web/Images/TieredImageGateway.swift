public import Entities
public import UseCases

/// A cache of loaded images.
public protocol ImageTier: Sendable {
  /// The image that is kept of this address, or `nil`; one that can't be read any more is as none.
  func image(_ address: WebAddress) async -> LoadedImage?

  /// Keeps an image, and drops others if there is a limit. One that is above the limit alone is not kept.
  func keep(_ image: LoadedImage, of address: WebAddress) async throws(GatewayError)
}

/// Images that are kept where they are found next time: in tiers from the fastest to the slowest, then at their source. One that was
/// cut off on its way is returned, but not kept: the next request may bring the rest.
public struct TieredImageGateway: PinnedImageGateway {
  private let tiers: [any ImageTier]
  private let pinned: any ImageTier
  private let source: any ImageGateway

  /// - Parameters:
  ///   - tiers: the fastest first.
  ///   - pinned: drops nothing.
  public init(tiers: [any ImageTier], pinned: any ImageTier, source: any ImageGateway) {
    self.tiers = tiers
    self.pinned = pinned
    self.source = source
  }

  /// Images of the web, kept in memory only.
  public static func inMemory(_ client: any HTTPClient) -> TieredImageGateway {
    TieredImageGateway(
      tiers: [MemoryImageTier()], pinned: MemoryImageTier(limit: .max),
      source: NegativeCachingImageGateway(HTTPImageGateway(client)))
  }

  /// Images of the web, kept in this folder: in `cache` up to the limit in bytes, in `pinned` for good.
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
        continue  // The image is there all the same; that it could not be kept costs loading it again.
      }
    }
  }
}
