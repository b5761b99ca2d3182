import Entities
import UseCases

/// A seed that a server sends, whole, when it is opened.
struct WebSeedSource: SeedSource {
  let address: WebAddress
  let client: any HTTPClient
  /// Reads what was sent.
  let source: @Sendable ([UInt8]) -> JSONSeedSource

  func open() async throws(SeedSourceError) -> any SeedReader {
    try source(try await WebDocument(address: address, client: client).bytes()).open()
  }
}
