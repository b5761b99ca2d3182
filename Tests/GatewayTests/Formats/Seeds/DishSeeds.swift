import Gateways
import UseCases
import TestSupport

/// Returns the seed items in a file with this text.
func seedItems(_ text: String) async throws -> [SeedItem] { try await seedItems(Array(text.utf8)) }

func seedItems(_ bytes: [UInt8]) async throws -> [SeedItem] {
  let folder = try TemporaryFolder()
  return try await seedItems(DishSeed.file(try folder.file("platos.json", bytes)))
}

/// Returns a dish's record with these four fields, each as JSON. A field that is `nil` is omitted.
func dishRecord(
  _ name: String? = #""Piña""#, _ description: String? = #""Con miel""#, price: String? = "4.35",
  kind: String? = #""Postres""#
) -> String {
  let fields = [("nombre", name), ("descripcion", description), ("precio", price), ("tipo", kind)]
  return "{" + fields.compactMap { key, value in value.map { "\"\(key)\": \($0)" } }.joined(separator: ", ")
    + "}"
}
