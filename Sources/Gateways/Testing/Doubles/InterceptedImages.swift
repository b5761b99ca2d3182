public import Entities
public import UseCases

/// A call to a port that loads images, as a value.
public enum ImageCall: Sendable, Hashable {
  /// A call to `ImageGateway.image(_:)`.
  case image(WebAddress)
  /// A call to `PinnedImageGateway.pin(_:)`.
  case pin(WebAddress)
}

/// An image gateway with intercepted calls.
public struct InterceptedImages<Base: ImageGateway>: ImageGateway {
  private let base: Base
  private let calls: Interceptors<ImageCall>

  /// - Parameter interceptors: the interceptors of each call. Their steps run in this order before a call, and in reverse order after the
  ///   call.
  public init(_ base: Base, by interceptors: Interceptor<ImageCall>...) {
    self.base = base
    calls = Interceptors(interceptors)
  }

  public func image(_ address: WebAddress) async throws(ImageError) -> LoadedImage {
    try await calls.make(.image(address), wrapping: ImageError.gateway, await base.image(address))
  }
}

extension InterceptedImages: PinnedImageGateway where Base: PinnedImageGateway {
  public func pin(_ address: WebAddress) async throws(ImageError) {
    try await calls.make(.pin(address), wrapping: ImageError.gateway, await base.pin(address))
  }
}
