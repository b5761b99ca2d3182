import Gateways
import Interfaces
import UseCases

extension Command {
  static let storeInfo = Command(
    "store info", "dónde están los datos y cuántos hay", "where the data are, and how many",
    examples: ["recetas-cli store info", "recetas-cli store info --store json:datos"]
  ) { context in
    let kit = context.kit
    let inventory = try await kit.store.inventory()
    let counts = try await kit.store.placeCounts()
    try context.output.write(
      context.texts.lines(kit.location, inventory, counts), or: JSONObject.storeInfo(kit.location, inventory, counts))
  }

  static let storeDump = Command(
    "store dump", "todo lo guardado, en JSON", "everything that is stored, as JSON",
    examples: ["recetas-cli store dump > copia.json"]
  ) { context in
    let contents = try await context.kit.store.contents()
    try context.output.write(json: StoreDocument(contents))
  }

  static let storeReset = Command(
    "store reset", "vaciar el almacén", "empty the store",
    examples: ["recetas-cli store reset --yes"]
  ) { context in
    let (kit, texts) = (context.kit, context.texts)
    try await context.agree { () -> String? in
      do { return texts.confirmReset(kit.location, try await kit.store.inventory()) } catch GatewayError.corrupt(
        _, let why)
      {
        return texts.confirmDiscarding(kit.location, why)
      }
    } to: {
      try await kit.placeFiles.removeAll { () async throws(GatewayError) in
        do throws(GatewayError) {
          try await kit.store.reset()
          // What is damaged may be elsewhere than where it was emptied.
          _ = try await kit.store.contents()
        } catch .corrupt {
          try kit.location.discard()
        } catch {
          throw error
        }
      }
    }
    // Last, so that a killed reset can be repeated.
    try await context.kit.forget()
    try context.output.write(
      [Line(context.texts.wasReset(context.kit.location))],
      or: JSONObject.storeInfo(context.kit.location, StoreInventory()))
  }
}
