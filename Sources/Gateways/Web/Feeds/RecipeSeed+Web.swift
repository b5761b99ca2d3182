public import Entities
public import Gateways
public import UseCases

extension RecipeSeed {
  /// Returns the recipes on a web page or in a JSON document on the web. The document can be up to `maximumBytes` long.
  ///
  /// - Parameter client: the client that requests the page and makes any retries.
  public static func web(_ address: WebAddress, client: any HTTPClient) -> any SeedSource {
    WebRecipeSource(address: address, client: client)
  }
}

/// The recipes in a document on a server. Opening the source downloads the document.
private struct WebRecipeSource: SeedSource {
  let address: WebAddress
  let client: any HTTPClient

  func open() async throws(SeedSourceError) -> any SeedReader {
    let answer = try await WebDocument(address: address, client: client).answer()
    let type = answer.header("Content-Type")
    return try await RecipeSeed.document(
      answer.body, named: address.withoutQuery, at: address, contentType: type
    ).open()
  }
}
