public import Entities

/// Where images come from.
public protocol ImageGateway: Sendable {
  /// The image at this address.
  ///
  /// - An answer that says so (404, 410) is ``ImageError/missing(_:)``; an empty one (204) says nothing, and is not an image.
  /// - That nobody could be reached is never remembered: asked again, it is tried again. What is at fault with an address
  ///   (``ImageError/isFinal``) may be, as long as the process lives.
  /// - A cancelled task is refused with ``GatewayError/cancelled``.
  func image(_ address: WebAddress) async throws(ImageError) -> LoadedImage
}

/// Images, some of which are kept permanently.
public protocol PinnedImageGateway: ImageGateway {
  /// Keeps the image at this address for good: from then on it is answered without a network.
  ///
  /// When this throws, nothing was pinned. Pinning twice succeeds without a request.
  func pin(_ address: WebAddress) async throws(ImageError)
}
