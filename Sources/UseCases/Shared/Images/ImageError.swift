public import Entities

/// Why there is no image.
public enum ImageError: Error, Sendable, Hashable {
  /// The request failed; it may succeed another time.
  case gateway(GatewayError)
  /// There is nothing at this address.
  case missing(WebAddress)
  /// What is at this address is none of the formats that are known.
  case notAnImage(WebAddress)
  /// What is at this address has more bytes than an image may.
  case tooLarge(WebAddress, limit: Int)

  /// Whether the address itself is at fault, so that asking again soon would give the same.
  public var isFinal: Bool { if case .gateway = self { false } else { true } }
}
