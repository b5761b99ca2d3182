public import Entities

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
