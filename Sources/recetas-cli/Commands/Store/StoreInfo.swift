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
    try context.output.write(
      context.texts.lines(kit.location, inventory), or: JSONObject.storeInfo(kit.location, inventory))
  }
}
