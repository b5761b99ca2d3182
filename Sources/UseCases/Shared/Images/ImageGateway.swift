public import Entities

/// Loads images.
public protocol ImageGateway: Sendable {
  /// The image at this address.
  ///
  /// - Status 404 or 410 is ``ImageError/missing(_:)``; an empty answer (204) is not, and is no image.
  /// - A failed connection is never remembered: the next call tries again. A final error of an address (``ImageError/isFinal``) may be
  ///   remembered as long as the process runs.
  /// - A canceled task throws ``GatewayError/cancelled``.
  func image(_ address: WebAddress) async throws(ImageError) -> LoadedImage
}

/// Images, some of which are kept permanently.
public protocol PinnedImageGateway: ImageGateway {
  /// Keeps the image at this address permanently: from then on it needs no network.
  ///
  /// When this throws, nothing was pinned. Pinning twice succeeds without a request.
  func pin(_ address: WebAddress) async throws(ImageError)
}

/// Why there is no image.
public enum ImageError: Error, Sendable, Hashable {
  /// The request failed; it may succeed another time.
  case gateway(GatewayError)
  /// There is nothing at this address.
  case missing(WebAddress)
  /// The content at this address has no known image format.
  case notAnImage(WebAddress)
  /// The image at this address is too large.
  case tooLarge(WebAddress, limit: Int)

  /// Whether the error is due to the address, so that trying again soon would fail, too.
  public var isFinal: Bool { if case .gateway = self { false } else { true } }
}
