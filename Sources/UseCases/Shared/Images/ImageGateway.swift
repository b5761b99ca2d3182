public import Entities

/// Loads images from web addresses.
public protocol ImageGateway: Sendable {
  /// Returns the image at this address.
  ///
  /// - If the status is 404 or 410, this throws ``ImageError/missing(_:)``. If the response is empty (204), this throws
  ///   ``ImageError/notAnImage(_:)``.
  /// - A failed connection is never cached, so the next call tries again. A final error for an address (``ImageError/isFinal``) can be
  ///   cached until the process ends.
  /// - A canceled task throws ``GatewayError/cancelled``.
  func image(_ address: WebAddress) async throws(ImageError) -> LoadedImage
}

/// Loads images, and can store some of them permanently.
public protocol PinnedImageGateway: ImageGateway {
  /// Stores the image at this address permanently, so that it is available without a network.
  ///
  /// If this throws, nothing was pinned. Pinning an image again succeeds without a request.
  func pin(_ address: WebAddress) async throws(ImageError)
}

/// The reason why an image can't be loaded.
public enum ImageError: Error, Sendable, Hashable {
  /// The request failed. A retry may succeed.
  case gateway(GatewayError)
  /// The server has no file at this address.
  case missing(WebAddress)
  /// The content at this address isn't in a known image format.
  case notAnImage(WebAddress)
  /// The image at this address has more than `limit` bytes.
  case tooLarge(WebAddress, limit: Int)

  /// Whether the error is caused by the address, so that an immediate retry would fail, too.
  public var isFinal: Bool { if case .gateway = self { false } else { true } }
}
