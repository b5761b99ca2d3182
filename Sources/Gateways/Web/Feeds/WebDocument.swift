import Entities
import UseCases

/// A document to download for an import.
struct WebDocument {
  /// The maximum size of a document, in bytes.
  static let maximumBytes = 64 << 20

  let address: WebAddress
  let client: any HTTPClient

  /// Downloads the document.
  func bytes() async throws(SeedSourceError) -> [UInt8] { try await answer().body }

  /// Downloads the document, and returns the whole response. A missing document throws ``SeedSourceError/missing(path:)``, whose path
  /// leaves out the parts of the address that can contain secrets.
  func answer() async throws(SeedSourceError) -> HTTPResponse {
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
    return response
  }
}
