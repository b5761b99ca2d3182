import Entities
import UseCases

/// A seed that a server sends, whole, when it is opened.
struct WebSeedSource: SeedSource {
  /// The longest document that is taken, in bytes.
  static let maximumBytes = 64 << 20

  let address: WebAddress
  let client: any HTTPClient
  /// Reads what was sent.
  let source: @Sendable ([UInt8]) -> JSONSeedSource

  func open() async throws(SeedSourceError) -> any SeedReader {
    let response: HTTPResponse
    do {
      response = try await client.send(HTTPRequest(.get, address, maximumBytes: Self.maximumBytes))
    } catch {
      throw .gateway(GatewayError(error, of: address.host))
    }
    switch response.status {
    case 200..<300: break
    case 401: throw .gateway(.unauthorized(what: address.host))
    case 403: throw .gateway(.forbidden(what: address.host))
    case 404, 410: throw .missing(path: address.withoutQuery)
    case let status: throw .gateway(.serviceFailed(what: address.host, why: .status(status)))
    }
    if response.body.isEmpty { throw .gateway(.serviceFailed(what: address.host, why: .empty)) }
    return try source(response.body).open()
  }
}
