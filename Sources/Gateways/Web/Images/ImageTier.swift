public import Entities
public import UseCases

/// A cache of loaded images.
public protocol ImageTier: Sendable {
  /// The image that is kept of this address, or `nil`; one that can't be read any more is as none.
  func image(_ address: WebAddress) async -> LoadedImage?

  /// Keeps an image, and drops others if there is a limit. One that is above the limit alone is not kept.
  func keep(_ image: LoadedImage, of address: WebAddress) async throws(GatewayError)
}
