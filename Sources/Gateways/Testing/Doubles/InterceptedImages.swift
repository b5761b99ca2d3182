public import Entities
public import UseCases

/// A call of a port that loads images, as a value.
public enum ImageCall: Sendable, Hashable {
  /// `ImageGateway.image(_:)`.
  case image(WebAddress)
  /// `PinnedImageGateway.pin(_:)`.
  case pin(WebAddress)
}

/// An image gateway whose calls are intercepted.
public struct InterceptedImages<Base: ImageGateway>: ImageGateway {
  private let base: Base
  private let calls: Interceptors<ImageCall>

  /// - Parameter interceptors: what happens around each call: before it in this order, after it in the opposite one.
  public init(_ base: Base, by interceptors: Interceptor<ImageCall>...) {
    self.base = base
    calls = Interceptors(interceptors)
  }

  public func image(_ address: WebAddress) async throws(ImageError) -> LoadedImage {
    try await make(.image(address), await base.image(address))
  }

  private func make<Answer>(
    _ call: ImageCall, _ answer: @autoclosure () async throws(ImageError) -> Answer
  ) async throws(ImageError) -> Answer {
    do { try await calls.before(call) } catch { throw .gateway(error) }
    let answer = try await answer()
    do { try await calls.after(call) } catch { throw .gateway(error) }
    return answer
  }
}

extension InterceptedImages: PinnedImageGateway where Base: PinnedImageGateway {
  public func pin(_ address: WebAddress) async throws(ImageError) {
    try await make(.pin(address), await base.pin(address))
  }
}
