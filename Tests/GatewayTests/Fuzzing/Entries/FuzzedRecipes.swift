import Entities
import Foundation
import Gateways
import UseCases
import WebGateways
import WebGatewayTesting

/// An entry that reads recipes in external formats, from a file and from a Spoonacular response. The result is storable recipes or an
/// error.
struct FuzzedRecipes: FuzzEntry {
  private static let key = "0123secret4567"

  let folder: String

  func seeds() -> [[UInt8]] { FuzzSeeds.recipeFiles.map { Array($0.utf8) } }

  func check(_ bytes: [UInt8]) async throws -> Bool {
    let path = folder + "/recetas.json"
    try Data(bytes).write(to: URL(filePath: path))
    let items: [SeedItem]
    do throws(SeedSourceError) { items = try await Self.items(ofFile: path) } catch {
      guard case .malformed = error else { throw Broken("unexpected error: \(error)") }
      items = []
    }
    try demand(!items.contains(.rejected([])), "a recipe was rejected without a problem")
    try await checkAnswer(bytes)
    return items.contains { if case .rejected = $0 { false } else { true } }
  }

  private static func items(ofFile path: String) async throws(SeedSourceError) -> [SeedItem] {
    var (items, reader) = ([SeedItem](), try await RecipeSeed.file(path).open())
    while let item = try reader.next() { items.append(item) }
    return items
  }

  /// Reads the bytes as a response from Spoonacular, and checks that repeating the call returns the same list from the cache.
  private func checkAnswer(_ bytes: [UInt8]) async throws {
    let client = ScriptedHTTPClient { (_) throws(HTTPError) in HTTPResponse(status: 200, body: bytes) }
    let recipes = SpoonacularRecipes(
      at: try WebAddress("https://api.example.org"), key: Self.key, client: client, cache: MemoryAnswerCache())
    do throws(GatewayError) {
      let list = try await recipes.recipes(matching: SearchText(), page: .first)
      let again = try await recipes.recipes(matching: SearchText(), page: .first)
      try check(list.value == again.value && client.requests.count == 1)
    } catch {
      try demand(!"\(error)".contains(Self.key), "the key is in \(error)")
      if case .other = error.faultKind { throw Broken("\(error)") }
    }
    do throws(GatewayError) { _ = try await recipes.details(.spoonacular(7)) } catch {
      try demand(!"\(error)".contains(Self.key), "the key is in \(error)")
    }
  }

  private func check(_ isSame: Bool) throws(GatewayError) {
    if !isSame { throw .failed(what: "list", why: "the cached answer differs") }
  }
}
