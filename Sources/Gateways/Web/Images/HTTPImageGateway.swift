public import Entities
public import UseCases

/// Downloads images from the web.
public struct HTTPImageGateway: ImageGateway {
  private let client: any HTTPClient
  private let now: @Sendable () -> Instant

  /// Creates a gateway that downloads images with a client.
  ///
  /// - Parameters:
  ///   - client: the client that requests the images.
  ///   - now: the current time, for servers that send a date in `Retry-After`.
  public init(_ client: any HTTPClient, now: @escaping @Sendable () -> Instant = SystemTime.now) {
    self.client = client
    self.now = now
  }

  public func image(_ address: WebAddress) async throws(ImageError) -> LoadedImage {
    let response: HTTPResponse
    do {
      response = try await client.send(HTTPRequest(.get, address, maximumBytes: LoadedImage.maximumBytes))
    } catch {
      if case .tooLarge(let limit) = error { throw .tooLarge(address, limit: limit) }
      throw .gateway(GatewayError(error, of: address.host))
    }
    switch response.status {
    case 404, 410: throw .missing(address)
    case 200..<300: break
    case 401: throw .gateway(.unauthorized(what: address.host))
    case 403: throw .gateway(.forbidden(what: address.host))
    case 429: throw .gateway(.quotaExhausted(what: address.host, retryAfter: response.retryAfter(at: now())))
    case let status: throw .gateway(.serviceFailed(what: address.host, why: .status(status)))
    }
    guard let image = LoadedImage(response.body) else { throw .notAnImage(address) }
    return image
  }
}
