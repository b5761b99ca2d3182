import Interfaces
import UseCases

extension Command {
  static let storeReset = Command(
    "store reset", "vaciar el almacén", "empty the store",
    examples: ["recetas-cli store reset --yes"]
  ) { context in
    let store = context.kit.store
    let inventory = try await store.inventory()
    try await context.confirm(context.texts.confirmReset(context.kit.location, inventory))
    try await context.kit.placeFiles.removeAll { () async throws(GatewayError) in try await store.reset()
    }
    try context.output.write(
      [Line(context.texts.wasReset(context.kit.location))],
      or: JSONObject.storeInfo(context.kit.location, StoreInventory()))
  }
}
