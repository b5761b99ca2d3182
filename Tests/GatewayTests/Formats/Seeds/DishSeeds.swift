import Gateways
import UseCases
import TestSupport

/// What the seed in a file with this text hands out.
func seedItems(_ text: String) async throws -> [SeedItem] { try await seedItems(Array(text.utf8)) }

func seedItems(_ bytes: [UInt8]) async throws -> [SeedItem] {
  let folder = try TemporaryFolder()
  return try await seedItems(DishSeed.file(try folder.file("platos.json", bytes)))
}

/// A record with the four fields, each as JSON; `nil` leaves one out.
func dishRecord(
  _ name: String? = #""Piña""#, _ description: String? = #""Con miel""#, price: String? = "4.35",
  kind: String? = #""Postres""#
) -> String {
  let fields = [("nombre", name), ("descripcion", description), ("precio", price), ("tipo", kind)]
  return "{" + fields.compactMap { key, value in value.map { "\"\(key)\": \($0)" } }.joined(separator: ", ")
    + "}"
}
