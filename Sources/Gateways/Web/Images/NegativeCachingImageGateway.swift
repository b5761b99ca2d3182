public import Entities
import Synchronization
public import UseCases

/// Remembers addresses without a usable image, and doesn't request them again. At least the last thousand addresses are remembered, in
/// memory.
///
/// A failed request (`ImageError.gateway(_:)`) is not remembered.
public final class NegativeCachingImageGateway: ImageGateway {
  private static let limit = 1000

  private let base: any ImageGateway
  private let refused = Mutex((now: [WebAddress: ImageError](), before: [WebAddress: ImageError]()))

  /// Creates a gateway that remembers the failures of another gateway.
  ///
  /// - Parameter base: the gateway that loads the images.
  public init(_ base: any ImageGateway) { self.base = base }

  public func image(_ address: WebAddress) async throws(ImageError) -> LoadedImage {
    if let error = refused.withLock({ $0.now[address] ?? $0.before[address] }) { throw error }
    do {
      return try await base.image(address)
    } catch {
      if error.isFinal { remember(error, of: address) }
      throw error
    }
  }

  private func remember(_ error: ImageError, of address: WebAddress) {
    refused.withLock {
      if $0.now.count == Self.limit { $0 = ([:], $0.now) }
      $0.now[address] = error
    }
  }
}
